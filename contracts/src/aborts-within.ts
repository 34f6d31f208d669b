/** A signal that aborts together with another one, or when nothing was heard for a while. */
export interface GuardedSignal {
  readonly signal: AbortSignal;
  /** Something was heard: the while begins anew. */
  readonly alive: () => void;
  /** It is no longer needed; nothing stays behind at the other signal. */
  readonly stop: () => void;
}

/** Aborts after `ms` milliseconds without a sign of life, or with `other`. Browsers before 2024 lack `AbortSignal.any()`. */
export const abortsWithin = (ms: number, other: AbortSignal): GuardedSignal => {
  const guard = new AbortController();
  const { signal } = guard;
  const abort = () => guard.abort();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const alive = () => {
    clearTimeout(timer);
    timer = setTimeout(abort, ms);
  };
  const stop = () => {
    clearTimeout(timer);
    abort();
  };
  alive();
  if (other.aborted) stop();
  other.addEventListener('abort', stop, { signal });
  return { signal, alive, stop };
};

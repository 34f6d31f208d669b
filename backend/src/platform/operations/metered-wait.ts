import type { Metrics } from '../metrics/metrics.ts';

/** Waits until read models have seen a position; false when the time is over. */
export type WaitForReadModels = (position: number, timeoutMs: number) => Promise<boolean>;

/** The same wait, measured: it is part of every command's answer. */
export const meteredWait = (waitFor: WaitForReadModels, metrics: Metrics): WaitForReadModels => {
  const durations = metrics.histogram({
    name: 'read_model_wait_seconds',
    help: 'Seconds that answers waited until the read models showed what the session had changed.',
  });
  const timeouts = metrics.counter(
    'read_model_wait_timeouts_total',
    'Answers that went out before the read models showed what the session had changed.',
  );
  return async (position, timeoutMs) => {
    const started = performance.now();
    const visible = await waitFor(position, timeoutMs);
    durations.observe((performance.now() - started) / 1_000);
    if (!visible) timeouts.inc();
    return visible;
  };
};

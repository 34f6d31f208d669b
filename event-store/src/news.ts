/** Wakes those who wait for the log to grow beyond a position. */
export interface News {
  /** The log has reached a position. */
  announce(position: number): void;
  /** Whether the position is as far as anything that was heard; false while nothing was. */
  endsAt(position: number): boolean;
  /** Something may have been missed: forget what was heard and let everybody look. */
  wakeAll(): void;
  /** Resolves when the log has grown beyond the position, when `withinMs` have passed, or when the signal aborts. */
  beyond(position: number, options: { signal: AbortSignal; withinMs?: number }): Promise<void>;
}

export const createNews = (): News => {
  let heard = 0;
  const waiting = new Set<{ readonly position: number; wake(): void }>();

  return {
    announce(position) {
      heard = Math.max(heard, position);
      for (const waiter of waiting) if (waiter.position < heard) waiter.wake();
    },
    endsAt: (position) => heard > 0 && position >= heard,
    wakeAll() {
      heard = 0;
      for (const waiter of waiting) waiter.wake();
    },
    async beyond(position, { signal, withinMs }) {
      if (heard > position || signal.aborted) return;
      await new Promise<void>((resolve) => {
        const wake = () => {
          waiting.delete(waiter);
          clearTimeout(timer);
          signal.removeEventListener('abort', wake);
          resolve();
        };
        const waiter = { position, wake };
        const timer = withinMs === undefined ? undefined : setTimeout(wake, withinMs);
        signal.addEventListener('abort', wake);
        waiting.add(waiter);
      });
    },
  };
};

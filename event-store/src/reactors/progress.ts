/** How far a loop has come, and who waits for it to come further. */
export interface Progress {
  position(): number;
  advance(position: number): void;
  /** Resolves once `position` is reached; rejects when the signal aborts before. */
  reached(position: number, signal: AbortSignal): Promise<void>;
}

export const createProgress = (): Progress => {
  let current = 0;
  const waiting = new Set<{ readonly position: number; wake(): void }>();

  return {
    position: () => current,
    advance(position) {
      current = position;
      for (const waiter of waiting) if (waiter.position <= current) waiter.wake();
    },
    async reached(position, signal) {
      if (current >= position) return;
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      const waiter = { position, wake: resolve };
      const giveUp = () => reject(signal.reason);
      waiting.add(waiter);
      signal.addEventListener('abort', giveUp, { once: true });
      try {
        await promise;
      } finally {
        waiting.delete(waiter);
        signal.removeEventListener('abort', giveUp);
      }
    },
  };
};

interface Waiter {
  readonly position: number;
  readonly answer: (reached: boolean) => void;
}

/** Requests that wait until a position is reached. */
export interface PendingWaits {
  /** True once the position is reached (at once if it already is); false after the time limit, or when closed. */
  waitFor(position: number, timeoutMs: number): Promise<boolean>;
  /** Everything up to here is reached. A lower position than before sets back what is known; answered waits stay answered. */
  reach(position: number): void;
  isEmpty(): boolean;
  close(): void;
}

export const createPendingWaits = (): PendingWaits => {
  const waiters = new Map<symbol, Waiter>();
  let reached = 0;
  let closed = false;

  return {
    waitFor(position, timeoutMs) {
      if (position <= reached) return Promise.resolve(true);
      if (closed) return Promise.resolve(false);
      return new Promise((resolve) => {
        const ticket = Symbol();
        const answer = (isReached: boolean) => {
          clearTimeout(limit);
          waiters.delete(ticket);
          resolve(isReached);
        };
        const limit = setTimeout(() => answer(false), timeoutMs);
        waiters.set(ticket, { position, answer });
      });
    },
    reach(position) {
      reached = position;
      for (const waiter of waiters.values()) {
        if (waiter.position <= position) waiter.answer(true);
      }
    },
    isEmpty: () => waiters.size === 0,
    close() {
      closed = true;
      for (const waiter of waiters.values()) waiter.answer(false);
    },
  };
};

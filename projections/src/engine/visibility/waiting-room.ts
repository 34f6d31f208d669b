interface Waiter {
  readonly position: number;
  readonly answer: (reached: boolean) => void;
}

/** People who wait for a position to be reached, lowest first. */
export interface WaitingRoom {
  /** True once the position is reached, at once if it has been; false after the time limit, or when closed. */
  enter(position: number, timeoutMs: number): Promise<boolean>;
  /** Everything up to here is reached. A position before an earlier one sets back what is known, not who was let in. */
  admit(position: number): void;
  isEmpty(): boolean;
  close(): void;
}

export const createWaitingRoom = (): WaitingRoom => {
  const waiters = new Map<symbol, Waiter>();
  let reached = 0;
  let closed = false;

  return {
    enter(position, timeoutMs) {
      if (position <= reached) return Promise.resolve(true);
      if (closed) return Promise.resolve(false);
      return new Promise((resolve) => {
        const ticket = Symbol();
        const answer = (admitted: boolean) => {
          clearTimeout(limit);
          waiters.delete(ticket);
          resolve(admitted);
        };
        const limit = setTimeout(() => answer(false), timeoutMs);
        waiters.set(ticket, { position, answer });
      });
    },
    admit(position) {
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

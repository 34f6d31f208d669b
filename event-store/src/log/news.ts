/** Where one subscription waits for the log to grow, for as long as it lives. */
export interface WaitingPlace {
  /** Resolves when the log has grown beyond the position, when `withinMs` have passed, or when the place is left. */
  beyond(position: number): Promise<void>;
  /** Ends all waiting here, now and later. */
  leave(): void;
  isLeft(): boolean;
}

/** Wakes those who wait for the log to grow beyond a position. */
export interface News {
  /** The log has reached a position. */
  announce(position: number): void;
  /** Whether the position is as far as anything that was heard; false while nothing was. */
  endsAt(position: number): boolean;
  /** Something may have been missed: forget what was heard and let everybody look. */
  wakeAll(): void;
  /** Who takes it must leave it again. */
  takePlace(options?: { withinMs?: number }): WaitingPlace;
}

export const createNews = (): News => {
  let heard = 0;
  const waiting = new Set<{ position: number; wake(): void }>();

  // One place serves many waits: every event wakes all subscriptions, and what each wait allocates has to be collected.
  const takePlace = ({ withinMs }: { withinMs?: number } = {}): WaitingPlace => {
    let isLeft = false;
    let goOn = () => {};
    let timer: NodeJS.Timeout | undefined;
    const wake = () => {
      waiting.delete(waiter);
      goOn();
    };
    const waiter = { position: 0, wake };
    return {
      beyond(position) {
        if (heard > position || isLeft) return Promise.resolve();
        waiter.position = position;
        waiting.add(waiter);
        if (withinMs !== undefined) timer = timer?.refresh() ?? setTimeout(wake, withinMs);
        return new Promise((resolve) => {
          goOn = resolve;
        });
      },
      leave() {
        isLeft = true;
        clearTimeout(timer);
        wake();
      },
      isLeft: () => isLeft,
    };
  };

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
    takePlace,
  };
};

import type { Sleep } from '@sternklar/event-store/retry-policy';

/** Milliseconds that the thread has waited for something to do and has been busy, so far. */
export interface LoopTimes {
  readonly idle: number;
  readonly active: number;
}

export interface TurnsOptions {
  readonly areThere: () => boolean;
  readonly elapsed: () => number;
  readonly sleep: Sleep;
  readonly loopTimes: () => LoopTimes;
}

/** In which those go on who gave way to people. */
export interface Turns {
  /** Resolves when it is one's turn, or as soon as the signal aborts. */
  next(signal: AbortSignal): Promise<void>;
}

const LOOK_EVERY_MS = 2;
/** People alone may keep the thread busy; work that may wait goes on all the same, if slowly. */
const LONGEST_TURN_MS = 20;

/**
 * One after the other, each when the thread has rested since the turn before for as long as it was busy, with that turn's work and with
 * everything else: so all who catch up at once leave it half free, however many they are. Nobody waits while nobody is there.
 */
export const createTurns = ({ areThere, elapsed, sleep, loopTimes }: TurnsOptions): Turns => {
  let last: Promise<void> = Promise.resolve();

  const hasRestedSince = (before: LoopTimes): boolean => {
    const { idle, active } = loopTimes();
    return idle - before.idle >= active - before.active;
  };
  const wait = async (signal: AbortSignal): Promise<void> => {
    const before = loopTimes();
    const until = elapsed() + LONGEST_TURN_MS;
    do {
      if (signal.aborted || !areThere()) return;
      // At first without a look: the turn before has only just begun.
      await sleep(LOOK_EVERY_MS, signal);
    } while (elapsed() < until && !hasRestedSince(before));
  };

  return {
    next(signal) {
      last = last.then(() => wait(signal));
      return last;
    },
  };
};

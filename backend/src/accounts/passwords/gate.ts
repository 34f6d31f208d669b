export interface GateLimits {
  /** How many run at the same time. */
  readonly atOnce: number;
  /** How many may wait; one more is turned away. */
  readonly waiting: number;
  /** How many whom we know may wait beside those. */
  readonly waitingKnown: number;
}

export class GateFull extends Error {
  override readonly name = 'GateFull';
}

/**
 * Lets a bounded number of jobs run, makes a bounded number wait in order, and rejects the others with `GateFull`. Those whom
 * we know wait in a line of their own, which is as long as it is however many strangers come; the two lines take turns.
 */
export const createGate = ({ atOnce, waiting, waitingKnown }: GateLimits) => {
  let running = 0;
  const lines = { strangers: [] as (() => void)[], known: [] as (() => void)[] };
  let knownCameLast = false;
  const enter = async (isKnown: boolean) => {
    if (running < atOnce) {
      running += 1;
      return;
    }
    const line = isKnown ? lines.known : lines.strangers;
    if (line.length >= (isKnown ? waitingKnown : waiting)) throw new GateFull('Too many jobs are waiting.');
    await new Promise<void>((admit) => line.push(admit));
  };
  const next = () => {
    const fromKnown = lines.known.length > 0 && !(knownCameLast && lines.strangers.length > 0);
    knownCameLast = fromKnown;
    return (fromKnown ? lines.known : lines.strangers).shift();
  };
  /** The next one takes over the place, so that nobody slips in between. */
  const leave = () => {
    const admit = next();
    if (admit) admit();
    else running -= 1;
  };
  return async <Result>(job: () => Promise<Result>, isKnown = false): Promise<Result> => {
    await enter(isKnown);
    try {
      return await job();
    } finally {
      leave();
    }
  };
};

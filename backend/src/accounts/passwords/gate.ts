export interface GateLimits {
  /** How many run at the same time. */
  readonly atOnce: number;
  /** How many may wait; one more is turned away. */
  readonly waiting: number;
}

export class GateFull extends Error {
  override readonly name = 'GateFull';
}

/** Lets a bounded number of jobs run, makes a bounded number wait in order, and rejects the others with `GateFull`. */
export const createGate = ({ atOnce, waiting }: GateLimits) => {
  let running = 0;
  const queue: (() => void)[] = [];
  const enter = async () => {
    if (running < atOnce) {
      running += 1;
      return;
    }
    if (queue.length >= waiting) throw new GateFull('Too many jobs are waiting.');
    await new Promise<void>((admit) => queue.push(admit));
  };
  /** The next one takes over the place, so that nobody slips in between. */
  const leave = () => {
    const next = queue.shift();
    if (next) next();
    else running -= 1;
  };
  return async <Result>(job: () => Promise<Result>): Promise<Result> => {
    await enter();
    try {
      return await job();
    } finally {
      leave();
    }
  };
};

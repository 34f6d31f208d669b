/** Longer than the work it hides ever takes on a machine that is not overloaded. */
const SAME_TIME_MS = 300;

export type SameTime = <Result>(work: Promise<Result>) => Promise<Result>;

/** Answers after a fixed time at the earliest, in failure too, so that nobody learns from the clock which account exists. */
export const createSameTime =
  (pause: (ms: number) => Promise<unknown>): SameTime =>
  async (work) => {
    const [outcome] = await Promise.allSettled([work, pause(SAME_TIME_MS)]);
    if (outcome.status === 'rejected') throw outcome.reason;
    return outcome.value;
  };

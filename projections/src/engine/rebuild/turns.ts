/** Runs a piece of work when it is its turn, in the order of asking. */
export type Turns = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Lets as many run at the same time as `atOnce` says at that moment. */
export const createTurns = (atOnce: () => number): Turns => {
  const waiting: (() => void)[] = [];
  let running = 0;
  const letIn = () => {
    while (running < atOnce()) {
      const next = waiting.shift();
      if (!next) return;
      running += 1;
      next();
    }
  };
  return async (work) => {
    await new Promise<void>((resolve) => {
      waiting.push(resolve);
      letIn();
    });
    try {
      return await work();
    } finally {
      running -= 1;
      letIn();
    }
  };
};

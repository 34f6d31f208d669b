import { EventStoreUnavailable } from '../event-store.ts';

/** Lets so many pieces of work run at once; the others wait in line. */
export interface Gate {
  run<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Resolves when nothing runs and nobody waits. */
  idle(): Promise<void>;
}

export const createGate = ({ atOnce, waiting }: { readonly atOnce: number; readonly waiting: number }): Gate => {
  const line: (() => void)[] = [];
  const resting: (() => void)[] = [];
  let running = 0;

  const leave = () => {
    const next = line.shift();
    if (next) return next();
    running -= 1;
    if (running === 0) for (const rest of resting.splice(0)) rest();
  };

  return {
    async run(work) {
      if (line.length >= waiting) throw new EventStoreUnavailable(`${waiting} appends are waiting already.`);
      if (running < atOnce) running += 1;
      else await new Promise<void>((resolve) => line.push(resolve));
      try {
        return await work();
      } finally {
        leave();
      }
    },
    async idle() {
      if (running > 0) await new Promise<void>((resolve) => resting.push(resolve));
    },
  };
};

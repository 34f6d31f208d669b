import type { Logger } from '@sternklar/event-store/logger';
import { describeError } from '../describe-error.port.ts';

/** Deletes up to `limit` rows that are over; answers how many it were. */
export type Chore = (limit: number) => Promise<number>;

export interface HousekeepingOptions {
  readonly chores: Readonly<Record<string, Chore>>;
  readonly everyMs: number;
  readonly logger: Logger;
}

const ROWS_AT_ONCE = 500;
const ROUNDS = 20;

/** Deletes what is over, now and then, a bounded number of rows each time. Several processes may do it at once. */
export const createHousekeeping = ({ chores, everyMs, logger }: HousekeepingOptions) => {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();

  const finish = async (chore: Chore): Promise<void> => {
    for (let round = 0; round < ROUNDS; round += 1) {
      if ((await chore(ROWS_AT_ONCE)) < ROWS_AT_ONCE) return;
    }
  };

  const run = async (): Promise<void> => {
    for (const [name, chore] of Object.entries(chores)) {
      await finish(chore).catch((error: unknown) => {
        logger.warn({ ...describeError(error), chore: name }, 'what is over could not be deleted; trying again later');
      });
    }
  };

  const runLater = (): void => {
    timer = setTimeout(() => {
      running = run().then(() => {
        if (timer !== undefined) runLater();
      });
    }, everyMs).unref();
  };

  return {
    /** Does every chore once. */
    run,
    start: runLater,
    async stop(): Promise<void> {
      clearTimeout(timer);
      timer = undefined;
      await running;
    },
  };
};

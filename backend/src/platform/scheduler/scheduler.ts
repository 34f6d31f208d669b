import type { GiveWay } from '@sternklar/event-store/give-way';
import type { Logger } from '@sternklar/event-store/logger';
import type { Pool, PoolClient } from 'pg';
import type { MayActByClock } from '../clock.port.ts';
import { describeError } from '../describe-error.port.ts';
import type { Job } from '../jobs.port.ts';

export interface SchedulerOptions {
  readonly jobs: readonly Job[];
  readonly pool: Pool;
  readonly everyMs: number;
  /** Called between two portions: whether read models hold what the last one did, awaited for a while. */
  readonly settled: () => Promise<boolean>;
  /** Asked before each portion of a job that acts by the clock. */
  readonly mayActByClock: MayActByClock;
  /** Awaited between two portions. */
  readonly giveWay?: GiveWay;
  readonly logger: Logger;
  /** Told what became of each job that was looked at. */
  readonly onJob?: (outcome: JobOutcome) => void;
}

/** `held`: a clock is in doubt, so it waits until an operator has looked. */
export type JobOutcome = 'done' | 'failed' | 'held';

export interface Scheduler {
  /** Does everything that is due, after whoever is at it. */
  run(): Promise<void>;
  /** Does everything that is due, now and at every interval, unless another process is doing it. */
  start(): void;
  stop(): Promise<void>;
}

/** Advisory lock: held by the one process that does the jobs at this moment. */
const SCHEDULER = 7_384_302;
const PORTION = 100;
/** At most 20,000 pieces at a time; what is left is due at the next one. */
const PORTIONS = 200;

/**
 * Runs jobs now and then, in one process at a time. What came due while nothing ran is done at the next run; a job that
 * fails stops no other, and is tried again then.
 */
export const createScheduler = (options: SchedulerOptions): Scheduler => {
  const { jobs, pool, everyMs, settled, mayActByClock, giveWay = async () => undefined, logger, onJob } = options;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const stopping = new AbortController();

  /** Read models that do not follow would name what was just done as due again, so the rest waits for the next run. */
  const finish = async ({ name, actsByClock, run }: Job): Promise<JobOutcome> => {
    for (let portion = 0; portion < PORTIONS && !stopping.signal.aborted; portion += 1) {
      if (actsByClock && !(await mayActByClock())) return 'held';
      const began = performance.now();
      if ((await run(PORTION)) < PORTION) break;
      const isSettled = await settled();
      await giveWay(performance.now() - began, stopping.signal);
      if (isSettled) continue;
      logger.warn({ job: name }, 'read models do not follow; what else is due is done later');
      break;
    }
    return 'done';
  };

  const takeTurn = async (client: PoolClient, isPatient: boolean): Promise<boolean> => {
    if (!isPatient) {
      const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [SCHEDULER]);
      return rows[0]?.mine ?? false;
    }
    await client.query('select pg_advisory_lock($1)', [SCHEDULER]);
    return true;
  };

  const runAlone = async ({ isPatient }: { readonly isPatient: boolean }): Promise<void> => {
    const client = await pool.connect();
    let lost = false;
    try {
      if (!(await takeTurn(client, isPatient))) return;
      for (const job of jobs) {
        try {
          const outcome = await finish(job);
          onJob?.(outcome);
        } catch (error) {
          onJob?.('failed');
          logger.warn({ ...describeError(error), job: job.name }, 'what is due could not be done; trying again later');
        }
      }
      await client.query('select pg_advisory_unlock($1)', [SCHEDULER]);
    } catch (error) {
      // The lock goes with the connection.
      lost = true;
      throw error;
    } finally {
      client.release(lost);
    }
  };

  const runQuietly = () =>
    runAlone({ isPatient: false }).catch((error: unknown) => {
      logger.warn(describeError(error), 'the scheduler could not run; trying again later');
    });

  const runLater = (): void => {
    timer = setTimeout(() => {
      running = runQuietly().then(() => {
        if (!stopping.signal.aborted) runLater();
      });
    }, everyMs).unref();
  };

  return {
    run: () => runAlone({ isPatient: true }),
    start() {
      running = runQuietly().then(() => {
        if (!stopping.signal.aborted) runLater();
      });
    },
    async stop() {
      stopping.abort();
      clearTimeout(timer);
      await running;
    },
  };
};

import type { Rebuild } from '@sternklar/contracts/operations.api';
import type { EventStore } from '@sternklar/event-store/event-store';
import type { Logger } from '@sternklar/event-store/logger';
import { StartRefused } from '@sternklar/event-store/start-refused';
import type { RebuildProgress } from '@sternklar/projections/engine/rebuild/rebuild';
import { type RebuildLock, RebuildRunning } from '@sternklar/projections/engine/rebuild/rebuild-lock';
import { describeError } from '../../describe-error.port.ts';
import type { RebuildRow, RebuildTable } from './rebuild-table.ts';

export interface RebuildOrder {
  readonly names: readonly string[];
  readonly lock: RebuildLock;
  /** The log, as far as it may still be read. */
  readonly store: EventStore;
  readonly onProgress: (progress: RebuildProgress) => void;
}

export interface RebuildsDeps {
  readonly table: RebuildTable;
  readonly store: EventStore;
  /** Throws StartRefused. */
  readonly rebuild: (order: RebuildOrder) => Promise<unknown>;
  /** Throws RebuildRunning while another one runs on this database, in whatever process. */
  readonly takeLock: () => Promise<RebuildLock>;
  readonly lockHolder: () => Promise<number | null>;
  readonly now: () => Date;
  readonly logger: Logger;
}

/** Rebuilds of read models in the background: one at a time, whoever starts it. */
export interface Rebuilds {
  /** The newest ones that were started in the back office; `isRunning` is also true for one from a command line. */
  current(): Promise<{ readonly newest: readonly Rebuild[]; readonly isRunning: boolean }>;
  /** Resolves when it has begun; false when another one runs already. One that has begun under this id does not again. */
  start(id: string, names: readonly string[]): Promise<boolean>;
  /** Lets go of one that runs here, and waits a while for its end. */
  stop(): Promise<void>;
}

const WRITTEN_EVERY_MS = 500;
const ENDS_WITHIN_MS = 10_000;
const STOPPED =
  'Der Neuaufbau wurde abgebrochen, weil der Server beendet wurde; was noch nicht umgeschaltet war, ist unverändert.';
const FAILED =
  'Der Neuaufbau ist gescheitert; der Grund steht im Log des Produkts. Was noch nicht umgeschaltet war, ist unverändert.';

const stateOf = ({ finishedAt, failure, lockHolder }: RebuildRow, holder: number | null): Rebuild['state'] => {
  if (finishedAt !== null) return failure === null ? 'done' : 'failed';
  return lockHolder === holder ? 'running' : 'interrupted';
};

const asRebuild = (row: RebuildRow, holder: number | null): Rebuild => ({
  id: row.id,
  state: stateOf(row, holder),
  read_models: [...row.readModels],
  started_at: row.startedAt.toISOString(),
  finished_at: row.finishedAt?.toISOString() ?? null,
  phase: row.phase,
  position: row.position,
  head: row.head,
  failure: row.failure,
});

const nullWhenRunning = (error: unknown): null => {
  if (error instanceof RebuildRunning) return null;
  throw error;
};

export const createRebuilds = (deps: RebuildsDeps): Rebuilds => {
  const { table, store, rebuild, now, logger } = deps;
  let running: Promise<void> = Promise.resolve();
  let isStopping = false;

  /** Reading the log is where a rebuild can be let go of at any time. */
  const source: EventStore = {
    ...store,
    readAll: (after, maxCount) => {
      if (isStopping) throw new StartRefused(STOPPED);
      return store.readAll(after, maxCount);
    },
  };

  const sentenceFor = (error: unknown): string => {
    if (error instanceof StartRefused) return error.message;
    logger.error(describeError(error), 'a rebuild of read models failed');
    return FAILED;
  };

  /** Writes progress down now and then, one writing at a time; what is lost is only a figure. */
  const createProgress = (id: string) => {
    let writtenAt = 0;
    let writing: Promise<void> = Promise.resolve();
    return {
      show(progress: RebuildProgress) {
        const time = performance.now();
        if (time - writtenAt < WRITTEN_EVERY_MS && progress.phase === 'reading') return;
        writtenAt = time;
        writing = writing
          .then(() => table.advance(id, progress))
          .catch((error: unknown) => logger.warn(describeError(error), 'progress of a rebuild was not written down'));
      },
      written: () => writing,
    };
  };

  /** The lock is let go of last: a rebuild that is not written down as finished and holds no lock was interrupted. */
  const run = async (id: string, names: readonly string[], lock: RebuildLock): Promise<void> => {
    const progress = createProgress(id);
    const order = { names, lock, store: source, onProgress: progress.show };
    const failure = await rebuild(order).then(() => null, sentenceFor);
    await progress.written();
    await table
      .finish(id, now(), failure)
      .catch((error: unknown) => logger.warn(describeError(error), 'the end of a rebuild was not written down'));
    await lock.release();
    logger.info({ readModels: names, failure }, 'a rebuild of read models ended');
  };

  return {
    async current() {
      const before = await table.newest();
      const holder = await deps.lockHolder();
      // One that was under way before the lock was looked at may have ended in between.
      const rows = before.some(({ finishedAt }) => finishedAt === null) ? await table.newest() : before;
      return { newest: rows.map((row) => asRebuild(row, holder)), isRunning: holder !== null };
    },
    async start(id, names) {
      if (await table.has(id)) return true;
      if (isStopping) return false;
      const lock = await deps.takeLock().catch(nullWhenRunning);
      if (lock === null) return false;
      try {
        await table.begin({ id, readModels: names, startedAt: now(), lockHolder: lock.holder });
      } catch (error) {
        await lock.release();
        throw error;
      }
      running = run(id, names, lock);
      return true;
    },
    async stop() {
      isStopping = true;
      const limit = AbortSignal.timeout(ENDS_WITHIN_MS);
      const timeIsUp = new Promise<void>((resolve) => limit.addEventListener('abort', () => resolve(), { once: true }));
      await Promise.race([running, timeIsUp]);
    },
  };
};

import type { Rebuild } from '@sternklar/contracts/operations.api';
import type { EventStore } from '@sternklar/event-store/event-store';
import type { Logger } from '@sternklar/event-store/logger';
import { StartRefused } from '@sternklar/event-store/start-refused';
import type { RebuildProgress } from '@sternklar/projections/rebuild';
import { describeError } from '../../http/describe-error.ts';
import type { RebuildRow, RebuildTable } from './rebuild-table.ts';

export interface RebuildOrder {
  readonly names: readonly string[];
  /** The log, as far as it may still be read. */
  readonly store: EventStore;
  readonly onProgress: (progress: RebuildProgress) => void;
}

export interface RebuildsDeps {
  readonly table: RebuildTable;
  readonly store: EventStore;
  /** Throws StartRefused. */
  readonly rebuild: (order: RebuildOrder) => Promise<unknown>;
  /** Whether one runs on this database, in whatever process. */
  readonly isRunning: () => Promise<boolean>;
  readonly now: () => Date;
  readonly nextId: () => string;
  readonly logger: Logger;
}

/** Rebuilds of read models in the background: one at a time, whoever starts it. */
export interface Rebuilds {
  /** The newest one that was started here; `isRunning` is also true for one from a command line. */
  current(): Promise<{ readonly newest: Rebuild | null; readonly isRunning: boolean }>;
  /** False when one runs already. Resolves as soon as it has begun. */
  start(names: readonly string[]): Promise<boolean>;
  /** Lets go of one that runs here, which then has changed nothing; waits a while for its end. */
  stop(): Promise<void>;
}

const WRITTEN_EVERY_MS = 500;
/** From the beginning of one until it holds its lock. */
const BEGINS_WITHIN_MS = 10_000;
const ENDS_WITHIN_MS = 10_000;
const STOPPED =
  'Der Neuaufbau wurde abgebrochen, weil der Server beendet wurde; die bisherigen Tabellen sind unverändert.';
const FAILED =
  'Der Neuaufbau ist gescheitert; der Grund steht im Log des Produkts. Die bisherigen Tabellen sind unverändert.';

const stateOf = (row: RebuildRow, isAlive: boolean): Rebuild['state'] => {
  if (row.finishedAt !== null) return row.failure === null ? 'done' : 'failed';
  return isAlive ? 'running' : 'interrupted';
};

const asRebuild = (row: RebuildRow, isAlive: boolean): Rebuild => ({
  state: stateOf(row, isAlive),
  read_models: [...row.readModels],
  started_at: row.startedAt.toISOString(),
  finished_at: row.finishedAt?.toISOString() ?? null,
  phase: row.phase,
  position: row.position,
  head: row.head,
  failure: row.failure,
});

export const createRebuilds = ({ table, store, rebuild, isRunning, now, nextId, logger }: RebuildsDeps): Rebuilds => {
  let running: Promise<void> | null = null;
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

  const run = async (id: string, names: readonly string[]): Promise<void> => {
    const progress = createProgress(id);
    const failure = await rebuild({ names, store: source, onProgress: progress.show }).then(() => null, sentenceFor);
    await progress.written();
    await table
      .finish(id, now(), failure)
      .catch((error: unknown) => logger.warn(describeError(error), 'the end of a rebuild was not written down'));
    logger.info({ readModels: names, failure }, 'a rebuild of read models ended');
  };

  /** One that has just begun may not hold its lock yet. */
  const isBeginning = ({ startedAt, finishedAt }: RebuildRow): boolean =>
    finishedAt === null && now().getTime() - startedAt.getTime() < BEGINS_WITHIN_MS;

  const current = async () => {
    const locked = await isRunning();
    const row = await table.newest();
    const isAlive = locked || running !== null || (row !== null && isBeginning(row));
    const newest = row === null ? null : asRebuild(row, isAlive);
    return { newest, isRunning: locked || newest?.state === 'running' };
  };

  return {
    current,
    async start(names) {
      if ((await current()).isRunning || running !== null || isStopping) return false;
      const id = nextId();
      const begun = table.begin({ id, readModels: names, startedAt: now() });
      // Before anything is awaited: whoever asks next in this process sees it.
      running = begun
        .then(() => run(id, names))
        .catch(() => undefined)
        .finally(() => {
          running = null;
        });
      await begun;
      return true;
    },
    async stop() {
      isStopping = true;
      if (running === null) return;
      const limit = AbortSignal.timeout(ENDS_WITHIN_MS);
      const timeIsUp = new Promise<void>((resolve) => limit.addEventListener('abort', () => resolve(), { once: true }));
      await Promise.race([running, timeIsUp]);
    },
  };
};

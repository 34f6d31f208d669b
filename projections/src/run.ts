import type { EventCodec } from '@sternklar/event-store/event-codec';
import type { EventStore } from '@sternklar/event-store/event-store';
import type { Logger } from '@sternklar/event-store/logger';
import type { Projection } from '@sternklar/event-store/projection';
import { StartRefused } from '@sternklar/event-store/start-refused';
import type pg from 'pg';
import { applyBatch } from './apply-batch.ts';
import { readPositions } from './checkpoints.ts';
import { readBatch } from './event-batch.ts';
import type { LaneContext } from './lane.ts';
import { type Backoff, DEFAULT_BACKOFF } from './pacing.ts';
import { createProgressBook } from './progress-book.ts';
import { prepareReadModels, roleOf } from './read-model-schemas.ts';
import { type RunnerStatus, runnerStatus } from './runner-status.ts';
import { createSharedLane, type SharedLane } from './shared-lane.ts';
import { runSoloLane } from './solo-lane.ts';

export interface ProjectionRunnerOptions {
  readonly store: EventStore;
  readonly codec: EventCodec;
  /** One of `createProjectionPool`; two connections are enough while all projections are in step. */
  readonly pool: pg.Pool;
  /** Connects as the role that makes tables. */
  readonly ownerUrl: string;
  readonly projections: readonly Projection[];
  readonly logger: Logger;
  readonly now?: () => Date;
  /** Told where projections stand, by name, as soon as this process has committed it: before any notification. */
  readonly onProgress?: (positions: ReadonlyMap<string, number>) => void;
  /** Most events in one transaction (default 500). */
  readonly batchSize?: number;
  readonly backoff?: Backoff;
}

export interface ProjectionRunner {
  /** Makes missing tables, for a process that leaves it to others to fill them; `start` does so, too. Throws StartRefused. */
  prepare(): Promise<void>;
  /** Makes missing tables and begins to follow the log; resolves once it follows. Throws StartRefused. */
  start(): Promise<void>;
  /** Ends after the batch in flight. */
  stop(): Promise<void>;
  /** Applies everything the log holds now, also without `start`. Rejects when a projection fails. */
  catchUp(): Promise<void>;
  status(): Promise<RunnerStatus>;
  /** Whether every projection has been up to date once since `start`. */
  isReady(): boolean;
}

const BATCH_SIZE = 500;

/** Keeps read models in step with the log: one reading for all, rows and checkpoints in one transaction per batch. */
export function createProjectionRunner(options: ProjectionRunnerOptions): ProjectionRunner {
  const { store, codec, pool, projections, logger } = options;
  const source = { store, codec };
  const batchSize = options.batchSize ?? BATCH_SIZE;
  const book = createProgressBook(projections, options.onProgress);
  const stopping = new AbortController();
  const running = new Set<Promise<void>>();
  let shared: SharedLane | null = null;
  let preparation: Promise<void> | null = null;

  const prepare = () => {
    preparation ??= prepareTables(options).catch((error) => {
      preparation = null;
      throw error;
    });
    return preparation;
  };

  const keep = (lane: Promise<void>) => {
    running.add(lane);
    void lane.finally(() => running.delete(lane));
  };

  const follow = (positions: ReadonlyMap<string, number>) => {
    const { signal } = stopping;
    const context: LaneContext = {
      source,
      pool,
      book,
      logger,
      batchSize,
      signal,
      backoff: options.backoff ?? DEFAULT_BACKOFF,
    };
    const position = Math.max(0, ...positions.values());
    const [members, others] = partition(projections, ({ name }) => positions.get(name) === position);
    const goAlone = (projection: Projection, carefulUntil: number) =>
      keep(runSoloLane(projection, lane, { context, carefulUntil }));
    const lane = createSharedLane(context, { position, members, onLeave: goAlone });
    for (const projection of others) goAlone(projection, 0);
    keep(lane.run());
    shared = lane;
  };

  return {
    prepare,
    async start() {
      if (shared) throw new Error('This projection runner was started before.');
      await prepare();
      const positions = await readPositions(pool, projections);
      const head = await store.head();
      refuseReadModelsAheadOf(head, positions);
      book.begin(head);
      book.record(positions);
      follow(positions);
    },
    async stop() {
      stopping.abort();
      while (running.size > 0) await Promise.all(running);
    },
    async catchUp() {
      await prepare();
      const head = await store.head();
      for (;;) {
        const from = Math.min(...(await readPositions(pool, projections)).values());
        if (from >= head) return;
        book.record(await applyBatch(pool, projections, await readBatch(source, from, batchSize)));
      }
    },
    status: () =>
      runnerStatus({
        store,
        pool,
        book,
        projections,
        now: options.now ?? (() => new Date()),
        inStep: (one) => shared?.has(one) ?? false,
      }),
    isReady: () => book.isReady(),
  };
}

async function prepareTables({ pool, ownerUrl, projections, logger }: ProjectionRunnerOptions): Promise<void> {
  await prepareReadModels({ ownerUrl, runningRole: await roleOf(pool), projections, logger });
}

/** A log restored from an older backup than the read models: they show what never happened. */
function refuseReadModelsAheadOf(head: number, positions: ReadonlyMap<string, number>): void {
  const ahead = [...positions].filter(([, position]) => position > head).map(([name]) => name);
  if (ahead.length === 0) return;
  throw new StartRefused(
    `Das Ereignisprotokoll endet bei Position ${head}, aber diese Lesemodelle sind schon weiter: ${ahead.join(', ')}; bauen Sie sie mit „npm run rebuild -- ${ahead.join(' ')}“ neu auf.`,
  );
}

const partition = <Item>(items: readonly Item[], chosen: (item: Item) => boolean): [Item[], Item[]] => [
  items.filter(chosen),
  items.filter((item) => !chosen(item)),
];

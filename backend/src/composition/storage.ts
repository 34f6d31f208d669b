import { hostname, uptime } from 'node:os';
import { eventRegistry } from '@sternklar/contracts/event-definitions';
import { createCommandHandler } from '@sternklar/event-store/command-handler';
import type { EventStore } from '@sternklar/event-store/event-store';
import { createPool, poolUsage } from '@sternklar/event-store/postgres/pool';
import { tracedCommands } from '@sternklar/event-store/tracing/traced-commands';
import { tracedEventStore } from '@sternklar/event-store/tracing/traced-event-store';
import { createLogBuilder } from '@sternklar/event-store/transparency/log-builder';
import { createTransparencyLog } from '@sternklar/event-store/transparency/transparency-log';
import { createProjectionPool } from '@sternklar/projections/engine/projection-pool';
import { createProjectionRunner } from '@sternklar/projections/engine/run';
import { createVisibility, type Visibility } from '@sternklar/projections/engine/visibility/visibility';
import { allProjections } from '@sternklar/projections/projections';
import { createQueries } from '@sternklar/projections/queries';
import { createClockTable } from '../platform/clock/clock-table.ts';
import { believedClock, createClockWatch } from '../platform/clock/clock-watch.ts';
import { createSealedFiles } from '../platform/files/sealed-files.ts';
import { migrateDatabase, openLog } from '../platform/log/open-log.ts';
import { meteredStore, observeBatches } from '../platform/metrics/metered-store.ts';
import { createMetrics, type Metrics } from '../platform/metrics/metrics.ts';
import { createPeople } from '../platform/people/people.ts';
import { PEOPLES_POOL } from '../platform/people/people-elsewhere.ts';
import type { CompositionOptions } from './composition-options.ts';
import { openFileStore } from './file-store.ts';
import { createKafkaFeed } from './kafka-feed.ts';
import { allMigrations } from './migrations.ts';

/** Reactors and mail; projections have connections of their own. */
const BACKGROUND_CONNECTIONS = 5;
const PROJECTION_CONNECTIONS = 4;
const TRANSPARENCY_CONNECTIONS = 1;
/** How many times as long as a piece of it took catching up pauses while people are there: answers wait for read models, for signing nobody does, and for a rebuild an operator. */
const READ_MODELS_PAUSE = 1;
const BACKGROUND_PAUSE = 1;
export const REBUILD_PAUSE = 1;
const CLOCKS_EVERY_MS = 10_000;
const MS = 1_000;

/** Whether the read models, which another process keeps, have once shown everything since this one first asked. */
const onceUpToDate = ({ store, visibility }: { store: Pick<EventStore, 'head'>; visibility: Visibility }) => {
  let target: number | null = null;
  let reached = false;
  return async (): Promise<boolean> => {
    target ??= await store.head();
    reached ||= await visibility.waitFor(target, 0);
    return reached;
  };
};

/** Connections by what they are for. */
const openPools = ({ config, database, logger }: CompositionOptions, closers: AsyncDisposableStack) => {
  const openPool = (name: string, max: number, create = createPool) => {
    const prepares = create === createPool;
    const pool = create({ url: database.url, max, applicationName: `sternklar-${name}`, prepares, logger });
    closers.defer(() => pool.end());
    return pool;
  };
  return {
    api: openPool(PEOPLES_POOL, config.databasePoolSize),
    background: openPool('background', BACKGROUND_CONNECTIONS),
    projections: openPool('projections', PROJECTION_CONNECTIONS, createProjectionPool),
    transparency: openPool('transparency', TRANSPARENCY_CONNECTIONS),
  };
};

type Pools = ReturnType<typeof openPools>;

/** The log with everything around it that counts, traces, feeds or watches; and the keys of personal data. */
const openProductLog = async (
  options: CompositionOptions,
  { pools, metrics }: { readonly pools: Pools; readonly metrics: Metrics },
  closers: AsyncDisposableStack,
) => {
  const { secrets, database, logger, replaced, tracing } = options;
  const log = await openLog(
    {
      database,
      registry: eventRegistry,
      masterKey: secrets.masterKey,
      pool: pools.background,
      process: 'server',
      logger,
      onBatch: observeBatches(metrics),
      ...(replaced?.now && { now: replaced.now }),
    },
    closers,
  );
  const metered = meteredStore(log.store, metrics);
  const logSystem = database.eventStoreUrl ? 'eventstoredb' : 'postgresql';
  const traced = tracing ? tracedEventStore(metered, tracing, logSystem) : metered;
  const kafka = await createKafkaFeed(options, traced, pools);
  const store = kafka?.memory.store ?? traced;
  return { ...log, kafka, store: replaced?.around?.store(store) ?? store };
};

/** A made-up clock is whatever it is; of the system's it is asked whether it can be. */
const clockWatchOf = (
  { config, logger, replaced }: CompositionOptions,
  { pools, now }: { readonly pools: Pools; readonly now: () => Date },
) =>
  replaced?.now && !replaced.uptime
    ? believedClock
    : createClockWatch({
        table: createClockTable(pools.background),
        rules: { asksWhereClocksAgree: config.production, standstillMs: config.clockStandstillMs },
        now,
        uptime: replaced?.uptime ?? (() => uptime() * MS),
        name: `${hostname()}/${process.pid}`,
        everyMs: CLOCKS_EVERY_MS,
        logger,
      });

/** Log, keys and read models; closed in reverse order of opening. */
export const openStorage = async (options: CompositionOptions, closers: AsyncDisposableStack) => {
  const { config, secrets, database, logger, nextId, replaced, tracing } = options;
  const now = replaced?.now ?? (() => new Date());
  const metrics = createMetrics();
  await migrateDatabase(database, allMigrations, logger);
  const pools = openPools(options, closers);
  const log = await openProductLog(options, { pools, metrics }, closers);
  const { store, codec, kafka, notifications, readersUsage } = log;
  const people = createPeople();
  const giveWay = people.giveWay(BACKGROUND_PAUSE);
  const visibility = createVisibility({
    notifications,
    projections: allProjections,
    feedPartitions: kafka?.feed.partitions ?? 0,
    ...(kafka && { segmentAt: kafka.memory.segmentAt }),
  });
  closers.defer(() => visibility.close());
  const projections = createProjectionRunner({
    store,
    codec,
    pool: pools.projections,
    ownerUrl: database.ownerUrl,
    projections: allProjections,
    logger,
    onProgress: visibility.committed,
    feed: kafka?.feed,
    projectInline: log.projectInline,
    giveWay: people.giveWay(READ_MODELS_PAUSE),
    tracing,
  });
  const commands = createCommandHandler({ store, codec, nextId });
  const { s3 } = config.evidence;
  const s3Login = secrets.evidenceS3;
  const fileStore = await openFileStore(
    { pool: pools.api, s3: s3 && s3Login && { ...s3, ...s3Login }, logger },
    closers,
  );
  const isUpToDate = onceUpToDate({ store, visibility });
  const signingKeys = [secrets.auditSigningKey, secrets.formerAuditSigningKey].filter((key) => key !== null);
  return {
    transparencyLog: createTransparencyLog({
      ...{ pool: pools.api, store, signingKeys },
      toleranceMs: config.auditTimeToleranceMs,
    }),
    transparencyBuilder: createLogBuilder({
      ...{ store, pool: pools.transparency, signingKeys, logger },
      toleranceMs: config.auditTimeToleranceMs,
      giveWay,
      ...(replaced?.now && { now: replaced.now }),
    }),
    apiPool: pools.api,
    backgroundPool: pools.background,
    codec,
    rootKey: log.rootKey,
    files: createSealedFiles({ store: fileStore, keys: log.subjectKeys }),
    destroySubject: log.destroySubject,
    notDestroyed: log.notDestroyed,
    notifications,
    people,
    giveWay,
    store,
    visibility,
    projections,
    relay: kafka?.relayOf(store) ?? null,
    feedLags: kafka?.lags ?? null,
    // Who shares partitions with others knows only its own.
    readModelsAreReady: async () =>
      config.roles.has('projections') && kafka === null ? projections.isReady() : isUpToDate(),
    metrics,
    pools: {
      api: () => poolUsage(pools.api),
      background: () => poolUsage(pools.background),
      projections: () => poolUsage(pools.projections),
      ...(readersUsage && { log: readersUsage }),
    },
    commands: tracing ? tracedCommands(commands, tracing) : commands,
    queries: createQueries(pools.api),
    now,
    clockWatch: clockWatchOf(options, { pools, now }),
  };
};
export type Storage = Awaited<ReturnType<typeof openStorage>>;

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
import { migrateDatabase, openLog } from '../platform/log/open-log.ts';
import { meteredStore, observeBatches } from '../platform/metrics/metered-store.ts';
import { createMetrics } from '../platform/metrics/metrics.ts';
import type { CompositionOptions } from './composition-options.ts';
import { createKafkaFeed } from './kafka-feed.ts';
import { allMigrations } from './migrations.ts';

/** Reactors and mail; projections have connections of their own. */
const BACKGROUND_CONNECTIONS = 5;
const PROJECTION_CONNECTIONS = 4;
const TRANSPARENCY_CONNECTIONS = 1;

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

/** Log, keys and read models; closed in reverse order of opening. */
export const openStorage = async (options: CompositionOptions, closers: AsyncDisposableStack) => {
  const { config, secrets, database, logger, nextId, replaced, tracing } = options;
  const { url, ownerUrl } = database;
  const metrics = createMetrics();
  await migrateDatabase(database, allMigrations, logger);

  const openPool = (name: string, max: number, create = createPool) => {
    const pool = create({ url, max, applicationName: `sternklar-${name}`, logger });
    closers.defer(() => pool.end());
    return pool;
  };
  const apiPool = openPool('api', config.databasePoolSize);
  const backgroundPool = openPool('background', BACKGROUND_CONNECTIONS);
  const projectionPool = openPool('projections', PROJECTION_CONNECTIONS, createProjectionPool);

  const { masterKey } = secrets;
  const log = {
    database,
    registry: eventRegistry,
    masterKey,
    pool: backgroundPool,
    process: 'server',
    logger,
    onBatch: observeBatches(metrics),
  };
  const {
    store: plainStore,
    readersUsage,
    projectInline,
    codec,
    rootKey,
    destroySubject,
    notDestroyed,
    notifications,
  } = await openLog({ ...log, ...(replaced?.now && { now: replaced.now }) }, closers);
  const meteredLog = meteredStore(plainStore, metrics);
  const logSystem = database.eventStoreUrl ? 'eventstoredb' : 'postgresql';
  const measuredStore = tracing ? tracedEventStore(meteredLog, tracing, logSystem) : meteredLog;
  const kafka = await createKafkaFeed(options, measuredStore, {
    projections: projectionPool,
    background: backgroundPool,
  });
  const productStore = kafka?.memory.store ?? measuredStore;
  const store = replaced?.around?.store(productStore) ?? productStore;
  const visibility = createVisibility({
    notifications,
    projections: allProjections,
    feedPartitions: kafka?.feed.partitions ?? 0,
    ...(kafka && { partAt: kafka.memory.partAt }),
  });
  closers.defer(() => visibility.close());
  const projections = createProjectionRunner({
    store,
    codec,
    pool: projectionPool,
    ownerUrl,
    projections: allProjections,
    logger,
    onProgress: visibility.committed,
    feed: kafka?.feed,
    projectInline,
    tracing,
  });
  const commands = createCommandHandler({ store, codec, nextId });
  const isUpToDate = onceUpToDate({ store, visibility });
  const signingKeys = [secrets.auditSigningKey, secrets.formerAuditSigningKey].filter((key) => key !== null);
  const transparencyPool = openPool('transparency', TRANSPARENCY_CONNECTIONS);
  return {
    transparencyLog: createTransparencyLog({ pool: apiPool, store, signingKeys }),
    transparencyBuilder: createLogBuilder({ store, pool: transparencyPool, signingKeys, logger }),
    apiPool,
    backgroundPool,
    codec,
    rootKey,
    destroySubject,
    notDestroyed,
    notifications,
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
      api: () => poolUsage(apiPool),
      background: () => poolUsage(backgroundPool),
      projections: () => poolUsage(projectionPool),
      ...(readersUsage && { log: readersUsage }),
    },
    commands: tracing ? tracedCommands(commands, tracing) : commands,
    queries: createQueries(apiPool),
    now: replaced?.now ?? (() => new Date()),
  };
};
export type Storage = Awaited<ReturnType<typeof openStorage>>;

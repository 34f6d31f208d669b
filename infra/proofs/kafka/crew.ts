import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventRegistry } from '@sternklar/contracts/event-definitions';
import type { EventCodec } from '@sternklar/event-store/event-codec';
import { createPool } from '@sternklar/event-store/postgres/pool';
import { createTopicFeed } from '@sternklar/projections/engine/kafka/feed';
import { type FeedStatus, readFeedStatus } from '@sternklar/projections/engine/kafka/feed-tables';
import { createKafkaTopic } from '@sternklar/projections/engine/kafka/kafka-topic';
import { createRelay, type Relay } from '@sternklar/projections/engine/kafka/relay';
import type { Topic } from '@sternklar/projections/engine/kafka/topic';
import { createProjectionPool } from '@sternklar/projections/engine/projection-pool';
import { rebuildProjections } from '@sternklar/projections/engine/rebuild/rebuild';
import { createProjectionRunner, type ProjectionRunner } from '@sternklar/projections/engine/run';
import { createVisibility, type Visibility } from '@sternklar/projections/engine/visibility/visibility';
import { allProjections } from '@sternklar/projections/projections';
import type pg from 'pg';
import { allMigrations } from '../../../backend/src/composition/migrations.ts';
import { startEmbeddedPostgres } from '../../../backend/src/platform/embedded-postgres/embedded-postgres.ts';
import { migrateDatabase, openLog } from '../../../backend/src/platform/log/open-log.ts';
import type { Proof } from '../common/proof.ts';
import { endPostgres } from '../common/stage.ts';
import { connect, digestReadModels } from '../kill/verify.ts';
import type { Brokers } from './brokers.ts';
import { createWriter, type Writer } from './writer.ts';

export const TOPIC = 'sternklar-proof';
export const PARTITIONS = 4;
export const MASTER_KEY = Buffer.alloc(32, 7);

/** The product's log and read models on a PostgreSQL of their own, and whoever works on them through Kafka. */
export interface Crew {
  readonly dataDir: string;
  readonly database: { readonly url: string; readonly ownerUrl: string };
  readonly pool: pg.Pool;
  /** The id of the feed, as it stands in every message. */
  feedId(): Promise<string>;
  /** Ends every connection of these names, as when their processes are killed. */
  cutOff(...names: readonly string[]): Promise<void>;
  readonly writer: Writer;
  readonly log: Awaited<ReturnType<typeof openLog>>;
  /** What everybody logged, by sentence. */
  readonly said: Map<string, number>;
  topic(clientId: string): Topic;
  /** How far the log was published, and each partition applied. */
  status(): Promise<FeedStatus & { readonly head: number }>;
  /** Waits for positions as requests do that want to read what they wrote. */
  readonly visibility: Visibility;
  /** Somebody who shares the partitions; in this process, on connections of its own. */
  startMember(name: string, own?: { readonly codec?: EventCodec }): Promise<ProjectionRunner>;
  /** Stops all members, and starts as many again after the work. */
  withoutMembers(work: () => Promise<void>): Promise<void>;
  /** Somebody who would publish the log. */
  startRelay(name: string, topic?: Topic): Promise<Relay>;
  /** Sentences on every table that differs from its rebuild, once everything was applied. */
  compareWithRebuild(): Promise<readonly string[]>;
}

export const openCrew = async (proof: Proof, { addresses }: Brokers): Promise<Crew> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'sternklar-proof-'));
  proof.defer(() => rm(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 }));
  const closers = new AsyncDisposableStack();
  const database = await startEmbeddedPostgres({ dataDir });
  proof.defer(() => endPostgres(dataDir));
  proof.defer(() => database.stop());
  proof.defer(() => closers.disposeAsync());
  const said = new Map<string, number>();
  const note = (details: object, message: string) => {
    const place = 'failure' in details ? ` (${details.failure})` : '';
    said.set(`${message}${place}`, (said.get(`${message}${place}`) ?? 0) + 1);
  };
  const logger = { info: () => undefined, warn: note, error: note };
  await migrateDatabase(database, allMigrations, logger);
  const openPool = (name: string, create = createPool) => {
    const pool = create({ url: database.url, max: 4, applicationName: `sternklar-${name}`, logger });
    closers.defer(() => pool.end());
    return pool;
  };
  const pool = openPool('proof');
  const log = await openLog(
    { database, registry: eventRegistry, masterKey: MASTER_KEY, pool, process: 'proof', logger },
    closers,
  );
  const { store, codec } = log;
  /** A connection for one question: PostgreSQL is restarted in between. */
  const asking = async <Answer>(url: string, ask: (sql: pg.Client) => Promise<Answer>): Promise<Answer> => {
    const sql = await connect(url);
    sql.on('error', () => undefined);
    try {
      return await ask(sql);
    } finally {
      await sql.end();
    }
  };
  const topic = (clientId: string) =>
    createKafkaTopic({
      settings: {
        brokers: addresses,
        topic: TOPIC,
        partitions: PARTITIONS,
        replication: addresses.length,
        retentionHours: 1,
        tls: false,
      },
      login: null,
      clientId,
      logger,
    });
  const projections = allProjections;
  const { ownerUrl } = database;
  const { notifications } = log;
  const visibility = createVisibility({ notifications, projections: allProjections, feedPartitions: PARTITIONS });
  closers.defer(() => visibility.close());
  const members = new Map<string, ProjectionRunner>();
  const startMember: Crew['startMember'] = async (name, by = {}) => {
    const own = openPool(name, createProjectionPool);
    const feed = createTopicFeed({ topic: topic(name), pool: own, logger });
    const runner = createProjectionRunner({ store, codec, ...by, pool: own, ownerUrl, projections, logger, feed });
    const member = {
      ...runner,
      async stop() {
        members.delete(name);
        await runner.stop();
      },
    };
    closers.defer(() => member.stop());
    await member.start();
    members.set(name, member);
    return member;
  };

  return {
    dataDir,
    database,
    pool,
    feedId: () =>
      asking(database.ownerUrl, async (sql) => (await sql.query('select id from projections.feeds')).rows[0].id),
    cutOff: (...names) =>
      asking(database.superuserUrl, async (sql) => {
        await sql.query('select pg_terminate_backend(pid) from pg_stat_activity where application_name = any($1)', [
          names.map((name) => `sternklar-${name}`),
        ]);
      }),
    writer: createWriter(log),
    log,
    said,
    topic,
    status: async () => {
      const status = await readFeedStatus(pool, TOPIC, projections);
      return { ...status, head: await store.head() };
    },
    visibility,
    startMember,
    async withoutMembers(work) {
      const names = [...members.keys()];
      await Promise.all([...members.values()].map((member) => member.stop()));
      await work();
      for (const name of names) await startMember(name);
    },
    async startRelay(name, own = topic(name)) {
      const relay = createRelay({ store, topic: own, pool: openPool(name), logger });
      closers.defer(() => relay.stop());
      await relay.start();
      return relay;
    },
    async compareWithRebuild() {
      const living = await asking(ownerUrl, digestReadModels);
      await rebuildProjections({ store, codec, pool, ownerUrl, projections, feedPartitions: PARTITIONS });
      const rebuilt = await asking(ownerUrl, digestReadModels);
      return [...living]
        .filter(([table, digest]) => rebuilt.get(table) !== digest)
        .map(([table, digest]) => `${table} differs from its rebuild: ${digest} / ${rebuilt.get(table)}`);
    },
  };
};

import { StartRefused } from '@sternklar/event-store/start-refused';
import type pg from 'pg';
import { prepared } from '../checkpoints/prepared.ts';
import type { LogRange, Segment } from '../checkpoints/segment.ts';
import type { Topic } from './topic.ts';

type FeedName = Pick<Topic, 'name' | 'partitions'>;

/** One batch at a time over all partitions: they write the same rows of totals, and would otherwise deadlock. */
const BATCH_LOCK = 7_384_102;

/**
 * Writes down a new topic, which begins where the read models stand, and answers its feed's id. Throws StartRefused when
 * the topic was published with another number of partitions.
 */
export const prepareFeed = async (pool: pg.Pool, { name, partitions }: FeedName): Promise<string> => {
  await pool.query(
    `insert into projections.feeds (topic, partitions, position)
     select $1, $2, coalesce(max(position), 0) from projections.checkpoints on conflict (topic) do nothing`,
    [name, partitions],
  );
  const { rows } = await pool.query<{ id: string; partitions: number }>(
    'select id, partitions from projections.feeds where topic = $1',
    [name],
  );
  const { id = '', partitions: stored = partitions } = rows[0] ?? {};
  if (stored === partitions) return id;
  throw new StartRefused(
    `Das Topic ${name} wurde mit ${stored} Partitionen begonnen, KAFKA_PARTITIONS sagt ${partitions}. Die Zahl eines Topics ändert sich nie: nehmen Sie ${stored}, oder mit KAFKA_TOPIC ein neues Topic.`,
  );
};

/** A partition that was given to this process. */
export interface Claim {
  readonly segment: Segment;
  /** Where reading goes on; null for the beginning. */
  readonly nextOffset: string | null;
}

const CLAIM = `
  insert into projections.feed_partitions as known (topic, partition, epoch) values ($1, $2, 1)
  on conflict (topic, partition) do update set epoch = known.epoch + 1
  returning epoch::text, next_offset::text as "nextOffset"`;

const HOLD = `
  with held as (
    update projections.feed_partitions set next_offset = coalesce($4::bigint, next_offset)
    where topic = $1 and partition = $2 and epoch = $3 returning 1
  )
  select 1 / count(*) from held`;

/** From now on no process that had the partition before can write to it. */
export const claimPartition = async (pool: pg.Pool, topic: string, partition: number): Promise<Claim> => {
  const { rows } = await pool.query<{ epoch: string; nextOffset: string | null }>(CLAIM, [topic, partition]);
  const { epoch = '0', nextOffset = null } = rows[0] ?? {};
  const guard = ({ resumeAt }: Pick<LogRange, 'resumeAt'>) => [
    prepared('select pg_advisory_xact_lock($1)', [BATCH_LOCK]),
    prepared(HOLD, [topic, partition, epoch, resumeAt ?? null]),
  ];
  return { segment: { partition: partition + 1, guard }, nextOffset };
};

export interface FeedStatus {
  /** Position up to which the log was published. */
  readonly position: number;
  /** Up to which position each partition was applied by all read models, from partition 0 on. */
  readonly applied: readonly number[];
}

const STATUS = `
  select feeds.position, array(
    select min(position) from projections.checkpoints
    join unnest($2::text[], $3::integer[]) as known (projection, version) using (projection, version)
    where partition > 0 group by partition order by partition
  )::text[] as applied from projections.feeds where topic = $1`;

/** How far the feed is; every process answers the same. */
export const readFeedStatus = async (
  pool: pg.Pool,
  topic: string,
  readModels: readonly { readonly name: string; readonly version: number }[],
): Promise<FeedStatus> => {
  const { rows } = await pool.query<{ position: number; applied: string[] }>(STATUS, [
    topic,
    readModels.map(({ name }) => name),
    readModels.map(({ version }) => version),
  ]);
  const { position = 0, applied = [] } = rows[0] ?? {};
  return { position, applied: applied.map(Number) };
};

import type pg from 'pg';
import type { AppendOutcome, ReadStreamOptions, StoredEvent } from '../event-store.ts';
import type { Append } from '../log/append-rules.ts';
import { type RetryPolicy, retrying } from './failures.ts';
import { textualMoments } from './pool.ts';

/**
 * The reading half of the log, over sessions with `READER_SETTINGS`. Lost connections are replaced and reads repeated; if
 * that does not help, it throws `EventStoreUnavailable`.
 */
export interface LogReader {
  readStream(streamId: string, options?: ReadStreamOptions): Promise<readonly StoredEvent[]>;
  readAll(after: number, maxCount: number): Promise<readonly StoredEvent[]>;
  head(): Promise<number>;
  /** How appends that met another version fared: the same ids at the same versions are the same append, once more. */
  outcomesOfRefused(appends: readonly Append[]): Promise<ReadonlyMap<Append, AppendOutcome>>;
}

interface StreamRow {
  readonly stream_id: string;
  readonly version: number;
}

interface EventRow extends Omit<StoredEvent, 'streamId' | 'recordedAt'> {
  readonly stream_id: string;
  /** ISO 8601 UTC. */
  readonly recorded_at: string;
}

/** For the reading sessions: one plan for each statement, by index, also when the planner thinks that tables are empty. */
export const READER_SETTINGS = { plan_cache_mode: 'force_generic_plan', enable_seqscan: 'off', jit: 'off' };

/** Longer than the server takes to cancel a statement by itself. */
const NO_ANSWER_AFTER_MS = 40_000;
const EVENTS = 'select position, stream_id, version, type, id, data, metadata, recorded_at from event_log.events';

/** By the names under which they are prepared. */
export const READ_STATEMENTS = {
  'read-stream': `${EVENTS} where stream_id = $1 and version >= $2 order by version limit $3`,
  'read-all': `${EVENTS} where position > $1 order by position limit $2`,
  'read-head': 'select position from event_log.log_head where single',
  'read-ends': 'select stream_id, version from event_log.streams where stream_id = any($1)',
  // From each of some streams, the versions of a range; the inner order keeps it one index look-up per stream.
  'read-ranges': `
    select event.* from unnest($1::text[], $2::integer[], $3::integer[]) as range (stream_id, first, last)
    cross join lateral (
      ${EVENTS} where stream_id = range.stream_id and version between range.first and range.last order by version
    ) as event`,
} as const;
type ReadName = keyof typeof READ_STATEMENTS;

export const createLogReader = (pool: pg.Pool, retry: RetryPolicy, ending: AbortSignal): LogReader => {
  const rows = async <Row extends object>(name: ReadName, values: readonly unknown[]): Promise<readonly Row[]> => {
    const query = {
      name,
      text: READ_STATEMENTS[name],
      values: [...values],
      query_timeout: NO_ANSWER_AFTER_MS,
      types: textualMoments,
    };
    return retrying(async () => (await pool.query<Row>(query)).rows, retry, ending);
  };
  const events = async (name: ReadName, values: readonly unknown[]) =>
    (await rows<EventRow>(name, values)).map(storedEvent);

  return {
    readStream: (streamId, { fromVersion = 1, maxCount = null } = {}) =>
      events('read-stream', [streamId, fromVersion, maxCount]),
    readAll: (after, maxCount) => events('read-all', [after, maxCount]),
    async head() {
      const [head] = await rows<{ position: number }>('read-head', []);
      return head?.position ?? 0;
    },
    async outcomesOfRefused(appends) {
      const streamIds = appends.map(({ streamId }) => streamId);
      const ends = await rows<StreamRow>('read-ends', [streamIds]);
      // After the ends, so that every event that an end counts is there.
      const there = await events('read-ranges', [
        streamIds,
        appends.map(({ expectedVersion }) => expectedVersion + 1),
        appends.map((append) => append.expectedVersion + append.events.length),
      ]);
      const endOf = new Map(ends.map(({ stream_id, version }) => [stream_id, version]));
      const eventsOf = Map.groupBy(there, ({ streamId }) => streamId);
      return new Map(
        appends.map((append) => {
          const { streamId } = append;
          return [append, repeatedOrRefused(append, eventsOf.get(streamId) ?? [], endOf.get(streamId) ?? 0)];
        }),
      );
    },
  };
};

const repeatedOrRefused = ({ events }: Append, there: readonly StoredEvent[], actualVersion: number): AppendOutcome => {
  const repeated = there.length === events.length && there.every(({ id }, index) => id === events[index]?.id);
  return repeated ? { appended: true, events: there } : { appended: false, actualVersion };
};

const storedEvent = ({
  position,
  stream_id,
  version,
  type,
  id,
  data,
  metadata,
  recorded_at,
}: EventRow): StoredEvent => ({
  position,
  streamId: stream_id,
  version,
  type,
  id,
  data,
  metadata,
  recordedAt: recorded_at,
});

import type pg from 'pg';
import type { StoredEvent } from '../event-store.ts';
import type { Append } from '../log/append-rules.ts';

/** The channel on which the newest position is announced, in the transaction that wrote it. */
export const NEWS_CHANNEL = 'event_log';

/** What both statements answer, in one row. */
export interface AppendRow {
  /** Position of the newest event before the batch. */
  readonly position: number;
  readonly recorded_at: Date;
  /** Streams whose append was accepted; null when all were. */
  readonly accepted: readonly string[] | null;
}

/**
 * How both statements are right under READ COMMITTED with any number of processes:
 * - `head` locks the one row of log_head and sees its newest version. Nothing is written to `streams` before that row
 *   is there, so locks are always taken in one order, and whoever holds the first is alone until it commits.
 * - The statement's snapshot is older than the lock. Where that matters, rows are written by `on conflict do update`,
 *   which sees the newest committed row whatever the snapshot: a stream moves on only from its expected version.
 * - A stream that is expected to exist is looked up in the snapshot. Whoever knows of it learned that from a commit
 *   before the statement began, so it is there; a lucky guess gets a conflict.
 * - Positions count from the locked head over the accepted events, and the time is taken after the lock.
 */
const LOCKED_HEAD = (now: string) => `
  locked as materialized (
    select position, recorded_at from event_log.log_head where single for update
  ), head as materialized (
    select position, greatest(recorded_at, date_trunc('milliseconds', coalesce(${now}::timestamptz, clock_timestamp())))
      as recorded_at
    from locked
  )`;

const MOVE_HEAD = `on conflict (single) do update
      set position = excluded.position, recorded_at = excluded.recorded_at`;
const MOVE_STREAM = `on conflict (stream_id) do update
      set previous = excluded.previous, version = excluded.version
      where stream.version = excluded.previous`;
export const EVENT_COLUMNS = 'position, stream_id, version, type, id, data, metadata, recorded_at';

export const KEY_COLUMNS = 'subject, wrapped_key, master_key_version';

/** One append, the lone writer's case: without the larger statement's joins, which a lone writer would feel. */
const appendOneWith = (keyed: string) => `
with ${LOCKED_HEAD('$7')}, accepted as (
  insert into event_log.streams as stream (stream_id, previous, version)
  select $1::text, $2::integer, $2 + cardinality($3::text[]) from head
  where $2 = 0 or exists (select from event_log.streams known where known.stream_id = $1)
  ${MOVE_STREAM}
  returning version
), written as (
  insert into event_log.events (${EVENT_COLUMNS})
  select (select position from head) + nr, $1, $2 + nr, type, id, data, metadata, (select recorded_at from head)
  from unnest($3, $4::uuid[], $5::text[], $6::text[]) with ordinality as event (type, id, data, metadata, nr)
  where exists (select from accepted)
)${keyed}, moved as (
  insert into event_log.log_head as log_head (position, recorded_at)
  select position + cardinality($3), recorded_at from head where exists (select from accepted)
  ${MOVE_HEAD}
)
select position, recorded_at,
  case when not exists (select from accepted) then '{}'::text[] end as accepted,
  case when exists (select from accepted) then pg_notify('${NEWS_CHANNEL}', (position + cardinality($3))::text) end
from head`;
const APPEND_ONE = appendOneWith('');
const APPEND_ONE_WITH_KEYS = appendOneWith(`, keyed as (
  insert into personal_data.subject_keys (${KEY_COLUMNS})
  select subject, decode(wrapped, 'hex'), version
  from unnest($8::text[], $9::text[], $10::integer[]) as made (subject, wrapped, version)
  where exists (select from accepted)
)`);

/** Stands in no JSON text: control characters are escaped there. */
const SEPARATOR = '\u001e';
/** How a parameter becomes a `text[]`. */
type TextsFrom = (parameter: string) => string;
/** Texts joined to one: made and read much faster than an array of texts, in which every quotation mark is escaped. */
export const joinedTexts: TextsFrom = (parameter) => `string_to_array(${parameter}, e'\\x1e')`;
export const textArray: TextsFrom = (parameter) => `${parameter}::text[]`;

/**
 * Appends to different streams, and answers of `total` and `head` what is asked: arrays with one entry per append ($1 to
 * $3), one per event ($4 to $9), and one per key ($11 to $14).
 */
export const appendManyWith = (texts: TextsFrom, answer: string) => `
with ${LOCKED_HEAD('$10')}, accepted as (
  insert into event_log.streams as stream (stream_id, previous, version)
  select stream_id, expected, ending
  from unnest(${texts('$1')}, $2::integer[], $3::integer[]) as wanted (stream_id, expected, ending)
  where (select position from head) is not null
    and (expected = 0 or (select true from event_log.streams known where known.stream_id = wanted.stream_id))
  ${MOVE_STREAM}
  returning stream_id, version - previous as events
), total as materialized (
  select count(*) as appends, coalesce(sum(events), 0) as events from accepted
), written as (
  insert into event_log.events (${EVENT_COLUMNS})
  select (select position from head) + row_number() over (order by nr),
    event.stream_id, version, type, id, data, metadata, (select recorded_at from head)
  from unnest(
    ${texts('$4')}, $5::integer[], ${texts('$6')}, $7::uuid[], ${texts('$8')}, ${texts('$9')}
  ) with ordinality as event (stream_id, version, type, id, data, metadata, nr)
  join accepted on accepted.stream_id = event.stream_id
), keyed as (
  insert into personal_data.subject_keys (${KEY_COLUMNS})
  select subject, decode(wrapped, 'hex'), key_version
  from unnest(${texts('$11')}, ${texts('$12')}, ${texts('$13')}, $14::integer[])
    as made (stream_id, subject, wrapped, key_version)
  join accepted on accepted.stream_id = made.stream_id
  order by subject
), moved as (
  insert into event_log.log_head as log_head (position, recorded_at)
  select (select position from head) + events, (select recorded_at from head) from total where events > 0
  ${MOVE_HEAD}
)
select ${answer},
  case when events > 0 then pg_notify('${NEWS_CHANNEL}', ((select position from head) + events)::text) end
from total`;
const WHAT_BECAME_OF_MANY = `(select position from head) as position, (select recorded_at from head) as recorded_at,
  case when appends < cardinality($2::integer[]) then array(select stream_id from accepted) end as accepted`;
const APPEND_MANY = appendManyWith(joinedTexts, WHAT_BECAME_OF_MANY);
const APPEND_MANY_AS_ARRAYS = appendManyWith(textArray, WHAT_BECAME_OF_MANY);

/**
 * For the writer's session: one plan for each statement, whose joins are hashed and whose look-ups use the index,
 * whatever the planner believes of tables that were empty when it was made.
 */
export const WRITER_SETTINGS = `
set plan_cache_mode = force_generic_plan;
set enable_seqscan = off;
set enable_nestloop = off;
set enable_mergejoin = off;
set jit = off;
set default_transaction_isolation = 'read committed'`;

/** The statement for a batch of appends to different streams. `now` null: the server's clock. */
export const appendStatement = (batch: readonly Append[], now: string | null): pg.QueryConfig => {
  const [only, ...others] = batch;
  return only && others.length === 0 ? appendOne(only, now) : appendMany(batch, now);
};

const appendOne = (append: Append, now: string | null): pg.QueryConfig => {
  const { streamId, expectedVersion, events } = append;
  const values = [
    streamId,
    expectedVersion,
    events.map(({ type }) => type),
    events.map(({ id }) => id),
    events.map(({ data }) => data),
    events.map(({ metadata }) => metadata),
    now,
  ];
  const keys = keysOf(append);
  if (keys.length === 0) return { name: 'append-one', text: APPEND_ONE, values };
  return {
    name: 'append-one-with-keys',
    text: APPEND_ONE_WITH_KEYS,
    values: [
      ...values,
      keys.map(({ subject }) => subject),
      keys.map(({ wrapped }) => wrapped),
      keys.map(({ masterKeyVersion }) => masterKeyVersion),
    ],
  };
};

/** As text, in which arrays are sent much faster than as bytes. */
export const keysOf = ({ streamId, events }: Append) =>
  events.flatMap(({ newKeys = [] }) =>
    newKeys.map(({ subject, wrappedKey, masterKeyVersion }) => ({
      streamId,
      subject,
      wrapped: wrappedKey.toString('hex'),
      masterKeyVersion,
    })),
  );

const appendMany = (batch: readonly Append[], now: string | null): pg.QueryConfig => {
  const { isJoined, values } = manyValues(batch, now);
  return {
    ...(isJoined
      ? { name: 'append-many', text: APPEND_MANY }
      : { name: 'append-many-as-arrays', text: APPEND_MANY_AS_ARRAYS }),
    values,
  };
};

export const manyValues = (batch: readonly Append[], now: string | null) => {
  const events = batch.flatMap(numbered);
  const keys = batch.flatMap(keysOf);
  const texts = {
    streamIds: batch.map(({ streamId }) => streamId),
    ofEvents: events.map(({ streamId }) => streamId),
    types: events.map(({ type }) => type),
    data: events.map(({ data }) => data),
    metadata: events.map(({ metadata }) => metadata),
    ofKeys: keys.map(({ streamId }) => streamId),
    subjects: keys.map(({ subject }) => subject),
    wrapped: keys.map(({ wrapped }) => wrapped),
  };
  const isJoined = Object.values(texts).every((each) => each.every((text) => !text.includes(SEPARATOR)));
  const sent = isJoined ? (each: readonly string[]) => each.join(SEPARATOR) : (each: readonly string[]) => each;
  return {
    isJoined,
    values: [
      sent(texts.streamIds),
      arrayOf(batch.map(({ expectedVersion }) => expectedVersion)),
      arrayOf(batch.map((append) => append.expectedVersion + append.events.length)),
      sent(texts.ofEvents),
      arrayOf(events.map(({ version }) => version)),
      sent(texts.types),
      arrayOf(events.map(({ id }) => id)),
      sent(texts.data),
      sent(texts.metadata),
      now,
      sent(texts.ofKeys),
      sent(texts.subjects),
      sent(texts.wrapped),
      arrayOf(keys.map(({ masterKeyVersion }) => masterKeyVersion)),
    ],
  };
};

/** PostgreSQL's own writing of an array, for numbers and UUIDs, in which there is nothing to escape. */
const arrayOf = (values: readonly (number | string)[]): string => `{${values.join(',')}}`;

/** What each append of the batch has become, in its order: its events as they are stored, or null when it was refused. */
export const storedBy = (batch: readonly Append[], row: AppendRow): readonly (readonly StoredEvent[] | null)[] => {
  const accepted = row.accepted && new Set(row.accepted);
  const recordedAt = row.recorded_at.toISOString();
  let { position } = row;
  return batch.map((append) => {
    if (accepted && !accepted.has(append.streamId)) return null;
    return numbered(append).map((event) => ({ ...event, position: ++position, recordedAt }));
  });
};

const numbered = ({
  streamId,
  expectedVersion,
  events,
}: Append): readonly Omit<StoredEvent, 'position' | 'recordedAt'>[] =>
  events.map(({ id, type, data, metadata, plain }, index) => ({
    id,
    type,
    data,
    metadata,
    ...(plain && { plain }),
    streamId,
    version: expectedVersion + index + 1,
  }));

import type { LogEnd } from '../inline-projection.ts';
import type { Append } from '../log/append-rules.ts';
import { isSmall } from './append-alone.ts';
import {
  appendManyWith,
  EVENT_COLUMNS,
  joinedTexts,
  KEY_COLUMNS,
  keysOf,
  manyValues,
  NEWS_CHANNEL,
  textArray,
} from './append-statements.ts';
import type { NamedQuery } from './one-message.ts';

/** For the session that writes rows with an append: as the writer's, but its joins go by index. */
export const INLINE_SETTINGS = `
set plan_cache_mode = force_generic_plan;
set enable_seqscan = off;
set jit = off;
set default_transaction_isolation = 'read committed'`;

/** What the statement answers. */
export interface ExpectedAppendRow {
  /** The server's time. */
  readonly clock: Date;
}

/**
 * The statement for a batch that is to be written right behind a position, with the recorded time of that end. It fails
 * with a division by zero, and so does the transaction, unless the whole batch is accepted exactly there.
 */
export const expectedAppend = (batch: readonly Append[], behind: LogEnd): NamedQuery => {
  const [only, ...others] = batch;
  return only && others.length === 0 && isSmall(only) ? oneAppend(only, behind) : manyAppends(batch, behind);
};

const AS_EXPECTED = `clock_timestamp() as clock, 1 / (
    appends = cardinality($2::integer[]) and (select position = $15::bigint and recorded_at = $10 from head)
  )::int as expected`;
const APPEND_MANY = appendManyWith(joinedTexts, AS_EXPECTED);
const APPEND_MANY_AS_ARRAYS = appendManyWith(textArray, AS_EXPECTED);

const manyAppends = (batch: readonly Append[], { position, recordedAt }: LogEnd): NamedQuery => {
  const { isJoined, values } = manyValues(batch, recordedAt);
  return {
    ...(isJoined
      ? { name: 'expected-many', text: APPEND_MANY }
      : { name: 'expected-many-as-arrays', text: APPEND_MANY_AS_ARRAYS }),
    values: [...values, position],
  };
};

/**
 * Written out row by row, with nothing to look up, since it is known where everything goes. As with other appends the
 * head is locked first, and a stream is written by a statement that sees its newest row.
 */
const oneAppend = ({ streamId, expectedVersion, events, ...append }: Append, end: LogEnd): NamedQuery => {
  const keys = keysOf({ streamId, expectedVersion, events, ...append });
  const isNew = expectedVersion === 0;
  return {
    ...textFor({ isNew, events: events.length, keys: keys.length }),
    values: [
      end.position,
      end.recordedAt,
      streamId,
      expectedVersion,
      ...events.flatMap(({ type, id, data, metadata }) => [type, id, data, metadata]),
      ...keys.flatMap(({ subject, wrapped, masterKeyVersion }) => [subject, wrapped, masterKeyVersion]),
    ],
  };
};

interface Shape {
  readonly isNew: boolean;
  readonly events: number;
  readonly keys: number;
}

const FIRST_EVENT = 5;
/** There are few shapes, and most appends have the same one. */
const texts = new Map<string, string>();

const textFor = (shape: Shape): Pick<NamedQuery, 'name' | 'text'> => {
  const name = `expected-${shape.isNew ? 'new' : 'known'}-${shape.events}-${shape.keys}`;
  const text = texts.get(name) ?? writtenOut(shape);
  texts.set(name, text);
  return { name, text };
};

/** $1 to $4: the log's end, its new time, the stream and its version; then four for each event and three for each key. */
const writtenOut = ({ isNew, events, keys }: Shape): string => {
  const firstKey = FIRST_EVENT + events * 4;
  const stream = isNew
    ? `insert into event_log.streams (stream_id, previous, version) select $3::text, 0, ${events} from head
       on conflict (stream_id) do nothing returning 1`
    : `update event_log.streams set previous = version, version = version + ${events} from head
       where stream_id = $3::text and version = $4::integer returning 1`;
  const eventRow = (nr: number): string => {
    const at = FIRST_EVENT + nr * 4;
    return `($1::bigint + ${nr + 1}, $3, $4::integer + ${nr + 1}, $${at}, $${at + 1}, $${at + 2}, $${at + 3}, $2::timestamptz)`;
  };
  const keyRow = (nr: number): string => {
    const at = firstKey + nr * 3;
    return `($${at}, decode($${at + 1}, 'hex'), $${at + 2})`;
  };
  const keyed = `, keyed as (
    insert into personal_data.subject_keys (${KEY_COLUMNS}) values ${numbers(keys).map(keyRow).join(', ')}
  )`;
  return `
  with head as (
    update event_log.log_head set position = $1::bigint + ${events}, recorded_at = $2::timestamptz
    where single and position = $1 and recorded_at <= $2 returning 1
  ), stream as (
    ${stream}
  ), written as (
    insert into event_log.events (${EVENT_COLUMNS}) values ${numbers(events).map(eventRow).join(', ')}
  )${keys > 0 ? keyed : ''}
  select clock_timestamp() as clock, 1 / (select count(*) from stream)::int as expected,
    pg_notify('${NEWS_CHANNEL}', ($1 + ${events})::text)`;
};

const numbers = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);

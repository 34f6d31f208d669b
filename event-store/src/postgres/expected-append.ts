import type { LogEnd } from '../inline-projection.ts';
import type { Append } from '../log/append-rules.ts';
import {
  appendManyWith,
  EVENT_COLUMNS,
  joinedTexts,
  manyValues,
  NEWS_CHANNEL,
  textArray,
} from './append-statements.ts';
import type { NamedQuery } from './one-message.ts';
import {
  eventParameters,
  isSmall,
  keysWritten,
  rowValues,
  type Shape,
  streamMoved,
  textsByShape,
} from './written-out.ts';

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

const FIRST_EVENT = 5;

/** $1 to $4: the log's end, its new time, the stream and its version; then the rows' values. */
const writtenOut = (shape: Shape): string => {
  const rows = eventParameters(shape, FIRST_EVENT).map(
    (event, nr) => `($1::bigint + ${nr + 1}, $3, $4::integer + ${nr + 1}, ${event}, $2::timestamptz)`,
  );
  return `
  with head as (
    update event_log.log_head set position = $1::bigint + ${shape.events}, recorded_at = $2::timestamptz
    where single and position = $1 and recorded_at <= $2 returning 1
  ), stream as (
    ${streamMoved(shape, '$3', '$4')}
  ), written as (
    insert into event_log.events (${EVENT_COLUMNS}) values ${rows.join(', ')}
  )${keysWritten(shape, FIRST_EVENT)}
  select clock_timestamp() as clock, 1 / (select count(*) from stream)::int as expected,
    pg_notify('${NEWS_CHANNEL}', ($1 + ${shape.events})::text)`;
};
const textFor = textsByShape('expected', writtenOut);

/**
 * Written out row by row, with nothing to look up, since it is known where everything goes. As with other appends the
 * head is locked first, and a stream is written by a statement that sees its newest row.
 */
const oneAppend = (append: Append, end: LogEnd): NamedQuery => ({
  ...textFor(append),
  values: [end.position, end.recordedAt, append.streamId, append.expectedVersion, ...rowValues(append)],
});

import pg from 'pg';
import type { Append } from '../log/append-rules.ts';
import { EVENT_COLUMNS, NEWS_CHANNEL } from './append-statements.ts';
import { eventParameters, keysWritten, rowValues, type Shape, streamMoved, textsByShape } from './written-out.ts';

/**
 * The statement for one small append by itself, row by row and with nothing to look up: a fifth less time at the server than
 * the one that can tell a refusal takes. It answers an `AppendRow`, or fails, and changes nothing, when it meets another version or a
 * key that is there (`isMetElsewhere`). `now` null: the server's clock.
 *
 * Right under READ COMMITTED as the others are: the update of the head is its lock, and sees its newest row when it had to wait;
 * so does what follows for the stream's. What the older snapshot does not show is a refusal here, and decided by the other one.
 */
export const appendAlone = (append: Append, now: string | null): pg.QueryConfig => ({
  ...textFor(append),
  values: [append.streamId, append.expectedVersion, now, ...rowValues(append)],
});

const DIVISION_BY_ZERO = '22012';
const UNIQUE_VIOLATION = '23505';

/** A subject that was thought new has a key, or had one. */
export const isKeyTaken = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === UNIQUE_VIOLATION && error.table === 'subject_keys';

export const isMetElsewhere = (error: unknown): boolean =>
  isKeyTaken(error) || (error instanceof pg.DatabaseError && error.code === DIVISION_BY_ZERO);

const FIRST_EVENT = 4;

/** $1 to $3: the stream, its version and the time; then the rows' values. */
const writtenOut = (shape: Shape): string => {
  const rows = eventParameters(shape, FIRST_EVENT).map(
    (event, nr) => `select position + ${nr + 1}, $1, $2::integer + ${nr + 1}, ${event}, recorded_at from head`,
  );
  return `
  with head as (
    update event_log.log_head set position = position + ${shape.events}, recorded_at =
      greatest(recorded_at, date_trunc('milliseconds', coalesce($3::timestamptz, clock_timestamp())))
    where single returning position - ${shape.events} as position, recorded_at
  ), stream as (
    ${streamMoved(shape, '$1', '$2')}
  ), written as (
    insert into event_log.events (${EVENT_COLUMNS}) ${rows.join(' union all ')}
  )${keysWritten(shape, FIRST_EVENT)}
  select position, recorded_at, null::text[] as accepted, 1 / (select count(*) from stream)::int as expected,
    pg_notify('${NEWS_CHANNEL}', (position + ${shape.events})::text)
  from head`;
};
const textFor = textsByShape('append-alone', writtenOut);

import pg from 'pg';
import type { Append } from '../log/append-rules.ts';
import { EVENT_COLUMNS, KEY_COLUMNS, keysOf, NEWS_CHANNEL } from './append-statements.ts';

/** Beyond so many events or keys an append is sent in arrays. */
export const MAX_WRITTEN_OUT = 4;

export const isSmall = (append: Append): boolean =>
  append.events.length <= MAX_WRITTEN_OUT && keysOf(append).length <= MAX_WRITTEN_OUT;

const FIRST_EVENT = 4;

/**
 * The statement for one small append by itself, row by row and with nothing to look up: a fifth less time at the server than
 * the one that can tell a refusal takes. It answers an `AppendRow`, or fails, and changes nothing, when it meets another version or a
 * key that is there (`isMetElsewhere`). `now` null: the server's clock.
 *
 * Right under READ COMMITTED as the others are: the update of the head is its lock, and sees its newest row when it had to wait;
 * so does what follows for the stream's. What the older snapshot does not show is a refusal here, and decided by the other one.
 */
export const appendAlone = (append: Append, now: string | null): pg.QueryConfig => {
  const { streamId, expectedVersion, events } = append;
  const keys = keysOf(append);
  return {
    ...textFor({ isNew: expectedVersion === 0, events: events.length, keys: keys.length }),
    values: [
      streamId,
      expectedVersion,
      now,
      ...events.flatMap(({ type, id, data, metadata }) => [type, id, data, metadata]),
      ...keys.flatMap(({ subject, wrapped, masterKeyVersion }) => [subject, wrapped, masterKeyVersion]),
    ],
  };
};

const DIVISION_BY_ZERO = '22012';
const UNIQUE_VIOLATION = '23505';

/** A subject that was thought new has a key, or had one. */
export const isKeyTaken = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === UNIQUE_VIOLATION && error.table === 'subject_keys';

export const isMetElsewhere = (error: unknown): boolean =>
  isKeyTaken(error) || (error instanceof pg.DatabaseError && error.code === DIVISION_BY_ZERO);

interface Shape {
  readonly isNew: boolean;
  readonly events: number;
  readonly keys: number;
}

/** There are few shapes, and most appends have the same one. */
const texts = new Map<string, string>();

const textFor = (shape: Shape): { readonly name: string; readonly text: string } => {
  const name = `append-alone-${shape.isNew ? 'new' : 'known'}-${shape.events}-${shape.keys}`;
  const text = texts.get(name) ?? writtenOut(shape);
  texts.set(name, text);
  return { name, text };
};

/** $1 to $3: the stream, its version and the time; then four for each event and three for each key. */
const writtenOut = ({ isNew, events, keys }: Shape): string => {
  const firstKey = FIRST_EVENT + events * 4;
  const stream = isNew
    ? `insert into event_log.streams (stream_id, previous, version) select $1::text, 0, ${events} from head
       on conflict (stream_id) do nothing returning 1`
    : `update event_log.streams set previous = version, version = version + ${events} from head
       where stream_id = $1::text and version = $2::integer returning 1`;
  const eventRow = (nr: number): string => {
    const at = FIRST_EVENT + nr * 4;
    return `select head.position + ${nr + 1}, $1, $2::integer + ${nr + 1},
      $${at}, $${at + 1}::uuid, $${at + 2}, $${at + 3}, recorded_at from head`;
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
    update event_log.log_head set position = position + ${events}, recorded_at =
      greatest(recorded_at, date_trunc('milliseconds', coalesce($3::timestamptz, clock_timestamp())))
    where single returning position - ${events} as position, recorded_at
  ), stream as (
    ${stream}
  ), written as (
    insert into event_log.events (${EVENT_COLUMNS}) ${numbers(events).map(eventRow).join(' union all ')}
  )${keys > 0 ? keyed : ''}
  select position, recorded_at, null::text[] as accepted, 1 / (select count(*) from stream)::int as expected,
    pg_notify('${NEWS_CHANNEL}', (position + ${events})::text)
  from head`;
};

const numbers = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);

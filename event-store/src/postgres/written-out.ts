import type { Append } from '../log/append-rules.ts';
import { KEY_COLUMNS, keysOf } from './append-statements.ts';

/** Beyond so many events or keys one append is sent in arrays, as several are. */
export const MAX_WRITTEN_OUT = 4;

/** Whether an append is written out row by row, which the server is done with sooner than with arrays. */
export const isSmall = (append: Append): boolean =>
  append.events.length <= MAX_WRITTEN_OUT && keysOf(append).length <= MAX_WRITTEN_OUT;

/** What the text of such a statement depends on. There are few, and most appends have the same one. */
export interface Shape {
  readonly isNew: boolean;
  readonly events: number;
  readonly keys: number;
}

/** Values of the rows: four for each event, then three for each key. */
export const rowValues = (append: Append): readonly (string | number)[] => [
  ...append.events.flatMap(({ type, id, data, metadata }) => [type, id, data, metadata]),
  ...keysOf(append).flatMap(({ subject, wrapped, masterKeyVersion }) => [subject, wrapped, masterKeyVersion]),
];

/** Name and text of the statement for an append, each text made once. */
export const textsByShape = (prefix: string, write: (shape: Shape) => string) => {
  const texts = new Map<string, string>();
  return (append: Append): { readonly name: string; readonly text: string } => {
    const { expectedVersion, events } = append;
    const shape: Shape = { isNew: expectedVersion === 0, events: events.length, keys: keysOf(append).length };
    const name = `${prefix}-${shape.isNew ? 'new' : 'known'}-${shape.events}-${shape.keys}`;
    const text = texts.get(name) ?? write(shape);
    texts.set(name, text);
    return { name, text };
  };
};

/** Moves the stream on from its version, behind the CTE `head`; one row, or none when it is elsewhere. Sees the stream's newest row. */
export const streamMoved = ({ isNew, events }: Shape, streamId: string, version: string): string =>
  isNew
    ? `insert into event_log.streams (stream_id, previous, version) select ${streamId}::text, 0, ${events} from head
       on conflict (stream_id) do nothing returning 1`
    : `update event_log.streams set previous = version, version = version + ${events} from head
       where stream_id = ${streamId}::text and version = ${version}::integer returning 1`;

/** The parameters of each event, `type, id, data, metadata`, the first of which has the number `first`. */
export const eventParameters = ({ events }: Shape, first: number): readonly string[] =>
  numbers(events).map((nr) => {
    const at = first + nr * 4;
    return `$${at}, $${at + 1}::uuid, $${at + 2}, $${at + 3}`;
  });

/** The CTE that writes the keys, their parameters behind those of the events; nothing where there are none. */
export const keysWritten = ({ events, keys }: Shape, firstOfEvents: number): string => {
  if (keys === 0) return '';
  const first = firstOfEvents + events * 4;
  const rows = numbers(keys).map((nr) => {
    const at = first + nr * 3;
    return `($${at}, decode($${at + 1}, 'hex'), $${at + 2})`;
  });
  return `, keyed as (insert into personal_data.subject_keys (${KEY_COLUMNS}) values ${rows.join(', ')})`;
};

const numbers = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);

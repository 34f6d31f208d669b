import type { SqlStatement } from '@sternklar/event-store/projection';

/** Rows that a statement only adds, for `copy`. */
export interface CopiedRows {
  /** As the statement names it, without a schema. */
  readonly table: string;
  readonly columns: readonly string[];
  /** The types in which the statement gives its values, by column. */
  readonly types: readonly string[];
  /** In `copy`'s text format; null where a value is more than a text, a number or a truth. */
  lines(values: readonly unknown[]): string | null;
}

/** Rows are added as they are, and left out only where their key is there already. */
const ADDED =
  /^\s*insert into (\w+) \(([\w,\s]+)\)\s+select \* from unnest\(((?:\s*\$\d+::\w+\[\],?)+)\s*\)\s+on conflict \([\w,\s]+\) do nothing\s*$/;

const known = new Map<string, CopiedRows | null>();

/** What a statement adds; null when it does anything else. Only for texts that are written in the program; each is remembered. */
export const copiedRowsOf = ({ text }: Pick<SqlStatement, 'text'>): CopiedRows | null => {
  const found = known.get(text);
  if (found !== undefined) return found;
  const read = readFrom(text);
  known.set(text, read);
  return read;
};

const readFrom = (text: string): CopiedRows | null => {
  const [, table, names, parameters] = ADDED.exec(text) ?? [];
  if (table === undefined || names === undefined || parameters === undefined) return null;
  const columns = names.split(',').map((name) => name.trim());
  const given = [...parameters.matchAll(/\$(\d+)::(\w+)/g)];
  if (given.length !== columns.length) return null;
  const places = given.map(([, number]) => Number(number) - 1);
  return {
    table,
    columns,
    types: given.map(([, , type = '']) => type),
    lines: (values) => linesOf(places.map((place) => values[place] as readonly unknown[])),
  };
};

const linesOf = (columns: readonly (readonly unknown[])[]): string | null => {
  let lines = '';
  for (let row = 0; row < (columns[0]?.length ?? 0); row += 1) {
    for (let column = 0; column < columns.length; column += 1) {
      const field = fieldOf(columns[column]?.[row]);
      if (field === null) return null;
      lines += column === 0 ? field : `\t${field}`;
    }
    lines += '\n';
  }
  return lines;
};

const fieldOf = (value: unknown): string | null => {
  if (value === null || value === undefined) return '\\N';
  if (typeof value === 'string') return NEEDS_ESCAPING.test(value) ? escaped(value) : value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : null;
};

const NEEDS_ESCAPING = /[\\\n\r\t]/;
const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };
const escaped = (text: string): string => text.replace(/[\\\n\r\t]/g, (character) => ESCAPES[character] ?? character);

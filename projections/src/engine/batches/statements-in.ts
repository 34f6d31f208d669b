import type { NamedQuery } from '@sternklar/event-store/postgres/one-message';
import type { Projection, SqlStatement } from '@sternklar/event-store/projection';
import { prepared } from '../checkpoints/prepared.ts';

/**
 * A projection's statements as they are sent, prepared once for each schema:
 * - with its tables named by their schema, instead of a search path to set for each projection. A table is known by the
 *   word before it, so statements list tables with `join`, not with commas: throws for one that stands after a comma;
 * - with rows that come as one array for each column written out when there is only one, which PostgreSQL reads faster.
 */
export const statementsIn = (
  schema: string,
  { tables }: Pick<Projection, 'tables'>,
  statements: readonly SqlStatement[],
): readonly NamedQuery[] =>
  statements.map(({ text, values }) => {
    const known = formsOf(schema, tables, text);
    const cells = known.columns.map((column) => values[column]);
    if (known.columns.length === 0 || !cells.every(isOneCell)) return prepared(known.rows, values);
    return prepared(
      known.oneRow,
      values.map((value, index) => (known.columns.includes(index) ? (value as readonly [unknown])[0] : value)),
    );
  });

interface Forms {
  /** For any number of rows. */
  readonly rows: string;
  /** For a single row; which of the values are its columns. */
  readonly oneRow: string;
  readonly columns: readonly number[];
}

/** By schema, then by text. */
const forms = new Map<string, Map<string, Forms>>();

const formsOf = (schema: string, tables: string, text: string): Forms => {
  const inSchema = forms.get(schema) ?? new Map<string, Forms>();
  const known = inSchema.get(text) ?? { rows: named(schema, tables, text), ...oneRowOf(named(schema, tables, text)) };
  forms.set(schema, inSchema.set(text, known));
  return known;
};

const named = (schema: string, tables: string, text: string): string => {
  const names = [...tables.matchAll(/\bcreate table (\w+)/g)].map(([, name]) => name).join('|');
  const [, afterComma] = new RegExp(`,\\s*(?:lateral\\s+|only\\s+)?(${names})\\b(?!\\s*\\.)`, 'i').exec(text) ?? [];
  if (afterComma !== undefined) {
    throw new Error(`'${afterComma}' stands after a comma: list tables with join, and give no column a table's name.`);
  }
  return text.replace(new RegExp(`\\b((?:from|join|into|update|using)\\s+)(${names})\\b`, 'g'), `$1${schema}.$2`);
};

/** `(from|join) unnest($1::uuid[], $2::text[])`, and the name that it is given. */
const UNNESTED = /\b(from|join) unnest\(((?:\$\d+::\w+\[\](?:,\s*)?)+)\)(\s+as\b)?/;

const oneRowOf = (text: string): Omit<Forms, 'rows'> => {
  const [found, word, parameters = '', name = ' as one_row'] = UNNESTED.exec(text) ?? [];
  if (found === undefined) return { oneRow: text, columns: [] };
  return {
    oneRow: text.replace(found, `${word} (values (${parameters.replaceAll('[]', '')}))${name}`),
    columns: [...parameters.matchAll(/\$(\d+)/g)].map(([, number]) => Number(number) - 1),
  };
};

const isOneCell = (value: unknown): boolean => Array.isArray(value) && value.length === 1;

import type pg from 'pg';

const names = new Map<string, string>();

/**
 * A query that a connection prepares the first time, so that it is parsed and planned once. `schema` is where its
 * unqualified names are looked up: elsewhere the same text is another statement. Only for texts that are written in the
 * program; each is remembered.
 */
export const prepared = (schema: string, text: string, values: readonly unknown[] = []): pg.QueryConfig => {
  const key = `${schema} ${text}`;
  const name = names.get(key) ?? `${schema}-${names.size + 1}`;
  names.set(key, name);
  return { name, text, values: [...values] };
};

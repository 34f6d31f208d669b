import type { NamedQuery } from '@sternklar/event-store/postgres/one-message';

const names = new Map<string, string>();

/**
 * A query that a connection prepares the first time, so that it is parsed and planned once. It names its tables with
 * their schema. Only for texts that are written in the program; each is remembered.
 */
export const prepared = (text: string, values: readonly unknown[] = []): NamedQuery => {
  const name = names.get(text) ?? `projections-${names.size + 1}`;
  names.set(text, name);
  return { name, text, values: [...values] };
};

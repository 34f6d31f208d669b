import type pg from 'pg';
import type { StoredEvent } from '../event-store.ts';
import { subjectsIn } from './subjects-in.ts';

const MARK = `
  insert into personal_data.subject_keys (subject, destroyed_at)
  select subject, now() from unnest($1::text[]) as needed (subject)
  on conflict (subject) do nothing
  returning subject`;

/**
 * Marks the keys as destroyed that events need and that a restored database never had, so that they are read like those of erased
 * people instead of not at all, and no other key is made in their place. Resolves with how many subjects had none.
 */
export const markLostKeys = async (session: pg.ClientBase, events: readonly StoredEvent[]): Promise<number> => {
  const subjects = new Set(events.flatMap(subjectsIn));
  if (subjects.size === 0) return 0;
  const { rowCount } = await session.query(MARK, [[...subjects].sort()]);
  return rowCount ?? 0;
};

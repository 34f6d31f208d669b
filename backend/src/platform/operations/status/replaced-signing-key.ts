import type { Pool } from 'pg';
import { momentText } from '../../german.ts';

/** A key that no other one which is still trusted signed along with at its end; told for a month. */
const REPLACED = `
  select max(ended.retired_at) as "replacedAt" from transparency_log.keys ended
  where ended.retired_at > now() - interval '30 days' and not exists (
    select from transparency_log.keys other
    where other.added_at < ended.retired_at and (other.retired_at is null or other.retired_at > ended.retired_at))`;

/** A German sentence where the transparency log is signed with another key than before and nothing vouches for that. */
export const replacedSigningKey = async (pool: Pick<Pool, 'query'>): Promise<readonly string[]> => {
  const { rows } = await pool.query<{ replacedAt: Date | null }>(REPLACED);
  const replacedAt = rows[0]?.replacedAt ?? null;
  return replacedAt === null
    ? []
    : [
        `AUDIT_SIGNING_KEY: ist seit ${momentText(replacedAt)} ein anderer als vorher, und der frühere (AUDIT_FORMER_SIGNING_KEY) unterschrieb nicht mit; Prüfer müssen davon erfahren.`,
      ];
};

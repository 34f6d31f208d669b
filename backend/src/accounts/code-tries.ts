import { CODE_LIFETIME_MS, CODE_MAX_TRIES } from '@sternklar/contracts/constants';
import type { Pool } from 'pg';

/** The table `accounts.code_tries`. */
export interface CodeTries {
  /**
   * Counts one try before the entered code is compared. False when the code has no try left; guesses made at the same
   * moment are counted one after the other by the database.
   */
  use(codeId: string, now: Date): Promise<boolean>;
  /** Forgets the tries of codes that must have expired. */
  forgetExpired(now: Date): Promise<void>;
}

/** Every try clears some of codes that are over, so that the table stays small. */
const USE = `
  with over as (
    select code_id from accounts.code_tries where first_tried_at < $4
    order by first_tried_at limit 10 for update skip locked
  ), cleared as (
    delete from accounts.code_tries t using over where t.code_id = over.code_id
  )
  insert into accounts.code_tries as known (code_id, tries, first_tried_at) values ($1, 1, $2)
  on conflict (code_id) do update set tries = known.tries + 1 where known.tries < $3
  returning tries`;

/** A code is tried for the first time after it was issued, so one that was tried before this has expired. */
const expiredBefore = (now: Date) => new Date(now.getTime() - CODE_LIFETIME_MS);

export const createCodeTries = (pool: Pool): CodeTries => ({
  async use(codeId, now) {
    const { rows } = await pool.query(USE, [codeId, now, CODE_MAX_TRIES, expiredBefore(now)]);
    return rows.length === 1;
  },

  async forgetExpired(now) {
    await pool.query('delete from accounts.code_tries where first_tried_at < $1', [expiredBefore(now)]);
  },
});

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

const USE = `
  insert into accounts.code_tries as known (code_id, tries, first_tried_at) values ($1, 1, $2)
  on conflict (code_id) do update set tries = known.tries + 1 where known.tries < $3
  returning tries`;

export const createCodeTries = (pool: Pool): CodeTries => ({
  async use(codeId, now) {
    const { rows } = await pool.query(USE, [codeId, now, CODE_MAX_TRIES]);
    return rows.length === 1;
  },

  async forgetExpired(now) {
    // A code is tried for the first time after it was issued, so this is later than its end.
    await pool.query('delete from accounts.code_tries where first_tried_at < $1', [
      new Date(now.getTime() - CODE_LIFETIME_MS),
    ]);
  },
});

import type { Pool } from 'pg';
import type { AskedMails } from '../outbox.port.ts';

const ASKED = `
  select count(*)::integer as times, max(created_at) as last_at from mail.outbox
  where account_id = $1 and template = $2`;

/** What the outbox remembers of the mails that an account was to be sent. */
export const createAskedMails =
  (pool: Pool): AskedMails =>
  async (accountId, template) => {
    const { rows } = await pool.query<{ times: number; last_at: Date | null }>(ASKED, [accountId, template]);
    return { times: rows[0]?.times ?? 0, lastAt: rows[0]?.last_at ?? null };
  };

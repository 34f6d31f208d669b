import type { Pool } from 'pg';

const DROP_WAITING = `
  update mail.outbox set state = 'dropped', finished_at = $2, last_error = 'account erased', taken_by = null
  where account_id = $1 and state = 'waiting'`;
const CLEAR_MAILBOX = `
  delete from mail.mailbox as kept using mail.outbox as sent where sent.account_id = $1 and kept.id = sent.id`;

/**
 * Sends nothing more to an account, but for a mail that is on its way this moment, and takes what it got out of the
 * developers' mailbox, where words and address are in clear. The outbox keeps its rows, which hold neither.
 */
export const createForgetMails =
  ({ pool, now }: { readonly pool: Pool; readonly now: () => Date }) =>
  async (accountId: string): Promise<void> => {
    await pool.query(DROP_WAITING, [accountId, now()]);
    await pool.query(CLEAR_MAILBOX, [accountId]);
  };

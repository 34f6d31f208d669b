import type { Pool } from 'pg';
import { OUTBOX_CHANNEL } from './outbox.ts';

/** A mail that was given up, or that waits for another try. Says nothing of whom it is for. */
export interface StuckMail {
  readonly id: string;
  readonly template: string;
  readonly state: 'failed' | 'waiting';
  readonly attempts: number;
  readonly createdAt: Date;
  /** When it is tried next; null for one that was given up. */
  readonly dueAt: Date | null;
  /** Why the last attempt failed. */
  readonly reason: string;
}

/** What an operator does with mails that do not go out. */
export interface StuckMails {
  /** Those given up first, then those that are tried again, oldest first. */
  list(limit: number): Promise<readonly StuckMail[]>;
  /** Sends one that was given up again, with all its tries. False when there is no such mail. */
  retry(id: string): Promise<boolean>;
  /** The same for all that were given up. Answers how many. */
  retryAll(): Promise<number>;
}

const LIST = `
  select id, template, state, attempts, created_at as "createdAt", last_error as reason,
         case when state = 'waiting' then due_at end as "dueAt"
  from mail.outbox
  where state = 'failed' or (state = 'waiting' and last_error is not null)
  order by state, created_at limit $1`;

/** A mail that waits is in the hands of a sender, or comes up by itself: only one that was given up is put back. */
const RETRY = (which: string) => `
  with again as (
    update mail.outbox set state = 'waiting', attempts = 0, due_at = $1, finished_at = null
    where state = 'failed' ${which}
    returning id
  )
  select id, pg_notify('${OUTBOX_CHANNEL}', '') from again`;

/** The table `mail.outbox`, as operators see it. */
export const createStuckMails = ({ pool, now }: { readonly pool: Pool; readonly now: () => Date }): StuckMails => ({
  async list(limit) {
    const { rows } = await pool.query<StuckMail>(LIST, [limit]);
    return rows;
  },
  async retry(id) {
    const { rowCount } = await pool.query(RETRY('and id = $2'), [now(), id]);
    return rowCount === 1;
  },
  async retryAll() {
    const { rowCount } = await pool.query(RETRY(''), [now()]);
    return rowCount ?? 0;
  },
});

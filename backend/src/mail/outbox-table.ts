import type { Pool } from 'pg';

/** A mail that a sender has taken; `attempt` counts from 1 and shows whether the sender still holds it. */
export interface TakenMail {
  readonly id: string;
  readonly accountId: string;
  readonly template: string;
  readonly params: unknown;
  readonly createdAt: Date;
  readonly attempt: number;
}

export type FinalState = 'sent' | 'dropped' | 'failed';

/** What senders do with the outbox. Every time is given, none is read from the database's clock. */
export interface OutboxTable {
  /** Takes at most `limit` due mails until `leaseUntil`; senders side by side never take the same one. */
  take(limit: number, now: Date, leaseUntil: Date): Promise<readonly TakenMail[]>;
  /** Ends a mail's way, unless its lease ran out and somebody else took it over. */
  finish(
    mail: TakenMail,
    state: FinalState,
    outcome: { readonly at: Date; readonly reason: string | null },
  ): Promise<void>;
  /** Puts a mail back for another try at `dueAt`. */
  postpone(mail: TakenMail, dueAt: Date, reason: string): Promise<void>;
  /** How many mails are in each state, and since when the oldest one waits. */
  counts(): Promise<OutboxCounts>;
}

export interface OutboxCounts {
  readonly waiting: number;
  readonly failed: number;
  readonly oldestWaitingSince: Date | null;
}

const TAKE = `
  with due as materialized (
    select id from mail.outbox where state = 'waiting' and due_at <= $2
    order by due_at limit $1 for update skip locked
  )
  update mail.outbox o set attempts = o.attempts + 1, due_at = $3 from due where o.id = due.id
  returning o.id, o.account_id as "accountId", o.template, o.params, o.created_at as "createdAt", o.attempts as attempt`;

const FINISH = `
  update mail.outbox set state = $3, finished_at = $4, last_error = $5
  where id = $1 and attempts = $2 and state = 'waiting'`;

const POSTPONE = `
  update mail.outbox set due_at = $3, last_error = $4
  where id = $1 and attempts = $2 and state = 'waiting'`;

const COUNTS = `
  select (select count(*)::int from mail.outbox where state = 'waiting') as waiting,
         (select count(*)::int from mail.outbox where state = 'failed') as failed,
         (select min(created_at) from mail.outbox where state = 'waiting') as "oldestWaitingSince"`;

/** The table `mail.outbox`. */
export const createOutboxTable = (pool: Pool): OutboxTable => ({
  async take(limit, now, leaseUntil) {
    const { rows } = await pool.query<TakenMail>(TAKE, [limit, now, leaseUntil]);
    return rows;
  },
  async finish({ id, attempt }, state, { at, reason }) {
    await pool.query(FINISH, [id, attempt, state, at, reason]);
  },
  async postpone({ id, attempt }, dueAt, reason) {
    await pool.query(POSTPONE, [id, attempt, dueAt, reason]);
  },
  async counts() {
    const { rows } = await pool.query<OutboxCounts>(COUNTS);
    return rows[0] ?? { waiting: 0, failed: 0, oldestWaitingSince: null };
  },
});

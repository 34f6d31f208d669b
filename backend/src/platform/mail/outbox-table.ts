import type { Pool } from 'pg';
import type { OutboxKind } from './outbox.ts';
import { isGone } from './sender-presence.ts';

/** A mail that a sender has taken; `attempt` counts from 1 and shows whether the sender still holds it. */
export interface TakenMail {
  readonly id: string;
  readonly accountId: string;
  readonly template: string;
  readonly params: unknown;
  readonly createdAt: Date;
  /** By which is told whether it still comes in time: a clock may leap before it is made. */
  readonly takenAt: Date;
  readonly attempt: number;
  /** The span that asked for it, if there was one. */
  readonly traceparent?: string | null;
}

export type FinalState = 'sent' | 'dropped' | 'failed';
/** What became of one attempt; a postponed one is followed by another. */
export type SendOutcome = FinalState | 'postponed';

/** What senders do with the outbox. Every time is given, none is read from the database's clock. */
export interface OutboxTable {
  /** Takes at most `limit` due mails until `leaseUntil`; senders side by side never take the same one. */
  take(limit: number, now: Date, leaseUntil: Date): Promise<readonly TakenMail[]>;
  /** Makes mails due that were taken before a moment and whose sender is gone; `now` is when they become due. */
  releaseFromTheDead(takenBefore: Date, now: Date): Promise<void>;
  /** Ends a mail's way, unless its lease ran out and somebody else took it over. */
  finish(
    mail: TakenMail,
    state: FinalState,
    outcome: { readonly at: Date; readonly reason: string | null },
  ): Promise<void>;
  /** Puts a mail back for another try at `dueAt`; `unreached` names the server that took nothing of it. */
  postpone(mail: TakenMail, dueAt: Date, reason: string, unreached?: string | null): Promise<void>;
  /** A server takes mails again: makes at most `limit` due that it could not be reached for, and that nobody tried since `triedBefore`. */
  bringForward(server: string, now: Date, triedBefore: Date, limit: number): Promise<void>;
  /** Puts a mail back as if it had not been taken, until `dueAt`: whether it has anything to tell is known later. */
  hold(mail: TakenMail, dueAt: Date): Promise<void>;
  /** How many mails are in each state, and since when the oldest one waits. */
  counts(): Promise<OutboxCounts>;
  /** How many were sent at a moment or later. */
  sentSince(moment: Date): Promise<number>;
}

export interface OutboxCounts {
  readonly waiting: number;
  readonly failed: number;
  readonly oldestWaitingSince: Date | null;
}

const takeSql = (kind: OutboxKind) => `
  with due as materialized (
    select id from ${kind}.outbox where state = 'waiting' and due_at <= $2
    order by due_at limit $1 for update skip locked
  )
  update ${kind}.outbox o set attempts = o.attempts + 1, due_at = $3, taken_by = $4, taken_at = $2
  from due where o.id = due.id
  returning o.id, o.account_id as "accountId", o.template, o.params, o.created_at as "createdAt", o.taken_at as "takenAt",
    o.attempts as attempt,
    o.traceparent`;

const releaseSql = (kind: OutboxKind) => `
  with senders as materialized (
    select distinct taken_by as number from ${kind}.outbox where taken_by is not null and taken_at < $1
  ), gone as materialized (select number from senders where ${isGone('number')})
  update ${kind}.outbox o set due_at = $2, taken_by = null from gone
  where o.taken_by = gone.number and o.taken_at < $1 and o.state = 'waiting'`;

const finishSql = (kind: OutboxKind) => `
  update ${kind}.outbox set state = $3, finished_at = $4, last_error = $5, taken_by = null
  where id = $1 and attempts = $2 and state = 'waiting'`;

const postponeSql = (kind: OutboxKind) => `
  update ${kind}.outbox set due_at = $3, last_error = $4, unreached = $5, taken_by = null
  where id = $1 and attempts = $2 and state = 'waiting'`;

const bringForwardSql = (kind: OutboxKind) => `
  with next as materialized (
    select id from ${kind}.outbox
    where state = 'waiting' and unreached = $1 and due_at > $2 and taken_by is null and taken_at < $3
    order by due_at limit $4 for update skip locked
  )
  update ${kind}.outbox o set due_at = $2 from next where o.id = next.id`;

const holdSql = (kind: OutboxKind) => `
  update ${kind}.outbox set due_at = $3, attempts = attempts - 1, taken_by = null, taken_at = null
  where id = $1 and attempts = $2 and state = 'waiting'`;

const countsSql = (kind: OutboxKind) => `
  select (select count(*)::int from ${kind}.outbox where state = 'waiting') as waiting,
         (select count(*)::int from ${kind}.outbox where state = 'failed') as failed,
         (select min(created_at) from ${kind}.outbox where state = 'waiting') as "oldestWaitingSince"`;

const sentSinceSql = (kind: OutboxKind) =>
  `select count(*)::int as count from ${kind}.outbox where state = 'sent' and finished_at >= $1`;

/** The table `<kind>.outbox`, for the sender of a number; without one what it takes always waits for the end of its lease. */
export const createOutboxTable = (
  pool: Pool,
  sender: number | null = null,
  kind: OutboxKind = 'mail',
): OutboxTable => ({
  async take(limit, now, leaseUntil) {
    const { rows } = await pool.query<TakenMail>(takeSql(kind), [limit, now, leaseUntil, sender]);
    return rows;
  },
  async releaseFromTheDead(takenBefore, now) {
    await pool.query(releaseSql(kind), [takenBefore, now]);
  },
  async finish({ id, attempt }, state, { at, reason }) {
    await pool.query(finishSql(kind), [id, attempt, state, at, reason]);
  },
  async postpone({ id, attempt }, dueAt, reason, unreached = null) {
    await pool.query(postponeSql(kind), [id, attempt, dueAt, reason, unreached]);
  },
  async bringForward(server, now, triedBefore, limit) {
    await pool.query(bringForwardSql(kind), [server, now, triedBefore, limit]);
  },
  async hold({ id, attempt }, dueAt) {
    await pool.query(holdSql(kind), [id, attempt, dueAt]);
  },
  async counts() {
    const { rows } = await pool.query<OutboxCounts>(countsSql(kind));
    return rows[0] ?? { waiting: 0, failed: 0, oldestWaitingSince: null };
  },
  async sentSince(moment) {
    const { rows } = await pool.query<{ count: number }>(sentSinceSql(kind), [moment]);
    return rows[0]?.count ?? 0;
  },
});

/** The same, telling what became of each attempt once that is written down. */
export const observedTable = (table: OutboxTable, onOutcome: (outcome: SendOutcome) => void): OutboxTable => ({
  ...table,
  async finish(mail, state, outcome) {
    await table.finish(mail, state, outcome);
    onOutcome(state);
  },
  async postpone(...asked) {
    await table.postpone(...asked);
    onOutcome('postponed');
  },
});

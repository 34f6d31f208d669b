import type { Pool } from 'pg';
import type { Outbox } from '../outbox.port.ts';

/** Which outbox: its table is `<kind>.outbox`. */
export type OutboxKind = 'mail' | 'push';

/** Channel on which senders are told that something is waiting. */
export const channelOf = (kind: OutboxKind): string => `${kind}_outbox`;
export const OUTBOX_CHANNEL = channelOf('mail');

/** What asks for more goes by the time of an event that a clock dated ahead: the log never runs back, and those after it have that time, too. */
const LONGEST_WAIT_MS = 3_600_000;

const enqueueSql = (kind: OutboxKind) => `
  with added as (
    insert into ${kind}.outbox (id, account_id, template, params, created_at, due_at, traceparent)
    values ($1, $2, $3, $4, $5, greatest($5, $6::timestamptz), $7)
    on conflict (id) do nothing
    returning id
  )
  select pg_notify('${channelOf(kind)}', '') from added`;

export interface OutboxDeps {
  readonly pool: Pool;
  readonly now: () => Date;
  /** By default that of mails. */
  readonly kind?: OutboxKind;
  /** Names the span that asks for a mail, if there is one. */
  readonly traceparent?: () => string | null;
}

/** The outbox in the table `<kind>.outbox`. */
export const createOutbox = ({ pool, now, kind = 'mail', traceparent = () => null }: OutboxDeps): Outbox => ({
  async enqueue({ id, accountId, template, params, notBefore = null }) {
    const at = now();
    const due = notBefore && new Date(Math.min(notBefore.getTime(), at.getTime() + LONGEST_WAIT_MS));
    const asked = [id, accountId, template, JSON.stringify(params), at, due, traceparent()];
    await pool.query(enqueueSql(kind), asked);
  },
});

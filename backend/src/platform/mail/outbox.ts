import type { Pool } from 'pg';
import type { Outbox } from '../outbox.port.ts';

/** Channel on which senders are told that a mail is waiting. */
export const OUTBOX_CHANNEL = 'mail_outbox';

const ENQUEUE = `
  with added as (
    insert into mail.outbox (id, account_id, template, params, created_at, due_at, traceparent)
    values ($1, $2, $3, $4, $5, greatest($5, $6::timestamptz), $7)
    on conflict (id) do nothing
    returning id
  )
  select pg_notify('${OUTBOX_CHANNEL}', '') from added`;

export interface OutboxDeps {
  readonly pool: Pool;
  readonly now: () => Date;
  /** Names the span that asks for a mail, if there is one. */
  readonly traceparent?: () => string | null;
}

/** The outbox in the table `mail.outbox`. */
export const createOutbox = ({ pool, now, traceparent = () => null }: OutboxDeps): Outbox => ({
  async enqueue({ id, accountId, template, params, notBefore = null }) {
    const asked = [id, accountId, template, JSON.stringify(params), now(), notBefore, traceparent()];
    await pool.query(ENQUEUE, asked);
  },
});

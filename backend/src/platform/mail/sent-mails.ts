import type { Pool } from 'pg';

/** A mail that an account was sent, or was to be: which one, and when (ISO 8601). */
export interface SentMail {
  readonly id: string;
  readonly kind: string;
  readonly state: string;
  readonly created_at: string;
  readonly finished_at: string | null;
}

interface FoundMail {
  readonly id: string;
  readonly template: string;
  readonly state: string;
  readonly created_at: Date;
  readonly finished_at: Date | null;
}

const MAILS_PER_BATCH = 1_000;
const OF_ACCOUNT = `
  select id, template, state, created_at, finished_at from mail.outbox
  where account_id = $1 and ($2::timestamptz is null or (created_at, id) < ($2, $3::uuid))
  order by created_at desc, id desc limit ${MAILS_PER_BATCH}`;

const toSentMail = ({ id, template, state, created_at, finished_at }: FoundMail): SentMail => ({
  id,
  kind: template,
  state,
  created_at: created_at.toISOString(),
  finished_at: finished_at?.toISOString() ?? null,
});

/** Which mails an account was sent or is to be sent, newest first, in batches; their words are kept nowhere. */
export const createMailsOf = (pool: Pool) =>
  async function* mailsOf(accountId: string): AsyncGenerator<readonly SentMail[]> {
    let last: FoundMail | undefined;
    do {
      const after = [last?.created_at ?? null, last?.id ?? null];
      const { rows } = await pool.query<FoundMail>(OF_ACCOUNT, [accountId, ...after]);
      if (rows.length > 0) yield rows.map(toSentMail);
      last = rows.length === MAILS_PER_BATCH ? rows.at(-1) : undefined;
    } while (last);
  };

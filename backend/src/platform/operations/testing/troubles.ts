import type pg from 'pg';
import { v7 } from 'uuid';

/** What a parked event is named by. */
export interface NamedEvent {
  readonly reactor: string;
  readonly event_id: string;
}

export const ERROR = 'RangeError at mail/outbox.ts:12';

/** The newest event that concerns an account, as if a reactor had given up on it; what auditors read concerns none. */
export const parkNewestEvent = async (
  owner: pg.Client,
  reactor = 'when-review-status-changed-then-mail-customer',
): Promise<NamedEvent> => {
  const { rows } = await owner.query<{ id: string }>(
    `insert into reactors.parked (reactor, event_id, position, error, attempts, parked_at)
     select $1, id, position, $2, 8, now() from event_log.events
     where type <> 'AuditorAccessed' order by position desc limit 1
     on conflict (reactor, event_id) do update set parked_at = now()
     returning event_id as id`,
    [reactor, ERROR],
  );
  if (!rows[0]) throw new Error('The log is empty.');
  return { reactor, event_id: rows[0].id };
};

/** A mail to an account that was given up after a day. Answers its id. */
export const giveUpMail = async (owner: pg.Client, accountId: string, at: Date): Promise<string> => {
  const id = v7();
  await owner.query(
    `insert into mail.outbox (id, account_id, template, params, state, attempts, created_at, due_at, finished_at, last_error)
     values ($1, $2, 'address-already-registered', '{}', 'failed', 21, $3, $3, $3, 'SMTP: ECONNREFUSED')`,
    [id, accountId, at],
  );
  return id;
};

import type pg from 'pg';
import type { Account } from './accounts.ts';
import { type Ask, writeMessage } from './ask.ts';

interface Visiting {
  readonly ask: Ask;
  readonly admin: Account;
  /** As the owner of the tables: nobody can make two minutes pass. */
  readonly sql: pg.Client;
  settle(): Promise<void>;
}

interface Visit {
  readonly origin: string;
  /** Nobody else has it. */
  readonly email: string;
}

/** Somebody on a partner's page who has written, and wants to be told of answers at `email`. */
const visitorToBeTold = async ({ ask, admin }: Visiting, { origin, email }: Visit) => {
  const partner = { name: 'Hotel Rollenspiel', origins: [origin] };
  const { keys } = await ask<{ keys: readonly { key: string }[] }>('/api/admin/partners', {
    method: 'POST',
    token: admin.token,
    body: partner,
  });
  const { token, visitor_id: id } = await ask<{ token: string; visitor_id: string }>('/api/widget/sessions', {
    method: 'POST',
    body: { key: keys[0]?.key },
    origin,
  });
  const [firstMessageId] = await writeMessage(ask, token);
  await ask('/api/chat/contact', { method: 'POST', token, body: { email, consent: true } });
  return { id, firstMessageId };
};

/** Asks for the mail with a link to an answer, which would wait for two minutes; it is in the mailbox soon after. */
export const askForAnswerMail = async (visiting: Visiting, visit: Visit): Promise<void> => {
  const { ask, admin, sql, settle } = visiting;
  // Everybody here comes from one network.
  await sql.query('delete from http.rate_limits');
  const { id, firstMessageId } = await visitorToBeTold(visiting, visit);
  const body = { message_id: firstMessageId, reply: 'Guten Tag!' };
  await ask('/api/chat/admin-reply', { method: 'POST', token: admin.token, body });
  await settle();
  for (let look = 0; look < 200; look += 1) {
    const { rowCount } = await sql.query(
      `update mail.outbox set due_at = created_at where account_id = $1 returning pg_notify('mail_outbox', '')`,
      [id],
    );
    if (rowCount === 1) break;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  await settle();
};

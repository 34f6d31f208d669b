import { openSession } from '@sternklar/event-store/postgres/session';
import { vi } from 'vitest';

/** How many mails of a template the outbox has sent, asked of the database by its owner's URL. */
export const countSentMails = async (ownerUrl: string, template: string): Promise<number> => {
  const session = await openSession({ url: ownerUrl, applicationName: 'sternklar-tests' });
  try {
    const { rows } = await session.query<{ sent: number }>(
      `select count(*)::int as sent from mail.outbox where template = $1 and state = 'sent'`,
      [template],
    );
    return rows[0]?.sent ?? 0;
  } finally {
    await session.end();
  }
};

/** Resolves when no process holds a mail that it has taken from the outbox to send. */
export const untilTakenMailsAreSent = async (ownerUrl: string): Promise<void> => {
  const session = await openSession({ url: ownerUrl, applicationName: 'sternklar-tests' });
  const noneIsTaken = async () => {
    const { rows } = await session.query(
      `select 1 from mail.outbox where state = 'waiting' and taken_by is not null limit 1`,
    );
    if (rows.length > 0) throw new Error('A mail that was taken is not sent.');
  };
  try {
    await vi.waitFor(noneIsTaken, { timeout: 10_000, interval: 5 });
  } finally {
    await session.end();
  }
};

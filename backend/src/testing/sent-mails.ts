import { openSession } from '@sternklar/event-store/postgres/session';

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

import { giveUpMail, parkNewestEvent } from '../../../../backend/src/platform/operations/testing/troubles.ts';
import { cosignNewest } from '../../../../backend/src/testing/witness.ts';
import type { Place } from './people.ts';

/** What the team left: a saved filter, what an auditor read, a witness's signature, an event and a mail that were given up. */
export const writeTeam = async (
  { ask, admin, auditor, sql }: Place,
  reviews: Readonly<Record<'decidedReview' | 'repeatedReview', string>>,
) => {
  const save = (list: string, filter: object, field: string) =>
    ask('/api/admin/saved-filters', {
      method: 'PUT',
      token: admin,
      body: { list, name: `Täglich 📌 ${list}`, filter, sort: { field, order: 'ASC' } },
    });
  await save('users', { subscription_status: 'inactive' }, 'email');
  await save('reviews', { rating: 1 }, 'created_at');
  await ask('/api/admin/users', { token: auditor });
  await ask(`/api/audit/reviews/${reviews.decidedReview}`, { token: auditor });
  await ask('/api/audit/cosignatures', { method: 'POST', token: admin, body: await cosignNewest(ask) });
  const { id: adminId } = await ask<{ id: string }>('/api/auth/me', { token: admin });
  // The newest event must be one that the reactor is for.
  const change = { method: 'PUT', token: admin, body: { status: 'nicht_genehmigt' } };
  await ask(`/api/reviews/${reviews.repeatedReview}/status`, change);
  const parked = await parkNewestEvent(sql);
  return {
    parkedReactor: parked.reactor,
    parkedEvent: parked.event_id,
    givenUpMail: await giveUpMail(sql, adminId, new Date()),
  };
};

import { ask, call, oneOf, read, sometimes } from '../call.ts';
import type { People } from '../people.ts';

const PAGE = `?range=${encodeURIComponent('[0,24]')}&sort=${encodeURIComponent('["created_at","DESC"]')}`;
const STATUSES = ['eingereicht', 'gelöscht', 'nicht_genehmigt'];

/** An admin goes through the newest reviews and decides one of them. */
export const adminWorks = ({ adminToken: token }: People): void => {
  call({ path: '/api/admin/counts', token });
  const reviews = ask<{ id: string }[]>({ path: `/api/admin/reviews${PAGE}`, name: '/api/admin/reviews', token });
  read(1);
  if (!reviews || reviews.length === 0) return;
  const { id } = oneOf(reviews);
  call({ path: `/api/admin/reviews/${id}`, name: '/api/admin/reviews/{id}', token });
  call({ path: `/api/admin/reviews/${id}/history`, name: '/api/admin/reviews/{id}/history', token });
  read(1);
  const body = { status: oneOf(STATUSES) };
  call({ method: 'PUT', path: `/api/reviews/${id}/status`, name: '/api/reviews/{id}/status', token, body });
  if (sometimes(30)) call({ path: `/api/admin/users${PAGE}`, name: '/api/admin/users', token });
  if (sometimes(20)) call({ path: `/api/chat/admin/all${PAGE}`, name: '/api/chat/admin/all', token });
};

/** An auditor looks at all reviews as they are now, and at one of them with its proofs. */
export const auditorChecks = ({ auditorToken: token, reviewIds }: People): void => {
  call({ path: '/api/audit/checkpoint', token });
  call({ path: '/api/audit/reviews', token });
  read(2);
  const id = oneOf(reviewIds);
  call({ path: `/api/audit/reviews/${id}`, name: '/api/audit/reviews/{id}', token });
  call({ path: `/api/audit/reviews/${id}/proofs`, name: '/api/audit/reviews/{id}/proofs', token });
};

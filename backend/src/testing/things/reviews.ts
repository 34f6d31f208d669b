import type { Account } from '../accounts.ts';
import { addBusiness, addReview } from '../ask.ts';
import type { Make, Makers, Making } from './making.ts';

/** A picture, as PNG. */
export const ONE_PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

export const newReview: Make = async ({ ask, owner: { token } }) => ({
  id: await addReview(ask, token, await addBusiness(ask, token, 'Gasthaus Zur Rolle')),
});

const newBusiness: Make = async ({ ask, owner }) => ({ id: await addBusiness(ask, owner.token, 'Gasthaus Zur Rolle') });

/** A new review with steps taken in its case. */
const reviewAfter =
  (...steps: readonly ((making: Making, path: string) => Promise<unknown>)[]): Make =>
  async (making) => {
    const { id } = await newReview(making);
    for (const step of steps) await step(making, `/api/reviews/${id}`);
    return { id };
  };
const withdrawn = ({ ask, owner: { token } }: Making, path: string) =>
  ask(`${path}/withdrawal`, { method: 'POST', token, body: {} });
const wished = ({ ask, owner: { token } }: Making, path: string) =>
  ask(`${path}/appeal-wish`, { method: 'POST', token });
const forwarded = ({ ask, admin: { token } }: Making, path: string) =>
  ask(`${path}/forwardings`, { method: 'POST', token, body: { channel: 'report-tool', sent_text: 'Bitte prüfen.' } });
const withStatus =
  (status: string) =>
  ({ ask, admin: { token } }: Making, path: string) =>
    ask(`${path}/status`, { method: 'PUT', token, body: { status } });

/** A file that is to be evidence of a new review, under way. */
const evidenceUpload = async (
  making: Making,
  { isWhole, as }: { readonly isWhole: boolean; readonly as?: Account },
) => {
  const { ask, owner } = making;
  const { token } = as ?? owner;
  const { id: reviewId } = await newReview(making);
  // One person has few under way, and those of earlier calls stay for a day.
  await making.sql.query('delete from evidence.uploads where evidence_id is null');
  const path = `/api/reviews/${reviewId}/evidence-uploads`;
  const body = { name: 'Kassenbuch.png', size: ONE_PIXEL.length };
  const { id } = await ask<{ id: string }>(path, { method: 'POST', token, body });
  if (isWhole) await ask(`/api/evidence-uploads/${id}?offset=0`, { method: 'PUT', token, bytes: ONE_PIXEL });
  return { id, reviewId: String(reviewId) };
};

/** Businesses, reviews in every state of their case, and evidence. */
export const REVIEWS: Makers = {
  business: newBusiness,
  'spare-business': newBusiness,
  async 'removed-business'(making) {
    const business = await newBusiness(making);
    await making.ask(`/api/business/${business.id}`, { method: 'DELETE', token: making.owner.token });
    return business;
  },
  review: newReview,
  'other-review': newReview,
  'spare-review': newReview,
  'withdrawn-review': reviewAfter(withdrawn),
  async 'forwarded-review'(making) {
    const { id } = await reviewAfter(forwarded)(making);
    const found = await making.ask<{ next: { until: string } }>(`/api/reviews/${id}/case`, {
      token: making.admin.token,
    });
    return { id, askedOn: found.next.until.slice(0, 10) };
  },
  'refused-review': reviewAfter(forwarded, withStatus('nicht_genehmigt')),
  'wished-review': reviewAfter(forwarded, withStatus('nicht_genehmigt'), wished),
  'removed-review': reviewAfter(withStatus('gelöscht')),
  'evidence-upload': (making) => evidenceUpload(making, { isWhole: false }),
  async 'whole-evidence-upload'(making) {
    const { id: uploadId, reviewId } = await evidenceUpload(making, { isWhole: true });
    return { uploadId, reviewId };
  },
  async evidence(making) {
    const { ask, owner } = making;
    const { id: uploadId, reviewId } = await evidenceUpload(making, { isWhole: true, as: owner });
    const path = `/api/evidence-uploads/${uploadId}/completion`;
    return { ...(await ask<{ id: string }>(path, { method: 'POST', token: owner.token })), reviewId };
  },
  async 'asked-review'(making) {
    const { ask, owner, admin } = making;
    const { id } = await newReview(making);
    const body = { text: 'Wann soll der Besuch gewesen sein?' };
    await ask(`/api/reviews/${id}/questions`, { method: 'POST', token: admin.token, body });
    const { question } = await ask<{ question: { id: string } }>(`/api/reviews/${id}/case`, { token: owner.token });
    return { id, questionId: question.id };
  },
};

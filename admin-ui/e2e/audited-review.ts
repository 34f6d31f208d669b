import type { Page } from 'playwright-core';
import { call, newBusiness, newCustomer, newReview } from '../../infra/e2e/customers.ts';
import { signInAdmin } from './admin.ts';

export const REVIEWER = 'Vera Nachvollziehbar';

/** A review that was handed in, lacked something and was deleted; `before` is the log's own time of the first of these. */
export const newAuditedReview = async (url: string) => {
  const customer = await newCustomer(url);
  const { id: reviewId } = await newReview(customer, await newBusiness(customer), REVIEWER);
  const token = await signInAdmin(url);
  const change = (body: object) => call({ url, method: 'PUT', path: `/reviews/${reviewId}/status`, body, token });
  const path = `/admin/reviews/${reviewId}/history`;
  const history = await call<{ readonly at: string }[]>({ url, method: 'GET', path, token });
  await change({ status: 'nicht_genehmigt', note: 'Es fehlt ein Beleg.' });
  await change({ status: 'gelöscht' });
  return { reviewId, before: history.at(-1)?.at ?? '' };
};

export const seal = (page: Page, name: string) => page.getByRole('region', { name }).getByRole('status');
export const logSeal = (page: Page) => seal(page, 'Siegel des Protokolls');

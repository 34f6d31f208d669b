import type { AdminReview } from '@sternklar/contracts/reviews/review.api';
import { ADMIN } from '../../backend/src/testing/running-product.ts';
import { newPerson, sharedBrowser } from '../../infra/e2e/browser.ts';

/** The administrator's reviews of a business of their own, on cards: their buttons stand on them. */
export const createReviewCards = async (url: string) => {
  const browser = await sharedBrowser();
  let token = '';
  const api = async <Answer>(method: string, path: string, body?: object): Promise<Answer> => {
    const answer = await fetch(`${url}/api${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', ...(token ? { Authorization: `Bearer ${token}` } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
      signal: AbortSignal.timeout(15_000),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Answer;
  };
  ({ access_token: token } = await api<{ access_token: string }>('POST', '/auth/login', ADMIN));
  await api('PUT', '/admin/preferences', { lists: { reviews: { view: 'cards' } } });
  await api('POST', '/business', {
    business_name: 'Haus am See',
    google_business_link: 'https://maps.google.com/?cid=42',
  });
  const [business] = await api<{ id: string }[]>('GET', '/business');
  const business_id = business?.id ?? '';

  return {
    api,
    submit: async (reviewer: string, more: object = {}): Promise<AdminReview> => {
      const review = { business_id, reviewer_name: reviewer, rating: 2, review_text: 'Nie dort gewesen.', ...more };
      await api('POST', '/reviews', review);
      const reviews = await api<AdminReview[]>('GET', '/admin/reviews');
      const submitted = reviews.find(({ reviewer_name }) => reviewer_name === reviewer);
      if (!submitted) throw new Error(`The review of ${reviewer} is not listed.`);
      return submitted;
    },
    /** The back office, opened by the admin; `card` is the one of the given reviewer. */
    backOffice: async (reviewer: string, viewport: { readonly width: number; readonly height: number }) => {
      const admin = await newPerson(browser, { url, viewport });
      await admin.context.addInitScript((value) => window.localStorage.setItem('token', value), token);
      await admin.page.goto('/admin/reviews');
      const card = admin.page.locator('[data-review-id]', { hasText: reviewer });
      await card.waitFor();
      return { ...admin, card };
    },
  };
};
export type ReviewCards = Awaited<ReturnType<typeof createReviewCards>>;

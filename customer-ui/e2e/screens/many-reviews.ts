import type { Business } from '@sternklar/contracts/businesses/business.api';
import type { Review, SubmitReviewBody } from '@sternklar/contracts/reviews/review.api';
import type { Page } from 'playwright-core';
import { type Customer, call, setReviewStatus } from '../../../infra/e2e/customers.ts';

const AT_ONCE = 20;

export const submitReview = (
  { url, token }: Customer,
  business: Business,
  fields: Partial<SubmitReviewBody> = {},
): Promise<Review> =>
  call<Review>({
    url,
    method: 'POST',
    path: '/reviews',
    body: { business_id: business.id, reviewer_name: 'Max M.', rating: 1, review_text: 'War nie dort.', ...fields },
    token,
  });

/** So many reviews of one business, 'Gast 1' to 'Gast n', handed in over the API. */
export const submitReviews = async (customer: Customer, business: Business, count: number): Promise<void> => {
  const numbers = Array.from({ length: count }, (_, index) => index + 1).values();
  const worker = async () => {
    for (const number of numbers) {
      const review_text = 'War nie dort, aber der Laden sieht schon von außen unfreundlich aus. '.repeat(
        (number % 3) + 1,
      );
      await submitReview(customer, business, {
        reviewer_name: `Gast ${number}`,
        rating: (number % 5) + 1,
        review_text,
      });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
};

const REVIEWERS = ['Max M.', 'Jörg Müller', 'K. Weber', 'Unbekannt', 'Zoë Groß', 'Familie Schmidt', 'A. Becker'];
const TEXTS = [
  'War nie dort, aber der Laden sieht schon von außen unfreundlich aus.',
  'Brötchen waren angeblich ausverkauft. Um halb sieben!',
  'Niemand hat mich angesehen. Zehn Minuten gewartet, dann gegangen.',
  'Zu teuer.',
];
const STATUSES = ['eingereicht', 'gelöscht', 'gelöscht', 'nicht_genehmigt', 'gelöscht'] as const;

/** Reviews as a business collects them: some still open, most of the others deleted. */
export const submitDecidedReviews = async (customer: Customer, business: Business, count: number): Promise<void> => {
  for (let number = 0; number < count; number += 1) {
    const review = await submitReview(customer, business, {
      reviewer_name: REVIEWERS[number % REVIEWERS.length] ?? '',
      review_text: TEXTS[number % TEXTS.length] ?? '',
      rating: (number % 3) + 1,
      ...(number % 4 === 0 ? { reason: 'kein_kundenkontakt', good_faith: true } : {}),
    });
    const status = STATUSES[number % STATUSES.length];
    if (status !== undefined && status !== 'eingereicht') await setReviewStatus(customer.url, review, status);
  }
};

const DAY_MS = 86_400_000;

/** Handed in and decided over the last months, as after a year with the product; the server's own times are all of today. */
const spreadOverMonths = (reviews: readonly Review[]): readonly Review[] =>
  reviews.map((review, index) => {
    const created = Date.now() - (index * index * 1.1 + index * 3) * DAY_MS - 2 * 3_600_000;
    const updated = review.version > 1 ? Math.min(Date.now() - 60_000, created + 3.2 * DAY_MS) : created;
    return { ...review, created_at: new Date(created).toISOString(), updated_at: new Date(updated).toISOString() };
  });

/** From now on the page gets the customer's reviews with times spread over the last year. */
export const withYearOfReviews = (page: Page): Promise<unknown> =>
  page.route('**/api/reviews', async (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    const response = await route.fetch();
    await route.fulfill({ response, json: spreadOverMonths(await response.json()) });
  });

import { type CaseFacts, type NextStep, nextStepOf } from '@sternklar/contracts/reviews/casework/case-facts';
import { isBack } from '@sternklar/contracts/reviews/casework/open-words';
import { REVIEW_STATUSES, type ReviewStatus } from '@sternklar/contracts/reviews/review-status';
import type { Queries } from '@sternklar/projections/queries';
import type { CustomerFacts, CustomerFactsOf, OwnCounts, OwnReview, Some } from './customer-facts.ts';

/** Most businesses and reviews that an answer names. */
const MAX_BUSINESSES = 20;
const MAX_REVIEWS = 5;
const MAX_CASES = 3;
const MAX_IN_BRIEF = 50;
const MAX_INVOICES = 36;
const NEWEST_FIRST = { field: 'created_at', descending: true };

export type CustomerQueries = Pick<
  Queries,
  'businesses' | 'reviews' | 'reviewCases' | 'reviewHistory' | 'caseList' | 'subscriptions' | 'invoices'
>;

/** Reads facts from the read models that the customer's own screens read. */
export const createCustomerFactsOf =
  ({
    businesses,
    reviews,
    reviewCases,
    reviewHistory,
    caseList,
    subscriptions,
    invoices,
  }: CustomerQueries): CustomerFactsOf =>
  (accountId, now): CustomerFacts => {
    /** Only what nothing was sent of can have come back; of the others nobody reads a history. */
    const isBackAgain = async (id: string, next: Pick<NextStep, 'state'> | null): Promise<boolean> =>
      (next?.state === 'incomplete' || next?.state === 'ready-to-forward') &&
      isBack({ forwarded: null }, await reviewHistory.ofReview(id, accountId));
    const standOf = async (id: string): Promise<Pick<OwnReview, 'next' | 'appealUsed' | 'isBack'>> => {
      const facts: CaseFacts | null = (await reviewCases.ofReview(id))?.facts ?? null;
      const next = facts && nextStepOf(facts, now.toISOString());
      return { next, appealUsed: facts?.appealUsed ?? false, isBack: await isBackAgain(id, next) };
    };
    const businessNames = async (): Promise<ReadonlyMap<string, string>> =>
      new Map((await businesses.ofAccount(accountId)).map(({ id, business_name }) => [id, business_name]));
    const newest = async (limit: number, filter: Readonly<Record<string, unknown>>): Promise<Some<OwnReview>> => {
      const [page, nameOf] = await Promise.all([
        reviews.pageOfAccount(accountId, { offset: 0, limit, sort: NEWEST_FIRST, filter }),
        businessNames(),
      ]);
      const items = await Promise.all(
        page.rows.map(async (review) => ({
          reviewerName: review.reviewer_name,
          rating: review.rating,
          status: review.status,
          businessName: nameOf.get(review.business_id) ?? null,
          createdAt: review.created_at,
          updatedAt: review.updated_at,
          ...(await standOf(review.id)),
        })),
      );
      return { total: page.total, items };
    };
    return {
      async businesses() {
        const own = await businesses.ofAccount(accountId);
        return { items: own.slice(0, MAX_BUSINESSES).map(({ business_name }) => business_name), total: own.length };
      },
      async latestReview() {
        return (await newest(1, {})).items[0] ?? null;
      },
      async reviewsBy(reviewerName) {
        const found = await newest(MAX_REVIEWS, { q: reviewerName });
        const items = found.items.filter((review) => isCalled(review.reviewerName, reviewerName));
        return { items, total: items.length };
      },
      async reviewCounts() {
        const counts = await Promise.all(
          REVIEW_STATUSES.map(async (status) => {
            const request = { offset: 0, limit: 1, sort: NEWEST_FIRST, filter: { status, withdrawn: false } };
            return [status, (await reviews.pageOfAccount(accountId, request)).total] as const;
          }),
        );
        const withdrawn = { offset: 0, limit: 1, sort: NEWEST_FIRST, filter: { withdrawn: true } };
        const { total } = await reviews.pageOfAccount(accountId, withdrawn);
        return {
          ...(Object.fromEntries(counts) as Record<ReviewStatus, number>),
          withdrawn: total,
        } satisfies OwnCounts;
      },
      async reviewsInBrief() {
        const request = { offset: 0, limit: MAX_IN_BRIEF, sort: NEWEST_FIRST, filter: { withdrawn: false } };
        const [{ rows, total }, nameOf] = await Promise.all([
          reviews.pageOfAccount(accountId, request),
          businessNames(),
        ]);
        return {
          total,
          items: rows.map(({ reviewer_name, rating, status, business_id, created_at, updated_at }) => ({
            reviewerName: reviewer_name,
            rating,
            status,
            businessName: nameOf.get(business_id) ?? null,
            createdAt: created_at,
            updatedAt: updated_at,
          })),
        };
      },
      async openCases() {
        const filter = { user_id: [accountId] };
        const request = { offset: 0, limit: MAX_CASES, sort: { field: 'next', descending: false }, filter };
        const { rows, total } = await caseList.page(request, now);
        const items = await Promise.all(
          rows.map(async ({ id, reviewer_name, business_name, next }) => ({
            reviewerName: reviewer_name,
            businessName: business_name,
            next: next as NextStep,
            isBack: await isBackAgain(id, next),
          })),
        );
        return { total, items };
      },
      subscription: () => subscriptions.ofAccount(accountId, now),
      async invoices() {
        const request = { offset: 0, limit: MAX_INVOICES, sort: NEWEST_FIRST, filter: {} };
        const { rows, total } = await invoices.pageOfAccount(accountId, request);
        return { items: rows, total };
      },
    };
  };

/** The list's search looks at texts, too: what counts here is the name. */
const isCalled = (name: string, asked: string): boolean => name.toLowerCase().includes(asked.toLowerCase());

import type { ReviewCase } from '@sternklar/contracts/reviews/casework/casework.api';
import type { AdminReview, Review, ReviewHistoryEntry } from '@sternklar/contracts/reviews/review.api';
import { createTestWorld, type Person, type TestWorld } from '../../../testing/test-world.ts';

/** Everything that the platform can work with. */
export const COMPLETE = {
  reviewer_name: 'Max M.',
  rating: 1,
  review_text: 'War nie dort.',
  review_url: 'https://maps.example/bewertung/1',
  reason: 'kein_kundenkontakt',
  good_faith: true,
  facts: 'An diesem Tag war geschlossen.',
};
export const SENT = { channel: 'report-tool', sent_text: 'Diese Person war nie unsere Kundin.', reference: '1-2345' };

/** Somebody at the desk, and a customer with a business. */
export interface CaseWorld {
  readonly world: TestWorld;
  readonly admin: Person;
  readonly customer: Person;
  /** A review that the customer hands in, with as little as may be. */
  handIn(): Promise<Review>;
}

export const createCaseWorld = async (): Promise<CaseWorld> => {
  const world = await createTestWorld();
  const [admin, customer] = [await world.admin(), await world.customer('inhaberin@beispiel.de')];
  const business = { business_name: 'Bäckerei Sonnenschein', google_business_link: 'https://maps.example/baeckerei' };
  const { id: business_id } = (await customer.post<{ id: string }>('/business', business)).body;
  const body = { business_id, reviewer_name: 'Max M.', rating: 1, review_text: 'War nie dort.' };
  return { world, admin, customer, handIn: async () => (await customer.post<Review>('/reviews', body)).body };
};

interface AtHand {
  readonly admin: Person;
  readonly customer: Person;
  readonly review: Review;
}

/** The steps on the review at hand, which is another one in each test, and what is seen of it. */
export const stepsOn = (atHand: () => AtHand) => {
  const path = (rest: string) => `/reviews/${atHand().review.id}/${rest}`;
  const caseOf = async (person: Person = atHand().customer) => (await person.get<ReviewCase>(path('case'))).body;
  return {
    path,
    caseOf,
    nextOf: async () => (await caseOf()).next,
    history: async (person: Person = atHand().customer) =>
      (await person.get<ReviewHistoryEntry[]>(path('history'))).body,
    amend: (change: object = {}) => atHand().customer.put(path('details'), { ...COMPLETE, ...change }),
    forward: (change: object = {}) => atHand().admin.post(path('forwardings'), { ...SENT, ...change }),
    answer: (person: Person, body: object) => person.post(path('platform-answers'), body),
    status: async () => {
      const { admin, review } = atHand();
      return (await admin.get<AdminReview>(`/admin/reviews/${review.id}`)).body.status;
    },
  };
};

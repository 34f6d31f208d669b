import { REVIEW_STATUSES, type ReviewStatus } from '@sternklar/contracts/reviews/review-status';
import type { Registered } from '../../../backend/src/testing/ask.ts';
import { type Client, insist } from './client.ts';

export interface Customer {
  readonly token: string;
  readonly businessId: string;
}

/** What the server acknowledged, and what was asked for without an answer. */
export interface Ledger {
  /** Marker in the text → review id. */
  readonly reviews: Map<string, string>;
  /** Review id → statuses that may be the last: the acknowledged one, then those asked for without an answer. */
  readonly statuses: Map<string, ReviewStatus[]>;
  unanswered: number;
}

export const createLedger = (): Ledger => ({ reviews: new Map(), statuses: new Map(), unanswered: 0 });

export const PASSWORD = 'stern-last-1';
const pause = () => new Promise((wake) => setTimeout(wake, 20));

/** Registers customers with one business each; their addresses are verified, as passkeys need. */
export const createCustomers = async (client: Client, count: number): Promise<readonly Customer[]> => {
  const customers: Customer[] = [];
  for (let index = 0; index < count; index += 1) {
    const { access_token: token, verification_code } = await insist<Registered>(client, {
      method: 'POST',
      path: '/auth/register',
      body: { email: `last-${index}@sternklar.test`, password: PASSWORD, phone_number: '', language: 'de' },
    });
    await insist(client, { method: 'POST', path: '/auth/verify-email', token, body: { verification_code } });
    const business = await insist<{ id: string }>(client, {
      method: 'POST',
      path: '/business',
      token,
      body: { business_name: `Betrieb ${index}`, google_business_link: 'https://maps.google.com/?cid=1' },
    });
    customers.push({ token, businessId: business.id });
  }
  return customers;
};

export interface Load {
  readonly client: Client;
  readonly customers: readonly Customer[];
  readonly adminToken: string;
  readonly ledger: Ledger;
}

/** Customers hand in reviews, admins decide them, until the signal aborts. Each review has one admin, so its order is known. */
export const runLoad = async (load: Load, signal: AbortSignal): Promise<void> => {
  await Promise.all([
    ...load.customers.map((_, index) => handIn(load, index, signal)),
    ...[0, 1].map((part) => decide(load, part, signal)),
  ]);
};

const handIn = async ({ client, customers, ledger }: Load, index: number, signal: AbortSignal) => {
  const customer = customers[index];
  if (!customer) return;
  for (let count = ledger.reviews.size; !signal.aborted; count += 1) {
    const marker = `Nr. ${index}-${count}-${ledger.unanswered}`;
    const review = await client<{ id: string }>({
      method: 'POST',
      path: '/reviews',
      token: customer.token,
      body: { business_id: customer.businessId, reviewer_name: 'Max M.', rating: 1, review_text: marker },
    });
    if (review) ledger.reviews.set(marker, review.id);
    else await noAnswer(ledger);
  }
};

const decide = async ({ client, adminToken, ledger }: Load, part: number, signal: AbortSignal) => {
  for (let turn = 0; !signal.aborted; turn += 1) {
    const mine = [...ledger.reviews.values()].filter((_, index) => index % 2 === part);
    const reviewId = mine[(turn * 7) % Math.max(1, mine.length)];
    const status = REVIEW_STATUSES[turn % REVIEW_STATUSES.length];
    if (!reviewId || !status) {
      await pause();
      continue;
    }
    const done = await client({
      method: 'PUT',
      path: `/reviews/${reviewId}/status`,
      token: adminToken,
      body: { status },
    });
    const possible = ledger.statuses.get(reviewId) ?? ['eingereicht'];
    ledger.statuses.set(reviewId, done ? [status] : [...possible, status]);
    if (!done) await noAnswer(ledger);
  }
};

const noAnswer = async (ledger: Ledger) => {
  ledger.unanswered += 1;
  await pause();
};

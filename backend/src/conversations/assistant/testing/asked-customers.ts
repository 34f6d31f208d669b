import type { NextStep } from '@sternklar/contracts/reviews/casework/case-facts';
import { lastDayOf } from '@sternklar/contracts/subscriptions/last-day';
import { monthOf } from '@sternklar/contracts/subscriptions/month';
import { type AgreedTerms, termsOf } from '@sternklar/contracts/subscriptions/subscription-terms';
import type { CustomerFacts, OwnCase, OwnInvoice, OwnReview } from '../own-data/customer-facts.ts';

/** Who asks: a customer with data of their own, one who has just registered or given notice, or a visitor who is not signed in. */
export type Asker = 'customer' | 'newcomer' | 'leaver' | 'visitor';

/** When the questions are asked. */
export const ASKED_AT = new Date('2026-03-10T09:00:00.000Z');

/** When somebody asks after what lies at the platform. */
const FOLLOW_UP_AT = '2026-03-16T08:00:00.000Z';
const NEXT: Readonly<Record<OwnReview['status'], NextStep>> = {
  eingereicht: { state: 'waiting-for-platform', until: FOLLOW_UP_AT },
  gelöscht: { state: 'decided' },
  nicht_genehmigt: { state: 'decided' },
};

const review = (reviewerName: string, status: OwnReview['status'], days: [string, string]): OwnReview => ({
  reviewerName,
  rating: 1,
  status,
  businessName: 'Café Morgenrot',
  createdAt: `${days[0]}T10:00:00.000Z`,
  updatedAt: `${days[1]}T10:00:00.000Z`,
  next: NEXT[status],
  appealUsed: false,
  isBack: false,
});

/** One a month on the 14th; paid by card on the same day, but for one that the card refused. */
const INVOICES: readonly (readonly [number: string, issuedOn: string])[] = [
  ['RE-2026-0028', '2026-02-14'],
  ['RE-2026-0009', '2026-01-14'],
  ['RE-2025-0171', '2025-12-14'],
  ['RE-2025-0152', '2025-11-14'],
  ['RE-2025-0134', '2025-10-14'],
  ['RE-2025-0117', '2025-09-14'],
  ['RE-2025-0101', '2025-08-14'],
];
const invoicesBut = (refused: string | null): readonly OwnInvoice[] =>
  INVOICES.map(([number, issuedOn]) => ({
    kind: 'invoice',
    number,
    issued_on: issuedOn,
    served_from: issuedOn,
    served_until: lastDayOf(monthOf(`${issuedOn}T10:00:00.000Z`, 1).endsAt),
    amount: 59,
    paid_on: number === refused ? null : issuedOn,
    due_on: number === refused ? '2026-02-17' : null,
    payment_failed: number === refused,
    payment_trouble: null,
    paid_back_amount: 0,
    taken_back_amount: 0,
    cancelled_by: null,
  }));

/** A bakery with two businesses, seven reviews and a subscription. */
const bakery = {
  businesses: ['Café Morgenrot', 'Bäckerei Sonnenschein'],
  reviews: [
    review('Karla K.', 'eingereicht', ['2026-03-08', '2026-03-08']),
    review('Jens W.', 'gelöscht', ['2026-03-02', '2026-03-05']),
    review('Petra M.', 'eingereicht', ['2026-02-20', '2026-02-20']),
    review('Olaf', 'gelöscht', ['2026-02-11', '2026-02-19']),
    review('Sabine T.', 'nicht_genehmigt', ['2026-01-30', '2026-02-03']),
    review('Gast 17', 'gelöscht', ['2026-01-15', '2026-01-28']),
    review('Uwe', 'gelöscht', ['2026-01-04', '2026-01-09']),
  ],
  subscription: { startedAt: '2025-08-14T10:00:00.000Z', termMonths: 12, notice: null },
  invoices: invoicesBut('RE-2026-0028'),
} as const;

/** Gave notice for the end of the first term. */
const leaver = {
  businesses: [],
  reviews: [],
  subscription: {
    ...bakery.subscription,
    notice: { received_on: '2026-03-01', given_by: 'customer', ends_at: '2026-08-14T10:00:00.000Z' },
  },
  invoices: invoicesBut(null),
} as const;

/** Somebody else's, which no answer may contain. */
const butcher = {
  businesses: ['Metzgerei Fremd'],
  reviews: [review('Volker', 'gelöscht', ['2026-03-09', '2026-03-09'])],
  subscription: null,
  invoices: [],
} as const;

interface Owned {
  readonly businesses: readonly string[];
  readonly reviews: readonly OwnReview[];
  /** One that was started and not recorded as ended. */
  readonly subscription: AgreedTerms | null;
  /** The newest first. */
  readonly invoices: readonly OwnInvoice[];
}

const ACCOUNTS: Readonly<Record<string, Owned>> = {
  'account-of-customer': bakery,
  'account-of-newcomer': { businesses: [], reviews: [], subscription: null, invoices: [] },
  'account-of-leaver': leaver,
  'account-of-butcher': butcher,
};

export const accountOf = (asker: Asker): string | null => (asker === 'visitor' ? null : `account-of-${asker}`);

/** The facts of the accounts above at `now`; of an unknown one there are none. */
export const gradedFactsOf = (accountId: string, now: Date): CustomerFacts => {
  const owned = ACCOUNTS[accountId];
  if (owned === undefined) throw new Error(`Nobody has the account ${accountId}.`);
  const { businesses, reviews, subscription, invoices } = owned;
  const count = (status: OwnReview['status']) => reviews.filter((one) => one.status === status).length;
  return {
    businesses: async () => ({ items: businesses, total: businesses.length }),
    latestReview: async () => reviews[0] ?? null,
    async reviewsBy(name) {
      const items = reviews.filter(({ reviewerName }) => reviewerName.includes(name));
      return { items, total: items.length };
    },
    reviewCounts: async () => ({
      eingereicht: count('eingereicht'),
      gelöscht: count('gelöscht'),
      nicht_genehmigt: count('nicht_genehmigt'),
      withdrawn: 0,
    }),
    async openCases() {
      const open = reviews.flatMap(({ reviewerName, businessName, next, isBack }): readonly OwnCase[] =>
        next === null || next.state === 'decided'
          ? []
          : [{ reviewerName, businessName: businessName ?? '', next, isBack }],
      );
      return { items: open, total: open.length };
    },
    reviewsInBrief: async () => ({ items: reviews, total: reviews.length }),
    invoices: async () => ({ items: invoices, total: invoices.length }),
    subscription: async () =>
      subscription && {
        status: 'active',
        amount: 59,
        started_at: subscription.startedAt,
        ...termsOf(subscription, now),
      },
  };
};

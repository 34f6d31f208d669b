import { accountStream } from '@sternklar/contracts/accounts/account.events';
import { businessStream } from '@sternklar/contracts/businesses/business.events';
import type { DomainEvent } from '@sternklar/contracts/event-envelope';
import { reviewStream } from '@sternklar/contracts/reviews/review.events';
import { subscriptionStream } from '@sternklar/contracts/subscriptions/subscription.events';
import type { NewEventMetadata } from '@sternklar/event-store/event-codec';
import { v7 } from 'uuid';

/** An event and where it goes, before it is encoded. */
export interface BulkEvent {
  readonly id: string;
  readonly streamId: string;
  readonly version: number;
  readonly event: DomainEvent;
}

/** One customer's events, in order. */
export interface Customer {
  readonly metadata: NewEventMetadata;
  readonly events: readonly BulkEvent[];
}

const BUSINESSES = 2;
export const REVIEWS_PER_CUSTOMER = 9;
const DECIDED = 6;
/** One registration, verification and subscription, two businesses, nine reviews, six decisions. */
export const EVENTS_PER_CUSTOMER = 3 + BUSINESSES + REVIEWS_PER_CUSTOMER + DECIDED;

const TEXT = 'Sehr schlechter Service, nie wieder. Wir haben über eine Stunde gewartet.';

/** A customer as the product's own data look: half of the events carry personal data. */
export const makeCustomer = (number: number): Customer => {
  const accountId = v7();
  const businesses = Array.from({ length: BUSINESSES }, () => v7());
  const reviews = Array.from({ length: REVIEWS_PER_CUSTOMER }, (_, index) => ({
    reviewId: v7(),
    businessId: businesses[index % BUSINESSES] ?? '',
    accountId,
  }));
  const commandId = v7();
  return {
    metadata: {
      accountId,
      actor: { kind: 'account', id: accountId },
      correlationId: v7(),
      causationId: commandId,
      commandId,
    },
    events: [
      ...accountEventsOf(accountId, number),
      ...businesses.map((businessId) => businessEvent(businessId, accountId)),
      ...reviews.map((ids, index) => submitted(ids, index)),
      ...reviews.slice(0, DECIDED).map(decided),
    ],
  };
};

interface ReviewIds {
  readonly reviewId: string;
  readonly businessId: string;
  readonly accountId: string;
}

const at = (streamId: string, version: number, event: DomainEvent): BulkEvent => ({
  id: v7(),
  streamId,
  version,
  event,
});

const accountEventsOf = (accountId: string, number: number): readonly BulkEvent[] => [
  at(accountStream(accountId), 1, {
    type: 'AccountRegistered',
    data: { accountId, email: `kunde-${number}@sternklar.example`, phoneNumber: null, language: 'de' },
  }),
  at(accountStream(accountId), 2, { type: 'EmailVerified', data: { accountId } }),
  at(subscriptionStream(accountId), 1, {
    type: 'SubscriptionStarted',
    data: {
      subscriptionId: v7(),
      accountId,
      planName: 'standard',
      pricePerMonthEuro: 59,
      termMonths: 12,
      vatPercent: 19,
      paymentMethod: 'Kreditkarte',
      startedAt: '2026-01-05T09:00:00.000Z',
      expiresAt: '2027-01-05T09:00:00.000Z',
      companyName: null,
    },
  }),
];

const businessEvent = (businessId: string, accountId: string): BulkEvent =>
  at(businessStream(businessId), 1, {
    type: 'BusinessAdded',
    data: { businessId, accountId, businessName: 'Gasthaus zum Stern', googleBusinessLink: 'https://g.example/stern' },
  });

const submitted = (ids: ReviewIds, index: number): BulkEvent =>
  at(reviewStream(ids.reviewId), 1, {
    type: 'ReviewSubmitted',
    data: {
      ...ids,
      reviewerName: 'Max Mustermann',
      rating: (index % 5) + 1,
      reviewText: TEXT,
      reviewUrl: null,
      reason: 'unwahre_tatsache',
      goodFaith: true,
      submittedBy: 'customer',
    },
  });

const decided = (ids: ReviewIds): BulkEvent =>
  at(reviewStream(ids.reviewId), 2, {
    type: 'ReviewStatusChanged',
    data: { ...ids, from: 'eingereicht', to: 'gelöscht' },
  });

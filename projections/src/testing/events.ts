import type { AccountEvent, Role } from '@sternklar/contracts/accounts/account.events';
import { accountStream } from '@sternklar/contracts/accounts/account.events';
import type { BusinessEvent } from '@sternklar/contracts/businesses/business.events';
import { businessStream } from '@sternklar/contracts/businesses/business.events';
import type { ConversationEvent } from '@sternklar/contracts/conversations/conversation.events';
import { conversationStream } from '@sternklar/contracts/conversations/conversation.events';
import { eventRegistry } from '@sternklar/contracts/event-definitions';
import type { DomainEvent, RecordedEvent } from '@sternklar/contracts/event-envelope';
import type { ReviewEvent } from '@sternklar/contracts/reviews/review.events';
import { reviewStream } from '@sternklar/contracts/reviews/review.events';
import type { ReviewStatus } from '@sternklar/contracts/reviews/review-status';
import type { SubscriptionEvent } from '@sternklar/contracts/subscriptions/subscription.events';
import { subscriptionStream } from '@sternklar/contracts/subscriptions/subscription.events';
import { endOfTerm } from '@sternklar/contracts/subscriptions/term';

const id = (kind: number, number: number) =>
  `0192f0c1-${kind.toString(16).padStart(4, '0')}-7000-8000-${number.toString(16).padStart(12, '0')}`;

export const accountId = (number: number) => id(0xa, number);
export const businessId = (number: number) => id(0xb, number);
export const reviewId = (number: number) => id(0xc, number);
export const subscriptionId = (number: number) => id(0x5, number);
/** A customer has one conversation, so it goes by the account's number. */
export const conversationId = (account: number) => id(0xd, account);
export const messageId = (number: number) => id(0x3, number);
export const noteId = (number: number) => id(0x4, number);
export const emailOf = (account: number) => `kunde${account}@beispiel.de`;

type DataOf<Event extends DomainEvent, Type extends string> = Extract<Event, { type: Type }>['data'];

export const accountRegistered = (
  account: number,
  data: Partial<DataOf<AccountEvent, 'AccountRegistered'>> = {},
): AccountEvent => ({
  type: 'AccountRegistered',
  data: { accountId: accountId(account), email: emailOf(account), phoneNumber: null, language: 'de', ...data },
});

export const emailVerified = (account: number): AccountEvent => ({
  type: 'EmailVerified',
  data: { accountId: accountId(account) },
});

export const roleGranted = (account: number, role: Role): AccountEvent => ({
  type: 'RoleGranted',
  data: { accountId: accountId(account), role },
});

export const roleRevoked = (account: number, role: Role): AccountEvent => ({
  type: 'RoleRevoked',
  data: { accountId: accountId(account), role },
});

export const notificationSettingsChanged = (account: number, statusMails: boolean): AccountEvent => ({
  type: 'NotificationSettingsChanged',
  data: { accountId: accountId(account), statusMails },
});

export const accountDeletionRequested = (account: number): AccountEvent => ({
  type: 'AccountDeletionRequested',
  data: { accountId: accountId(account) },
});

export const accountDeletionWithdrawn = (account: number): AccountEvent => ({
  type: 'AccountDeletionWithdrawn',
  data: { accountId: accountId(account) },
});

export const businessAdded = (
  business: number,
  account: number,
  data: Partial<DataOf<BusinessEvent, 'BusinessAdded'>> = {},
): BusinessEvent => ({
  type: 'BusinessAdded',
  data: {
    businessId: businessId(business),
    accountId: accountId(account),
    businessName: `Gasthaus ${business}`,
    googleBusinessLink: `https://g.example/${business}`,
    ...data,
  },
});

export const businessRemoved = (business: number, account: number): BusinessEvent => ({
  type: 'BusinessRemoved',
  data: { businessId: businessId(business), accountId: accountId(account) },
});

export interface ReviewOf {
  readonly business: number;
  readonly account: number;
}

export const reviewSubmitted = (
  review: number,
  of: ReviewOf,
  data: Partial<DataOf<ReviewEvent, 'ReviewSubmitted'>> = {},
): ReviewEvent => ({
  type: 'ReviewSubmitted',
  data: {
    reviewId: reviewId(review),
    businessId: businessId(of.business),
    accountId: accountId(of.account),
    reviewerName: `Gast ${review}`,
    rating: 1,
    reviewText: `Nie wieder, Besuch ${review}`,
    reviewUrl: null,
    reason: null,
    goodFaith: null,
    submittedBy: 'customer',
    ...data,
  },
});

export const reviewStatusChanged = (
  review: number,
  of: ReviewOf,
  change: { readonly from: ReviewStatus; readonly to: ReviewStatus },
): ReviewEvent => ({
  type: 'ReviewStatusChanged',
  data: {
    reviewId: reviewId(review),
    businessId: businessId(of.business),
    accountId: accountId(of.account),
    ...change,
  },
});

export const reviewNoteAdded = (
  note: number,
  of: ReviewOf & { readonly review: number },
  data: Partial<DataOf<ReviewEvent, 'ReviewNoteAdded'>> = {},
): ReviewEvent => ({
  type: 'ReviewNoteAdded',
  data: {
    reviewId: reviewId(of.review),
    businessId: businessId(of.business),
    accountId: accountId(of.account),
    noteId: noteId(note),
    text: `Notiz ${note}`,
    shownToCustomer: false,
    ...data,
  },
});

export const subscriptionStarted = (
  subscription: number,
  account: number,
  data: Partial<DataOf<SubscriptionEvent, 'SubscriptionStarted'>> = {},
): SubscriptionEvent => {
  const policy = { startedAt: '2026-01-01T08:00:00.000Z', termMonths: 12, ...data };
  return {
    type: 'SubscriptionStarted',
    data: {
      subscriptionId: subscriptionId(subscription),
      accountId: accountId(account),
      planName: 'standard',
      pricePerMonthEuro: 59,
      vatPercent: 19,
      paymentMethod: 'Kreditkarte',
      expiresAt: endOfTerm(policy, 1),
      companyName: null,
      ...policy,
    },
  };
};

const conversationOf = (account: number) => ({
  conversationId: conversationId(account),
  accountId: accountId(account),
});

export const messageSent = (
  message: number,
  account: number,
  data: Partial<DataOf<ConversationEvent, 'MessageSent'>> = {},
): ConversationEvent => ({
  type: 'MessageSent',
  data: {
    ...conversationOf(account),
    messageId: messageId(message),
    sender: 'user',
    text: `Nachricht ${message}`,
    clientMessageId: null,
    ...data,
  },
});

export const personRequested = (account: number): ConversationEvent => ({
  type: 'PersonRequested',
  data: conversationOf(account),
});

export const conversationHandedToPerson = (account: number): ConversationEvent => ({
  type: 'ConversationHandedToPerson',
  data: conversationOf(account),
});

export type KnownEvent = AccountEvent | BusinessEvent | ReviewEvent | SubscriptionEvent | ConversationEvent;

export const streamOf = (event: KnownEvent): string => {
  if ('conversationId' in event.data) return conversationStream(event.data.conversationId);
  if ('subscriptionId' in event.data) return subscriptionStream(event.data.accountId);
  if ('reviewId' in event.data) return reviewStream(event.data.reviewId);
  if ('businessId' in event.data) return businessStream(event.data.businessId);
  return accountStream(event.data.accountId);
};

const FIRST = Date.UTC(2026, 0, 1, 8);

/** When the event at a position was recorded: a minute after the one before, from 1 January 2026, 08:01 UTC. */
export const recordedAt = (position: number): string => new Date(FIRST + position * 60_000).toISOString();

/** The events as the log would hold them, one after the other. Throws when one breaks its schema. */
export const recorded = (events: readonly KnownEvent[]): readonly RecordedEvent<KnownEvent>[] => {
  const versions = new Map<string, number>();
  return events.map((event, index) => {
    eventRegistry.get(event.type)?.schema.parse(event.data);
    const position = index + 1;
    const streamId = streamOf(event);
    const version = (versions.get(streamId) ?? 0) + 1;
    versions.set(streamId, version);
    const request = id(0xf, position);
    return {
      ...event,
      id: id(0xe, position),
      streamId,
      version,
      position,
      recordedAt: recordedAt(position),
      metadata: {
        schemaVersion: 1,
        accountId: event.data.accountId,
        actor: { kind: 'system', name: 'test' },
        correlationId: request,
        causationId: request,
        commandId: request,
      },
    };
  });
};

import type { AccountEvent } from '@sternklar/contracts/accounts/account.events';
import { accountStream } from '@sternklar/contracts/accounts/account.events';
import { type AuditAccessEvent, auditorAccessStream } from '@sternklar/contracts/audit/audit-access.events';
import type { BusinessEvent } from '@sternklar/contracts/businesses/business.events';
import { businessStream } from '@sternklar/contracts/businesses/business.events';
import type { ConversationEvent } from '@sternklar/contracts/conversations/conversation.events';
import { conversationStream } from '@sternklar/contracts/conversations/conversation.events';
import { accountOf } from '@sternklar/contracts/conversations/participant';
import { eventRegistry } from '@sternklar/contracts/event-definitions';
import type { RecordedEvent } from '@sternklar/contracts/event-envelope';
import type { InvoiceEvent } from '@sternklar/contracts/invoices/invoice.events';
import { INVOICE_STREAM } from '@sternklar/contracts/invoices/invoice.events';
import type { PartnerEvent } from '@sternklar/contracts/partners/partner.events';
import { partnerStream } from '@sternklar/contracts/partners/partner.events';
import type { PaymentEvent } from '@sternklar/contracts/payments/payment.events';
import { paymentStream } from '@sternklar/contracts/payments/payment.events';
import type { ReviewEvent } from '@sternklar/contracts/reviews/review.events';
import { reviewStream } from '@sternklar/contracts/reviews/review.events';
import type { SubscriptionEvent } from '@sternklar/contracts/subscriptions/subscription.events';
import { subscriptionStream } from '@sternklar/contracts/subscriptions/subscription.events';

import { id } from './events/ids.ts';

export * from './events/accounts.ts';
export * from './events/audit.ts';
export * from './events/businesses.ts';
export * from './events/conversations.ts';
export * from './events/ids.ts';
export * from './events/invoices.ts';
export * from './events/partners.ts';
export * from './events/payments.ts';
export * from './events/reviews.ts';
export * from './events/subscriptions.ts';

export type KnownEvent =
  | AccountEvent
  | BusinessEvent
  | ReviewEvent
  | SubscriptionEvent
  | InvoiceEvent
  | PaymentEvent
  | ConversationEvent
  | PartnerEvent
  | AuditAccessEvent;

export const streamOf = (event: KnownEvent): string => {
  if ('auditorId' in event.data) return auditorAccessStream(event.data.auditorId, '2026-01-01');
  if ('conversationId' in event.data) return conversationStream(event.data.conversationId);
  if ('partnerId' in event.data) return partnerStream(event.data.partnerId);
  if ('checkoutId' in event.data || 'provider' in event.data) return paymentStream(event.data.accountId);
  if ('invoiceId' in event.data) return INVOICE_STREAM;
  if ('subscriptionId' in event.data) return subscriptionStream(event.data.accountId);
  if ('reviewId' in event.data) return reviewStream(event.data.reviewId);
  if ('businessId' in event.data) return businessStream(event.data.businessId);
  return accountStream(event.data.accountId);
};

const accountIn = (event: KnownEvent): string | null => {
  if ('participant' in event.data) return accountOf(event.data.participant);
  return 'accountId' in event.data ? event.data.accountId : null;
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
        accountId: accountIn(event),
        actor: { kind: 'system', name: 'test' },
        correlationId: request,
        causationId: request,
        commandId: request,
      },
    };
  });
};

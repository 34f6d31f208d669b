import { accountEvents, emailAddressEvents } from './accounts/account.events.ts';
import { auditAccessEvents } from './audit/audit-access.events.ts';
import { businessEvents } from './businesses/business.events.ts';
import { conversationEvents } from './conversations/conversation.events.ts';
import { taughtAnswerEvents } from './conversations/taught-answer.events.ts';
import { createEventRegistry, type EventOf } from './event-registry.ts';
import { invoiceEvents } from './invoices/invoice.events.ts';
import { clockEvents } from './operations/clock.events.ts';
import { partnerEvents } from './partners/partner.events.ts';
import { paymentEvents } from './payments/payment.events.ts';
import { reviewEvents } from './reviews/review.events.ts';
import { subscriptionEvents } from './subscriptions/subscription.events.ts';
import { textBlockEvents } from './text-blocks/text-block.events.ts';

/** Every event type of the product; the table of contents of the log. */
export const eventDefinitions = [
  ...emailAddressEvents,
  ...accountEvents,
  ...businessEvents,
  ...reviewEvents,
  ...subscriptionEvents,
  ...invoiceEvents,
  ...paymentEvents,
  ...conversationEvents,
  ...taughtAnswerEvents,
  ...partnerEvents,
  ...textBlockEvents,
  ...auditAccessEvents,
  ...clockEvents,
] as const;

/** Whatever the log of the product can hold. */
export type ProductEvent = EventOf<(typeof eventDefinitions)[number]>;

/** The name of an event of the product. */
export type EventType = ProductEvent['type'];

/** The same by type. */
export const eventRegistry = createEventRegistry(eventDefinitions);

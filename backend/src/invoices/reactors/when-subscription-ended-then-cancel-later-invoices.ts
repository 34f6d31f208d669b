import type { RecordedEvent } from '@sternklar/contracts/event-envelope';
import { type SubscriptionEvent, subscriptionEnded } from '@sternklar/contracts/subscriptions/subscription.events';
import { reactor } from '../../platform/manifest.port.ts';
import type { CancelLater } from '../cancelling.ts';

const NAME = 'when-subscription-ended-then-cancel-later-invoices';

/** A notice that was entered late ends a subscription in the past; what it was billed for since then is taken back at once. */
export const whenSubscriptionEndedThenCancelLaterInvoices = reactor(
  { name: NAME, handles: [subscriptionEnded.type], records: ['InvoiceCancelled'] },
  ({ cancelLater }: { readonly cancelLater: CancelLater }) => ({
    async react(event) {
      const { data } = event as RecordedEvent<Extract<SubscriptionEvent, { type: 'SubscriptionEnded' }>>;
      await cancelLater(data, NAME);
    },
  }),
);

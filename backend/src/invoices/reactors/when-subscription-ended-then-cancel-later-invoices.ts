import type { RecordedEvent } from '@sternklar/contracts/event-envelope';
import type { EventOf } from '@sternklar/contracts/event-registry';
import { subscriptionEnded, subscriptionTerminated } from '@sternklar/contracts/subscriptions/subscription.events';
import { reactor } from '../../platform/manifest.port.ts';
import type { CancelLater } from '../cancelling.ts';

const NAME = 'when-subscription-ended-then-cancel-later-invoices';

type Ended = RecordedEvent<EventOf<typeof subscriptionEnded | typeof subscriptionTerminated>>;

const notBilledFrom = ({ type, data }: Ended): string => {
  switch (type) {
    case 'SubscriptionEnded':
      return data.endedAt;
    case 'SubscriptionTerminated':
      return data.notBilledFrom;
  }
};

/**
 * A notice that was entered late, or an end out of the ordinary, may lie before what was billed: that is taken back at once.
 */
export const whenSubscriptionEndedThenCancelLaterInvoices = reactor(
  { name: NAME, handles: [subscriptionEnded.type, subscriptionTerminated.type], records: ['InvoiceCancelled'] },
  ({ cancelLater }: { readonly cancelLater: CancelLater }) => ({
    async react(event) {
      const ended = event as Ended;
      await cancelLater({ ...ended.data, notBilledFrom: notBilledFrom(ended) }, NAME);
    },
  }),
);

import type { RecordedEvent } from '@sternklar/contracts/event-envelope';
import type { EventOf } from '@sternklar/contracts/event-registry';
import { subscriptionEnded, subscriptionTerminated } from '@sternklar/contracts/subscriptions/subscription.events';
import type { MayActByClock } from '../../platform/clock.port.ts';
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

interface Dependencies {
  readonly cancelLater: CancelLater;
  readonly mayActByClock: MayActByClock;
}

/**
 * A notice that was entered late, or an end out of the ordinary, may lie before what was billed: that is taken back at once,
 * or by the job for it once the clock is right by which a credit note is dated and numbered.
 */
export const whenSubscriptionEndedThenCancelLaterInvoices = reactor(
  { name: NAME, handles: [subscriptionEnded.type, subscriptionTerminated.type], records: ['InvoiceCancelled'] },
  ({ cancelLater, mayActByClock }: Dependencies) => ({
    async react(event) {
      if (!(await mayActByClock())) return;
      const ended = event as Ended;
      await cancelLater({ ...ended.data, notBilledFrom: notBilledFrom(ended) }, NAME);
    },
  }),
);

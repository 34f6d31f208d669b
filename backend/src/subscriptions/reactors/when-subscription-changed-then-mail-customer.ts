import type { RecordedEvent } from '@sternklar/contracts/event-envelope';
import type { EventOf } from '@sternklar/contracts/event-registry';
import {
  subscriptionEnded,
  subscriptionNoticeGiven,
  subscriptionNoticeWithdrawn,
  subscriptionRenewed,
  subscriptionStarted,
  subscriptionTerminated,
} from '@sternklar/contracts/subscriptions/subscription.events';
import { endOfLastDay } from '@sternklar/contracts/subscriptions/term';
import type { TerminationCause } from '@sternklar/contracts/subscriptions/termination';
import { v5 as uuidV5 } from 'uuid';
import { reactor } from '../../platform/manifest.port.ts';
import type { Outbox } from '../../platform/outbox.port.ts';
import { type SubscriptionChange, subscriptionChangedMail } from '../mails/subscription-mails.ts';

const NAME = 'when-subscription-changed-then-mail-customer';

/** A notice that was entered late may have ended the subscription before: the mail about the end says all there is to say. */
const isOverAlready = (end: string, { recordedAt }: RecordedEvent): boolean =>
  Date.parse(end) <= Date.parse(recordedAt);

/** Every change of the contract; of reminders another mail tells. */
const changes = [
  subscriptionStarted,
  subscriptionRenewed,
  subscriptionNoticeGiven,
  subscriptionNoticeWithdrawn,
  subscriptionEnded,
  subscriptionTerminated,
] as const;
type Changed = RecordedEvent<EventOf<(typeof changes)[number]>>;

interface News {
  readonly change: SubscriptionChange;
  readonly until: string;
  readonly accountId?: string;
  readonly priceCents?: string;
  readonly receivedOn?: string;
  readonly cause?: TerminationCause;
}

const newsOf = (event: Changed): News | null => {
  switch (event.type) {
    case 'SubscriptionStarted':
      return {
        change: 'started',
        until: event.data.expiresAt,
        accountId: event.data.accountId,
        priceCents: String(Math.round(event.data.pricePerMonthEuro * 100)),
      };
    case 'SubscriptionRenewed':
      return { change: 'renewed', until: event.data.expiresAt };
    case 'SubscriptionNoticeGiven':
      if (isOverAlready(event.data.endsAt, event)) return null;
      return { change: 'noticed', until: event.data.endsAt, receivedOn: event.data.receivedOn };
    case 'SubscriptionNoticeWithdrawn':
      return { change: 'notice-withdrawn', until: event.data.expiresAt };
    case 'SubscriptionEnded':
      return { change: 'ended', until: event.data.endedAt };
    case 'SubscriptionTerminated':
      return { change: 'terminated', until: endOfLastDay(event.data.endedAt), cause: event.data.cause };
  }
};

/** Tells the customer by mail what happens to the subscription, once for every change. */
export const whenSubscriptionChangedThenMailCustomer = reactor(
  { name: NAME, handles: changes.map(({ type }) => type), records: [] },
  ({ enqueue }: Pick<Outbox, 'enqueue'>) => ({
    async react(event) {
      const changed = event as Changed;
      const news = newsOf(changed);
      if (news === null) return;
      await enqueue({
        id: uuidV5(NAME, changed.id),
        accountId: changed.data.accountId,
        ...subscriptionChangedMail.with(news),
      });
    },
  }),
);

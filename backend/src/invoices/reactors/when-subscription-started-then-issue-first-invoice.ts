import type { RecordedEvent } from '@sternklar/contracts/event-envelope';
import { type SubscriptionEvent, subscriptionStarted } from '@sternklar/contracts/subscriptions/subscription.events';
import type { MayActByClock } from '../../platform/clock.port.ts';
import { reactor } from '../../platform/manifest.port.ts';
import { billedMonth } from '../due-months.ts';
import type { IssueFor } from '../invoicing.ts';

const NAME = 'when-subscription-started-then-issue-first-invoice';

interface Dependencies {
  readonly issueFor: IssueFor;
  readonly mayActByClock: MayActByClock;
}

/**
 * The first invoice is there at once; should this fail, the job that issues what is due makes up for it, and so it does once
 * the clock is right by which an invoice is dated and numbered.
 */
export const whenSubscriptionStartedThenIssueFirstInvoice = reactor(
  { name: NAME, handles: [subscriptionStarted.type], records: ['InvoiceIssued'] },
  ({ issueFor, mayActByClock }: Dependencies) => ({
    async react(event) {
      if (!(await mayActByClock())) return;
      const { data } = event as RecordedEvent<Extract<SubscriptionEvent, { type: 'SubscriptionStarted' }>>;
      const { billedFrom = data.startedAt, billingDetails: buyer = null } = data;
      await issueFor([billedMonth({ ...data, startedAt: billedFrom, buyer }, 1)], NAME);
    },
  }),
);

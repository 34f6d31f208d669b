import { type Month, monthOf } from '@sternklar/contracts/subscriptions/month';
import type { DueSubscription } from '@sternklar/projections/queries';
import { v5 as uuidV5 } from 'uuid';

/** Names an invoice's id by what it is for, so that a month has one invoice at most. */
const INVOICES = '7d0c9b8e-3c0f-5a52-9d2e-52b7c4a1f0de';

/** An invoice has one credit note at most. */
export const creditNoteIdOf = (invoiceId: string): string => uuidV5(`${invoiceId}/credit-note`, INVOICES);

/** An invoice may be corrected more than once, each time with another number. */
export const correctionIdOf = (invoiceId: string, number: string): string =>
  uuidV5(`${invoiceId}/correction/${number}`, INVOICES);

/** A month of a subscription that is to have an invoice. */
export interface BilledMonth extends Month {
  readonly invoiceId: string;
  readonly subscription: Omit<DueSubscription, 'billedMonths' | 'endsAt'>;
  readonly number: number;
}

/** The `number`th month (from 1) of a subscription. */
export const billedMonth = (subscription: BilledMonth['subscription'], number: number): BilledMonth => ({
  invoiceId: uuidV5(`${subscription.subscriptionId}/${number}`, INVOICES),
  subscription,
  number,
  ...monthOf(subscription.startedAt, number),
});

/** The months that began by `now`, before the subscription's end, and have no invoice yet: the oldest `limit` of them. */
export const dueMonths = (subscription: DueSubscription, now: Date, limit: number): readonly BilledMonth[] => {
  const { billedMonths, endsAt } = subscription;
  const last = Math.min(now.getTime(), endsAt === null ? Number.POSITIVE_INFINITY : Date.parse(endsAt) - 1);
  const months: BilledMonth[] = [];
  for (let number = billedMonths + 1; months.length < limit; number += 1) {
    const month = billedMonth(subscription, number);
    if (Date.parse(month.startsAt) > last) break;
    months.push(month);
    // The next one begins when this one ends.
    if (Date.parse(month.endsAt) > last) break;
  }
  return months;
};

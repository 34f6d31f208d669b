import { isDeepStrictEqual } from 'node:util';
import type { SubscriptionEvent } from '@sternklar/contracts/subscriptions/subscription.events';
import { type Decision, reject } from '@sternklar/event-store/decider';
import { type BilledCompany, type SubscriptionState, upToDate, waitingForVatId, whose } from '../subscription.ts';

export interface ChangeBillingDetails {
  readonly company: BilledCompany;
  readonly now: Date;
}

/**
 * Says to whom later invoices of the running subscription go, and those of former ones that wait for a German VAT id; nothing is
 * recorded when that is known already.
 */
export const changeBillingDetails = (
  state: SubscriptionState,
  { company, now }: ChangeBillingDetails,
): Decision<SubscriptionEvent, 'no-subscription'> => {
  const { events, current } = upToDate(state, now);
  const waiting = waitingForVatId(current);
  if (current.status === 'none' && waiting.length === 0) return reject('no-subscription');
  const changed = current.status === 'none' || isDeepStrictEqual(current.company, company) ? [] : [current];
  return [
    ...events,
    ...[...changed, ...waiting].map((one) => ({
      type: 'BillingDetailsChanged' as const,
      data: { ...whose(one), ...company },
    })),
  ];
};

import { isDeepStrictEqual } from 'node:util';
import type { SubscriptionEvent } from '@sternklar/contracts/subscriptions/subscription.events';
import { type Decision, reject } from '@sternklar/event-store/decider';
import { type BilledCompany, type SubscriptionState, upToDate, whose } from '../subscription.ts';

export interface ChangeBillingDetails {
  readonly company: BilledCompany;
  readonly now: Date;
}

/** Says to whom later invoices of the running subscription go; nothing is recorded when that is known already. */
export const changeBillingDetails = (
  state: SubscriptionState,
  { company, now }: ChangeBillingDetails,
): Decision<SubscriptionEvent, 'no-subscription'> => {
  const { events, current } = upToDate(state, now);
  if (current.status === 'none') return reject('no-subscription');
  if (isDeepStrictEqual(current.company, company)) return events;
  return [...events, { type: 'BillingDetailsChanged', data: { ...whose(current), ...company } }];
};

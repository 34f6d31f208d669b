import type { AcceptedTerms } from '@sternklar/contracts/accepted-terms';
import type { SubscriptionEvent } from '@sternklar/contracts/subscriptions/subscription.events';
import { endOfTerm } from '@sternklar/contracts/subscriptions/term';
import { type Decision, reject } from '@sternklar/event-store/decider';
import type { Plan } from '../plan.ts';
import {
  type BilledCompany,
  type FormerSubscription,
  type SubscriptionState,
  upToDate,
  waitsForVatId,
  whose,
} from '../subscription.ts';

export interface StartSubscription {
  readonly subscriptionId: string;
  readonly accountId: string;
  readonly plan: Plan;
  /** Who signs, and where the invoices go. */
  readonly company: BilledCompany;
  /** What was named to whoever subscribes, in which versions. */
  readonly terms?: AcceptedTerms | null;
  readonly now: Date;
}

/** Whether what is said of the same company's new subscription corrects the former's VAT id, for which months of it wait. */
const corrects = (company: BilledCompany, former: FormerSubscription | undefined): former is FormerSubscription =>
  waitsForVatId(former) && company.billingDetails !== null && company.companyName === former.company.companyName;

/** Starts the account's subscription with its first term; refused while one runs, also after notice was given. */
export const startSubscription = (
  state: SubscriptionState,
  { subscriptionId, accountId, plan, company, terms, now }: StartSubscription,
): Decision<SubscriptionEvent, 'subscription-already-active'> => {
  const { events, current } = upToDate(state, now);
  if (current.status === 'active') return reject('subscription-already-active');
  const startedAt = now.toISOString();
  const expiresAt = endOfTerm({ startedAt, termMonths: plan.termMonths }, 1);
  const data = { subscriptionId, accountId, ...plan, startedAt, expiresAt, ...company, ...(terms && { terms }) };
  const { former } = current;
  return [
    ...events,
    { type: 'SubscriptionStarted', data },
    ...(corrects(company, former)
      ? [{ type: 'BillingDetailsChanged' as const, data: { ...whose(former), ...company } }]
      : []),
  ];
};

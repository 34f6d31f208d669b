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
  waitingForVatId,
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

/** Former ones whose months wait, and whose VAT id is corrected by what is said of the same company's new subscription. */
const correctedBy = (company: BilledCompany, state: SubscriptionState): readonly FormerSubscription[] =>
  company.billingDetails === null
    ? []
    : waitingForVatId(state).filter((former) => former.company.companyName === company.companyName);

/**
 * Starts the account's subscription with its first term; refused while one runs, also after notice was given. It runs at once;
 * where the one before was billed for days to come, months and terms are counted from there.
 */
export const startSubscription = (
  state: SubscriptionState,
  { subscriptionId, accountId, plan, company, terms, now }: StartSubscription,
): Decision<SubscriptionEvent, 'subscription-already-active'> => {
  const { events, current } = upToDate(state, now);
  if (current.status === 'active') return reject('subscription-already-active');
  const startedAt = now.toISOString();
  const billedBefore = current.formers?.at(-1)?.notBilledFrom ?? startedAt;
  const isBilledLater = Date.parse(billedBefore) > now.getTime();
  const { termMonths } = plan;
  const from = { startedAt, ...(isBilledLater && { billedFrom: billedBefore }) };
  const expiresAt = endOfTerm({ startedAt: isBilledLater ? billedBefore : startedAt, termMonths }, 1);
  const data = { subscriptionId, accountId, ...plan, ...from, expiresAt, ...company, ...(terms && { terms }) };
  return [
    ...events,
    { type: 'SubscriptionStarted', data },
    ...correctedBy(company, current).map((former) => {
      return { type: 'BillingDetailsChanged' as const, data: { ...whose(former), ...company } };
    }),
  ];
};

import { lastDayOf } from '@sternklar/contracts/subscriptions/last-day';
import { type SubscriptionEvent, subscriptionStream } from '@sternklar/contracts/subscriptions/subscription.events';
import { dayInGermany, endOfTerm, numberOfTerm } from '@sternklar/contracts/subscriptions/term';
import { TERMINATION_RULES, type TerminationCause } from '@sternklar/contracts/subscriptions/termination';
import type { Decision } from '@sternklar/event-store/decider';
import { giveNotice } from '../../../backend/src/subscriptions/give-notice/give-notice.ts';
import { STANDARD_PLAN } from '../../../backend/src/subscriptions/plan.ts';
import { startSubscription } from '../../../backend/src/subscriptions/start-subscription/start-subscription.ts';
import { type SubscriptionState, subscriptionStreamType } from '../../../backend/src/subscriptions/subscription.ts';
import { terminateSubscription } from '../../../backend/src/subscriptions/terminate-subscription/terminate-subscription.ts';
import { withdrawNotice } from '../../../backend/src/subscriptions/withdraw-notice/withdraw-notice.ts';
import type { SimulatedProduct } from './simulated-product.ts';

const DAY_MS = 86_400_000;
const COMPANY = { companyName: 'Bäckerei Sonnenschein GmbH', billingDetails: null };

type Termination = { readonly cause: TerminationCause } & (
  | { readonly daysAgo: number }
  | { readonly monthsAgo: number }
);

export interface SimulatedCustomersDeps {
  readonly commands: SimulatedProduct['commands'];
  readonly now: () => Date;
  readonly nextId: () => string;
}

/** What customers ask for, and admins for them; what makes no sense just then is refused, as ever. */
export const createSimulatedCustomers = ({ commands, now, nextId }: SimulatedCustomersDeps) => {
  const ask = async (accountId: string, decide: (state: SubscriptionState) => Decision<SubscriptionEvent, string>) => {
    const commandId = nextId();
    await commands.handle<SubscriptionState, SubscriptionEvent, string>({
      streamType: subscriptionStreamType,
      streamId: subscriptionStream(accountId),
      decide,
      context: {
        actor: { kind: 'account', id: accountId },
        accountId,
        correlationId: commandId,
        causationId: commandId,
        commandId,
      },
    });
  };
  const dayBefore = (daysAgo: number) => dayInGermany(new Date(now().getTime() - daysAgo * DAY_MS).toISOString());
  const lastDayOfMonth = (startedAt: string, monthsAgo: number) => {
    const months = { startedAt, termMonths: 1 };
    return lastDayOf(endOfTerm(months, Math.max(1, numberOfTerm(months, now()) - 1 - monthsAgo)));
  };
  const noticeOf = (accountId: string, givenBy: 'customer' | 'admin', receivedOn: string | null) =>
    ask(accountId, (state) =>
      giveNotice(state, { subscriptionId: null, givenBy, receivedOn, expectedEnd: null, now: now() }),
    );
  return {
    subscribe: (accountId: string) =>
      ask(accountId, (state) => {
        const subscriptionId = nextId();
        return startSubscription(state, {
          subscriptionId,
          accountId,
          plan: STANDARD_PLAN,
          company: COMPANY,
          now: now(),
        });
      }),
    giveNotice: (accountId: string) => noticeOf(accountId, 'customer', null),
    /** An admin enters a notice that arrived so many days ago. */
    enterNotice: (accountId: string, daysAgo: number) => noticeOf(accountId, 'admin', dayBefore(daysAgo)),
    withdrawNotice: (accountId: string) => ask(accountId, (state) => withdrawNotice(state, now())),
    /** An admin ends it out of the ordinary, with a last day so many days ago, or with the last of so many billed months ago. */
    terminate: (accountId: string, { cause, ...ends }: Termination) =>
      ask(accountId, (state) => {
        if (state.status === 'none') return [];
        const [declaredBy = 'provider'] = TERMINATION_RULES[cause].by;
        const endsOn =
          'daysAgo' in ends ? dayBefore(ends.daysAgo) : lastDayOfMonth(state.terms.startedAt, ends.monthsAgo);
        const declaredOn = dayBefore(0);
        const { subscriptionId } = state;
        const facts = { subscriptionId, cause, declaredBy, declaredOn, endsOn, note: null };
        return terminateSubscription(state, { ...facts, now: now() });
      }),
  };
};

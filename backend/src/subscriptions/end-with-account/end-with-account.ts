import type { SubscriptionEvent } from '@sternklar/contracts/subscriptions/subscription.events';
import { type SubscriptionState, whose } from '../subscription.ts';

/**
 * Ends a subscription that began in the very moment in which its account was erased, as if it had never begun: nobody is
 * left to use it or to pay for it. An account with an older one is erased only once that is over by its notice, which may
 * not be recorded yet: then it ended when it should have, and what was billed until then stays.
 */
export const endWithAccount = (state: SubscriptionState): readonly SubscriptionEvent[] =>
  state.status === 'none'
    ? []
    : [{ type: 'SubscriptionEnded', data: { ...whose(state), endedAt: state.endsAt ?? state.terms.startedAt } }];

import type { SubscriptionEvent } from '@sternklar/contracts/subscriptions/subscription.events';
import { type Decision, reject } from '@sternklar/event-store/decider';
import { type SubscriptionState, upToDate, whose } from '../subscription.ts';

/** Takes a notice back while the subscription still runs, which then renews itself as before. */
export const withdrawNotice = (
  state: SubscriptionState,
  now: Date,
): Decision<SubscriptionEvent, 'no-subscription' | 'no-notice'> => {
  const { events, current } = upToDate(state, now);
  if (current.status === 'none') return reject('no-subscription');
  if (current.endsAt === null) return reject('no-notice');
  return [
    ...events,
    { type: 'SubscriptionNoticeWithdrawn', data: { ...whose(current), expiresAt: current.expiresAt } },
  ];
};

import type { RecordedEvent } from '@sternklar/contracts/event-envelope';
import type { SubscriptionEvent } from '@sternklar/contracts/subscriptions/subscription.events';
import type { StreamType } from '@sternklar/event-store/decider';

/** An account's subscription: none yet, or one that runs and renews itself. */
export type SubscriptionState =
  | { readonly status: 'none' }
  | { readonly status: 'active'; readonly subscriptionId: string };

const evolve = (_state: SubscriptionState, event: RecordedEvent<SubscriptionEvent>): SubscriptionState => {
  switch (event.type) {
    case 'SubscriptionStarted':
      return { status: 'active', subscriptionId: event.data.subscriptionId };
  }
};

/** All subscriptions of one account, of which one may run at a time. */
export const subscriptionStreamType: StreamType<SubscriptionState, SubscriptionEvent> = {
  initialState: { status: 'none' },
  evolve,
};

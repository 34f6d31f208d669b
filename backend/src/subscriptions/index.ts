import type { CommandHandler } from '@sternklar/event-store/command-handler';
import type { Queries } from '@sternklar/projections/queries';
import type { Capability } from '../capability.ts';
import type { RequestKit } from '../http/request-kit.ts';
import { listAllSubscriptionsRoute } from './list-all-subscriptions/list-all-subscriptions.route.ts';
import { showOwnSubscriptionRoute } from './show-own-subscription/show-own-subscription.route.ts';
import { startSubscriptionRoute } from './start-subscription/start-subscription.route.ts';

export interface SubscriptionsDeps {
  readonly commands: CommandHandler;
  readonly kit: RequestKit;
  readonly subscriptions: Queries['subscriptions'];
  readonly now: () => Date;
  readonly nextId: () => string;
}

/** The subscription to the one plan: start, show, list. */
export const createSubscriptions = (deps: SubscriptionsDeps): Capability => ({
  name: 'subscriptions',
  reactors: [],
  routes: async (app) => {
    startSubscriptionRoute(deps)(app);
    showOwnSubscriptionRoute(deps)(app);
    listAllSubscriptionsRoute(deps)(app);
  },
});

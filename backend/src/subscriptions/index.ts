import type { CommandHandler } from '@sternklar/event-store/command-handler';
import type { Logger } from '@sternklar/event-store/logger';
import type { Queries } from '@sternklar/projections/queries';
import type { Capability } from '../platform/capability.port.ts';
import type { Outbox } from '../platform/outbox.port.ts';
import type { RequestKit } from '../platform/request-kit.port.ts';
import { carryOnSubscriptions } from './carry-on.job.ts';
import { changeBillingDetailsRoute } from './change-billing-details/change-billing-details.route.ts';
import { createEndSubscriptionOfErased } from './end-with-account/end-subscription-of-erased.ts';
import { enterNoticeRoute } from './enter-notice/enter-notice.route.ts';
import { giveNoticeRoute } from './give-notice/give-notice.route.ts';
import { listAllSubscriptionsRoute } from './list-all-subscriptions/list-all-subscriptions.route.ts';
import { whenNoticeReminderDueThenMailCustomer } from './reactors/when-notice-reminder-due-then-mail-customer.ts';
import { whenSubscriptionChangedThenMailCustomer } from './reactors/when-subscription-changed-then-mail-customer.ts';
import { whenSubscriptionStartedThenEndIfAccountErased } from './reactors/when-subscription-started-then-end-if-account-erased.ts';
import { remindOfNoticeJob } from './remind-of-notice.job.ts';
import { showOwnSubscriptionRoute } from './show-own-subscription/show-own-subscription.route.ts';
import { startSubscriptionRoute } from './start-subscription/start-subscription.route.ts';
import { withdrawNoticeRoute } from './withdraw-notice/withdraw-notice.route.ts';

export interface SubscriptionsDeps {
  readonly commands: CommandHandler;
  readonly kit: RequestKit;
  readonly subscriptions: Queries['subscriptions'];
  readonly enqueueMail: Outbox['enqueue'];
  readonly now: () => Date;
  readonly nextId: () => string;
  readonly logger: Pick<Logger, 'warn'>;
  readonly isPaidBeforehand: boolean;
  /** Whether an account was erased, as the log says. */
  readonly isErased: (accountId: string) => Promise<boolean>;
}

/** The subscription to the one plan: start, show, list, give notice, and what time brings about. */
export const createSubscriptions = (deps: SubscriptionsDeps): Capability => ({
  name: 'subscriptions',
  reactors: [
    whenSubscriptionChangedThenMailCustomer(deps.enqueueMail),
    whenNoticeReminderDueThenMailCustomer(deps.enqueueMail),
    whenSubscriptionStartedThenEndIfAccountErased({
      ...deps,
      endSubscriptionOfErased: createEndSubscriptionOfErased(deps.commands),
    }),
  ],
  jobs: [carryOnSubscriptions(deps), remindOfNoticeJob(deps)],
  routes: async (app) => {
    startSubscriptionRoute(deps)(app);
    showOwnSubscriptionRoute(deps)(app);
    listAllSubscriptionsRoute(deps)(app);
    changeBillingDetailsRoute(deps)(app);
    giveNoticeRoute(deps)(app);
    withdrawNoticeRoute(deps)(app);
    enterNoticeRoute(deps)(app);
  },
});

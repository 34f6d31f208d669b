import type { Queries } from '@sternklar/projections/queries';
import { manifest } from '../platform/manifest.port.ts';
import type { AskedMails } from '../platform/outbox.port.ts';
import type { Platform } from '../platform/platform.port.ts';
import { carryOnSubscriptions } from './carry-on-subscriptions.job.ts';
import { changeBillingDetailsRoute } from './change-billing-details/change-billing-details.route.ts';
import { createEndSubscriptionOfErased } from './end-with-account/end-subscription-of-erased.ts';
import { enterNoticeRoute } from './enter-notice.route.ts';
import { giveNoticeRoute } from './give-notice/give-notice.route.ts';
import { listAllSubscriptionsRoute } from './list-all-subscriptions.route.ts';
import { foreignVatIdMail } from './mails/foreign-vat-id-mail.ts';
import { noticeReminderMail, subscriptionChangedMail } from './mails/subscription-mails.ts';
import { whenNoticeReminderDueThenMailCustomer } from './reactors/when-notice-reminder-due-then-mail-customer.ts';
import { whenSubscriptionChangedThenMailCustomer } from './reactors/when-subscription-changed-then-mail-customer.ts';
import { whenSubscriptionStartedThenEndIfAccountErased } from './reactors/when-subscription-started-then-end-if-account-erased.ts';
import { remindOfNoticeJob } from './remind-of-notice.job.ts';
import { showOwnSubscriptionRoute } from './show-own-subscription.route.ts';
import { startSubscriptionRoute } from './start-subscription/start-subscription.route.ts';
import { tellOfForeignVatId } from './tell-of-foreign-vat-id.job.ts';
import { terminateSubscriptionRoute } from './terminate-subscription/terminate-subscription.route.ts';
import { withdrawNoticeRoute } from './withdraw-notice/withdraw-notice.route.ts';

export interface SubscriptionsGiven extends Platform {
  readonly queries: Pick<Queries, 'subscriptions' | 'invoices'>;

  readonly isPaidBeforehand: boolean;
  /** The AGB, which go with the mail that confirms a subscription. */
  readonly termsText: string;
  readonly askedMails: AskedMails;
  /** After so many days an account is reminded of its foreign VAT id again. */
  readonly vatIdReminderDays: number;
  /** Whether an account was erased, as the log says. */
  readonly isErased: (accountId: string) => Promise<boolean>;
}

/** The subscription to the one plan: start, show, list, give notice, and what time brings about. */
export const subscriptions = manifest({
  name: 'subscriptions',
  slices: [
    startSubscriptionRoute,
    showOwnSubscriptionRoute,
    listAllSubscriptionsRoute,
    changeBillingDetailsRoute,
    giveNoticeRoute,
    withdrawNoticeRoute,
    enterNoticeRoute,
    terminateSubscriptionRoute,
  ],
  reactors: [
    whenSubscriptionChangedThenMailCustomer,
    whenNoticeReminderDueThenMailCustomer,
    whenSubscriptionStartedThenEndIfAccountErased,
  ],
  jobs: [carryOnSubscriptions, remindOfNoticeJob, tellOfForeignVatId],
  mails: [subscriptionChangedMail, noticeReminderMail, foreignVatIdMail],
  parts: ({ queries, ...given }: SubscriptionsGiven) => ({
    ...given,
    subscriptions: queries.subscriptions,
    invoices: queries.invoices,
    endSubscriptionOfErased: createEndSubscriptionOfErased(given.commands),
  }),
});

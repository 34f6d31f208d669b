import type { SubscriptionEvent } from '@sternklar/contracts/subscriptions/subscription.events';
import { endOfTerm } from '@sternklar/contracts/subscriptions/term';
import * as build from '@sternklar/contracts/subscriptions/testing/subscription.builders';
import { about, type DataOf } from './about.ts';
import { accountId, subscriptionId } from './ids.ts';

const SECOND_TERM = '2027-01-01T08:00:00.000Z';

export const subscriptionOf = (subscription: number, account: number) => ({
  subscriptionId: subscriptionId(subscription),
  accountId: accountId(account),
});

export const subscriptionStarted = (
  subscription: number,
  account: number,
  data: Partial<DataOf<SubscriptionEvent, 'SubscriptionStarted'>> = {},
): SubscriptionEvent => {
  const policy = { startedAt: '2026-01-01T08:00:00.000Z', termMonths: 12, ...data };
  const expiresAt = endOfTerm(policy, 1);
  return build.subscriptionStarted({ ...subscriptionOf(subscription, account), expiresAt, ...policy });
};

export const billingDetailsChanged = (
  subscription: number,
  account: number,
  data: Pick<DataOf<SubscriptionEvent, 'BillingDetailsChanged'>, 'companyName' | 'billingDetails'>,
): SubscriptionEvent => build.billingDetailsChanged({ ...subscriptionOf(subscription, account), ...data });

export const subscriptionRenewed = (subscription: number, account: number): SubscriptionEvent =>
  about(
    build.subscriptionRenewed({ term: 2, startsAt: SECOND_TERM, expiresAt: '2028-01-01T08:00:00.000Z' }),
    subscriptionOf(subscription, account),
  );

export const noticeGiven = (subscription: number, account: number): SubscriptionEvent =>
  build.noticeGiven({ ...subscriptionOf(subscription, account), receivedOn: '2026-02-01', endsAt: SECOND_TERM });

export const subscriptionTerminated = (
  subscription: number,
  account: number,
  data: Partial<DataOf<SubscriptionEvent, 'SubscriptionTerminated'>> = {},
): SubscriptionEvent => build.subscriptionTerminated({ ...subscriptionOf(subscription, account), ...data });

export const noticeWithdrawn = (subscription: number, account: number): SubscriptionEvent =>
  about(build.noticeWithdrawn(SECOND_TERM), subscriptionOf(subscription, account));

export const noticeReminded = (subscription: number, account: number, daysBefore: number): SubscriptionEvent =>
  about(
    build.noticeReminded(daysBefore, {
      noticeUntil: '2026-12-04',
      noticeRecommendedUntil: '2026-12-02',
      expiresAt: SECOND_TERM,
    }),
    subscriptionOf(subscription, account),
  );

export const subscriptionEnded = (subscription: number, account: number): SubscriptionEvent =>
  about(build.subscriptionEnded(SECOND_TERM), subscriptionOf(subscription, account));

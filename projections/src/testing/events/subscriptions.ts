import type { SubscriptionEvent } from '@sternklar/contracts/subscriptions/subscription.events';
import { endOfTerm } from '@sternklar/contracts/subscriptions/term';
import type { DataOf } from './data-of.ts';
import { accountId, subscriptionId } from './ids.ts';

export const subscriptionStarted = (
  subscription: number,
  account: number,
  data: Partial<DataOf<SubscriptionEvent, 'SubscriptionStarted'>> = {},
): SubscriptionEvent => {
  const policy = { startedAt: '2026-01-01T08:00:00.000Z', termMonths: 12, ...data };
  return {
    type: 'SubscriptionStarted',
    data: {
      subscriptionId: subscriptionId(subscription),
      accountId: accountId(account),
      planName: 'standard',
      pricePerMonthEuro: 59,
      vatPercent: 19,
      paymentMethod: 'Kreditkarte',
      expiresAt: endOfTerm(policy, 1),
      companyName: null,
      ...policy,
    },
  };
};

export const subscriptionOf = (subscription: number, account: number) => ({
  subscriptionId: subscriptionId(subscription),
  accountId: accountId(account),
});

export const billingDetailsChanged = (
  subscription: number,
  account: number,
  data: Pick<DataOf<SubscriptionEvent, 'BillingDetailsChanged'>, 'companyName' | 'billingDetails'>,
): SubscriptionEvent => ({
  type: 'BillingDetailsChanged',
  data: { ...subscriptionOf(subscription, account), ...data },
});

export const subscriptionRenewed = (subscription: number, account: number): SubscriptionEvent => ({
  type: 'SubscriptionRenewed',
  data: {
    ...subscriptionOf(subscription, account),
    term: 2,
    startsAt: '2027-01-01T08:00:00.000Z',
    expiresAt: '2028-01-01T08:00:00.000Z',
  },
});

export const noticeGiven = (subscription: number, account: number): SubscriptionEvent => ({
  type: 'SubscriptionNoticeGiven',
  data: {
    ...subscriptionOf(subscription, account),
    givenBy: 'customer',
    receivedOn: '2026-02-01',
    noticeDays: 28,
    endsAt: '2027-01-01T08:00:00.000Z',
  },
});

export const noticeWithdrawn = (subscription: number, account: number): SubscriptionEvent => ({
  type: 'SubscriptionNoticeWithdrawn',
  data: { ...subscriptionOf(subscription, account), expiresAt: '2027-01-01T08:00:00.000Z' },
});

export const noticeReminded = (subscription: number, account: number, daysBefore: number): SubscriptionEvent => ({
  type: 'SubscriptionNoticeReminded',
  data: {
    ...subscriptionOf(subscription, account),
    term: 1,
    daysBefore,
    noticeUntil: '2026-12-04',
    noticeRecommendedUntil: '2026-12-02',
    expiresAt: '2027-01-01T08:00:00.000Z',
  },
});

export const subscriptionEnded = (subscription: number, account: number): SubscriptionEvent => ({
  type: 'SubscriptionEnded',
  data: { ...subscriptionOf(subscription, account), endedAt: '2027-01-01T08:00:00.000Z' },
});

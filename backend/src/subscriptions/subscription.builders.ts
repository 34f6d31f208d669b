import type { SubscriptionEvent } from '@sternklar/contracts/subscriptions/subscription.events';

export const SUBSCRIPTION_ID = '0198a000-0000-7000-8000-00000000e001';
export const SUBSCRIBER_ID = '0198a000-0000-7000-8000-00000000a001';

/** Events for tests: what is not said has a fitting value. */
export const subscriptionStarted = (data: Partial<SubscriptionEvent['data']> = {}) =>
  ({
    type: 'SubscriptionStarted',
    data: {
      subscriptionId: SUBSCRIPTION_ID,
      accountId: SUBSCRIBER_ID,
      planName: 'standard',
      pricePerMonthEuro: 59,
      termMonths: 12,
      vatPercent: 19,
      paymentMethod: 'Kreditkarte',
      startedAt: '2026-03-02T09:00:00.000Z',
      expiresAt: '2027-03-02T09:00:00.000Z',
      companyName: null,
      ...data,
    },
  }) satisfies SubscriptionEvent;

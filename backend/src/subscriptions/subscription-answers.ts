import type { RecordedEvent } from '@sternklar/contracts/event-envelope';
import type { Subscription } from '@sternklar/contracts/subscriptions/subscription.api';
import type { SubscriptionEvent } from '@sternklar/contracts/subscriptions/subscription.events';
import { Refusal } from '../http/refusal.ts';

export const TAG = 'Abo';

export const alreadyActive = () =>
  new Refusal(409, 'subscription-already-active', 'Sie haben bereits ein aktives Abo. Sie brauchen kein zweites.');

/** The answer to starting a subscription, from the event alone, so that a slow read model cannot spoil it. */
export const startedSubscription = (events: readonly RecordedEvent<SubscriptionEvent>[]): Subscription => {
  const started = events.find((event) => event.type === 'SubscriptionStarted');
  if (!started) throw new Error('Starting a subscription recorded no SubscriptionStarted.');
  const { data } = started;
  return {
    id: data.subscriptionId,
    plan_name: data.planName,
    amount: data.pricePerMonthEuro,
    payment_method: data.paymentMethod,
    status: 'active',
    started_at: data.startedAt,
    expires_at: data.expiresAt,
    company_name: data.companyName,
  };
};

import type { RecordedEvent } from '@sternklar/contracts/event-envelope';
import type { Subscription } from '@sternklar/contracts/subscriptions/subscription.api';
import type { SubscriptionEvent } from '@sternklar/contracts/subscriptions/subscription.events';
import { termsOf } from '@sternklar/contracts/subscriptions/subscription-terms';
import { notFound, Refusal } from '../platform/refusal.port.ts';
import type { NoticeRejection } from './give-notice/give-notice.ts';

export const TAG = 'Abo';

export const alreadyActive = () =>
  new Refusal(409, 'subscription-already-active', 'Sie haben bereits ein aktives Abo. Sie brauchen kein zweites.');

export const paymentRequired = () =>
  new Refusal(
    402,
    'payment-required',
    'Ihr Abo beginnt mit der Zahlung. Bitte öffnen Sie dazu die Bezahlseite unseres Zahlungsdienstleisters.',
  );

export const noSubscription = () => new Refusal(404, 'no-subscription', 'Sie haben kein laufendes Abo.');

/** To admins. */
export const subscriptionUnknown = () => notFound('Dieses Abo gibt es nicht.');
export const subscriptionOver = () => notFound('Dieses Abo läuft nicht mehr.');

export const terminationDayImpossible = () =>
  new Refusal(
    422,
    'termination-day-impossible',
    'Der Tag der Erklärung oder der letzte Tag liegt vor dem Beginn des Abos oder in der Zukunft.',
  );

/** Why notice was not taken, in words. */
export const noticeRefusal = (code: NoticeRejection): Refusal => {
  switch (code) {
    case 'no-subscription':
      return noSubscription();
    case 'notice-already-given':
      return new Refusal(409, code, 'Dieses Abo ist bereits gekündigt, zu diesem oder einem früheren Tag.');
    case 'notice-day-impossible':
      return new Refusal(422, code, 'Der Tag des Eingangs liegt vor dem Beginn des Abos oder in der Zukunft.');
    case 'notice-end-changed':
      return new Refusal(
        409,
        code,
        'Inzwischen würde das Abo zu einem anderen Tag enden. Bitte prüfen Sie das neue Datum und bestätigen Sie noch einmal.',
      );
  }
};

/** The answer to starting a subscription, from the event alone, so that a slow read model cannot spoil it. */
export const startedSubscription = (events: readonly RecordedEvent<SubscriptionEvent>[]): Subscription => {
  const started = events.find((event) => event.type === 'SubscriptionStarted');
  if (!started) throw new Error('Starting a subscription recorded no SubscriptionStarted.');
  const { data } = started;
  const { startedAt, billedFrom = startedAt, termMonths } = data;
  return {
    id: data.subscriptionId,
    plan_name: data.planName,
    amount: data.pricePerMonthEuro,
    payment_method: data.paymentMethod,
    status: 'active',
    started_at: startedAt,
    company_name: data.companyName,
    street: data.billingDetails?.street ?? null,
    postal_code: data.billingDetails?.postalCode ?? null,
    town: data.billingDetails?.town ?? null,
    vat_id: data.billingDetails?.vatId ?? null,
    termination: null,
    billed_until: null,
    ...termsOf({ startedAt: billedFrom, termMonths, notice: null }, new Date(startedAt)),
  };
};

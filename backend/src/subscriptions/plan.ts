import {
  PAYMENT_METHOD,
  PLAN_NAME,
  PRICE_PER_MONTH_EUR,
  TERM_MONTHS,
  VAT_PERCENT,
} from '@sternklar/contracts/constants';
import type { SubscriptionEvent } from '@sternklar/contracts/subscriptions/subscription.events';

/** What a customer agrees to; it stays with the subscription when the plan changes later. */
export type Plan = Pick<
  Extract<SubscriptionEvent, { type: 'SubscriptionStarted' }>['data'],
  'planName' | 'pricePerMonthEuro' | 'termMonths' | 'vatPercent' | 'paymentMethod'
>;

/** The only plan there is, as the constants have it today. */
export const STANDARD_PLAN: Plan = {
  planName: PLAN_NAME,
  pricePerMonthEuro: PRICE_PER_MONTH_EUR,
  termMonths: TERM_MONTHS,
  vatPercent: VAT_PERCENT,
  paymentMethod: PAYMENT_METHOD,
};

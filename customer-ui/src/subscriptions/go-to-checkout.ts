import { PLAN_NAME } from '@sternklar/contracts/constants';
import { isSessionOver } from '../api/api-error.ts';
import { phraseOf } from '../api/error-phrase.ts';
import { verbatim } from '../texts/verbatim.ts';
import type { Toasts } from '../ui/toasts.ts';
import type { Billing } from './billing.ts';
import type { SubscriptionApi } from './subscription-api.ts';

export interface GoToCheckoutDeps {
  readonly subscriptions: Pick<SubscriptionApi, 'openCheckout'>;
  readonly toasts: Pick<Toasts, 'bad'>;
  readonly sessionOver: () => void;
  readonly goTo: (url: string) => void;
}

/** Leaves for the provider's page; rejects, after telling the user, when there is none to go to. */
export type GoToCheckout = (billing: Billing) => Promise<void>;

export const createGoToCheckout =
  ({ subscriptions, toasts, sessionOver, goTo }: GoToCheckoutDeps): GoToCheckout =>
  async (billing) => {
    try {
      goTo((await subscriptions.openCheckout({ plan_name: PLAN_NAME, ...billing })).checkout_url);
    } catch (error) {
      if (isSessionOver(error)) sessionOver();
      else toasts.bad(phraseOf(error, verbatim.paymentFailed));
      throw error;
    }
  };

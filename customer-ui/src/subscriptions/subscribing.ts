import { PLAN_NAME, TOAST_PAYMENT_MS } from '@sternklar/contracts/constants';
import { ApiError, isSessionOver } from '../api/api-error.ts';
import { phraseOf } from '../api/error-phrase.ts';
import { german } from '../texts/phrase.ts';
import { subscriptionTexts } from '../texts/subscriptions.ts';
import { verbatim } from '../texts/verbatim.ts';
import type { Toasts } from '../ui/toasts.ts';
import type { Billing } from './billing.ts';
import type { SubscriptionApi } from './subscription-api.ts';

export interface SubscribingDeps {
  readonly subscriptions: Pick<SubscriptionApi, 'create'>;
  readonly toasts: Pick<Toasts, 'good' | 'bad'>;
  readonly nextId: () => string;
  /** The server no longer knows the session. */
  readonly sessionOver: () => void;
}

/** Creates the subscription; resolves once the server agreed, rejects after telling the user when it did not. */
export type Subscribe = (billing: Billing) => Promise<void>;

/** Nobody knows whether it was carried out: no answer came, or one of a broken server. */
const isUncertain = (error: unknown) => error instanceof ApiError && (error.status === 0 || error.status >= 500);

export const createSubscribe = ({ subscriptions, toasts, nextId, sessionOver }: SubscribingDeps): Subscribe => {
  /** The attempt that may have been carried out all the same; repeated under its key it answers as it should have. */
  let uncertain: { readonly billing: string; readonly key: string } | null = null;

  return async (given) => {
    const billing = JSON.stringify(given);
    const attempt = uncertain?.billing === billing ? uncertain : { billing, key: nextId() };
    try {
      await subscriptions.create({ plan_name: PLAN_NAME, ...given }, attempt.key);
    } catch (error) {
      uncertain = isUncertain(error) ? attempt : null;
      if (isSessionOver(error)) sessionOver();
      else toasts.bad(phraseOf(error, verbatim.paymentFailed));
      throw error;
    }
    uncertain = null;
    toasts.good(german(subscriptionTexts.paid), { durationMs: TOAST_PAYMENT_MS });
  };
};

import { PLAN_NAME, SIMULATED_PAYMENT_DELAY_MS, TOAST_PAYMENT_MS } from '@sternklar/contracts/constants';
import { CURRENT_TERMS } from '@sternklar/contracts/legal-versions';
import { ApiError, isSessionOver, phraseOf } from '../api/api-error.ts';
import { german } from '../texts/phrase.ts';
import { quoted } from '../texts/quoted.ts';
import { subscriptionTexts } from '../texts/subscriptions.ts';
import type { Toasts } from '../ui/toasts.ts';
import type { Billing } from './billing.ts';
import type { SubscriptionApi } from './subscription-api.ts';

interface TellingDeps {
  readonly toasts: Pick<Toasts, 'bad'>;
  /** The server no longer knows the session. */
  readonly sessionOver: () => void;
}

/** Tells the user of a payment that failed; answers the error, to be thrown on. */
const tellRefused = (error: unknown, { toasts, sessionOver }: TellingDeps): unknown => {
  if (isSessionOver(error)) sessionOver();
  else toasts.bad(phraseOf(error, quoted.paymentFailed));
  return error;
};

interface SubscribingDeps extends TellingDeps {
  readonly subscriptions: Pick<SubscriptionApi, 'create'>;
  readonly toasts: Pick<Toasts, 'good' | 'bad'>;
  readonly nextId: () => string;
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
      await subscriptions.create({ plan_name: PLAN_NAME, ...given, accepted_terms: CURRENT_TERMS }, attempt.key);
    } catch (error) {
      uncertain = isUncertain(error) ? attempt : null;
      throw tellRefused(error, { toasts, sessionOver });
    }
    uncertain = null;
    toasts.good(german(subscriptionTexts.paid), { durationMs: TOAST_PAYMENT_MS });
  };
};

interface GoToCheckoutDeps extends TellingDeps {
  readonly subscriptions: Pick<SubscriptionApi, 'openCheckout'>;
  readonly goTo: (url: string) => void;
}

/** Leaves for the provider's page; rejects, after telling the user, when there is none to go to. */
export type GoToCheckout = (billing: Billing) => Promise<void>;

export const createGoToCheckout =
  ({ subscriptions, toasts, sessionOver, goTo }: GoToCheckoutDeps): GoToCheckout =>
  async (billing) => {
    try {
      const body = { plan_name: PLAN_NAME, ...billing, accepted_terms: CURRENT_TERMS } as const;
      goTo((await subscriptions.openCheckout(body)).checkout_url);
    } catch (error) {
      throw tellRefused(error, { toasts, sessionOver });
    }
  };

/** Up to when days are billed already that are to come, ISO 8601; null: none are, or nobody knows, and an invoice will say so. */
export type BilledUntil = () => Promise<string | null>;

export const createBilledUntil =
  (subscriptions: Pick<SubscriptionApi, 'own'>): BilledUntil =>
  async () => {
    const until = (await subscriptions.own().catch(() => null))?.billed_until ?? null;
    return until !== null && Date.parse(until) > Date.now() ? until : null;
  };

/** Takes the time a provider would. Resolves to false, at once, when it is called off meanwhile. */
export const simulatedPayment = (signal: AbortSignal): Promise<boolean> =>
  new Promise((resolve) => {
    if (signal.aborted) return resolve(false);
    const calledOff = () => {
      clearTimeout(timer);
      resolve(false);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', calledOff);
      resolve(true);
    }, SIMULATED_PAYMENT_DELAY_MS);
    signal.addEventListener('abort', calledOff, { once: true });
  });

import type { HostedPayments } from './payment-provider.ts';
import { createStripePayments, type StripePaymentsDeps } from './stripe/stripe-payments.ts';

export interface ProviderSettings {
  readonly url: string;
  /** Null: none is connected. */
  readonly secrets: { readonly secretKey: string; readonly webhookSecret: string } | null;
}

/** The provider of the settings; null where payments are only simulated. */
export const createProvider = (
  { url, secrets }: ProviderSettings,
  deps: Omit<StripePaymentsDeps, 'settings'>,
): HostedPayments | null => secrets && createStripePayments({ ...deps, settings: { url, ...secrets } });

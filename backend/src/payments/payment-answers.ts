import { Refusal } from '../platform/refusal.port.ts';
import { ProviderFailed } from './payment-provider.ts';

export const TAG = 'Zahlung';

const RETRY_AFTER_SECONDS = 30;

/** What a call to the provider comes to, or a refusal in words when the provider fails. */
export const orUnavailable = async <Result>(work: Promise<Result>): Promise<Result> => {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof ProviderFailed)) throw error;
    throw new Refusal(
      503,
      'payment-unavailable',
      'Der Zahlungsdienstleister ist gerade nicht erreichbar. Bitte versuchen Sie es in einer Minute noch einmal; abgebucht wurde nichts.',
      { retryAfterSeconds: RETRY_AFTER_SECONDS },
    );
  }
};

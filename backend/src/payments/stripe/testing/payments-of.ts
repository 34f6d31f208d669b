import { createStripePayments } from '../stripe-payments.ts';
import { SECRET_KEY, type StripeDouble, WEBHOOK_SECRET } from './stripe-double.ts';

export const ACCOUNT = '0198a000-0000-7000-8000-00000000a001';

let ids = 0;
export const nextId = () => `0198a000-0000-7000-8000-${String(++ids).padStart(12, '0')}`;

/** The adapter, asking the double; `pauses` gets how long it waited before it asked again, in milliseconds. */
export const paymentsOf =
  (double: StripeDouble, pauses: number[] = []) =>
  (secretKey = SECRET_KEY, timeLimitMs = 10_000, warn: (...said: readonly unknown[]) => void = () => undefined) =>
    createStripePayments({
      settings: { url: double.url, secretKey, webhookSecret: WEBHOOK_SECRET },
      publicUrl: 'https://sternklar.example',
      logger: { warn },
      pause: async (ms) => void pauses.push(ms),
      timeLimitMs,
    });

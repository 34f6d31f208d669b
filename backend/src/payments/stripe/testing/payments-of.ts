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

/** A month's fee, for the card on file. */
export const chargeOf = (over: object = {}) => ({
  accountId: ACCOUNT,
  invoiceId: nextId(),
  attempt: 1,
  round: 0,
  amountCents: 5_900,
  what: 'Rechnung RE-2026-00002',
  customerReference: 'cus_1',
  cardReference: 'pm_card_visa',
  customers: new Set(['cus_0', 'cus_1']),
  knownPayments: new Set<string>(),
  ...over,
});

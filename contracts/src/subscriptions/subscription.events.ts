import { z } from 'zod';
import { defineEvent, type EventOf } from '../event-registry.ts';
import { personal } from '../personal-data.ts';

/** What was agreed stays with the subscription, whatever the constants say later. */
export const subscriptionStarted = defineEvent(
  'SubscriptionStarted',
  z.object({
    subscriptionId: z.uuid(),
    accountId: z.uuid(),
    planName: z.string(),
    /** Gross, VAT included. */
    pricePerMonthEuro: z.number().positive(),
    /** Minimum term, and length of every renewal. */
    termMonths: z.number().int().positive(),
    vatPercent: z.number().min(0),
    paymentMethod: z.string(),
    startedAt: z.iso.datetime(),
    /** End of the first term. */
    expiresAt: z.iso.datetime(),
    /** Of a sole trader it is a person's name; null when the client did not ask for it. */
    companyName: personal(z.string(), { subject: 'account', purpose: 'Vertrag mit einem Unternehmen' }),
  }),
  [(data) => ({ ...data, companyName: null })],
);

export const subscriptionEvents = [subscriptionStarted] as const;
export type SubscriptionEvent = EventOf<(typeof subscriptionEvents)[number]>;

/** One stream per account: that only one subscription runs at a time is a rule across all of an account's. */
export const subscriptionStream = (accountId: string) => `subscription-${accountId}`;

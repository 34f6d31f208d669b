import { z } from 'zod';
import { acceptedTermsSchema } from '../accepted-terms.ts';
import { defineEvent, type EventOf } from '../event-registry.ts';
import { personal } from '../personal-data.ts';
import { billingDetailsSchema } from './billing-details.ts';
import { TERMINATION_CAUSES, TERMINATION_PARTIES } from './termination.ts';

const contract = { subject: 'account', purpose: 'Vertrag mit einem Unternehmen' } as const;

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
    /** From when its months and terms are counted, where days up to then were billed with the one before; missing: from its start. */
    billedFrom: z.iso.datetime().optional(),
    /** End of the first term. */
    expiresAt: z.iso.datetime(),
    /** Of a sole trader it is a person's name; null when the client did not ask for it. */
    companyName: personal(z.string(), contract),
    /** Null or missing when the client did not ask for them. */
    billingDetails: personal(billingDetailsSchema, contract).optional(),
    /** The versions of AGB and Datenschutz that were named; missing when the client named none. */
    terms: acceptedTermsSchema.optional(),
  }),
  [(data) => ({ ...data, companyName: null })],
);

const whose = { subscriptionId: z.uuid(), accountId: z.uuid() };

/** Invoices issued from now on go to this company, at this address. */
export const billingDetailsChanged = defineEvent(
  'BillingDetailsChanged',
  z.object({
    ...whose,
    companyName: personal(z.string(), contract),
    billingDetails: personal(billingDetailsSchema, contract),
  }),
);

/** The next term began, since no notice ended the subscription with the one before. */
export const subscriptionRenewed = defineEvent(
  'SubscriptionRenewed',
  z.object({
    ...whose,
    /** Which term began, the first being 1. */
    term: z.number().int().min(2),
    startsAt: z.iso.datetime(),
    expiresAt: z.iso.datetime(),
  }),
);

/** The subscription will end; until then it runs as before. */
export const subscriptionNoticeGiven = defineEvent(
  'SubscriptionNoticeGiven',
  z.object({
    ...whose,
    givenBy: z.enum(['customer', 'admin']),
    /** Day in Germany on which the notice arrived. */
    receivedOn: z.iso.date(),
    /** So many days before the end of a term a notice had to arrive to end it. */
    noticeDays: z.number().int().positive(),
    endsAt: z.iso.datetime(),
  }),
);

/** The subscription renews itself again. */
export const subscriptionNoticeWithdrawn = defineEvent(
  'SubscriptionNoticeWithdrawn',
  z.object({
    ...whose,
    /** End of the term that runs. */
    expiresAt: z.iso.datetime(),
  }),
);

/** The customer was reminded that the term ends soon and, without notice, another begins. */
export const subscriptionNoticeReminded = defineEvent(
  'SubscriptionNoticeReminded',
  z.object({
    ...whose,
    /** Of which term, the first being 1; it ends at `expiresAt`. */
    term: z.number().int().positive(),
    /** Which of the reminders it was: so many days before `noticeRecommendedUntil` it became due. */
    daysBefore: z.number().int().positive(),
    /** Last days in Germany on which a notice ends this term: the very last one, and the one that is named to be safe. */
    noticeUntil: z.iso.date(),
    noticeRecommendedUntil: z.iso.date(),
    expiresAt: z.iso.datetime(),
  }),
);

export const subscriptionEnded = defineEvent('SubscriptionEnded', z.object({ ...whose, endedAt: z.iso.datetime() }));

/** The subscription ended out of the ordinary, before its term did. */
export const subscriptionTerminated = defineEvent(
  'SubscriptionTerminated',
  z.object({
    ...whose,
    cause: z.enum(TERMINATION_CAUSES),
    declaredBy: z.enum(TERMINATION_PARTIES),
    /** Day in Germany on which it was declared, or the declaration arrived. */
    declaredOn: z.iso.date(),
    endedAt: z.iso.datetime(),
    /** Months that begin at this moment or later are not billed: start of the month in which it ended, where that is waived, or its end. */
    notBilledFrom: z.iso.datetime(),
    /** For the team; null when nobody wrote any. */
    note: personal(z.string(), contract),
  }),
);

export const subscriptionEvents = [
  subscriptionStarted,
  billingDetailsChanged,
  subscriptionRenewed,
  subscriptionNoticeGiven,
  subscriptionNoticeWithdrawn,
  subscriptionNoticeReminded,
  subscriptionEnded,
  subscriptionTerminated,
] as const;
export type SubscriptionEvent = EventOf<(typeof subscriptionEvents)[number]>;

/** One stream per account: that only one subscription runs at a time is a rule across all of an account's. */
export const subscriptionStream = (accountId: string) => `subscription-${accountId}`;

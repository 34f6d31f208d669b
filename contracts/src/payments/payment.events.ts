import { z } from 'zod';
import { acceptedTermsSchema } from '../accepted-terms.ts';
import { defineEvent, type EventOf } from '../event-registry.ts';
import { personal } from '../personal-data.ts';
import { billingDetailsSchema } from '../subscriptions/billing-details.ts';
import { bookingEvents } from './booking.events.ts';
import { cardEvents, cardPurpose } from './card.events.ts';
import { dunningEvents } from './dunning.events.ts';
import { provider } from './provider.ts';
import { decidedAt, unmatchedPaymentEvents } from './unmatched-payment.events.ts';

const contract = { subject: 'account', purpose: 'Vertrag mit einem Unternehmen' } as const;

/** What a hosted payment page is for: the subscription that begins when it is paid, or an invoice that is open. */
const orderSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('subscription'), subscriptionId: z.uuid() }),
  z.object({ kind: z.literal('invoice'), invoiceId: z.uuid() }),
]);
export type Order = z.output<typeof orderSchema>;

/** A payment page was opened at the provider; nothing is paid yet. */
export const checkoutOpened = defineEvent(
  'CheckoutOpened',
  z.object({
    checkoutId: z.uuid(),
    accountId: z.uuid(),
    provider,
    order: orderSchema,
    amountCents: z.number().int().positive(),
    openedAt: z.iso.datetime(),
    /** Who subscribes, and where invoices go; null when the page is for an invoice, or nobody asked. */
    companyName: personal(z.string(), contract),
    billingDetails: personal(billingDetailsSchema, contract),
    /** Of a subscription: the versions of AGB and Datenschutz that were named; missing when the client named none. */
    terms: acceptedTermsSchema.optional(),
  }),
);

/** The provider has the money of a payment page, and the card that later months are charged to. */
export const checkoutPaid = defineEvent(
  'CheckoutPaid',
  z.object({
    checkoutId: z.uuid(),
    accountId: z.uuid(),
    provider,
    order: orderSchema,
    amountCents: z.number().int().positive(),
    /** The provider's name of the payment. */
    paymentReference: z.string(),
    /** The provider's names of the customer and the card; what is on the card stays with the provider. */
    customerReference: personal(z.string(), cardPurpose),
    cardReference: personal(z.string(), cardPurpose),
    paidAt: z.iso.datetime(),
    companyName: personal(z.string(), contract),
    billingDetails: personal(billingDetailsSchema, contract),
    /** As they were named before the page was opened. */
    terms: acceptedTermsSchema.optional(),
  }),
);

/** What was paid on a page went back, since it was paid twice. */
export const checkoutRefunded = defineEvent(
  'CheckoutRefunded',
  z.object({
    checkoutId: z.uuid(),
    accountId: z.uuid(),
    provider,
    amountCents: z.number().int().positive(),
    refundReference: z.string(),
    refundedAt: z.iso.datetime(),
  }),
);

/** An invoice that was open when it was issued is paid. */
export const invoicePaid = defineEvent(
  'InvoicePaid',
  z.object({
    invoiceId: z.uuid(),
    accountId: z.uuid(),
    provider,
    amountCents: z.number().int().positive(),
    paymentReference: z.string(),
    paidAt: z.iso.datetime(),
    /** What of a payment that came before its invoice had gone back by then; missing: nothing. */
    refundedCents: z.number().int().positive().optional(),
    /** Its payer's bank disputes it, since before there was an invoice or in another dispute; missing: it does not. */
    isDisputed: z.literal(true).optional(),
    /** In which dispute a bank took it and gave it back after all, while its invoice was open again; missing: in none. */
    givenBackBy: z.string().optional(),
    decidedAt,
    /** What of it a bank had taken by then; missing: nothing. */
    lostCents: z.number().int().positive().optional(),
    /** What of that the team has not seen to, by the names of what stands before it; missing: nothing. */
    takenBack: z.array(z.object({ unmatchedPaymentId: z.uuid(), amountCents: z.number().int().positive() })).optional(),
  }),
);

/** The card on file did not pay an invoice, which stays open; `reason` is the provider's word for it, or `no-card`. */
export const paymentFailed = defineEvent(
  'PaymentFailed',
  z.object({
    invoiceId: z.uuid(),
    accountId: z.uuid(),
    provider,
    reason: z.string(),
    failedAt: z.iso.datetime(),
    /** Which time the card was asked for it, the first being 1; missing where nobody counted yet. */
    attempt: z.number().int().positive().optional(),
    /** When it is asked again, by the rule of that day; null or missing: not by itself. */
    retryAt: z.iso.datetime().nullable().optional(),
  }),
);

/** The card on file is about to be asked for an invoice once more, or now that a dispute is over. */
export const paymentRetried = defineEvent(
  'PaymentRetried',
  z.object({
    invoiceId: z.uuid(),
    accountId: z.uuid(),
    provider,
    /** Which time, the first being 1. */
    attempt: z.number().int().positive(),
    invoiceNumber: z.string(),
    amountCents: z.number().int().positive(),
    retriedAt: z.iso.datetime(),
  }),
);

/** A credit note took an open invoice back: its card is asked no more, and what it was paid with goes back. */
export const paymentVoided = defineEvent(
  'PaymentVoided',
  z.object({
    invoiceId: z.uuid(),
    creditNoteId: z.uuid(),
    accountId: z.uuid(),
    provider,
    voidedAt: z.iso.datetime(),
  }),
);

/** What an invoice was paid with went back, since a credit note took it back. */
export const invoiceRefunded = defineEvent(
  'InvoiceRefunded',
  z.object({
    invoiceId: z.uuid(),
    creditNoteId: z.uuid(),
    accountId: z.uuid(),
    provider,
    amountCents: z.number().int().positive(),
    refundReference: z.string(),
    refundedAt: z.iso.datetime(),
  }),
);

/** An invoice is open again, since the bank took back what it was paid with. */
export const invoiceReopened = defineEvent(
  'InvoiceReopened',
  z.object({
    invoiceId: z.uuid(),
    accountId: z.uuid(),
    provider,
    paymentReference: z.string(),
    amountCents: z.number().int().positive(),
    reopenedAt: z.iso.datetime(),
  }),
);

/**
 * An open invoice is not collected: while a payment of the account is disputed, or, with `retryAt`, before it is tried again at a
 * provider in trouble. `attempt` is the one that waits.
 */
export const collectionHeld = defineEvent(
  'CollectionHeld',
  z.object({
    invoiceId: z.uuid(),
    accountId: z.uuid(),
    provider,
    invoiceNumber: z.string(),
    amountCents: z.number().int().positive(),
    attempt: z.number().int().positive(),
    heldAt: z.iso.datetime(),
    /** When the provider is asked again, whose answer said neither paid nor refused. */
    retryAt: z.iso.datetime().optional(),
    /** How often in a row it has said neither, and since when. */
    troubles: z.number().int().positive().optional(),
    troubledSince: z.iso.datetime().optional(),
  }),
);

const refundAtProvider = {
  /** What it is for: the page or payment that was paid twice, or the credit note; the provider keeps it with the refund. */
  refundId: z.uuid(),
  accountId: z.uuid(),
  provider,
  paymentReference: z.string(),
};

/** A payment did not go back yet, as far as is known: the provider is in trouble, and asked again at `retryAt`. */
export const refundHeld = defineEvent(
  'RefundHeld',
  z.object({
    ...refundAtProvider,
    heldAt: z.iso.datetime(),
    retryAt: z.iso.datetime(),
    /** How often in a row it did not say what became of it, and since when. */
    troubles: z.number().int().positive(),
    troubledSince: z.iso.datetime(),
  }),
);

/** A payment is about to go back after trouble at the provider, unless it did already. */
export const refundRetried = defineEvent(
  'RefundRetried',
  z.object({ ...refundAtProvider, retriedAt: z.iso.datetime() }),
);

export const paymentEvents = [
  checkoutOpened,
  checkoutPaid,
  checkoutRefunded,
  invoicePaid,
  paymentFailed,
  paymentRetried,
  paymentVoided,
  invoiceRefunded,
  invoiceReopened,
  collectionHeld,
  refundHeld,
  refundRetried,
  ...unmatchedPaymentEvents,
  ...cardEvents,
  ...dunningEvents,
  ...bookingEvents,
] as const;
export type PaymentEvent = EventOf<(typeof paymentEvents)[number]>;

/** One stream per account: that an invoice is paid once is a rule across its pages and its card. */
export const paymentStream = (accountId: string) => `payments-${accountId}`;

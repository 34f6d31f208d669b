import { z } from 'zod';
import { acceptedTermsSchema } from '../accepted-terms.ts';
import { defineEvent, type EventOf } from '../event-registry.ts';
import { personal } from '../personal-data.ts';
import { billingDetailsSchema } from '../subscriptions/billing-details.ts';
import { BOOKING_ENDS, BOOKING_KINDS, WRITE_OFF_REASONS } from './booking.ts';
import { DUNNING_REMINDERS } from './dunning.ts';
import {
  DISPUTE_OUTCOMES,
  LEFT_WITH,
  UNMATCHED_PAYMENT_KINDS,
  UNMATCHED_PAYMENT_SETTLEMENTS,
} from './unmatched-payments.ts';

const contract = { subject: 'account', purpose: 'Vertrag mit einem Unternehmen' } as const;
const retained = { subject: 'invoice', purpose: 'Rechnung mit gesetzlicher Aufbewahrung' } as const;
const card = { subject: 'account', purpose: 'Bezahlung per Kreditkarte' } as const;

/** What a hosted payment page is for: the subscription that begins when it is paid, or an invoice that is open. */
const orderSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('subscription'), subscriptionId: z.uuid() }),
  z.object({ kind: z.literal('invoice'), invoiceId: z.uuid() }),
]);
export type Order = z.output<typeof orderSchema>;

const provider = z.enum(['stripe']);

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
    customerReference: personal(z.string(), card),
    cardReference: personal(z.string(), card),
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

/** Money came that settles nothing: another sum than the page or invoice asked for, a second time, or for no invoice that there is. */
export const unmatchedPaymentReceived = defineEvent(
  'UnmatchedPaymentReceived',
  z.object({
    /** Follows from the payment's name. */
    unmatchedPaymentId: z.uuid(),
    accountId: z.uuid(),
    provider,
    kind: z.enum(UNMATCHED_PAYMENT_KINDS),
    /** What it names as paid: one of the two. */
    checkoutId: z.uuid().nullable(),
    invoiceId: z.uuid().nullable(),
    /** What was asked for; null where nobody asked. */
    expectedCents: z.number().int().positive().nullable(),
    amountCents: z.number().int().nonnegative(),
    paymentReference: z.string(),
    receivedAt: z.iso.datetime(),
  }),
);

/** It went back to the card, since the same had been paid before. */
export const unmatchedPaymentRefunded = defineEvent(
  'UnmatchedPaymentRefunded',
  z.object({
    unmatchedPaymentId: z.uuid(),
    accountId: z.uuid(),
    provider,
    amountCents: z.number().int().nonnegative(),
    refundReference: z.string(),
    refundedAt: z.iso.datetime(),
  }),
);

/** An admin has seen to what stood before the team, outside of the product. */
export const unmatchedPaymentSettled = defineEvent(
  'UnmatchedPaymentSettled',
  z.object({
    unmatchedPaymentId: z.uuid(),
    accountId: z.uuid(),
    settlement: z.enum(UNMATCHED_PAYMENT_SETTLEMENTS),
    settledAt: z.iso.datetime(),
    /** What of the payment was left to settle, and of which invoice, null where of none; missing where nobody reckoned it. */
    left: z
      .object({
        with: z.enum(LEFT_WITH),
        cents: z.number().int().nonnegative(),
        invoiceId: z.uuid().nullable(),
        /** That took the invoice back; null: none did. */
        creditNoteId: z.uuid().nullable(),
        paymentReference: z.string(),
      })
      .optional(),
  }),
);

const contested = {
  /** Names it among what stands before the team; follows from its name at the provider. */
  unmatchedPaymentId: z.uuid(),
  accountId: z.uuid(),
  provider,
  paymentReference: z.string(),
  /** The invoice that the payment settled; null: none, or none yet. */
  invoiceId: z.uuid().nullable(),
  amountCents: z.number().int().nonnegative(),
};

/** The payer's bank disputes a payment: the provider keeps the money until that is decided, and the card is asked for nothing. */
export const paymentDisputed = defineEvent(
  'PaymentDisputed',
  z.object({
    ...contested,
    disputeReference: z.string(),
    /** The provider's word for why. */
    reason: z.string(),
    disputedAt: z.iso.datetime(),
  }),
);

/** It was decided whose the money is; the card that its holder took it back to is no longer asked. */
export const disputeClosed = defineEvent(
  'DisputeClosed',
  z.object({
    ...contested,
    disputeReference: z.string(),
    outcome: z.enum(DISPUTE_OUTCOMES),
    /** Whether the team has to say what follows: the bank took a part, which opens no invoice again. */
    isForTeam: z.boolean(),
    /** Whether the card on file made the payment that was lost, and is asked no more; missing where nobody said. */
    givesUpCard: z.boolean().optional(),
    closedAt: z.iso.datetime(),
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

/** Somebody paid back at the provider, not by the product. */
export const refundMadeElsewhere = defineEvent(
  'RefundMadeElsewhere',
  z.object({
    ...contested,
    refundReference: z.string(),
    /** What of the payment went back so far, this included. */
    refundedCents: z.number().int().nonnegative(),
    madeAt: z.iso.datetime(),
  }),
);

/** What was to go back to the card came back to us; whoever made it. */
export const refundFailed = defineEvent(
  'RefundFailed',
  z.object({
    ...contested,
    refundReference: z.string(),
    /** What of the payment went back all the same. */
    refundedCents: z.number().int().nonnegative(),
    /** The provider's word for why. */
    reason: z.string(),
    failedAt: z.iso.datetime(),
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

/** A page was opened at the provider on which the customer enters another card, and pays nothing. */
export const cardPageOpened = defineEvent(
  'CardPageOpened',
  z.object({ cardPageId: z.uuid(), accountId: z.uuid(), provider, openedAt: z.iso.datetime() }),
);

/** Open and later invoices are charged to this card from now on. */
export const cardChanged = defineEvent(
  'CardChanged',
  z.object({
    cardPageId: z.uuid(),
    accountId: z.uuid(),
    provider,
    customerReference: personal(z.string(), card),
    cardReference: personal(z.string(), card),
    changedAt: z.iso.datetime(),
  }),
);

/** The provider said until when a card on file can be used, or that it does not know. */
export const cardExpiryNoted = defineEvent(
  'CardExpiryNoted',
  z.object({
    accountId: z.uuid(),
    provider,
    cardReference: personal(z.string(), card),
    /** The last day on which it can be used; null: the provider does not know, or it was erased. */
    expiresOn: personal(z.iso.date(), card),
    notedAt: z.iso.datetime(),
  }),
);

/** The customer is told that the card on file can soon be used no more. */
export const cardExpiryReminded = defineEvent(
  'CardExpiryReminded',
  z.object({
    accountId: z.uuid(),
    provider,
    expiresOn: personal(z.iso.date(), card),
    remindedAt: z.iso.datetime(),
  }),
);

/** What a reminder asks for, all of it in one. */
const duesSchema = z.array(
  z.object({
    invoiceId: z.uuid(),
    invoiceNumber: z.string(),
    amountCents: z.number().int().positive(),
    /** In Germany. */
    dueOn: z.iso.date(),
  }),
);
export type Dues = z.output<typeof duesSchema>;

/** The customer is reminded of what is overdue, the second time with a last day. */
export const paymentReminded = defineEvent(
  'PaymentReminded',
  z.object({
    accountId: z.uuid(),
    provider,
    step: z.enum(DUNNING_REMINDERS),
    dues: duesSchema,
    /** The last day to pay, in Germany; null: none was named. */
    deadlineOn: z.iso.date().nullable(),
    remindedAt: z.iso.datetime(),
  }),
);

/** The last day is over and something of it is still open. */
export const accountInArrears = defineEvent(
  'AccountInArrears',
  z.object({ accountId: z.uuid(), provider, dues: duesSchema, deadlineOn: z.iso.date(), since: z.iso.datetime() }),
);

/** New requests of an account in arrears are refused, as the operator's setting says; open cases go on. */
export const requestsSuspended = defineEvent(
  'RequestsSuspended',
  z.object({
    accountId: z.uuid(),
    provider,
    deadlineOn: z.iso.date(),
    inArrearsSince: z.iso.datetime(),
    suspendedAt: z.iso.datetime(),
  }),
);

/** What was reminded of is paid or taken back: nothing of it is held against the account any more. */
export const dunningEnded = defineEvent(
  'DunningEnded',
  z.object({ accountId: z.uuid(), provider, endedAt: z.iso.datetime() }),
);

/** An admin says that the money of an open invoice came by transfer, all of it. */
export const transferBooked = defineEvent(
  'TransferBooked',
  z.object({
    invoiceId: z.uuid(),
    accountId: z.uuid(),
    amountCents: z.number().int().positive(),
    /** In Germany. */
    receivedOn: z.iso.date(),
    /** What the bank statement says of it; null: nothing, or it was erased. */
    reference: personal(z.string(), retained),
    bookedAt: z.iso.datetime(),
  }),
);

/** An admin says that nobody expects the money of an open invoice any more; its holder may pay it all the same. */
export const invoiceWrittenOff = defineEvent(
  'InvoiceWrittenOff',
  z.object({
    invoiceId: z.uuid(),
    accountId: z.uuid(),
    amountCents: z.number().int().positive(),
    reason: z.enum(WRITE_OFF_REASONS),
    writtenOffAt: z.iso.datetime(),
  }),
);

/** What was booked by hand of an invoice holds no longer: it is open again, unless it is paid or was taken back. */
export const bookingTakenBack = defineEvent(
  'BookingTakenBack',
  z.object({
    invoiceId: z.uuid(),
    accountId: z.uuid(),
    booking: z.enum(BOOKING_KINDS),
    amountCents: z.number().int().positive(),
    reason: z.enum(BOOKING_ENDS),
    takenBackAt: z.iso.datetime(),
    /** Of a transfer that went back to its payer: what it pays back; missing in what was recorded before it was named. */
    creditNoteId: z.uuid().optional(),
  }),
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
  unmatchedPaymentReceived,
  unmatchedPaymentRefunded,
  unmatchedPaymentSettled,
  paymentDisputed,
  disputeClosed,
  invoiceReopened,
  collectionHeld,
  refundMadeElsewhere,
  refundFailed,
  refundHeld,
  refundRetried,
  cardPageOpened,
  cardChanged,
  cardExpiryNoted,
  cardExpiryReminded,
  paymentReminded,
  accountInArrears,
  requestsSuspended,
  dunningEnded,
  transferBooked,
  invoiceWrittenOff,
  bookingTakenBack,
] as const;
export type PaymentEvent = EventOf<(typeof paymentEvents)[number]>;

/** One stream per account: that an invoice is paid once is a rule across its pages and its card. */
export const paymentStream = (accountId: string) => `payments-${accountId}`;

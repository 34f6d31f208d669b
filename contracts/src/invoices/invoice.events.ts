import { z } from 'zod';
import { defineEvent, type EventOf } from '../event-registry.ts';
import { personal } from '../personal-data.ts';
import { billingDetailsSchema } from '../subscriptions/billing-details.ts';

const cents = z.number().int().nonnegative();
/** Under a key of its own, which outlives the account's: invoices have a legal retention. */
const retained = { subject: 'invoice', purpose: 'Rechnung mit gesetzlicher Aufbewahrung' } as const;

/** Who issued an invoice, as the operator's settings were then; null: not set. */
export const sellerSchema = z.object({
  name: z.string().nullable(),
  street: z.string().nullable(),
  postalCode: z.string().nullable(),
  town: z.string(),
  country: z.string(),
  email: z.string().nullable(),
  /** Who may act for it in law; missing on documents from before it was named. */
  representative: z.string().nullable().optional(),
  register: z.string().nullable(),
  vatId: z.string().nullable(),
});
export type Seller = z.output<typeof sellerSchema>;

/** The whole invoice: nothing on it changes later, whatever happens to prices, settings or the account. */
export const invoiceIssued = defineEvent(
  'InvoiceIssued',
  z.object({
    invoiceId: z.uuid(),
    accountId: z.uuid(),
    subscriptionId: z.uuid(),
    /** Which month of the subscription it is for, the first being 1. */
    month: z.number().int().positive(),
    /** Year in Germany of `issuedAt`, and the place in it; together the number. */
    year: z.number().int(),
    sequence: z.number().int().positive(),
    number: z.string(),
    issuedAt: z.iso.datetime(),
    /** The month served; it ends when the next one starts. */
    startsAt: z.iso.datetime(),
    endsAt: z.iso.datetime(),
    planName: z.string(),
    grossCents: cents,
    netCents: cents,
    vatCents: cents,
    vatPercent: z.number().min(0),
    paymentMethod: z.string(),
    /** By what it was paid when it was issued; null: by nothing, or what settles it is told by the payments. */
    paidBy: z.enum(['simulated-card']).nullable(),
    /** Its money was there before it, from the payment that began the subscription; missing: it was open, and due some days later. */
    isPrepaid: z.literal(true).optional(),
    seller: sellerSchema,
    recipient: personal(z.string(), retained),
    /** Address and VAT id of the recipient; missing on invoices from before anybody asked for them. */
    buyer: personal(billingDetailsSchema, retained).optional(),
  }),
);

/** Another document of the series, as a page names it. */
const documentRef = z.object({ number: z.string(), issuedAt: z.iso.datetime() });

/**
 * The whole correction of name, address or VAT id on an invoice: a document of its own with the next number of the same
 * series, which refers to the invoice. Month and amounts are the invoice's, and so is all that is paid: it moves no money.
 */
export const invoiceCorrected = defineEvent(
  'InvoiceCorrected',
  z.object({
    /** The correction's own id; `invoiceId` and `invoiceNumber` are the invoice's. */
    correctionId: z.uuid(),
    invoiceId: z.uuid(),
    invoiceNumber: z.string(),
    invoiceIssuedAt: z.iso.datetime(),
    /** The correction that held until this one; null on the first. */
    replaces: documentRef.nullable(),
    accountId: z.uuid(),
    subscriptionId: z.uuid(),
    month: z.number().int().positive(),
    /** Year in Germany of `issuedAt`, and the place in it; together the number. */
    year: z.number().int(),
    sequence: z.number().int().positive(),
    number: z.string(),
    issuedAt: z.iso.datetime(),
    /** The month that the invoice is for. */
    startsAt: z.iso.datetime(),
    endsAt: z.iso.datetime(),
    planName: z.string(),
    grossCents: cents,
    netCents: cents,
    vatCents: cents,
    vatPercent: z.number().min(0),
    paymentMethod: z.string(),
    /** Both as on the invoice. */
    paidBy: z.enum(['simulated-card']).nullable(),
    isPrepaid: z.literal(true).optional(),
    /** What had paid the invoice until then, and on which day in Germany; missing: it was open, or says itself how it was paid. */
    paid: z.object({ by: z.enum(['card', 'transfer']), on: z.iso.date() }).optional(),
    seller: sellerSchema,
    /** As they are right; under the invoice's key, since what belongs together is kept and erased together. */
    recipient: personal(z.string(), retained),
    buyer: personal(billingDetailsSchema, retained),
  }),
);

/** Why an invoice was cancelled: its month begins after the subscription's end, or an admin says why. */
export const CANCELLATION_REASONS = ['subscription-ended', 'by-hand'] as const;

/**
 * The whole credit note that takes an invoice back: a document of its own with the next number of the same series. Amounts
 * are the invoice's, positive; that they are given back is what the event says. An invoice is cancelled once at most.
 */
export const invoiceCancelled = defineEvent(
  'InvoiceCancelled',
  z.object({
    /** The credit note's own id; `invoiceId` and `invoiceNumber` are the invoice's. */
    creditNoteId: z.uuid(),
    invoiceId: z.uuid(),
    invoiceNumber: z.string(),
    invoiceIssuedAt: z.iso.datetime(),
    accountId: z.uuid(),
    subscriptionId: z.uuid(),
    month: z.number().int().positive(),
    /** Year in Germany of `issuedAt`, and the place in it; together the number. */
    year: z.number().int(),
    sequence: z.number().int().positive(),
    number: z.string(),
    issuedAt: z.iso.datetime(),
    /** The month that the invoice was for. */
    startsAt: z.iso.datetime(),
    endsAt: z.iso.datetime(),
    planName: z.string(),
    grossCents: cents,
    netCents: cents,
    vatCents: cents,
    vatPercent: z.number().min(0),
    paymentMethod: z.string(),
    /** Both as on the invoice. */
    paidBy: z.enum(['simulated-card']).nullable(),
    isPrepaid: z.literal(true).optional(),
    seller: sellerSchema,
    /** Under the invoice's key, like everything personal here: what belongs together is kept and erased together. */
    recipient: personal(z.string(), retained),
    buyer: personal(billingDetailsSchema, retained).optional(),
    reason: z.enum(CANCELLATION_REASONS),
    /** What the admin wrote; null where nobody did. It stands on the credit note. */
    note: personal(z.string(), retained),
    /** The correction of the invoice that held until then, whose recipient this is; missing where there was none. */
    correction: documentRef.optional(),
  }),
);

/** The key of an invoice was destroyed, since its legal retention is over: numbers and amounts stay, names are gone. */
export const invoiceErased = defineEvent(
  'InvoiceErased',
  z.object({
    invoiceId: z.uuid(),
    accountId: z.uuid(),
    /** Of its issue. */
    year: z.number().int(),
    erasedAt: z.iso.datetime(),
  }),
);

export const invoiceEvents = [invoiceIssued, invoiceCorrected, invoiceCancelled, invoiceErased] as const;
export type InvoiceEvent = EventOf<(typeof invoiceEvents)[number]>;
export type InvoiceIssued = EventOf<typeof invoiceIssued>['data'];
export type InvoiceCancelled = EventOf<typeof invoiceCancelled>['data'];
export type InvoiceCorrected = EventOf<typeof invoiceCorrected>['data'];
/** What somebody gets as a page: an invoice, a correction of one, or the credit note that takes one back. */
export type InvoiceDocument = InvoiceIssued | InvoiceCorrected | InvoiceCancelled;
export const isCreditNote = (document: InvoiceDocument): document is InvoiceCancelled => 'creditNoteId' in document;
export const isCorrection = (document: InvoiceDocument): document is InvoiceCorrected => 'correctionId' in document;
/** What is no invoice itself, and nothing to pay. */
export const isAboutInvoice = (document: InvoiceDocument): document is InvoiceCorrected | InvoiceCancelled =>
  'invoiceNumber' in document;

/** One stream for all invoices: that numbers have no gap and no double is a rule across all of them. */
export const INVOICE_STREAM = 'invoices';

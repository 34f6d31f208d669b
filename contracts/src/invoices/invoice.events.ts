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
    /** By what it was paid when it was issued; null: it was open, and due some days later. */
    paidBy: z.enum(['simulated-card']).nullable(),
    seller: sellerSchema,
    recipient: personal(z.string(), retained),
    /** Address and VAT id of the recipient; missing on invoices from before anybody asked for them. */
    buyer: personal(billingDetailsSchema, retained).optional(),
  }),
);

export const invoiceEvents = [invoiceIssued] as const;
export type InvoiceEvent = EventOf<(typeof invoiceEvents)[number]>;
export type InvoiceIssued = InvoiceEvent['data'];

/** One stream for all invoices: that numbers have no gap and no double is a rule across all of them. */
export const INVOICE_STREAM = 'invoices';

import { z } from 'zod';
import { BOOKING_REFERENCE_MAX_LENGTH } from '../constants.ts';
import { readable } from '../texts.ts';
import { BOOKING_KINDS, WITHDRAWAL_REASONS, WRITE_OFF_REASONS } from './booking.ts';
import { DUNNING_STEPS } from './dunning.ts';
import { CLEARINGS, UNCLEAR_PAYMENT_KINDS, UNMATCHED_PAYMENT_SETTLEMENTS } from './unmatched-payments.ts';

/** A payment page at the provider, to which the browser goes; it can be used until `expires_at`. */
export const checkoutSchema = z
  .object({ id: z.uuid(), checkout_url: z.url(), expires_at: z.iso.datetime() })
  .meta({ id: 'Checkout' });
export type Checkout = z.output<typeof checkoutSchema>;

/**
 * What a customer owes and with what it is paid. Amounts in euro, days in Germany. `step` is null while nobody was reminded;
 * `deadline_on` is the last day that the second reminder named; `in_arrears_since` the day after which it was over in vain;
 * `requests_suspended` tells that new requests are refused until all is paid.
 */
export const paymentStandingSchema = z
  .object({
    has_card: z.boolean(),
    /** The last day on which it can be used; null: not known, or there is none. */
    card_expires_on: z.iso.date().nullable(),
    open_invoices: z.number().int().nonnegative(),
    open_amount: z.number(),
    step: z.enum(DUNNING_STEPS).nullable(),
    deadline_on: z.iso.date().nullable(),
    in_arrears_since: z.iso.date().nullable(),
    requests_suspended: z.boolean(),
    in_dispute: z.boolean(),
  })
  .meta({ id: 'PaymentStanding' });
export type PaymentStanding = z.output<typeof paymentStandingSchema>;

/** How many open invoices the card on file is asked for now. */
export const collectionSchema = z.object({ invoices: z.number().int().positive() }).meta({ id: 'Collection' });
export type Collection = z.output<typeof collectionSchema>;

/**
 * Money that came and settles nothing, or that left again by another hand than ours. Amounts in euro; `expected` is what was asked
 * for, null where nobody asked. `invoice_id` is the invoice that it belongs to, where that is known; `invoice_number` is null where there is no
 * such invoice. `payment_reference` is the payment's name at the provider. `settled_by` is null while somebody has to see to it.
 */
export const unmatchedPaymentSchema = z
  .object({
    id: z.uuid(),
    user_id: z.uuid(),
    user_email: z.string(),
    kind: z.enum(UNCLEAR_PAYMENT_KINDS),
    invoice_id: z.uuid().nullable(),
    invoice_number: z.string().nullable(),
    expected: z.number().nullable(),
    amount: z.number(),
    payment_reference: z.string(),
    settled_by: z.enum(CLEARINGS).nullable(),
    settled_at: z.iso.datetime().nullable(),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'UnmatchedPayment' });
export type UnmatchedPayment = z.output<typeof unmatchedPaymentSchema>;

export const settleUnmatchedPaymentBodySchema = z.object({
  settlement: z.enum(UNMATCHED_PAYMENT_SETTLEMENTS, 'Bitte geben Sie an, was damit geschehen ist.'),
});

/** How an invoice was settled by hand: days in Germany; `reference` of a transfer, `reason` of a write-off. */
export const invoiceBookingSchema = z
  .object({
    kind: z.enum(BOOKING_KINDS),
    booked_on: z.iso.date(),
    received_on: z.iso.date().nullable(),
    reference: z.string().nullable(),
    reason: z.enum(WRITE_OFF_REASONS).nullable(),
  })
  .meta({ id: 'InvoiceBooking' });
export type InvoiceBooking = z.output<typeof invoiceBookingSchema>;

const whenReceived = 'Bitte geben Sie an, wann die Überweisung eingegangen ist.';

/** The whole amount of the invoice: a transfer on the day that the bank statement says, or a write-off with why. */
export const bookInvoiceBodySchema = z.discriminatedUnion(
  'kind',
  [
    z.object({
      kind: z.literal('transfer'),
      received_on: z.iso.date(whenReceived),
      reference: z
        .string('Bitte geben Sie den Verwendungszweck als Text an.')
        .overwrite(readable)
        .max(BOOKING_REFERENCE_MAX_LENGTH, 'Der Verwendungszweck ist zu lang.')
        .optional(),
    }),
    z.object({
      kind: z.literal('write-off'),
      reason: z.enum(WRITE_OFF_REASONS, 'Bitte geben Sie an, warum die Rechnung ausgebucht wird.'),
    }),
  ],
  'Bitte geben Sie an, ob die Rechnung überwiesen ist oder ausgebucht wird.',
);
export type BookInvoiceBody = z.input<typeof bookInvoiceBodySchema>;

export const withdrawBookingBodySchema = z.object({
  reason: z.enum(WITHDRAWAL_REASONS, 'Bitte geben Sie an, warum die Buchung zurückgenommen wird.'),
});
export type WithdrawBookingBody = z.input<typeof withdrawBookingBodySchema>;

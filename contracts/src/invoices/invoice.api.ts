import { z } from 'zod';
import { INVOICE_CANCELLATION_NOTE_MAX_LENGTH } from '../constants.ts';
import { invoiceBookingSchema } from '../payments/payment.api.ts';
import { billingFields, companyName, wholeAddress } from '../subscriptions/subscription.api.ts';
import { readable } from '../texts.ts';

export const INVOICE_KINDS = ['invoice', 'correction', 'credit-note'] as const;
export type InvoiceKind = (typeof INVOICE_KINDS)[number];

/**
 * What became of the money after an invoice was paid: the bank disputes it, took it back (the invoice is open again), or it went back
 * to the card by another hand than the product's, whole or in part; or the bank took a part of it, which is open while the invoice
 * stays paid. An admin wrote it off without any (it may still be paid); or its
 * transfer is to go back, since a credit note took the invoice back.
 */
export const PAYMENT_TROUBLES = [
  'disputed',
  'dispute-lost',
  'paid-back',
  'partly-paid-back',
  'partly-taken-back',
  'written-off',
  'transfer-owed',
] as const;
export type PaymentTrouble = (typeof PAYMENT_TROUBLES)[number];

/**
 * An invoice, a correction of its recipient, or a credit note that takes one back. Amounts in euro, `amount` with VAT, below zero
 * on a credit note, and zero on a correction, which changes none: all rows add up to what was billed. Days in Germany, `served_from` and `served_until` included. `paid_by` is null while it is open: `simulated-card` is the payment of
 * the test mode, by which no money moves. `due_on` is null on one that was paid when it was issued; `payment_failed` tells
 * that the card on file did not pay one that is open; `paid_back_amount` is what of its payment went back by another hand than a
 * credit note, zero where nothing did; `taken_back_amount` what of it the payer's bank took back and is open, zero likewise. `cancels` is the number of the invoice that a credit note takes back,
 * `cancelled_by` the number of the credit note that took an invoice back; likewise `corrects` and `corrected_by`, the latest one.
 */
export const invoiceSchema = z
  .object({
    id: z.uuid(),
    kind: z.enum(INVOICE_KINDS),
    number: z.string(),
    issued_on: z.iso.date(),
    served_from: z.iso.date(),
    served_until: z.iso.date(),
    plan_name: z.string(),
    amount: z.number(),
    net_amount: z.number(),
    vat_amount: z.number(),
    vat_percent: z.number(),
    paid_by: z.enum(['simulated-card', 'card', 'transfer']).nullable(),
    paid_on: z.iso.date().nullable(),
    due_on: z.iso.date().nullable(),
    payment_failed: z.boolean(),
    payment_trouble: z.enum(PAYMENT_TROUBLES).nullable(),
    paid_back_amount: z.number().nonnegative(),
    taken_back_amount: z.number().nonnegative(),
    cancels: z.string().nullable(),
    cancelled_by: z.string().nullable(),
    corrects: z.string().nullable(),
    corrected_by: z.string().nullable(),
  })
  .meta({ id: 'Invoice' });
export type Invoice = z.output<typeof invoiceSchema>;

/** To whom an invoice goes, as its last correction has it; all null once it was erased. */
export const invoiceRecipientSchema = z.object({
  company_name: z.string().nullable(),
  street: z.string().nullable(),
  postal_code: z.string().nullable(),
  town: z.string().nullable(),
  vat_id: z.string().nullable(),
});
export type InvoiceRecipient = z.output<typeof invoiceRecipientSchema>;

/**
 * `booking` says how an admin settled it by hand, null where nobody did; `in_arrears_since` is the day in Germany since which the account is in arrears, on its open invoices; null else.
 * `user_email` is 'Gelöschtes Konto' once the account was erased; `company_name`, which is as the document has it, outlives it with
 * the invoice. `recipient` is as it holds now.
 */
export const adminInvoiceSchema = invoiceSchema
  .extend({
    user_id: z.uuid(),
    user_email: z.string(),
    company_name: z.string().nullable(),
    in_arrears_since: z.iso.date().nullable(),
    booking: invoiceBookingSchema.nullable(),
    recipient: invoiceRecipientSchema,
  })
  .meta({ id: 'AdminInvoice' });
export type AdminInvoice = z.output<typeof adminInvoiceSchema>;

const whyCancelled = 'Bitte geben Sie an, warum die Rechnung storniert wird.';

/** `reason` stands on the credit note, so the customer reads it. */
export const cancelInvoiceBodySchema = z.object({
  reason: z
    .string(whyCancelled)
    .overwrite(readable)
    .min(1, whyCancelled)
    .max(INVOICE_CANCELLATION_NOTE_MAX_LENGTH, 'Der Grund ist zu lang.'),
});
export type CancelInvoiceBody = z.input<typeof cancelInvoiceBodySchema>;

/** To whom the invoice should have gone; a field that is left out, or blank, is not on the correction. */
export const correctInvoiceBodySchema = z
  .object({
    company_name: companyName.min(1, 'Bitte geben Sie den Namen des Unternehmens an.'),
    ...billingFields,
  })
  .superRefine(wholeAddress);
export type CorrectInvoiceBody = z.input<typeof correctInvoiceBodySchema>;

import type { InvoiceEvent, InvoiceIssued, Seller } from '@sternklar/contracts/invoices/invoice.events';
import * as build from '@sternklar/contracts/invoices/testing/invoice.builders';
import type { PaymentEvent } from '@sternklar/contracts/payments/payment.events';
import * as pay from '@sternklar/contracts/payments/testing/payment.builders';
import { monthOf } from '@sternklar/contracts/subscriptions/month';
import type { DataOf } from './about.ts';
import { accountId, correctionId, creditNoteId, invoiceId } from './ids.ts';
import { subscriptionOf } from './subscriptions.ts';

interface Billed {
  readonly subscription: number;
  readonly account: number;
  readonly month: number;
  readonly recipient?: string;
}

/** Nothing is set but what the product knows itself. */
const UNNAMED: Seller = {
  ...build.SELLER,
  name: null,
  street: null,
  postalCode: null,
  email: null,
  register: null,
  vatId: null,
};

/** For the `month`th month of a subscription that began on 1 January 2026 at 9 in Germany. */
export const invoiceIssued = (sequence: number, of: Billed, paidBy: InvoiceIssued['paidBy'] = 'simulated-card') =>
  build.invoiceIssued({
    invoiceId: invoiceId(sequence),
    ...subscriptionOf(of.subscription, of.account),
    month: of.month,
    sequence,
    ...monthOf('2026-01-01T08:00:00.000Z', of.month),
    paidBy,
    seller: UNNAMED,
    recipient: of.recipient ?? null,
  });

/** The correction with a number, for the invoice with another. */
export const invoiceCorrected = (sequence: number, invoice: number, of: Billed & { readonly recipient: string }) =>
  build.invoiceCorrected(invoiceIssued(invoice, of).data, {
    correctionId: correctionId(sequence),
    sequence,
    issuedAt: '2026-03-10T09:00:00.000Z',
  });

/** The credit note with a number, for the invoice with another. */
export const invoiceCancelled = (sequence: number, invoice: number, of: Billed) =>
  build.invoiceCancelled(invoiceIssued(invoice, of).data, {
    creditNoteId: creditNoteId(invoice),
    sequence,
    issuedAt: '2027-02-02T09:00:00.000Z',
    reason: 'by-hand',
    note: 'Im Auftrag von Erika Musterfrau.',
  });

export const invoiceErased = (invoice: number, account: number): InvoiceEvent =>
  build.invoiceErased({ invoiceId: invoiceId(invoice), accountId: accountId(account) });

const charge = (sequence: number, account: number) => ({
  invoiceId: invoiceId(sequence),
  accountId: accountId(account),
});

export const invoicePaid = (
  sequence: number,
  account: number,
  paidAt = '2026-03-04T23:30:00.000Z',
  data: Partial<DataOf<PaymentEvent, 'InvoicePaid'>> = {},
): PaymentEvent =>
  pay.invoicePaid({ ...charge(sequence, account), paymentReference: `pi_${sequence}`, paidAt, ...data });

export const paymentFailed = (sequence: number, account: number, retryAt: string | null = null): PaymentEvent =>
  pay.paymentFailed({ ...charge(sequence, account), failedAt: '2026-03-02T09:00:01.000Z', retryAt });

export const paymentRetried = (sequence: number, account: number): PaymentEvent =>
  pay.paymentRetried({
    ...charge(sequence, account),
    invoiceNumber: `RE-2026-${String(sequence).padStart(5, '0')}`,
    retriedAt: '2026-03-05T09:00:01.000Z',
  });

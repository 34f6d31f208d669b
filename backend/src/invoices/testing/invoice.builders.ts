import type { InvoiceCancelled, InvoiceCorrected, InvoiceIssued } from '@sternklar/contracts/invoices/invoice.events';
import * as build from '@sternklar/contracts/invoices/testing/invoice.builders';
import { type BilledMonth, billedMonth, correctionIdOf, creditNoteIdOf } from '../due-months.ts';

export { SELLER } from '@sternklar/contracts/invoices/testing/invoice.builders';

export const BILLED: BilledMonth['subscription'] = {
  subscriptionId: '0198a000-0000-7000-8000-00000000e001',
  accountId: build.BILLED_ID,
  planName: 'standard',
  pricePerMonthEuro: 59,
  vatPercent: 19,
  paymentMethod: 'Kreditkarte',
  companyName: 'Bäckerei Sonnenschein GmbH',
  buyer: { street: 'Mühlenstraße 12', postalCode: '55543', town: 'Bad Kreuznach', vatId: 'DE136695976' },
  startedAt: '2026-03-02T09:00:00.000Z',
};

/** The invoice for a month of `BILLED`, for tests: what is not said has a fitting value. */
export const invoiceIssued = (month: number, data: Partial<Omit<InvoiceIssued, 'number'>> = {}) => {
  const { invoiceId, startsAt, endsAt } = billedMonth(BILLED, month);
  const { companyName, buyer } = BILLED;
  return build.invoiceIssued({
    ...{ invoiceId, month, sequence: month, issuedAt: startsAt, startsAt, endsAt, recipient: companyName, buyer },
    ...data,
  });
};

/** A correction of the invoice of a month of `BILLED`, for tests; nothing is said otherwise unless the test does. */
export const invoiceCorrected = (month: number, data: Partial<Omit<InvoiceCorrected, 'number'>> = {}) => {
  const invoice = invoiceIssued(month).data;
  const corrected = build.invoiceCorrected(invoice, { sequence: month + 1, ...data });
  const correctionId = correctionIdOf(invoice.invoiceId, corrected.data.number);
  return { ...corrected, data: { ...corrected.data, correctionId } };
};

/** The credit note for the invoice of a month of `BILLED`, after the subscription's end, for tests. */
export const invoiceCancelled = (month: number, data: Partial<Omit<InvoiceCancelled, 'number'>> = {}) => {
  const invoice = invoiceIssued(month).data;
  const creditNoteId = creditNoteIdOf(invoice.invoiceId);
  return build.invoiceCancelled(invoice, { creditNoteId, sequence: month + 1, ...data });
};

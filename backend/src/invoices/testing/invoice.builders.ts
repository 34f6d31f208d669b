import { amountsOf } from '@sternklar/contracts/invoices/amounts';
import type {
  InvoiceCancelled,
  InvoiceEvent,
  InvoiceIssued,
  Seller,
} from '@sternklar/contracts/invoices/invoice.events';
import { type BilledMonth, billedMonth, creditNoteIdOf } from '../due-months.ts';

export const BILLED: BilledMonth['subscription'] = {
  subscriptionId: '0198a000-0000-7000-8000-00000000e001',
  accountId: '0198a000-0000-7000-8000-00000000a001',
  planName: 'standard',
  pricePerMonthEuro: 59,
  vatPercent: 19,
  paymentMethod: 'Kreditkarte',
  companyName: 'Bäckerei Sonnenschein GmbH',
  buyer: { street: 'Mühlenstraße 12', postalCode: '55543', town: 'Bad Kreuznach', vatId: 'DE136695976' },
  startedAt: '2026-03-02T09:00:00.000Z',
};

export const SELLER: Seller = {
  name: 'Sternklar Beispiel GmbH',
  street: 'Beispielstraße 1',
  postalCode: '55543',
  town: 'Bad Kreuznach',
  country: 'Deutschland',
  email: 'post@sternklar.example',
  register: 'Amtsgericht Bad Kreuznach, HRB 12345',
  vatId: 'DE123456789',
};

/** The invoice for a month of `BILLED`, for tests: what is not said has a fitting value. */
export const invoiceIssued = (month: number, data: Partial<Omit<InvoiceIssued, 'number'>> = {}) => {
  const { invoiceId, startsAt, endsAt } = billedMonth(BILLED, month);
  const { companyName, buyer, pricePerMonthEuro, startedAt: _, ...subscription } = BILLED;
  const { year, sequence } = { year: 2026, sequence: month, ...data };
  return {
    type: 'InvoiceIssued',
    data: {
      invoiceId,
      ...subscription,
      month,
      year,
      sequence,
      number: `RE-${year}-${String(sequence).padStart(5, '0')}`,
      issuedAt: startsAt,
      startsAt,
      endsAt,
      ...amountsOf(pricePerMonthEuro, 19),
      paidBy: 'simulated-card',
      seller: SELLER,
      recipient: companyName,
      buyer,
      ...data,
    },
  } satisfies InvoiceEvent;
};

/** The credit note for the invoice of a month of `BILLED`, after the subscription's end, for tests. */
export const invoiceCancelled = (month: number, data: Partial<Omit<InvoiceCancelled, 'number'>> = {}) => {
  const { invoiceId, number: invoiceNumber, issuedAt: invoiceIssuedAt, ...invoice } = invoiceIssued(month).data;
  const { year, sequence } = { year: 2026, sequence: month + 1, ...data };
  return {
    type: 'InvoiceCancelled',
    data: {
      ...invoice,
      creditNoteId: creditNoteIdOf(invoiceId),
      invoiceId,
      invoiceNumber,
      invoiceIssuedAt,
      year,
      sequence,
      number: `RE-${year}-${String(sequence).padStart(5, '0')}`,
      issuedAt: invoice.endsAt,
      reason: 'subscription-ended',
      note: null,
      ...data,
    },
  } satisfies InvoiceEvent;
};

import { amountsOf } from '../amounts.ts';
import type { InvoiceCancelled, InvoiceCorrected, InvoiceEvent, InvoiceIssued, Seller } from '../invoice.events.ts';

export const INVOICE_ID = '0198a000-0000-5000-8000-00000000f001';
export const CREDIT_NOTE_ID = '0198a000-0000-5000-8000-00000000f002';
export const CORRECTION_ID = '0198a000-0000-5000-8000-00000000f003';
export const BILLED_ID = '0198a000-0000-7000-8000-00000000a001';

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

const numberOf = (year: number, sequence: number) => `RE-${year}-${String(sequence).padStart(5, '0')}`;

/** Events for tests: what is not said has a fitting value; the number follows from year and sequence. */
export const invoiceIssued = (data: Partial<Omit<InvoiceIssued, 'number'>> = {}) => {
  const { year, sequence } = { year: 2026, sequence: 1, ...data };
  return {
    type: 'InvoiceIssued',
    data: {
      invoiceId: INVOICE_ID,
      subscriptionId: '0198a000-0000-7000-8000-00000000e001',
      accountId: BILLED_ID,
      month: 1,
      year,
      sequence,
      number: numberOf(year, sequence),
      issuedAt: '2026-03-02T09:00:00.000Z',
      startsAt: '2026-03-02T09:00:00.000Z',
      endsAt: '2026-04-02T08:00:00.000Z',
      planName: 'standard',
      ...amountsOf(59, 19),
      vatPercent: 19,
      paymentMethod: 'Kreditkarte',
      paidBy: 'simulated-card',
      seller: SELLER,
      recipient: null,
      ...data,
    },
  } satisfies InvoiceEvent;
};

/** A correction of an invoice, the first one unless said otherwise. */
export const invoiceCorrected = (
  { sequence: _, number: invoiceNumber, issuedAt: invoiceIssuedAt, ...invoice }: InvoiceIssued,
  data: Partial<Omit<InvoiceCorrected, 'number'>> & Pick<InvoiceCorrected, 'sequence'>,
) => {
  const { year, sequence } = { ...invoice, ...data };
  return {
    type: 'InvoiceCorrected',
    data: {
      ...invoice,
      buyer: invoice.buyer ?? null,
      correctionId: CORRECTION_ID,
      invoiceNumber,
      invoiceIssuedAt,
      replaces: null,
      number: numberOf(year, sequence),
      issuedAt: invoice.endsAt,
      ...data,
    },
  } satisfies InvoiceEvent;
};

/** The credit note for an invoice, after the subscription's end. */
export const invoiceCancelled = (
  { sequence: _, number: invoiceNumber, issuedAt: invoiceIssuedAt, ...invoice }: InvoiceIssued,
  data: Partial<Omit<InvoiceCancelled, 'number'>> & Pick<InvoiceCancelled, 'sequence'>,
) => {
  const { year, sequence } = { ...invoice, ...data };
  return {
    type: 'InvoiceCancelled',
    data: {
      ...invoice,
      creditNoteId: CREDIT_NOTE_ID,
      invoiceNumber,
      invoiceIssuedAt,
      number: numberOf(year, sequence),
      issuedAt: invoice.endsAt,
      reason: 'subscription-ended',
      note: null,
      ...data,
    },
  } satisfies InvoiceEvent;
};

export const invoiceErased = (data: Partial<Extract<InvoiceEvent, { type: 'InvoiceErased' }>['data']> = {}) =>
  ({
    type: 'InvoiceErased',
    data: { invoiceId: INVOICE_ID, accountId: BILLED_ID, year: 2026, erasedAt: '2035-01-01T03:00:00.000Z', ...data },
  }) satisfies InvoiceEvent;

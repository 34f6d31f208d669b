import type { InvoiceEvent, InvoiceIssued } from '@sternklar/contracts/invoices/invoice.events';
import type { PaymentEvent } from '@sternklar/contracts/payments/payment.events';
import { monthOf } from '@sternklar/contracts/subscriptions/month';
import { accountId, creditNoteId, invoiceId } from './ids.ts';
import { subscriptionOf } from './subscriptions.ts';

interface Billed {
  readonly subscription: number;
  readonly account: number;
  readonly month: number;
  readonly recipient?: string;
}

/** For the `month`th month of a subscription that began on 1 January 2026 at 9 in Germany. */
export const invoiceIssued = (sequence: number, of: Billed, paidBy: InvoiceIssued['paidBy'] = 'simulated-card') =>
  ({
    type: 'InvoiceIssued',
    data: {
      invoiceId: invoiceId(sequence),
      ...subscriptionOf(of.subscription, of.account),
      month: of.month,
      year: 2026,
      sequence,
      number: `RE-2026-${String(sequence).padStart(5, '0')}`,
      issuedAt: '2026-03-02T09:00:00.000Z',
      ...monthOf('2026-01-01T08:00:00.000Z', of.month),
      planName: 'standard',
      grossCents: 5_900,
      netCents: 4_958,
      vatCents: 942,
      vatPercent: 19,
      paymentMethod: 'Kreditkarte',
      paidBy,
      seller: {
        name: null,
        street: null,
        postalCode: null,
        town: 'Bad Kreuznach',
        country: 'Deutschland',
        email: null,
        register: null,
        vatId: null,
      },
      recipient: of.recipient ?? null,
    },
  }) satisfies InvoiceEvent;

/** The credit note with a number, for the invoice with another. */
export const invoiceCancelled = (sequence: number, invoice: number, of: Billed) => {
  const { sequence: _, number: invoiceNumber, ...same } = invoiceIssued(invoice, of).data;
  return {
    type: 'InvoiceCancelled',
    data: {
      ...same,
      creditNoteId: creditNoteId(invoice),
      invoiceNumber,
      invoiceIssuedAt: same.issuedAt,
      sequence,
      number: `RE-2026-${String(sequence).padStart(5, '0')}`,
      issuedAt: '2027-02-02T09:00:00.000Z',
      reason: 'by-hand',
      note: 'Im Auftrag von Erika Musterfrau.',
    },
  } satisfies InvoiceEvent;
};

export const invoiceErased = (invoice: number, account: number): InvoiceEvent => ({
  type: 'InvoiceErased',
  data: {
    invoiceId: invoiceId(invoice),
    accountId: accountId(account),
    year: 2026,
    erasedAt: '2035-01-01T03:00:00.000Z',
  },
});

const payment = (sequence: number, account: number) =>
  ({ invoiceId: invoiceId(sequence), accountId: accountId(account), provider: 'stripe' }) as const;

export const invoicePaid = (sequence: number, account: number, paidAt = '2026-03-04T23:30:00.000Z'): PaymentEvent => ({
  type: 'InvoicePaid',
  data: { ...payment(sequence, account), amountCents: 5_900, paymentReference: `pi_${sequence}`, paidAt },
});

export const paymentFailed = (sequence: number, account: number, retryAt: string | null = null): PaymentEvent => ({
  type: 'PaymentFailed',
  data: {
    ...payment(sequence, account),
    reason: 'card_declined',
    failedAt: '2026-03-02T09:00:01.000Z',
    attempt: 1,
    retryAt,
  },
});

export const paymentRetried = (sequence: number, account: number): PaymentEvent => ({
  type: 'PaymentRetried',
  data: {
    ...payment(sequence, account),
    attempt: 2,
    invoiceNumber: `RE-2026-${String(sequence).padStart(5, '0')}`,
    amountCents: 5_900,
    retriedAt: '2026-03-05T09:00:01.000Z',
  },
});

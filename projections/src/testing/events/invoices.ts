import type { InvoiceEvent } from '@sternklar/contracts/invoices/invoice.events';
import { monthOf } from '@sternklar/contracts/subscriptions/month';
import { invoiceId } from './ids.ts';
import { subscriptionOf } from './subscriptions.ts';

/** For the `month`th month of a subscription that began on 1 January 2026 at 9 in Germany. */
export const invoiceIssued = (
  sequence: number,
  of: { readonly subscription: number; readonly account: number; readonly month: number },
): InvoiceEvent => ({
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
    paidBy: 'simulated-card',
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
    recipient: null,
  },
});

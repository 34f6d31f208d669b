import {
  disputeClosed,
  INVOICE_ID,
  NOW,
  PAYER_ID,
  paymentDisputed,
} from '@sternklar/contracts/payments/testing/payment.builders';
import { deciderSpec } from '@sternklar/event-store/testing/decider-spec';
import { type PaymentsState, paymentsStreamType } from '../../payments.ts';
import type { RecordedNotice } from '../../record-payment/record-payment.ts';
import { standingIdOf } from '../../standing-id.ts';
import { type RecordDispute, recordDispute } from '../record-dispute.ts';
export const spec = deciderSpec(paymentsStreamType);
export const standing = { unmatchedPaymentId: standingIdOf('stripe', 'du_1', 'dispute/') };
export const disputed = paymentDisputed(standing);
/** Without a card on file there is none to give up. */
export const lost = disputeClosed({ ...standing, givesUpCard: false });
export const cardLost = disputeClosed({ ...standing, givesUpCard: true });
export const won = disputeClosed({ ...standing, outcome: 'won' });
export const told = (over: Partial<RecordDispute['dispute']> = {}, firstInvoiceId: string | null = null) => {
  const dispute = { paymentReference: 'pi_1', disputeReference: 'du_1', amountCents: 5_900, reason: 'fraudulent' };
  return (state: PaymentsState) =>
    recordDispute(state, {
      provider: 'stripe',
      accountId: PAYER_ID,
      dispute: { ...dispute, outcome: null, toldAt: null, ...over },
      invoice: { invoiceId: INVOICE_ID, invoiceNumber: 'RE-2026-00002' },
      firstInvoiceId,
      now: NOW,
    });
};
/** Another invoice of the same account. */
export const OTHER = '0198a000-0000-5000-8000-00000000f002';
export const charge = {
  invoiceId: INVOICE_ID,
  accountId: PAYER_ID,
  provider: 'stripe',
  invoiceNumber: 'RE-2026-00002',
  amountCents: 5_900,
} as const;
export const paidAgain: RecordedNotice = {
  outcome: 'paid',
  accountId: PAYER_ID,
  checkoutId: null,
  invoiceId: INVOICE_ID,
  attempt: 1,
  amountCents: 5_900,
  paymentReference: 'pi_1',
  customerReference: null,
  cardReference: null,
  reason: '',
  isFinal: false,
};

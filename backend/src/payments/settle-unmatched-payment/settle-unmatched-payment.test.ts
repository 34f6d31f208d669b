import {
  checkoutOpened,
  checkoutPaid,
  INVOICE_ID,
  invoicePaid,
  NOW,
  PAYER_ID,
  refundMadeElsewhere,
  UNMATCHED_ID,
  unmatchedPaymentSettled,
} from '@sternklar/contracts/payments/testing/payment.builders';
import { deciderSpec } from '@sternklar/event-store/testing/decider-spec';
import { describe, it } from 'vitest';
import { type PaymentsState, paymentsStreamType } from '../payments.ts';
import { settleUnmatchedPayment } from './settle-unmatched-payment.ts';

const spec = deciderSpec(paymentsStreamType);
const settlement = 'paid-by-transfer';
const settling =
  (hasBegun: boolean) =>
  (state: PaymentsState): ReturnType<typeof settleUnmatchedPayment> =>
    settleUnmatchedPayment(state, {
      ...{ unmatchedPaymentId: UNMATCHED_ID, accountId: PAYER_ID, settlement, hasBegun, now: NOW },
    });
const left = { with: 'payer', creditNoteId: null, paymentReference: 'pi_1' } as const;

describe('what somebody paid back elsewhere of a first payment', () => {
  const part = { amountCents: 2_000, refundedCents: 2_000 };
  const before = [checkoutOpened(), checkoutPaid(), refundMadeElsewhere({ ...part, invoiceId: null })];

  it('is settled once the invoice is there at which it is missing', () => {
    spec
      .given(...before)
      .when(settling(true))
      .thenRejected('first-invoice-awaited');
    spec
      .given(...before, invoicePaid({ refundedCents: 2_000 }))
      .when(settling(true))
      .then(unmatchedPaymentSettled({ settlement, left: { ...left, cents: 2_000, invoiceId: INVOICE_ID } }));
  });

  it('waits for none where it was of a second page, and is owed by nobody', () => {
    spec
      .given(...before)
      .when(settling(false))
      .then(unmatchedPaymentSettled({ settlement, left: { ...left, cents: 0, invoiceId: null } }));
  });
});

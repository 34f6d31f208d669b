import {
  checkoutOpened,
  checkoutPaid,
  INVOICE_ID,
  invoicePaid,
  NOW,
  PAYER_ID,
  refundFailed,
  refundMadeElsewhere,
  UNMATCHED_ID,
  unmatchedPaymentReceived,
  unmatchedPaymentRefunded,
  unmatchedPaymentSettled,
} from '@sternklar/contracts/payments/testing/payment.builders';
import { deciderSpec } from '@sternklar/event-store/testing/decider-spec';
import { describe, it } from 'vitest';
import type { ToldRefund } from '../payment-provider.ts';
import { type PaymentsState, paymentsStreamType } from '../payments.ts';
import { settleUnmatchedPayment } from '../settle-unmatched-payment/settle-unmatched-payment.ts';
import { standingIdOf } from '../standing-id.ts';
import { recordRefunds } from './record-refunds.ts';

const spec = deciderSpec(paymentsStreamType);
const refund = (over: Partial<ToldRefund> = {}): ToldRefund => ({
  refundReference: 're_1',
  amountCents: 5_900,
  isOurs: false,
  isFailed: false,
  reason: '',
  ...over,
});
const failed = (over: Partial<ToldRefund> = {}) =>
  refund({ isFailed: true, reason: 'expired_or_canceled_card', ...over });
const told = (refunds: readonly ToldRefund[], paymentReference = 'pi_1') => {
  const whose = { provider: 'stripe', accountId: PAYER_ID, paymentReference, now: NOW } as const;
  return (state: PaymentsState) => recordRefunds(state, { ...whose, refunds });
};
const made = refundMadeElsewhere({ unmatchedPaymentId: standingIdOf('stripe', 're_1', 'refund/') });
const cameBack = refundFailed({ unmatchedPaymentId: standingIdOf('stripe', 're_1', 'refund-failed/') });

describe('a refund by another hand than ours', () => {
  it('is kept once, with the invoice that the payment had settled', () => {
    spec
      .given(invoicePaid())
      .when(told([refund()]))
      .then(made);
    spec
      .given(invoicePaid(), made)
      .when(told([refund()]))
      .thenNothing();
    spec
      .given(checkoutOpened(), checkoutPaid())
      .when(told([refund()]))
      .then({ ...made, data: { ...made.data, invoiceId: null } } as typeof made);
  });

  it('in parts says what went back so far', () => {
    const [first, second] = [refund({ amountCents: 1_000 }), refund({ refundReference: 're_2', amountCents: 500 })];
    spec
      .given(invoicePaid())
      .when(told([first, second]))
      .then(
        refundMadeElsewhere({
          unmatchedPaymentId: standingIdOf('stripe', 're_1', 'refund/'),
          amountCents: 1_000,
          refundedCents: 1_000,
        }),
        refundMadeElsewhere({
          unmatchedPaymentId: standingIdOf('stripe', 're_2', 'refund/'),
          refundReference: 're_2',
          amountCents: 500,
          refundedCents: 1_500,
        }),
      );
  });

  it('of money that had settled nothing clears it, unless an admin said so before', () => {
    const came = unmatchedPaymentReceived();
    spec
      .given(came)
      .when(told([refund()], 'pi_2'))
      .then(unmatchedPaymentRefunded());
    spec
      .given(came, unmatchedPaymentSettled())
      .when(told([refund()], 'pi_2'))
      .thenNothing();
    spec
      .given(came, unmatchedPaymentSettled({ settlement: 'booked-otherwise' }))
      .when(told([refund()], 'pi_2'))
      .then({ ...made, data: { ...made.data, invoiceId: null, paymentReference: 'pi_2' } } as typeof made);
  });

  it('is none where the product asked for it', () => {
    spec
      .given(invoicePaid())
      .when(told([refund({ isOurs: true })]))
      .thenNothing();
    const ours = {
      invoiceId: INVOICE_ID,
      creditNoteId: UNMATCHED_ID,
      accountId: PAYER_ID,
      provider: 'stripe',
    } as const;
    spec
      .given(invoicePaid(), {
        type: 'InvoiceRefunded',
        data: { ...ours, amountCents: 5_900, refundReference: 're_1', refundedAt: NOW.toISOString() },
      })
      .when(told([refund()]))
      .thenNothing();
  });
});

describe('a refund that came back', () => {
  it('is kept once, whoever made it, and whether it was known or not', () => {
    const known = refundFailed({ ...(cameBack.data as object), clears: standingIdOf('stripe', 're_1', 'refund/') });
    for (const [before, back] of [[[invoicePaid(), made], known] as const, [[invoicePaid()], cameBack] as const]) {
      spec
        .given(...before)
        .when(told([failed()]))
        .then(back);
      spec
        .given(...before, back)
        .when(told([failed()]))
        .thenNothing();
    }
    spec
      .given(invoicePaid())
      .when(told([failed({ isOurs: true })]))
      .then(cameBack);
  });

  it('takes back what an admin had said of it, which is left again and can be settled anew', () => {
    const came = unmatchedPaymentReceived();
    const left = { with: 'us', cents: 5_900, invoiceId: null, creditNoteId: null, paymentReference: 'pi_2' } as const;
    const said = unmatchedPaymentSettled({ settlement: 'paid-back', left });
    const takesBack = { unmatchedPaymentId: UNMATCHED_ID, cents: 5_900, invoiceId: null, creditNoteId: null };
    const about = { ...(cameBack.data as object), invoiceId: null, paymentReference: 'pi_2', takesBack };
    const back = refundFailed(about);
    for (const before of [said, unmatchedPaymentSettled({ settlement: 'paid-back' })]) {
      spec
        .given(came, before)
        .when(told([failed()], 'pi_2'))
        .then(back);
    }
    const settled = { accountId: PAYER_ID, settlement: 'paid-back-by-transfer', hasBegun: true, now: NOW } as const;
    const { unmatchedPaymentId } = back.data as { unmatchedPaymentId: string };
    spec
      .given(came, said, back)
      .when((state) => settleUnmatchedPayment(state, { unmatchedPaymentId, ...settled }))
      .then(unmatchedPaymentSettled({ unmatchedPaymentId, settlement: 'paid-back-by-transfer', left }));
  });

  it('is not made again by a notice that is late', () => {
    spec
      .given(invoicePaid(), made, cameBack)
      .when(told([refund()]))
      .thenNothing();
  });
});

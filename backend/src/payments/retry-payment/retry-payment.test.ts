import {
  INVOICE_ID,
  invoicePaid,
  NOW,
  PAYER_ID,
  paymentFailed,
  paymentRetried,
} from '@sternklar/contracts/payments/testing/payment.builders';
import { deciderSpec } from '@sternklar/event-store/testing/decider-spec';
import { describe, it } from 'vitest';
import { type PaymentsState, paymentsStreamType } from '../payments.ts';
import { type RecordedNotice, recordPayment } from '../record-payment/record-payment.ts';
import { retryPayment } from './retry-payment.ts';

const spec = deciderSpec(paymentsStreamType);
const DUE = '2026-03-05T09:01:00.000Z';
const retrying = (now: string) => (state: PaymentsState) =>
  retryPayment(state, {
    invoiceId: INVOICE_ID,
    accountId: PAYER_ID,
    invoiceNumber: 'RE-2026-00002',
    amountCents: 5_900,
    provider: 'stripe',
    now: new Date(now),
  });
const refused =
  (over: Partial<RecordedNotice> = {}) =>
  (state: PaymentsState) =>
    recordPayment(state, {
      provider: 'stripe',
      now: NOW,
      invoice: { grossCents: 5_900, isPaidOtherwise: false },
      notice: {
        outcome: 'declined',
        accountId: PAYER_ID,
        checkoutId: null,
        invoiceId: INVOICE_ID,
        attempt: 1,
        amountCents: 5_900,
        paymentReference: '',
        customerReference: null,
        cardReference: null,
        reason: 'card_declined',
        isFinal: false,
        ...over,
      },
    });

describe('a card that refused', () => {
  it('is asked again when its day has come, and not a moment before', () => {
    spec.given(paymentFailed()).when(retrying('2026-03-05T09:00:59.999Z')).thenNothing();
    spec.given(paymentFailed()).when(retrying(DUE)).then(paymentRetried());
  });

  it('is asked again once for each refusal', () => {
    spec.given(paymentFailed(), paymentRetried()).when(retrying('2026-04-01T09:00:00.000Z')).thenNothing();
  });

  it('is not asked for what is paid, was taken back, or never failed', () => {
    spec.given(paymentFailed(), invoicePaid()).when(retrying(DUE)).thenNothing();
    const taken = { invoiceId: INVOICE_ID, creditNoteId: PAYER_ID, accountId: PAYER_ID, provider: 'stripe' } as const;
    spec
      .given(paymentFailed(), { type: 'PaymentVoided', data: { ...taken, voidedAt: DUE } })
      .when(retrying(DUE))
      .thenNothing();
    spec.given().when(retrying(DUE)).thenNothing();
  });

  it('is asked after three days, five more and seven more, and then no more', () => {
    const after = (attempt: number, days: number | null) =>
      paymentFailed({
        attempt,
        retryAt: days === null ? null : new Date(NOW.getTime() + days * 86_400_000).toISOString(),
      });
    spec.given().when(refused()).then(after(1, 3));
    spec
      .given(after(1, 3), paymentRetried())
      .when(refused({ attempt: 2 }))
      .then(after(2, 5));
    spec
      .given(after(2, 5))
      .when(refused({ attempt: 3 }))
      .then(after(3, 7));
    spec
      .given(after(3, 7))
      .when(refused({ attempt: 4 }))
      .then(after(4, null));
  });

  it('is not asked again where that is in vain', () => {
    spec
      .given()
      .when(refused({ reason: 'lost_card', isFinal: true }))
      .then(paymentFailed({ reason: 'lost_card', retryAt: null }));
  });

  it('counts once for each attempt, by whichever way it is told', () => {
    spec.given(paymentFailed()).when(refused()).thenNothing();
    spec
      .given(paymentFailed(), paymentRetried(), paymentFailed({ attempt: 2 }))
      .when(refused({ attempt: 2 }))
      .thenNothing();
    spec.given(paymentFailed(), paymentRetried()).when(refused()).thenNothing();
  });

  it('is not asked again by itself for a refusal from before anybody counted', () => {
    const { type, data } = paymentFailed();
    const {
      attempt: _,
      retryAt: __,
      ...old
    } = data as Extract<ReturnType<typeof paymentFailed>, { type: 'PaymentFailed' }>['data'];
    spec
      .given({ type, data: old } as ReturnType<typeof paymentFailed>)
      .when(retrying('2027-01-01T00:00:00.000Z'))
      .thenNothing();
  });
});

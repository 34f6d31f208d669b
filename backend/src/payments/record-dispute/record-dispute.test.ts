import {
  checkoutOpened,
  checkoutPaid,
  INVOICE_ID,
  invoicePaid,
  invoiceReopened,
  NOW,
  PAYER_ID,
  paymentDisputed,
} from '@sternklar/contracts/payments/testing/payment.builders';
import { describe, expect, it } from 'vitest';
import { evolve, paymentsStreamType } from '../payments.ts';
import { recordPayment } from '../record-payment/record-payment.ts';
import { cardLost, disputed, lost, paidAgain, spec, standing, told, won } from './testing/told-disputes.ts';

describe('a dispute', () => {
  it('is kept once, with the invoice that the payment settled', () => {
    spec.given(invoicePaid()).when(told()).then(disputed);
    spec.given(invoicePaid(), disputed).when(told()).thenNothing();
    spec
      .given(checkoutOpened(), checkoutPaid())
      .when(told())
      .then(paymentDisputed({ ...standing, invoiceId: null }));
  });

  it('that is won leaves the invoice paid', () => {
    spec
      .given(invoicePaid(), disputed)
      .when(told({ outcome: 'won' }))
      .then(won);
    spec
      .given(invoicePaid(), disputed, won)
      .when(told({ outcome: 'won' }))
      .thenNothing();
    spec.given(invoicePaid(), disputed, won).when(told()).thenNothing();
  });

  it('that is lost opens the invoice again', () => {
    spec
      .given(invoicePaid(), disputed)
      .when(told({ outcome: 'lost' }))
      .then(lost, invoiceReopened());
  });

  it('whose end is told first is kept whole, and its beginning changes nothing any more', () => {
    spec
      .given(invoicePaid())
      .when(told({ outcome: 'lost' }))
      .then(disputed, lost, invoiceReopened());
    spec.given(invoicePaid(), disputed, lost, invoiceReopened()).when(told()).thenNothing();
  });

  it('that is lost opens no invoice that a credit note took back', () => {
    const voided = { invoiceId: INVOICE_ID, creditNoteId: PAYER_ID, accountId: PAYER_ID, provider: 'stripe' } as const;
    spec
      .given(invoicePaid(), disputed, { type: 'PaymentVoided', data: { ...voided, voidedAt: NOW.toISOString() } })
      .when(told({ outcome: 'lost' }))
      .then(lost);
  });

  it('that is lost gives the card up, and its payment settles nothing any more', () => {
    const before = [checkoutOpened(), checkoutPaid(), invoicePaid(), disputed];
    spec
      .given(...before)
      .when(told({ outcome: 'lost' }))
      .then(cardLost, invoiceReopened());
    const after = [...before, cardLost, invoiceReopened()].reduce(evolve, paymentsStreamType.initialState);
    expect(after.card).toBeNull();
    const invoice = { grossCents: 5_900, isPaidOtherwise: false };
    expect(recordPayment(after, { provider: 'stripe', notice: paidAgain, invoice, now: NOW })).toEqual([]);
    const other = { ...paidAgain, paymentReference: 'pi_2' };
    expect(recordPayment(after, { provider: 'stripe', notice: other, invoice, now: NOW })).toEqual([
      invoicePaid({ paymentReference: 'pi_2' }),
    ]);
  });
});

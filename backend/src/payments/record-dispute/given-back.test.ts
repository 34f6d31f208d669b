import {
  bookingTakenBack,
  checkoutOpened,
  checkoutPaid,
  checkoutRefunded,
  disputeClosed,
  INVOICE_ID,
  invoicePaid,
  invoiceReopened,
  invoiceWrittenOff,
  NOW,
  PAYER_ID,
  paymentDisputed,
  paymentVoided,
  refundMadeElsewhere,
  transferBooked,
  unmatchedPaymentReceived,
  unmatchedPaymentSettled,
} from '@sternklar/contracts/payments/testing/payment.builders';
import { describe, expect, it } from 'vitest';
import { evolve, isTakenBack, lostCentsOf, paymentsStreamType } from '../payments.ts';
import { settleUnmatchedPayment } from '../settle-unmatched-payment/settle-unmatched-payment.ts';
import { standingIdOf } from '../standing-id.ts';
import { disputed, lost, spec, standing, told } from './testing/told-disputes.ts';

describe('a dispute', () => {
  it('that is lost and then won after all pays the invoice that is still open by the same payment, once', () => {
    const before = [invoicePaid(), disputed, lost, invoiceReopened()];
    const paidAfterAll = invoicePaid({ givenBackBy: 'du_1' });
    spec
      .given(...before)
      .when(told({ outcome: 'won' }))
      .then(paidAfterAll);
    spec
      .given(...before, invoiceWrittenOff())
      .when(told({ outcome: 'won' }))
      .then(bookingTakenBack({ booking: 'write-off', reason: 'paid-by-card' }), paidAfterAll);
    spec
      .given(...before, paidAfterAll)
      .when(told({ outcome: 'won' }))
      .thenNothing();
    const state = [...before, paidAfterAll].reduce(evolve, paymentsStreamType.initialState);
    expect([lostCentsOf(state, 'pi_1'), state.lostPayments.size]).toEqual([0, 0]);
  });

  it('that is lost and then won after all stands before the team with the money, once, and is theirs to settle', () => {
    const unmatchedPaymentId = standingIdOf('stripe', 'du_1', 'dispute-reversed/');
    const about = { unmatchedPaymentId, kind: 'dispute-reversed', checkoutId: null, invoiceId: null } as const;
    const back = unmatchedPaymentReceived({ ...about, expectedCents: null, paymentReference: 'pi_1' });
    // Its invoice was paid otherwise meanwhile.
    const before = [invoicePaid(), disputed, lost, invoiceReopened(), transferBooked()];
    spec
      .given(...before)
      .when(told({ outcome: 'won' }))
      .then(back);
    spec
      .given(
        invoicePaid(),
        refundMadeElsewhere({ amountCents: 2_000, refundedCents: 2_000 }),
        disputed,
        lost,
        invoiceReopened(),
      )
      .when(told({ outcome: 'won' }))
      .then(back);
    spec
      .given(...before, back)
      .when(told({ outcome: 'won' }))
      .thenNothing();
    const left = { with: 'us', cents: 5_900, invoiceId: null, creditNoteId: null, paymentReference: 'pi_1' } as const;
    const settled = { unmatchedPaymentId, settlement: 'paid-back-by-transfer' } as const;
    spec
      .given(...before, back)
      .when((state) => settleUnmatchedPayment(state, { ...settled, accountId: PAYER_ID, hasBegun: true, now: NOW }))
      .then(unmatchedPaymentSettled({ ...settled, left }));
  });

  it('that is lost before there was an invoice and then won after all is as if nothing had been taken, and pays that invoice', () => {
    const about = { ...standing, invoiceId: null };
    const before = [checkoutOpened(), checkoutPaid(), paymentDisputed(about), disputeClosed(about)];
    const back = disputeClosed({ ...about, outcome: 'won', givesBack: true });
    spec
      .given(...before)
      .when(told({ outcome: 'won' }))
      .then(back);
    spec
      .given(...before, back)
      .when(told({ outcome: 'won' }))
      .thenNothing();
    const state = [...before, back].reduce(evolve, paymentsStreamType.initialState);
    expect([isTakenBack(state, 'pi_1'), lostCentsOf(state, 'pi_1')]).toEqual([false, 0]);
    // Issued since, and open.
    const paid = invoicePaid({ givenBackBy: 'du_1' });
    spec
      .given(...before)
      .when(told({ outcome: 'won' }, INVOICE_ID))
      .then(paid);
    spec
      .given(...before, paid)
      .when(told({ outcome: 'won' }, INVOICE_ID))
      .thenNothing();
    const reversed = unmatchedPaymentReceived({
      ...{ unmatchedPaymentId: standingIdOf('stripe', 'du_1', 'dispute-reversed/'), kind: 'dispute-reversed' },
      ...{ invoiceId: null, expectedCents: null, paymentReference: 'pi_1' },
    });
    // Settled since in another way.
    for (const otherwise of [transferBooked(), paymentVoided(), invoicePaid({ paymentReference: 'pi_2' })]) {
      spec
        .given(...before, otherwise)
        .when(told({ outcome: 'won' }, INVOICE_ID))
        .then(reversed);
    }
  });

  it('about a part that is given back between the issue of the first invoice and its payment is as if nothing had been taken', () => {
    const part = { ...standing, amountCents: 2_000, invoiceId: null };
    const before = [
      checkoutOpened(),
      checkoutPaid(),
      paymentDisputed(part),
      disputeClosed({ ...part, isForTeam: true }),
    ];
    spec
      .given(...before)
      .when(told({ outcome: 'won', amountCents: 2_000 }, INVOICE_ID))
      .then(disputeClosed({ ...part, outcome: 'won', givesBack: true }));
  });

  it('about a part that is lost and then won after all leaves it where it was missing, unless somebody saw to it', () => {
    const part = { ...standing, amountCents: 2_000 };
    const before = [invoicePaid(), paymentDisputed(part), disputeClosed({ ...part, isForTeam: true })];
    spec
      .given(...before)
      .when(told({ outcome: 'won', amountCents: 2_000 }))
      .then(disputeClosed({ ...part, outcome: 'won', givesBack: true }));
    spec
      .given(...before, unmatchedPaymentSettled({ ...standing, settlement: 'waived' }))
      .when(told({ outcome: 'won', amountCents: 2_000 }))
      .then(
        unmatchedPaymentReceived({
          ...{ unmatchedPaymentId: standingIdOf('stripe', 'du_1', 'dispute-reversed/'), kind: 'dispute-reversed' },
          ...{ invoiceId: null, expectedCents: null, amountCents: 2_000, paymentReference: 'pi_1' },
        }),
      );
  });

  it('about a part that is lost before there was an invoice, and won after all while that is issued, is as if nothing had been taken', () => {
    const part = { ...standing, invoiceId: null, amountCents: 2_000 };
    const before = [
      checkoutOpened(),
      checkoutPaid(),
      paymentDisputed(part),
      disputeClosed({ ...part, isForTeam: true }),
    ];
    const wonAfterAll = told({ outcome: 'won', amountCents: 2_000 }, INVOICE_ID);
    spec
      .given(...before)
      .when(wonAfterAll)
      .then(disputeClosed({ ...part, outcome: 'won', isForTeam: false, givesBack: true }));
    const reversed = unmatchedPaymentReceived({
      ...{ unmatchedPaymentId: standingIdOf('stripe', 'du_1', 'dispute-reversed/'), kind: 'dispute-reversed' },
      ...{ invoiceId: null, expectedCents: null, amountCents: 2_000, paymentReference: 'pi_1' },
      clears: standing.unmatchedPaymentId,
    });
    // Nothing is left to pay it with, or to be paid.
    for (const otherwise of [transferBooked(), paymentVoided()]) {
      spec
        .given(...before, otherwise)
        .when(wonAfterAll)
        .then(reversed);
    }
  });

  it('that is won and then lost after all begins anew, and opens the invoice again', () => {
    const anew = { unmatchedPaymentId: standingIdOf('stripe', 'du_1/2', 'dispute/') };
    const begun = paymentDisputed({ ...anew, isAnew: true });
    const again = [begun, disputeClosed({ ...anew, givesUpCard: false }), invoiceReopened()];
    const won = disputeClosed({ ...standing, outcome: 'won' });
    const givenBack = [disputeClosed(standing), invoiceReopened(), invoicePaid({ givenBackBy: 'du_1' })];
    for (const before of [[won], givenBack]) {
      spec
        .given(invoicePaid(), disputed, ...before)
        .when(told({ outcome: 'lost' }))
        .then(...again);
      spec
        .given(invoicePaid(), disputed, ...before, ...again)
        .when(told({ outcome: 'lost' }))
        .thenNothing();
    }
  });

  it('that is lost again takes what stood before the team, and is for it where that has gone back', () => {
    const reversedId = standingIdOf('stripe', 'du_1', 'dispute-reversed/');
    const about = {
      unmatchedPaymentId: reversedId,
      kind: 'dispute-reversed',
      checkoutId: null,
      invoiceId: null,
    } as const;
    const back = unmatchedPaymentReceived({ ...about, expectedCents: null, paymentReference: 'pi_1' });
    const before = [invoicePaid(), disputed, lost, invoiceReopened(), transferBooked(), back];
    const anew = { unmatchedPaymentId: standingIdOf('stripe', 'du_1/2', 'dispute/'), invoiceId: null };
    const ended = { ...anew, givesUpCard: false };
    spec
      .given(...before)
      .when(told({ outcome: 'lost' }))
      .then(paymentDisputed({ ...anew, isAnew: true }), disputeClosed({ ...ended, clears: reversedId }));
    spec
      .given(...before, unmatchedPaymentSettled({ unmatchedPaymentId: reversedId }))
      .when(told({ outcome: 'lost' }))
      .then(paymentDisputed({ ...anew, isAnew: true }), disputeClosed({ ...ended, isForTeam: true }));
  });

  it('that ends says whether another one of the same payment goes on, also where its money is given back', () => {
    const other = { unmatchedPaymentId: standingIdOf('stripe', 'du_2', 'dispute/'), disputeReference: 'du_2' };
    const first = { ...standing, amountCents: 2_000 };
    const isDisputed = true;
    const second = paymentDisputed({ ...other, amountCents: 3_900 });
    const ofThird = paymentDisputed({ ...other, paymentReference: 'pi_3', invoiceId: null });
    const closed = { ...first, outcome: 'won' } as const;
    spec
      .given(invoicePaid(), paymentDisputed(first), second)
      .when(told({ outcome: 'won', amountCents: 2_000 }))
      .then(disputeClosed({ ...closed, isDisputed }));
    spec
      .given(invoicePaid(), paymentDisputed(first), ofThird)
      .when(told({ outcome: 'won', amountCents: 2_000 }))
      .then(disputeClosed(closed));
    spec
      .given(invoicePaid(), paymentDisputed(first), disputeClosed({ ...first, isForTeam: true }), second)
      .when(told({ outcome: 'won', amountCents: 2_000 }))
      .then(disputeClosed({ ...closed, givesBack: true, isDisputed }));
    spec
      .given(invoicePaid(), disputed, lost, invoiceReopened(), second)
      .when(told({ outcome: 'won' }))
      .then(invoicePaid({ givenBackBy: 'du_1', isDisputed }));
  });

  it('that is lost again after that had gone back leaves all of it to settle, once', () => {
    const reversed = { unmatchedPaymentId: standingIdOf('stripe', 'du_1', 'dispute-reversed/') };
    const about = { ...reversed, kind: 'dispute-reversed', checkoutId: null, invoiceId: null } as const;
    const us = { with: 'us', cents: 5_900, invoiceId: null, creditNoteId: null, paymentReference: 'pi_1' } as const;
    const anew = { unmatchedPaymentId: standingIdOf('stripe', 'du_1/2', 'dispute/') };
    const seenTo = { ...anew, accountId: PAYER_ID, settlement: 'waived', hasBegun: false, now: NOW } as const;
    spec
      .given(
        ...[invoicePaid(), disputed, lost, invoiceReopened(), transferBooked()],
        unmatchedPaymentReceived({ ...about, expectedCents: null, paymentReference: 'pi_1' }),
        unmatchedPaymentSettled({ ...reversed, settlement: 'paid-back', left: us }),
        paymentDisputed({ ...anew, invoiceId: null }),
        disputeClosed({ ...anew, invoiceId: null, isForTeam: true, givesUpCard: false }),
      )
      .when((state) => settleUnmatchedPayment(state, seenTo))
      .then(unmatchedPaymentSettled({ ...anew, settlement: 'waived', left: { ...us, with: 'payer' } }));
  });

  it('that is lost of what had settled nothing and gone back is for the team: its payer has it twice', () => {
    const about = { ...standing, invoiceId: null };
    spec
      .given(checkoutOpened(), checkoutPaid(), checkoutRefunded())
      .when(told({ outcome: 'lost' }))
      .then(paymentDisputed(about), disputeClosed({ ...about, isForTeam: true, givesUpCard: true }));
    const { unmatchedPaymentId } = standing;
    const seenTo = {
      unmatchedPaymentId,
      accountId: PAYER_ID,
      settlement: 'waived',
      hasBegun: false,
      now: NOW,
    } as const;
    const left = {
      with: 'payer',
      cents: 5_900,
      invoiceId: null,
      creditNoteId: null,
      paymentReference: 'pi_1',
    } as const;
    spec
      .given(
        checkoutOpened(),
        checkoutPaid(),
        checkoutRefunded(),
        paymentDisputed(about),
        disputeClosed({ ...about, isForTeam: true }),
      )
      .when((state) => settleUnmatchedPayment(state, seenTo))
      .then(unmatchedPaymentSettled({ unmatchedPaymentId, settlement: 'waived', left }));
  });
});

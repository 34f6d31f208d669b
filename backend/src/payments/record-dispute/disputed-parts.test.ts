import {
  checkoutOpened,
  checkoutPaid,
  checkoutRefunded,
  disputeClosed,
  INVOICE_ID,
  invoicePaid,
  invoiceReopened,
  NOW,
  PAYER_ID,
  paymentDisputed,
  paymentVoided,
  refundMadeElsewhere,
  unmatchedPaymentSettled,
} from '@sternklar/contracts/payments/testing/payment.builders';
import { describe, expect, it } from 'vitest';
import { evolve, type PaymentsState, paymentsStreamType } from '../payments.ts';
import { recordPayment } from '../record-payment/record-payment.ts';
import { settleUnmatchedPayment } from '../settle-unmatched-payment/settle-unmatched-payment.ts';
import { standingIdOf } from '../standing-id.ts';
import { disputed, paidAgain, spec, standing, told } from './testing/told-disputes.ts';

describe('a dispute about a part, or another sum', () => {
  it('that is lost over a part before there is an invoice is for the team, and missing at that invoice', () => {
    const begun = [checkoutOpened(), checkoutPaid()];
    const early = paymentDisputed({ ...standing, invoiceId: null });
    const ofPart = { ...standing, invoiceId: null, amountCents: 2_000, givesUpCard: true };
    const partLost = disputeClosed({ ...ofPart, isForTeam: true });
    const record = (state: PaymentsState) =>
      recordPayment(state, {
        provider: 'stripe',
        notice: paidAgain,
        invoice: { grossCents: 5_900, isPaidOtherwise: false },
        now: NOW,
      });
    const part = { lostCents: 2_000, takenBack: [{ ...standing, amountCents: 2_000 }] };
    spec
      .given(...begun, early)
      .when(told({ outcome: 'lost', amountCents: 2_000 }))
      .then(partLost);
    spec
      .given(...begun, early, partLost)
      .when(record)
      .then(invoicePaid(part));
    // Settled before that it would be missing nowhere, and by nobody's list.
    const { unmatchedPaymentId } = standing;
    const seenTo = { unmatchedPaymentId, accountId: PAYER_ID, settlement: 'waived', hasBegun: true, now: NOW } as const;
    const settle = (state: PaymentsState) => settleUnmatchedPayment(state, seenTo);
    spec
      .given(...begun, early, partLost)
      .when(settle)
      .thenRejected('first-invoice-awaited');
    const left = {
      with: 'payer',
      cents: 2_000,
      invoiceId: INVOICE_ID,
      creditNoteId: null,
      paymentReference: 'pi_1',
    } as const;
    spec
      .given(...begun, early, partLost, invoicePaid(part))
      .when(settle)
      .then(unmatchedPaymentSettled({ unmatchedPaymentId, settlement: 'waived', left }));
    // Seen to by then: it is missing all the same.
    spec
      .given(...begun, early, partLost, unmatchedPaymentSettled({ ...standing, settlement: 'waived' }))
      .when(record)
      .then(invoicePaid({ lostCents: 2_000 }));
    // The rest as well: the invoice will be open.
    spec
      .given(...begun, early, partLost)
      .when(told({ disputeReference: 'du_2', outcome: 'lost', amountCents: 3_900 }))
      .then(
        paymentDisputed({
          ...{ unmatchedPaymentId: standingIdOf('stripe', 'du_2', 'dispute/'), disputeReference: 'du_2' },
          ...{ invoiceId: null, amountCents: 3_900 },
        }),
        disputeClosed({
          ...{ unmatchedPaymentId: standingIdOf('stripe', 'du_2', 'dispute/'), disputeReference: 'du_2' },
          ...{ invoiceId: null, amountCents: 3_900, givesUpCard: false },
        }),
      );
    // Then the invoice that is to come asks for all of it: of the part nothing is left to wait for.
    const rest = { unmatchedPaymentId: standingIdOf('stripe', 'du_2', 'dispute/'), disputeReference: 'du_2' };
    const restLost = disputeClosed({ ...rest, invoiceId: null, amountCents: 3_900 });
    spec
      .given(...begun, early, partLost, restLost)
      .when(settle)
      .then(
        unmatchedPaymentSettled({
          unmatchedPaymentId,
          settlement: 'waived',
          left: { ...left, cents: 0, invoiceId: null },
        }),
      );
    spec
      .given(...begun, early, disputeClosed({ ...standing, invoiceId: null }))
      .when(record)
      .thenNothing();
  });

  it('that is lost over a part of a second page is missing nowhere once the rest has gone back', () => {
    const partLost = disputeClosed({ ...standing, invoiceId: null, amountCents: 2_000, isForTeam: true });
    const past = [checkoutOpened(), checkoutPaid(), paymentDisputed({ ...standing, invoiceId: null }), partLost];
    const state = [...past, checkoutRefunded({ amountCents: 3_900 })].reduce(evolve, paymentsStreamType.initialState);
    expect(state.unmatched.get(standing.unmatchedPaymentId)).toMatchObject({ isSettled: true });
  });

  it('about a part of the money opens no invoice, and leaves it to the team', () => {
    const part = { amountCents: 2_000 };
    spec
      .given(invoicePaid(), paymentDisputed({ ...standing, ...part }))
      .when(told({ ...part, outcome: 'lost' }))
      .then(disputeClosed({ ...standing, ...part, isForTeam: true, givesUpCard: false }));
    const rest = { amountCents: 3_900 };
    spec
      .given(invoicePaid(), refundMadeElsewhere({ amountCents: 2_000, refundedCents: 2_000 }))
      .when(told({ ...rest, outcome: 'lost' }))
      .then(
        paymentDisputed({ ...standing, ...rest }),
        disputeClosed({ ...standing, ...rest, givesUpCard: false }),
        invoiceReopened(),
      );
  });

  it('that is lost of a payment of which a part went back and was transferred again opens no invoice for what is here', () => {
    const back = refundMadeElsewhere({ amountCents: 2_000, refundedCents: 2_000 });
    const rest = { amountCents: 3_900 };
    const left = { cents: 2_000, invoiceId: INVOICE_ID, creditNoteId: null, paymentReference: 'pi_1' };
    const settled = (settlement: 'paid-by-transfer' | 'waived') =>
      unmatchedPaymentSettled({ settlement, left: { ...left, with: 'payer' } });
    const past = [invoicePaid(), back];
    const lostRest = disputeClosed({ ...standing, ...rest, givesUpCard: false });
    spec
      .given(...past, settled('paid-by-transfer'), paymentDisputed({ ...standing, ...rest }))
      .when(told({ ...rest, outcome: 'lost' }))
      .then(disputeClosed({ ...standing, ...rest, isForTeam: true, givesUpCard: false }));
    spec
      .given(...past, settled('waived'), paymentDisputed({ ...standing, ...rest }))
      .when(told({ ...rest, outcome: 'lost' }))
      .then(lostRest, invoiceReopened());
  });

  it('that is lost over another sum than was disputed leaves that sum to the team', () => {
    const part = { amountCents: 2_000 };
    const more = { ...standing, amountCents: 5_800, isForTeam: true, givesUpCard: false };
    const left = { cents: 5_800, invoiceId: INVOICE_ID, creditNoteId: null, paymentReference: 'pi_1' };
    const { unmatchedPaymentId } = standing;
    const settled = { unmatchedPaymentId, accountId: PAYER_ID, settlement: 'waived' } as const;
    const past = [invoicePaid(), paymentDisputed({ ...standing, ...part })];
    spec
      .given(...past)
      .when(told({ amountCents: 5_800, outcome: 'lost' }))
      .then(disputeClosed(more));
    spec
      .given(...past, disputeClosed(more))
      .when((state) => settleUnmatchedPayment(state, { ...settled, hasBegun: true, now: NOW }))
      .then({
        type: 'UnmatchedPaymentSettled',
        data: { ...settled, settledAt: NOW.toISOString(), left: { ...left, with: 'payer' } },
      });
  });

  it('that is lost of what a credit note paid back before is for the team: its payer has it twice', () => {
    const refunded = refundMadeElsewhere({ amountCents: 5_900, refundedCents: 5_900 });
    spec
      .given(invoicePaid(), paymentVoided(), refunded, disputed)
      .when(told({ outcome: 'lost' }))
      .then(disputeClosed({ ...standing, isForTeam: true, givesUpCard: false }));
  });

  it('about a part of what a credit note took back leaves the rest to the team, once a bank took all of it to nobody', () => {
    const part = { amountCents: 2_000 };
    const rest = { disputeReference: 'du_2', amountCents: 3_900 };
    const other = { ...rest, unmatchedPaymentId: standingIdOf('stripe', 'du_2', 'dispute/') };
    const partLost = disputeClosed({ ...standing, ...part, isForTeam: true, givesUpCard: false });
    const past = [invoicePaid(), paymentDisputed({ ...standing, ...part }), paymentVoided()];
    spec
      .given(...past)
      .when(told({ ...part, outcome: 'lost' }))
      .then(partLost);
    spec
      .given(...past, partLost)
      .when(told({ ...rest, outcome: 'lost' }))
      .then(paymentDisputed(other), disputeClosed({ ...other, givesUpCard: false }));
  });
});

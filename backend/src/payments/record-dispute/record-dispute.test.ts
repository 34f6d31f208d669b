import {
  bookingTakenBack,
  cardChanged,
  cardPageOpened,
  checkoutOpened,
  checkoutPaid,
  checkoutRefunded,
  collectionHeld,
  disputeClosed,
  INVOICE_ID,
  invoicePaid,
  invoiceReopened,
  invoiceWrittenOff,
  NOW,
  PAYER_ID,
  paymentDisputed,
  paymentFailed,
  paymentRetried,
  paymentVoided,
  refundMadeElsewhere,
  transferBooked,
  unmatchedPaymentReceived,
  unmatchedPaymentSettled,
} from '@sternklar/contracts/payments/testing/payment.builders';
import { deciderSpec } from '@sternklar/event-store/testing/decider-spec';
import { describe, expect, it } from 'vitest';
import { collectOrHold } from '../collect-or-hold.ts';
import { evolve, lostCentsOf, type PaymentsState, paymentsStreamType } from '../payments.ts';
import { type RecordedNotice, recordPayment } from '../record-payment/record-payment.ts';
import { retryPayment } from '../retry-payment/retry-payment.ts';
import { settleUnmatchedPayment } from '../settle-unmatched-payment/settle-unmatched-payment.ts';
import { standingIdOf } from '../standing-id.ts';
import { type RecordDispute, recordDispute } from './record-dispute.ts';

const spec = deciderSpec(paymentsStreamType);
const standing = { unmatchedPaymentId: standingIdOf('stripe', 'du_1', 'dispute/') };
const disputed = paymentDisputed(standing);
/** Without a card on file there is none to give up. */
const lost = disputeClosed({ ...standing, givesUpCard: false });
const cardLost = disputeClosed({ ...standing, givesUpCard: true });
const won = disputeClosed({ ...standing, outcome: 'won' });
const told = (over: Partial<RecordDispute['dispute']> = {}) => {
  const dispute = { paymentReference: 'pi_1', disputeReference: 'du_1', amountCents: 5_900, reason: 'fraudulent' };
  return (state: PaymentsState) =>
    recordDispute(state, {
      provider: 'stripe',
      accountId: PAYER_ID,
      dispute: { ...dispute, outcome: null, ...over },
      invoice: { invoiceId: INVOICE_ID, invoiceNumber: 'RE-2026-00002' },
      now: NOW,
    });
};
const charge = {
  invoiceId: INVOICE_ID,
  accountId: PAYER_ID,
  provider: 'stripe',
  invoiceNumber: 'RE-2026-00002',
  amountCents: 5_900,
} as const;
const paidAgain: RecordedNotice = {
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
    const seenTo = { unmatchedPaymentId, accountId: PAYER_ID, settlement: 'waived', now: NOW } as const;
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
    for (const outcome of ['won', 'lost'] as const) {
      spec
        .given(...before, paidAfterAll)
        .when(told({ outcome }))
        .thenNothing();
    }
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
      .when((state) => settleUnmatchedPayment(state, { ...settled, accountId: PAYER_ID, now: NOW }))
      .then(unmatchedPaymentSettled({ ...settled, left }));
  });

  it('whose end is told first is kept whole, and its beginning changes nothing any more', () => {
    spec
      .given(invoicePaid())
      .when(told({ outcome: 'lost' }))
      .then(disputed, lost, invoiceReopened());
    spec.given(invoicePaid(), disputed, lost, invoiceReopened()).when(told()).thenNothing();
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
      .when((state) => settleUnmatchedPayment(state, { ...settled, now: NOW }))
      .then({
        type: 'UnmatchedPaymentSettled',
        data: { ...settled, settledAt: NOW.toISOString(), left: { ...left, with: 'payer' } },
      });
  });

  it('that is lost opens no invoice that a credit note took back', () => {
    const voided = { invoiceId: INVOICE_ID, creditNoteId: PAYER_ID, accountId: PAYER_ID, provider: 'stripe' } as const;
    spec
      .given(invoicePaid(), disputed, { type: 'PaymentVoided', data: { ...voided, voidedAt: NOW.toISOString() } })
      .when(told({ outcome: 'lost' }))
      .then(lost);
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

const OTHER = '0198a000-0000-5000-8000-00000000f002';

describe('a card that did not make the payment that is lost', () => {
  const entered = cardChanged();
  const paidByFirst = [checkoutOpened(), checkoutPaid(), invoicePaid()];
  const held = collectionHeld({ invoiceId: OTHER });
  const askedFor = (invoiceId: string) => paymentRetried({ invoiceId, attempt: 1, retriedAt: NOW.toISOString() });
  const cardAfter = (...events: Parameters<typeof evolve>[1][]) =>
    events.reduce(evolve, paymentsStreamType.initialState).card?.cardReference;

  it('stays, and is asked for what is open again and for what waited', () => {
    const past = [...paidByFirst, disputed, cardPageOpened(), entered, held];
    spec
      .given(...past)
      .when(told({ outcome: 'lost' }))
      .then(lost, invoiceReopened(), askedFor(INVOICE_ID), askedFor(OTHER));
    expect(cardAfter(...past, lost, invoiceReopened())).toBe('pm_2');
  });

  it('waits with both for the end of another dispute', () => {
    spec
      .given(...paidByFirst, paymentDisputed({ disputeReference: 'du_2', paymentReference: 'pi_2' }), entered, held)
      .when(told({ outcome: 'lost' }))
      .then(disputed, lost, invoiceReopened(), collectionHeld());
  });

  it('is another one by the payments that were made since it was entered, on a page or not', () => {
    const later = invoicePaid({ invoiceId: OTHER, paymentReference: 'pi_2' });
    const about = { paymentReference: 'pi_2', invoiceId: OTHER };
    spec
      .given(...paidByFirst, entered, later)
      .when(told({ paymentReference: 'pi_2', outcome: 'lost' }))
      .then(
        paymentDisputed({ ...standing, ...about }),
        disputeClosed({ ...standing, ...about, givesUpCard: true }),
        invoiceReopened(about),
      );
    // Its page was told of after another card was entered.
    expect(cardAfter(checkoutOpened(), checkoutPaid(), entered, invoicePaid(), disputed, lost)).toBe('pm_2');
  });

  it('is known of disputes that ended before anybody said so, by their payments; one of an unknown payment takes any', () => {
    const { givesUpCard: _, ...before } = lost.data as Extract<typeof lost, { type: 'DisputeClosed' }>['data'];
    const ended = { type: 'DisputeClosed', data: before } as const;
    expect(cardAfter(...paidByFirst, disputed, entered, ended)).toBe('pm_2');
    expect(cardAfter(...paidByFirst, disputed, ended)).toBeUndefined();
    expect(cardAfter(invoicePaid(), disputed, entered, ended)).toBe('pm_2');
    expect(cardAfter(disputed, entered, ended)).toBeUndefined();
  });
});

describe('while a payment is disputed', () => {
  const collecting = (state: PaymentsState) =>
    collectOrHold(state, { ...charge, invoiceId: OTHER, attempt: 1, now: NOW });
  const held = collectionHeld({ invoiceId: OTHER });

  it('the card is asked for no other invoice, which waits, once', () => {
    spec.given(invoicePaid(), disputed).when(collecting).then(held);
    spec.given(invoicePaid(), disputed, held).when(collecting).thenNothing();
  });

  it('another attempt waits, too', () => {
    spec
      .given(invoicePaid(), disputed, paymentFailed({ invoiceId: OTHER }))
      .when((state) => retryPayment(state, { ...charge, invoiceId: OTHER, now: new Date('2026-03-05T09:01:00.000Z') }))
      .then(collectionHeld({ invoiceId: OTHER, attempt: 2, heldAt: '2026-03-05T09:01:00.000Z' }));
  });

  it('what waits is collected when the last dispute is over', () => {
    const asked = paymentRetried({ invoiceId: OTHER, attempt: 1, retriedAt: NOW.toISOString() });
    spec
      .given(invoicePaid(), disputed, held)
      .when(told({ outcome: 'won' }))
      .then(won, asked);
    spec
      .given(invoicePaid(), disputed, paymentDisputed({ disputeReference: 'du_2' }), held)
      .when(told({ outcome: 'won' }))
      .then(won);
    spec
      .given(invoicePaid(), disputed, held, invoicePaid({ invoiceId: OTHER, paymentReference: 'pi_2' }))
      .when(told({ outcome: 'won' }))
      .then(won);
  });

  it('what waits for a provider in trouble keeps its own time', () => {
    const at = '2026-03-02T10:00:00.000Z';
    const troubled = collectionHeld({ invoiceId: OTHER, retryAt: at, troubles: 1, troubledSince: NOW.toISOString() });
    spec
      .given(troubled, invoicePaid(), disputed)
      .when(told({ outcome: 'won' }))
      .then(won);
    spec
      .given(troubled, invoicePaid(), disputed)
      .when((state) => retryPayment(state, { ...charge, invoiceId: OTHER, now: new Date(at) }))
      .then(collectionHeld({ invoiceId: OTHER, heldAt: at }));
  });

  it('an invoice whose dispute ended meanwhile is collected after all', () => {
    spec
      .given(invoicePaid(), disputed, won)
      .when(collecting)
      .then(paymentRetried({ invoiceId: OTHER, attempt: 1, retriedAt: NOW.toISOString() }));
  });
});

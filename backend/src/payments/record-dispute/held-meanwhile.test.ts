import {
  cardChanged,
  cardPageOpened,
  checkoutOpened,
  checkoutPaid,
  collectionHeld,
  disputeClosed,
  INVOICE_ID,
  invoicePaid,
  invoiceReopened,
  NOW,
  paymentDisputed,
  paymentFailed,
  paymentRetried,
} from '@sternklar/contracts/payments/testing/payment.builders';
import { describe, expect, it } from 'vitest';
import { collectOrHold } from '../collect-or-hold.ts';
import { evolve, type PaymentsState, paymentsStreamType } from '../payments.ts';
import { retryPayment } from '../retry-payment/retry-payment.ts';
import { charge, disputed, lost, OTHER, spec, standing, told, won } from './testing/told-disputes.ts';

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
      .then(disputeClosed({ ...standing, outcome: 'won', isDisputed: true }));
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

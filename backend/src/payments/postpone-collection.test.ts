import {
  collectionHeld,
  INVOICE_ID,
  invoicePaid,
  NOW,
  PAYER_ID,
  paymentFailed,
  paymentRetried,
} from '@sternklar/contracts/payments/testing/payment.builders';
import { deciderSpec } from '@sternklar/event-store/testing/decider-spec';
import { describe, expect, it } from 'vitest';
import { collectOrHold } from './collect-or-hold.ts';
import { evolve, type PaymentsState, paymentsStreamType } from './payments.ts';
import { postponeCollection } from './postpone-collection.ts';
import { retryPayment } from './retry-payment/retry-payment.ts';

const spec = deciderSpec(paymentsStreamType);
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const later = (ms: number) => new Date(NOW.getTime() + ms);
const charge = {
  invoiceId: INVOICE_ID,
  accountId: PAYER_ID,
  invoiceNumber: 'RE-2026-00002',
  amountCents: 5_900,
  provider: 'stripe',
} as const;
const failing = (ms: number) => (state: PaymentsState) =>
  postponeCollection(state, { ...charge, attempt: 1, spanMs: 48 * HOUR_MS, now: later(ms) });
const retrying = (ms: number) => (state: PaymentsState) => retryPayment(state, { ...charge, now: later(ms) });
const held = (troubles: number, heldMs: number, pauseMs: number) =>
  collectionHeld({
    heldAt: later(heldMs).toISOString(),
    retryAt: later(heldMs + pauseMs).toISOString(),
    troubles,
    troubledSince: NOW.toISOString(),
  });
const asked = (ms: number) => paymentRetried({ attempt: 1, retriedAt: later(ms).toISOString() });

describe('a charge at a provider in trouble', () => {
  it('is made later, and after the next failure with a longer pause', () => {
    spec
      .given()
      .when(failing(0))
      .then(held(1, 0, 5 * MINUTE_MS));
    spec
      .given(held(1, 0, 5 * MINUTE_MS), asked(5 * MINUTE_MS))
      .when(failing(5 * MINUTE_MS))
      .then(held(2, 5 * MINUTE_MS, 10 * MINUTE_MS));
  });

  it('is given up after the span', () => {
    spec
      .given(held(1, 0, 5 * MINUTE_MS), asked(5 * MINUTE_MS))
      .when(failing(48 * HOUR_MS))
      .thenNothing();
  });

  it('begins anew once the provider answered', () => {
    spec
      .given(held(1, -HOUR_MS, MINUTE_MS), asked(0), paymentFailed(), paymentRetried({ attempt: 2 }))
      .when((state) => postponeCollection(state, { ...charge, attempt: 2, spanMs: HOUR_MS, now: NOW }))
      .then({ ...held(1, 0, 5 * MINUTE_MS), data: { ...held(1, 0, 5 * MINUTE_MS).data, attempt: 2 } } as never);
  });

  it('is asked for again when its time has come, once, and as the same attempt', () => {
    const waits = held(1, 0, 5 * MINUTE_MS);
    spec
      .given(waits)
      .when(retrying(5 * MINUTE_MS - 1))
      .thenNothing();
    spec
      .given(waits)
      .when(retrying(5 * MINUTE_MS))
      .then(asked(5 * MINUTE_MS));
    spec
      .given(waits, asked(5 * MINUTE_MS))
      .when(retrying(HOUR_MS))
      .thenNothing();
    spec.given(waits, invoicePaid()).when(retrying(HOUR_MS)).thenNothing();
  });

  it('is not asked for meanwhile by a new card or a press, nor put off twice', () => {
    const waits = held(1, 0, 5 * MINUTE_MS);
    spec
      .given(waits)
      .when((state) => collectOrHold(state, { ...charge, attempt: 1, now: NOW }))
      .thenNothing();
    spec.given(waits).when(failing(MINUTE_MS)).thenNothing();
  });

  it('counts how often it was asked for, by whomever, until the provider answers', () => {
    const events = [held(1, 0, MINUTE_MS), asked(MINUTE_MS), asked(HOUR_MS)];
    const roundAfter = (...more: typeof events) =>
      [...events, ...more].reduce(evolve, paymentsStreamType.initialState).troubles.get(INVOICE_ID)?.round;
    expect(roundAfter()).toBe(2);
    expect(roundAfter(held(2, HOUR_MS, MINUTE_MS))).toBe(2);
    expect(roundAfter(paymentFailed())).toBeUndefined();
    expect(roundAfter(invoicePaid())).toBeUndefined();
  });
});

import {
  NOW,
  PAYER_ID,
  refundHeld,
  refundRetried,
  UNMATCHED_ID,
  unmatchedPaymentReceived,
} from '@sternklar/contracts/payments/testing/payment.builders';
import { deciderSpec } from '@sternklar/event-store/testing/decider-spec';
import { describe, expect, it } from 'vitest';
import { evolve, type PaymentsState, paymentsStreamType } from './payments.ts';
import { postponeRefund, retryRefund } from './postpone-refund.ts';

const spec = deciderSpec(paymentsStreamType);
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const later = (ms: number) => new Date(NOW.getTime() + ms);
const whose = { refundId: UNMATCHED_ID, accountId: PAYER_ID, provider: 'stripe' } as const;
const failing = (ms: number) => (state: PaymentsState) =>
  postponeRefund(state, { ...whose, paymentReference: 'pi_2', spanMs: 48 * HOUR_MS, now: later(ms) });
const retrying = (ms: number) => (state: PaymentsState) => retryRefund(state, { ...whose, now: later(ms) });
const held = (troubles: number, heldMs: number, pauseMs: number) =>
  refundHeld({
    heldAt: later(heldMs).toISOString(),
    retryAt: later(heldMs + pauseMs).toISOString(),
    troubles,
    troubledSince: NOW.toISOString(),
  });
const asked = (ms: number) => refundRetried({ retriedAt: later(ms).toISOString() });

describe('a refund at a provider in trouble', () => {
  it('is made later, and after the next failure with a longer pause', () => {
    spec
      .given(unmatchedPaymentReceived())
      .when(failing(0))
      .then(held(1, 0, 5 * MINUTE_MS));
    spec
      .given(unmatchedPaymentReceived(), held(1, 0, 5 * MINUTE_MS), asked(5 * MINUTE_MS))
      .when(failing(5 * MINUTE_MS))
      .then(held(2, 5 * MINUTE_MS, 10 * MINUTE_MS));
  });

  it('is given up after the span', () => {
    spec
      .given(held(1, 0, 5 * MINUTE_MS), asked(5 * MINUTE_MS))
      .when(failing(48 * HOUR_MS))
      .thenNothing();
  });

  it('is tried again when its time has come, once, and not put off twice', () => {
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
    spec.given(waits).when(failing(MINUTE_MS)).thenNothing();
  });

  it('counts how often it was tried again, for a key of each', () => {
    const events = [held(1, 0, MINUTE_MS), asked(MINUTE_MS), held(2, MINUTE_MS, MINUTE_MS), asked(HOUR_MS)];
    const { refundTroubles } = events.reduce(evolve, paymentsStreamType.initialState);
    expect(refundTroubles.get(UNMATCHED_ID)).toMatchObject({ count: 2, round: 2, retryAt: null });
  });
});

import type { RecordedEvent } from '@sternklar/contracts/event-envelope';
import type { PaymentEvent } from '@sternklar/contracts/payments/payment.events';
import { NOW, PAYER_ID } from '@sternklar/contracts/payments/testing/payment.builders';
import type { UnmatchedPaymentSettlement } from '@sternklar/contracts/payments/unmatched-payments';
import { movementsOf } from '@sternklar/projections/invoices/journal/bookings';
import { evolve, type PaymentsState, paymentsStreamType } from '../../payments.ts';
import { settleUnmatchedPayment } from '../../settle-unmatched-payment/settle-unmatched-payment.ts';

/** An admin says what became of something that stands before the team. */
export const settle =
  (unmatchedPaymentId: string, settlement: UnmatchedPaymentSettlement) =>
  (state: PaymentsState): readonly PaymentEvent[] => {
    const decision = settleUnmatchedPayment(state, {
      ...{ unmatchedPaymentId, settlement, accountId: PAYER_ID, hasBegun: true, now: NOW },
    });
    return 'rejected' in decision ? [] : decision;
  };

/** What the account of clearing comes to once the team has seen to all that stands before it. */
export const clearingAfter = (
  before: readonly PaymentEvent[],
  decisions: readonly ((state: PaymentsState) => readonly PaymentEvent[])[],
): number => {
  let state = before.reduce(evolve, paymentsStreamType.initialState);
  const events = [...before];
  for (const decide of decisions) {
    const decided = decide(state);
    state = decided.reduce(evolve, state);
    events.push(...decided);
  }
  // Whatever still stands there, whoever sees to it.
  for (const [id, { isSettled, kind }] of state.unmatched) {
    if (isSettled) continue;
    const decided = settle(id, kind === 'disputed' ? 'waived' : 'paid-back')(state);
    state = decided.reduce(evolve, state);
    events.push(...decided);
  }
  return events
    .flatMap((event) => movementsOf(event as unknown as RecordedEvent))
    .reduce(
      (sum, { debit, credit, grossCents }) =>
        sum + (debit === 'clearing' ? grossCents : 0) - (credit === 'clearing' ? grossCents : 0),
      0,
    );
};

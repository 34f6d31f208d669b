import type { PaymentEvent } from '@sternklar/contracts/payments/payment.events';
import { INVOICE_ID, invoicePaid, transferBooked } from '@sternklar/contracts/payments/testing/payment.builders';
import { SETTLEMENTS_OF } from '@sternklar/contracts/payments/unmatched-payments';
import { sampleSize } from '@sternklar/event-store/testing/sample-size';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isSettled, type PaymentsState } from '../payments.ts';
import { clearingAfter, settle } from './testing/clearing.ts';
import { told } from './testing/told-disputes.ts';

type Decide = (state: PaymentsState) => readonly PaymentEvent[];

const sums = fc.constantFrom(1_000, 2_000, 3_900, 5_900);
/** What a bank says of the one payment, again and again, each time of another sum. */
const bank = fc.tuple(fc.constantFrom('lost' as const, 'won' as const), sums).map(
  ([outcome, amountCents]): Decide =>
    (state) =>
      told({ outcome, amountCents })(state),
);
const transfer = fc.constant<Decide>((state) => (isSettled(state, INVOICE_ID) ? [] : [transferBooked()]));
/** The team sees to one of all that stands before it; what it sets aside stays in clearing, where an adviser books it. */
const team = fc.tuple(fc.nat(), fc.nat()).map(
  ([which, how]): Decide =>
    (state) => {
      const standing = [...state.unmatched].filter(([, one]) => !one.isSettled);
      const [id, one] = standing[which % Math.max(1, standing.length)] ?? [];
      if (id === undefined || one === undefined) return [];
      const fitting = SETTLEMENTS_OF[one.kind].filter((settlement) => settlement !== 'booked-otherwise');
      return settle(id, fitting[how % fitting.length] ?? 'booked-otherwise')(state);
    },
);
const history = fc.array(
  fc.oneof({ arbitrary: bank, weight: 4 }, { arbitrary: transfer, weight: 1 }, { arbitrary: team, weight: 1 }),
  { maxLength: 14, size: 'max' },
);

it('whatever a bank takes and gives back of a payment, and whoever sees to it: no cent stays in clearing', () => {
  fc.assert(
    fc.property(history, (decisions) => {
      expect(clearingAfter([invoicePaid()], decisions)).toBe(0);
    }),
    { numRuns: sampleSize({ some: 300, all: 20_000 }) },
  );
});

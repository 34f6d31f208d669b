import {
  disputeClosed,
  INVOICE_ID,
  invoicePaid,
  invoiceReopened,
  paymentDisputed,
  transferBooked,
  unmatchedPaymentReceived,
  unmatchedPaymentSettled,
} from '@sternklar/contracts/payments/testing/payment.builders';
import type { UnmatchedPaymentSettlement } from '@sternklar/contracts/payments/unmatched-payments';
import { describe, expect, it } from 'vitest';
import { standingIdOf } from '../standing-id.ts';
import { clearingAfter, settle } from './testing/clearing.ts';
import { disputed, lost, spec, standing, told } from './testing/told-disputes.ts';

const reversedId = standingIdOf('stripe', 'du_1', 'dispute-reversed/');
const reversed = (amountCents: number) =>
  unmatchedPaymentReceived({
    ...{ unmatchedPaymentId: reversedId, kind: 'dispute-reversed', checkoutId: null, invoiceId: null },
    ...{ amountCents, expectedCents: null, paymentReference: 'pi_1' },
  });
const anew = (amountCents: number) => ({
  ...{ unmatchedPaymentId: standingIdOf('stripe', 'du_1/2', 'dispute/'), invoiceId: null, amountCents },
});
const begun = (amountCents: number) => paymentDisputed({ ...anew(amountCents), isAnew: true });

/** Its invoice was paid by transfer meanwhile, so that what the bank gave back stands before the team. */
const WHOLE = [invoicePaid(), disputed, lost, invoiceReopened(), transferBooked(), reversed(5_900)];
const part = { ...standing, amountCents: 2_000 };
/** The part was waived meanwhile. */
const PART = [
  invoicePaid(),
  paymentDisputed(part),
  disputeClosed({ ...part, isForTeam: true, givesUpCard: false }),
  unmatchedPaymentSettled({
    ...{ ...standing, settlement: 'waived' },
    left: { with: 'payer', cents: 2_000, invoiceId: INVOICE_ID, creditNoteId: null, paymentReference: 'pi_1' },
  }),
  reversed(2_000),
];

describe('what a bank takes anew after it stood before the team as given back', () => {
  it('leaves there what it does not take', () => {
    spec
      .given(...WHOLE)
      .when(told({ outcome: 'lost', amountCents: 2_000 }))
      .then(
        begun(2_000),
        disputeClosed({
          ...anew(2_000),
          givesUpCard: false,
          leaves: { unmatchedPaymentId: reversedId, amountCents: 3_900 },
        }),
      );
  });

  it('is for the team if it is more than that, which stays there', () => {
    spec
      .given(...PART)
      .when(told({ outcome: 'lost', amountCents: 5_900 }))
      .then(
        begun(5_900),
        disputeClosed({
          ...anew(5_900),
          ...{ isForTeam: true, givesUpCard: false },
        }),
      );
  });
});

describe('of a loss anew no cent stays in clearing once the team has seen to all', () => {
  const before = { whole: WHOLE, part: PART } as const;
  const cases = (['whole', 'part'] as const).flatMap((taken) =>
    [1_000, 2_000, 3_000, 5_900].flatMap((cents) =>
      [null, 'paid-back', 'paid-back-by-transfer'].map((seenTo) => [taken, cents, seenTo] as const),
    ),
  );

  it.each(cases)('given back: %s; lost anew: %i; seen to between: %s', (taken, amountCents, seenTo) => {
    const between = seenTo === null ? [] : [settle(reversedId, seenTo as UnmatchedPaymentSettlement)];
    const lostAnew = told({ outcome: 'lost', amountCents });
    expect(clearingAfter(before[taken], [...between, lostAnew])).toBe(0);
    // And won once more, and lost by another sum.
    const wonAnew = told({ outcome: 'won', amountCents });
    expect(clearingAfter(before[taken], [...between, lostAnew, wonAnew])).toBe(0);
    const otherwise = told({ outcome: 'lost', amountCents: 2_500 });
    expect(clearingAfter(before[taken], [...between, lostAnew, wonAnew, otherwise])).toBe(0);
  });
});

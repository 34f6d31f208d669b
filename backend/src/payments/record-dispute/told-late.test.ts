import {
  disputeClosed,
  invoicePaid,
  invoiceReopened,
  paymentDisputed,
  transferBooked,
  unmatchedPaymentReceived,
} from '@sternklar/contracts/payments/testing/payment.builders';
import { describe, it } from 'vitest';
import { standingIdOf } from '../standing-id.ts';
import { disputed, lost, spec, standing, told, won } from './testing/told-disputes.ts';

const EARLIER = '2026-03-01T10:00:00.000Z';
const LATER = '2026-03-01T10:00:01.000Z';
const wonAt = (decidedAt: string) => disputeClosed({ ...standing, outcome: 'won', decidedAt });
const lostAt = (decidedAt: string) => disputeClosed({ ...standing, givesUpCard: false, decidedAt });

describe('an end of a dispute that the provider told of', () => {
  it('is kept with the time of that', () => {
    spec
      .given(invoicePaid(), disputed)
      .when(told({ outcome: 'lost', toldAt: LATER }))
      .then(lostAt(LATER), invoiceReopened());
    spec
      .given(invoicePaid(), disputed)
      .when(told({ outcome: 'won', toldAt: LATER }))
      .then(wonAt(LATER));
  });

  it('as lost begins nothing anew when it was won since, however late that is told', () => {
    spec
      .given(invoicePaid(), disputed, wonAt(LATER))
      .when(told({ outcome: 'lost', toldAt: EARLIER }))
      .thenNothing();
  });

  it('as lost does so neither once the money is with us again', () => {
    const before = [invoicePaid(), disputed, lostAt(EARLIER), invoiceReopened()];
    const paid = invoicePaid({ givenBackBy: 'du_1', decidedAt: LATER });
    spec
      .given(...before)
      .when(told({ outcome: 'won', toldAt: LATER }))
      .then(paid);
    spec
      .given(...before, paid)
      .when(told({ outcome: 'lost', toldAt: EARLIER }))
      .thenNothing();
    const unmatchedPaymentId = standingIdOf('stripe', 'du_1', 'dispute-reversed/');
    const about = { unmatchedPaymentId, kind: 'dispute-reversed', checkoutId: null, invoiceId: null } as const;
    const named = { expectedCents: null, paymentReference: 'pi_1', givenBackBy: 'du_1', decidedAt: LATER };
    const reversed = unmatchedPaymentReceived({ ...about, ...named });
    spec
      .given(...before, transferBooked())
      .when(told({ outcome: 'won', toldAt: LATER }))
      .then(reversed);
    spec
      .given(...before, transferBooked(), reversed)
      .when(told({ outcome: 'lost', toldAt: EARLIER }))
      .thenNothing();
    const part = { ...standing, amountCents: 2_000 };
    const lostPart = disputeClosed({ ...part, isForTeam: true, decidedAt: EARLIER });
    const back = disputeClosed({ ...part, outcome: 'won', givesBack: true, decidedAt: LATER });
    spec
      .given(invoicePaid(), paymentDisputed(part), lostPart)
      .when(told({ outcome: 'won', amountCents: 2_000, toldAt: LATER }))
      .then(back);
    spec
      .given(invoicePaid(), paymentDisputed(part), lostPart, back)
      .when(told({ outcome: 'lost', amountCents: 2_000, toldAt: EARLIER }))
      .thenNothing();
  });

  it('as won gives nothing back when it was lost since', () => {
    spec
      .given(invoicePaid(), disputed, lostAt(LATER), invoiceReopened())
      .when(told({ outcome: 'won', toldAt: EARLIER }))
      .thenNothing();
  });

  it('decides anew when it is the newer one, or when nobody kept the time of the one before', () => {
    const anew = { unmatchedPaymentId: standingIdOf('stripe', 'du_1/2', 'dispute/') };
    const lostAnew = [
      paymentDisputed({ ...anew, isAnew: true }),
      disputeClosed({ ...anew, givesUpCard: false, decidedAt: LATER }),
      invoiceReopened(),
    ];
    for (const before of [wonAt(EARLIER), wonAt(LATER), won])
      spec
        .given(invoicePaid(), disputed, before)
        .when(told({ outcome: 'lost', toldAt: LATER }))
        .then(...lostAnew);
    spec
      .given(invoicePaid(), disputed, lost, invoiceReopened())
      .when(told({ outcome: 'won', toldAt: EARLIER }))
      .then(invoicePaid({ givenBackBy: 'du_1', decidedAt: EARLIER }));
  });
});

import {
  accountInArrears,
  bookingTakenBack,
  collectionHeld,
  dunningEnded,
  INVOICE_ID,
  invoicePaid,
  invoiceReopened,
  NOW,
  PAYER_ID,
  paymentFailed,
  paymentReminded,
  paymentRetried,
  requestsSuspended,
  transferBooked,
  unmatchedPaymentReceived,
  unmatchedPaymentSettled,
} from '@sternklar/contracts/payments/testing/payment.builders';
import { deciderSpec } from '@sternklar/event-store/testing/decider-spec';
import { describe, expect, it } from 'vitest';
import { evolve, type PaymentsState, paymentsStreamType } from '../payments.ts';
import { type Dun, dun, withEndOfDunning } from './dun.ts';

const spec = deciderSpec(paymentsStreamType);
const OTHER = '0198a000-0000-5000-8000-00000000f002';
const oldest = { invoiceId: INVOICE_ID, invoiceNumber: 'RE-2026-00002', amountCents: 5_900, dueOn: '2026-03-05' };
const newer = { invoiceId: OTHER, invoiceNumber: 'RE-2026-00009', amountCents: 5_900, dueOn: '2026-04-05' };
const days = { reminder: 7, secondReminder: 7, deadline: 7, suspension: null };
const dunning = (now: string, over: Partial<Dun> = {}) => {
  const command: Dun = { accountId: PAYER_ID, provider: 'stripe', days, open: [oldest], now: new Date(now) };
  return (state: PaymentsState) => dun(state, { ...command, ...over });
};

const first = paymentReminded();
const second = paymentReminded({
  step: 'second',
  deadlineOn: '2026-03-26',
  remindedAt: '2026-03-19T09:00:00.000Z',
});
const refusedAt = (failedAt: string, attempt = 4) => paymentFailed({ attempt, retryAt: null, failedAt });
const failedForGood = refusedAt('2026-03-02T09:01:00.000Z');

describe('what is overdue', () => {
  it('is reminded of so many days after it was due, and not a day before', () => {
    spec.given(failedForGood).when(dunning('2026-03-11T22:59:59.999Z')).thenNothing();
    spec.given(failedForGood).when(dunning('2026-03-12T09:00:00.000Z')).then(first);
    spec.given().when(dunning('2026-03-12T09:00:00.000Z')).then(first);
  });

  it('is not while its card is still to be asked again, or waits for a bank', () => {
    spec.given(paymentFailed()).when(dunning('2026-03-12T09:00:00.000Z')).thenNothing();
    spec.given(collectionHeld()).when(dunning('2026-03-12T09:00:00.000Z')).thenNothing();
  });

  it('is not while the money that a bank took and gave back stands before the team', () => {
    const givenBack = unmatchedPaymentReceived({
      kind: 'dispute-reversed',
      checkoutId: null,
      invoiceId: null,
      expectedCents: null,
      paymentReference: 'pi_1',
    });
    const past = [invoicePaid(), invoiceReopened(), givenBack];
    spec
      .given(...past)
      .when(dunning('2026-04-12T09:00:00.000Z'))
      .thenNothing();
    spec
      .given(...past, unmatchedPaymentSettled({ settlement: 'paid-back' }))
      .when(dunning('2026-04-12T09:00:00.000Z'))
      .then(paymentReminded({ remindedAt: '2026-04-12T09:00:00.000Z' }));
    const another = { ...givenBack.data, paymentReference: 'pi_9' } as object;
    spec
      .given(invoicePaid(), invoiceReopened(), unmatchedPaymentReceived(another))
      .when(dunning('2026-04-12T09:00:00.000Z'))
      .then(paymentReminded({ remindedAt: '2026-04-12T09:00:00.000Z' }));
  });

  it('is so many days after its card was asked for the last time, and not on that day', () => {
    const lastTime = refusedAt('2026-03-16T09:00:00.000Z');
    const asked = paymentRetried({ attempt: 4, retriedAt: '2026-03-16T08:59:00.000Z' });
    const late = paymentReminded({ remindedAt: '2026-03-23T09:00:00.000Z' });
    for (const past of [[lastTime], [asked], [asked, lastTime]]) {
      spec
        .given(...past)
        .when(dunning('2026-03-22T22:59:00.000Z'))
        .thenNothing();
      spec
        .given(...past)
        .when(dunning('2026-03-23T09:00:00.000Z'))
        .then(late);
    }
    spec.given(first, lastTime).when(dunning('2026-03-16T10:00:00.000Z')).thenNothing();
  });

  it('is put off by nobody who lets the card be asked again and again', () => {
    const again = refusedAt('2026-03-11T09:00:00.000Z', 5);
    const asked = paymentRetried({ attempt: 5, retriedAt: '2026-03-11T09:00:00.000Z' });
    spec.given(failedForGood, asked, again).when(dunning('2026-03-12T09:00:00.000Z')).then(first);
  });

  it('is, of what is open again, so many days after the day on which it would be due if it were issued then', () => {
    const reopenedAt = '2026-04-20T09:00:00.000Z';
    for (const past of [
      [invoicePaid(), invoiceReopened({ reopenedAt })],
      [transferBooked(), bookingTakenBack({ takenBackAt: reopenedAt })],
    ]) {
      spec
        .given(...past)
        .when(dunning('2026-04-29T09:00:00.000Z'))
        .thenNothing();
      spec
        .given(...past)
        .when(dunning('2026-04-30T09:00:00.000Z'))
        .then(paymentReminded({ remindedAt: '2026-04-30T09:00:00.000Z' }));
    }
  });

  it('is not once it is paid, whatever a list still says', () => {
    spec.given(invoicePaid()).when(dunning('2026-03-12T09:00:00.000Z')).thenNothing();
    spec.given(invoicePaid(), invoiceReopened()).when(dunning('2026-03-12T09:00:00.000Z')).then(first);
  });

  it('is reminded of once more with a last day', () => {
    spec.given(first).when(dunning('2026-03-18T09:00:00.000Z')).thenNothing();
    spec.given(first).when(dunning('2026-03-19T09:00:00.000Z')).then(second);
  });

  it('is asked for in one, with all that fell due meanwhile, and nothing that is not due', () => {
    const dues = [oldest, newer];
    spec
      .given(first)
      .when(dunning('2026-04-06T09:00:00.000Z', { open: dues }))
      .then(
        paymentReminded({ step: 'second', dues, deadlineOn: '2026-04-13', remindedAt: '2026-04-06T09:00:00.000Z' }),
      );
    spec
      .given(first)
      .when(dunning('2026-03-19T09:00:00.000Z', { open: dues }))
      .then(second);
  });

  it('puts the account in arrears once the last day is over', () => {
    spec.given(first, second).when(dunning('2026-03-26T22:59:00.000Z')).thenNothing();
    spec.given(first, second).when(dunning('2026-03-27T09:00:00.000Z')).then(accountInArrears());
    spec.given(first, second, accountInArrears()).when(dunning('2027-03-27T09:00:00.000Z')).thenNothing();
  });

  it('suspends new requests where the operator says so, once', () => {
    const suspending = { days: { ...days, suspension: 14 } };
    const before = [first, second, accountInArrears()];
    spec
      .given(...before)
      .when(dunning('2026-04-09T09:00:00.000Z', suspending))
      .thenNothing();
    spec
      .given(...before)
      .when(dunning('2026-04-10T09:00:00.000Z', suspending))
      .then(requestsSuspended());
    spec
      .given(...before, requestsSuspended())
      .when(dunning('2026-05-10T09:00:00.000Z', suspending))
      .thenNothing();
  });
});

describe('the end of it', () => {
  const whose = { accountId: PAYER_ID, provider: 'stripe', now: NOW } as const;
  const after = (...events: Parameters<typeof evolve>[1][]) => events.reduce(evolve, paymentsStreamType.initialState);
  const both = paymentReminded({ dues: [oldest, newer] });
  const paid = invoicePaid();
  const otherPaid = invoicePaid({ invoiceId: OTHER, paymentReference: 'pi_2' });

  it('comes with the last payment of what was reminded of', () => {
    expect(withEndOfDunning(after(both), [paid], whose)).toEqual([paid]);
    expect(withEndOfDunning(after(both, paid), [otherPaid], whose)).toEqual([otherPaid, dunningEnded()]);
    expect(withEndOfDunning(after(first, second, accountInArrears()), [paid], whose)).toEqual([paid, dunningEnded()]);
    expect(withEndOfDunning(after(), [paid], whose)).toEqual([paid]);
  });

  it('begins anew with what is overdue then', () => {
    const later = { open: [newer] };
    spec
      .given(first, paid, dunningEnded())
      .when(dunning('2026-04-12T09:00:00.000Z', later))
      .then(paymentReminded({ dues: [newer], remindedAt: '2026-04-12T09:00:00.000Z' }));
  });
});

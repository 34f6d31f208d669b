import {
  bookingTakenBack,
  checkoutOpened,
  checkoutPaid,
  collectionHeld,
  INVOICE_ID,
  invoicePaid,
  invoiceReopened,
  invoiceWrittenOff,
  NOW,
  PAYER_ID,
  paymentFailed,
  paymentReminded,
  paymentVoided,
  transferBooked,
} from '@sternklar/contracts/payments/testing/payment.builders';
import { deciderSpec } from '@sternklar/event-store/testing/decider-spec';
import { describe, it } from 'vitest';
import { collectOpen } from '../collect-open.ts';
import { dun, withEndOfDunning } from '../dunning/dun.ts';
import { openCheckout } from '../open-checkout/open-checkout.ts';
import { type PaymentsState, paymentsStreamType } from '../payments.ts';
import { type RecordedNotice, recordPayment } from '../record-payment/record-payment.ts';
import { standingIdOf } from '../standing-id.ts';
import { withdrawBooking } from '../withdraw-booking/withdraw-booking.ts';
import { type BookInvoice, bookInvoice, type Settlement } from './book-invoice.ts';

const spec = deciderSpec(paymentsStreamType);
const invoice = {
  invoiceId: INVOICE_ID,
  accountId: PAYER_ID,
  amountCents: 5_900,
  month: 1,
  startsAt: '2026-03-01T23:30:00.000Z',
  isPaidOtherwise: false,
  isCancelled: false,
};
const booking =
  (settlement: Settlement, over: Partial<BookInvoice> = {}) =>
  (state: PaymentsState) =>
    bookInvoice(state, { ...invoice, settlement, now: NOW, ...over });
const transfer = (receivedOn = '2026-03-02'): Settlement => ({
  kind: 'transfer',
  receivedOn,
  reference: 'RE-2026-00002 Sonnenschein',
});
const writeOff: Settlement = { kind: 'write-off', reason: 'uncollectable' };
const withdrawal = (reason: 'mistake' | 'paid-back') => (state: PaymentsState) =>
  withdrawBooking(state, { invoiceId: INVOICE_ID, accountId: PAYER_ID, reason, now: NOW });
const charge = {
  accountId: PAYER_ID,
  provider: 'stripe',
  open: [{ invoiceId: INVOICE_ID, invoiceNumber: 'RE-2026-00002', amountCents: 5_900, issuedAt: invoice.startsAt }],
  now: NOW,
} as const;
const collecting = (state: PaymentsState) => collectOpen(state, charge);
const told = (over: Partial<RecordedNotice> = {}) => {
  const notice: RecordedNotice = {
    outcome: 'paid',
    accountId: PAYER_ID,
    checkoutId: null,
    invoiceId: INVOICE_ID,
    attempt: 1,
    amountCents: 5_900,
    paymentReference: 'pi_late',
    customerReference: null,
    cardReference: null,
    reason: '',
    isFinal: false,
    ...over,
  };
  return (state: PaymentsState) =>
    recordPayment(state, {
      provider: 'stripe',
      notice,
      invoice: { grossCents: 5_900, isPaidOtherwise: false },
      now: NOW,
    });
};

describe('an open invoice', () => {
  it('is booked once, whole, with the day of the money in Germany', () => {
    spec.given().when(booking(transfer())).then(transferBooked());
    spec.given(transferBooked()).when(booking(transfer())).thenRejected('invoice-already-booked');
    spec.given(transferBooked()).when(booking(writeOff)).thenRejected('invoice-already-booked');
    spec.given().when(booking(writeOff)).then(invoiceWrittenOff());
    spec.given(invoiceWrittenOff()).when(booking(transfer())).thenRejected('invoice-already-booked');
  });

  it('takes what was paid in advance, back to the day in Germany on which the contract began', () => {
    const second = { month: 2, startsAt: '2026-03-01T23:30:00.000Z' };
    for (const day of ['2026-03-01', '2026-02-02']) {
      spec
        .given()
        .when(booking(transfer(day), second))
        .then(transferBooked({ receivedOn: day }));
    }
    spec
      .given()
      .when(booking(transfer('2026-02-01'), second))
      .thenRejected('received-before-contract');
  });

  it('takes no money of tomorrow', () => {
    spec
      .given()
      .when(booking(transfer('2026-03-03')))
      .thenRejected('received-in-future');
  });

  it('is none when it is paid, or was taken back; open again after a dispute it is one', () => {
    spec.given(invoicePaid()).when(booking(writeOff)).thenRejected('invoice-already-paid');
    spec
      .given()
      .when(booking(writeOff, { isPaidOtherwise: true }))
      .thenRejected('invoice-already-paid');
    spec
      .given()
      .when(booking(writeOff, { isCancelled: true }))
      .thenRejected('invoice-cancelled');
    spec.given(invoicePaid(), invoiceReopened()).when(booking(transfer())).then(transferBooked());
  });
});

describe('a booked invoice', () => {
  it.each([
    ['by transfer', transferBooked()],
    ['written off', invoiceWrittenOff()],
  ])('%s is collected no more, reminded of no more, and waits for nothing', (_, booked) => {
    spec.given(booked).when(collecting).thenNothing();
    spec.given(collectionHeld(), booked).when(collecting).thenNothing();
    const dues = [{ invoiceId: INVOICE_ID, invoiceNumber: 'RE-2026-00002', amountCents: 5_900, dueOn: '2026-03-05' }];
    const days = { reminder: 7, secondReminder: 7, deadline: 7, suspension: null };
    const now = new Date('2026-06-01T09:00:00.000Z');
    spec
      .given(paymentFailed({ retryAt: '2026-03-05T09:00:00.000Z' }), booked)
      .when((state: PaymentsState) => dun(state, { accountId: PAYER_ID, provider: 'stripe', days, open: dues, now }))
      .thenNothing();
  });

  it('ends the reminders that were about it alone', () => {
    spec
      .given(paymentReminded())
      .when((state: PaymentsState) =>
        withEndOfDunning(state, [transferBooked()], { accountId: PAYER_ID, provider: 'stripe', now: NOW }),
      )
      .then(transferBooked(), {
        type: 'DunningEnded',
        data: { accountId: PAYER_ID, provider: 'stripe', endedAt: NOW.toISOString() },
      });
  });

  it('by transfer is paid: what the card pays after all is money twice, and no page is opened for it', () => {
    const { accountId, provider, now } = charge;
    spec
      .given(transferBooked())
      .when(told())
      .then({
        type: 'UnmatchedPaymentReceived',
        data: {
          unmatchedPaymentId: standingIdOf('stripe', 'pi_late'),
          ...{ accountId, provider, kind: 'paid-twice', checkoutId: null, invoiceId: INVOICE_ID },
          ...{ expectedCents: 5_900, amountCents: 5_900, paymentReference: 'pi_late', receivedAt: now.toISOString() },
        },
      });
    spec
      .given(transferBooked())
      .when((state: PaymentsState) =>
        openCheckout(state, {
          checkoutId: '0198a000-0000-7000-8000-00000000c002',
          ...{ accountId, provider, now, companyName: null, billingDetails: null, amountCents: 5_900 },
          order: { kind: 'invoice', invoiceId: INVOICE_ID },
        }),
      )
      .thenRejected('invoice-already-paid');
  });

  it('that was written off is paid when its money comes after all', () => {
    spec
      .given(invoiceWrittenOff())
      .when(told())
      .then(
        bookingTakenBack({ booking: 'write-off', reason: 'paid-by-card' }),
        invoicePaid({ paymentReference: 'pi_late' }),
      );
    const order = { kind: 'invoice', invoiceId: INVOICE_ID } as const;
    const page = { checkoutId: '0198a000-0000-7000-8000-00000000c001', invoiceId: null, customerReference: 'cus_1' };
    spec
      .given(checkoutOpened({ order, companyName: null }), invoiceWrittenOff())
      .when(told({ ...page, cardReference: 'pm_1' }))
      .then(
        checkoutPaid({ order, companyName: null, paymentReference: 'pi_late' }),
        bookingTakenBack({ booking: 'write-off', reason: 'paid-by-card' }),
        invoicePaid({ paymentReference: 'pi_late' }),
      );
  });

  it('whose card refuses late is not asked again by itself', () => {
    const refused = told({ outcome: 'declined', reason: 'card_declined', paymentReference: '' });
    spec
      .given(transferBooked())
      .when(refused)
      .then(paymentFailed({ reason: 'card_declined', attempt: 1, retryAt: null }));
  });
});

describe('a booking', () => {
  it('that was a mistake is taken back, and the invoice is open as before', () => {
    spec.given().when(withdrawal('mistake')).thenRejected('not-booked');
    spec.given(transferBooked()).when(withdrawal('mistake')).then(bookingTakenBack());
    spec.given(transferBooked(), bookingTakenBack()).when(withdrawal('mistake')).thenRejected('not-booked');
    spec.given(transferBooked(), bookingTakenBack()).when(booking(writeOff)).then(invoiceWrittenOff());
  });

  it('goes back to its payer only once a credit note took the invoice back', () => {
    const creditNoteId = '0198a000-0000-5000-8000-00000000c00e';
    const voided = paymentVoided({ creditNoteId });
    spec.given(transferBooked()).when(withdrawal('paid-back')).thenRejected('invoice-not-cancelled');
    spec
      .given(transferBooked(), voided)
      .when(withdrawal('paid-back'))
      .then(bookingTakenBack({ reason: 'paid-back', creditNoteId }));
    spec.given(transferBooked(), voided).when(withdrawal('mistake')).then(bookingTakenBack());
  });
});

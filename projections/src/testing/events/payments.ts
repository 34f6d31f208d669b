import type { PaymentEvent } from '@sternklar/contracts/payments/payment.events';
import * as pay from '@sternklar/contracts/payments/testing/payment.builders';
import type { DataOf } from './about.ts';
import { accountId, invoiceId, unmatchedPaymentId } from './ids.ts';

const whose = (payment: number, account: number) => ({
  unmatchedPaymentId: unmatchedPaymentId(payment),
  accountId: accountId(account),
});

export const unmatchedPaymentReceived = (
  payment: number,
  account: number,
  data: Partial<DataOf<PaymentEvent, 'UnmatchedPaymentReceived'>> = {},
): PaymentEvent => pay.unmatchedPaymentReceived({ ...whose(payment, account), ...data });

export const unmatchedPaymentRefunded = (payment: number, account: number): PaymentEvent =>
  pay.unmatchedPaymentRefunded(whose(payment, account));

export const unmatchedPaymentSettled = (payment: number, account: number): PaymentEvent =>
  pay.unmatchedPaymentSettled(whose(payment, account));

const contested = (payment: number, account: number) => ({
  ...whose(payment, account),
  paymentReference: `pi_${payment}`,
  invoiceId: invoiceId(payment),
});

/** The payment of the invoice with this number, as `invoicePaid` has it. */
export const paymentDisputed = (
  payment: number,
  account: number,
  data: Partial<DataOf<PaymentEvent, 'PaymentDisputed'>> = {},
): PaymentEvent => pay.paymentDisputed({ ...contested(payment, account), disputeReference: `du_${payment}`, ...data });

export const disputeClosed = (
  payment: number,
  account: number,
  data: Partial<DataOf<PaymentEvent, 'DisputeClosed'>> = {},
): PaymentEvent => pay.disputeClosed({ ...contested(payment, account), disputeReference: `du_${payment}`, ...data });

export const invoiceReopened = (payment: number, account: number): PaymentEvent =>
  pay.invoiceReopened({
    invoiceId: invoiceId(payment),
    accountId: accountId(account),
    paymentReference: `pi_${payment}`,
  });

export const collectionHeld = (
  payment: number,
  account: number,
  data: Partial<DataOf<PaymentEvent, 'CollectionHeld'>> = {},
): PaymentEvent => pay.collectionHeld({ invoiceId: invoiceId(payment), accountId: accountId(account), ...data });

export const refundMadeElsewhere = (payment: number, account: number, refundedCents = 5_900): PaymentEvent =>
  pay.refundMadeElsewhere({ ...contested(payment, account), refundedCents });

export const refundFailed = (payment: number, account: number, refundedCents = 0, clears?: string): PaymentEvent =>
  pay.refundFailed({ ...contested(payment, account), refundedCents, ...(clears && { clears }) });

/** Of the payment with this number. */
const heldRefund = (payment: number, account: number) => ({
  refundId: unmatchedPaymentId(payment),
  accountId: accountId(account),
  paymentReference: `pi_${payment}`,
});
export const refundHeld = (
  payment: number,
  account: number,
  data: Partial<DataOf<PaymentEvent, 'RefundHeld'>> = {},
): PaymentEvent => pay.refundHeld({ ...heldRefund(payment, account), ...data });
export const refundRetried = (payment: number, account: number): PaymentEvent =>
  pay.refundRetried(heldRefund(payment, account));

const ofCard = (account: number) => ({ accountId: accountId(account) });
export const cardChanged = (account: number): PaymentEvent => pay.cardChanged(ofCard(account));
export const cardExpiryNoted = (
  account: number,
  data: Partial<DataOf<PaymentEvent, 'CardExpiryNoted'>> = {},
): PaymentEvent => pay.cardExpiryNoted({ ...ofCard(account), ...data });
export const cardExpiryReminded = (account: number): PaymentEvent => pay.cardExpiryReminded(ofCard(account));

export const paymentReminded = (
  account: number,
  data: Partial<DataOf<PaymentEvent, 'PaymentReminded'>> = {},
): PaymentEvent => pay.paymentReminded({ accountId: accountId(account), ...data });

export const accountInArrears = (account: number): PaymentEvent =>
  pay.accountInArrears({ accountId: accountId(account) });

export const requestsSuspended = (account: number): PaymentEvent =>
  pay.requestsSuspended({ accountId: accountId(account) });

export const dunningEnded = (account: number): PaymentEvent => pay.dunningEnded({ accountId: accountId(account) });

const ofInvoice = (sequence: number, account: number) => ({
  invoiceId: invoiceId(sequence),
  accountId: accountId(account),
});
export const transferBooked = (sequence: number, account: number): PaymentEvent =>
  pay.transferBooked(ofInvoice(sequence, account));
export const invoiceWrittenOff = (sequence: number, account: number): PaymentEvent =>
  pay.invoiceWrittenOff(ofInvoice(sequence, account));
export const bookingTakenBack = (
  sequence: number,
  account: number,
  data: Partial<DataOf<PaymentEvent, 'BookingTakenBack'>> = {},
): PaymentEvent => pay.bookingTakenBack({ ...ofInvoice(sequence, account), ...data });

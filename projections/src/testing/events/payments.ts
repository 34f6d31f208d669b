import type { PaymentEvent } from '@sternklar/contracts/payments/payment.events';
import * as pay from '@sternklar/contracts/payments/testing/payment.builders';
import type { DataOf } from './about.ts';
import { accountId, unmatchedPaymentId } from './ids.ts';

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

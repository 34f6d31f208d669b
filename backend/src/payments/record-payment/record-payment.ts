import { PAYMENT_RETRY_DAYS } from '@sternklar/contracts/constants';
import type { PaymentEvent } from '@sternklar/contracts/payments/payment.events';
import { type Decision, reject } from '@sternklar/event-store/decider';
import type { HostedPayments, PaymentNotice } from '../payment-provider.ts';
import type { PaymentsState } from '../payments.ts';

export type RecordedNotice = Omit<PaymentNotice, 'noticeId'>;

export interface RecordPayment {
  readonly provider: HostedPayments['name'];
  readonly notice: RecordedNotice;
  readonly now: Date;
}

/** `unknown-payment`: nobody here asked for it. `amount-differs`: a page was paid with another sum than it asked for. */
export type PaymentRejection = 'unknown-payment' | 'amount-differs';

type Whose = Pick<PaymentNotice, 'accountId' | 'amountCents' | 'paymentReference'>;

const invoicePaid = (
  invoiceId: string,
  { accountId, amountCents, paymentReference }: Whose,
  { provider, now }: Pick<RecordPayment, 'provider' | 'now'>,
): PaymentEvent => ({
  type: 'InvoicePaid',
  data: { invoiceId, accountId, provider, amountCents, paymentReference, paidAt: now.toISOString() },
});

const recordPaidPage = (
  state: PaymentsState,
  checkoutId: string,
  command: RecordPayment,
): Decision<PaymentEvent, PaymentRejection> => {
  const { notice, provider, now } = command;
  const page = state.pages.get(checkoutId);
  if (!page) return reject('unknown-payment');
  if (page.paidBy !== null) return [];
  if (page.amountCents !== notice.amountCents) return reject('amount-differs');
  const { order, amountCents, companyName, billingDetails } = page;
  const { accountId, paymentReference, customerReference, cardReference } = notice;
  const paid: PaymentEvent = {
    type: 'CheckoutPaid',
    data: {
      checkoutId,
      accountId,
      provider,
      order,
      amountCents,
      paymentReference,
      customerReference,
      cardReference,
      paidAt: now.toISOString(),
      companyName,
      billingDetails,
    },
  };
  const settles = order.kind === 'invoice' && !state.paidInvoices.has(order.invoiceId);
  return settles ? [paid, invoicePaid(order.invoiceId, notice, command)] : [paid];
};

const isKnown = ({ card, pages }: PaymentsState, { paymentReference }: RecordedNotice): boolean =>
  card !== null || [...pages.values()].some(({ paidBy }) => paidBy === paymentReference);

const DAY_MS = 86_400_000;

/** When a card that refused is asked again, ISO 8601; null: not any more. */
const retryAtOf = ({ attempt, isFinal }: RecordedNotice, now: Date): string | null => {
  const days = isFinal ? undefined : PAYMENT_RETRY_DAYS[attempt - 1];
  return days === undefined ? null : new Date(now.getTime() + days * DAY_MS).toISOString();
};

const recordCharge = (
  state: PaymentsState,
  invoiceId: string,
  command: RecordPayment,
): Decision<PaymentEvent, PaymentRejection> => {
  const { notice, provider, now } = command;
  if (state.paidInvoices.has(invoiceId)) return [];
  // Another installation may share the account at the provider.
  if (notice.outcome === 'paid' && !isKnown(state, notice)) return reject('unknown-payment');
  if (notice.outcome === 'paid') return [invoicePaid(invoiceId, notice, command)];
  const { accountId, reason, attempt } = notice;
  if ((state.refusals.get(invoiceId)?.attempts ?? 0) >= attempt) return [];
  const failedAt = now.toISOString();
  const retryAt = state.voidedInvoices.has(invoiceId) ? null : retryAtOf(notice, now);
  return [{ type: 'PaymentFailed', data: { invoiceId, accountId, provider, reason, failedAt, attempt, retryAt } }];
};

/**
 * Records what the provider tells of a payment, once, however often and in whichever order it is told. A page that a card
 * refused stays open: its holder sees why, and tries another one there.
 */
export const recordPayment = (
  state: PaymentsState,
  command: RecordPayment,
): Decision<PaymentEvent, PaymentRejection> => {
  const { checkoutId, invoiceId, outcome } = command.notice;
  if (checkoutId !== null) return outcome === 'paid' ? recordPaidPage(state, checkoutId, command) : [];
  return invoiceId === null ? [] : recordCharge(state, invoiceId, command);
};

import type { DunningDays } from '@sternklar/contracts/payments/dunning';
import type { Queries } from '@sternklar/projections/queries';
import { manifest } from '../platform/manifest.port.ts';
import type { Platform } from '../platform/platform.port.ts';
import { bookInvoiceRoute } from './book-invoice/book-invoice.route.ts';
import { lookAfterCards } from './card-expiry/look-after-cards.job.ts';
import { openCardPageRoute } from './change-card/open-card-page.route.ts';
import { collectOpenInvoicesRoute } from './dunning/collect-open-invoices.route.ts';
import { remindOfPayment } from './dunning/remind-of-payment.job.ts';
import { showStandingRoute } from './dunning/show-payment-standing.route.ts';
import type { CustomersToDelete } from './forget-customers/customers-to-delete.ts';
import { deleteCustomers } from './forget-customers/delete-customers.job.ts';
import { cardExpiresMail } from './mails/card-expires-mail.ts';
import { paymentGivenBackMail } from './mails/given-back-mail.ts';
import { paidTwiceMail } from './mails/paid-twice-mail.ts';
import { paymentPartlyTakenBackMail } from './mails/partly-taken-back-mail.ts';
import { paymentFailedMail, paymentTakenBackMail } from './mails/payment-mails.ts';
import { paymentReminderMail } from './mails/reminder-mail.ts';
import type { MistimedNotices } from './mistimed-notices/mistimed-notices.ts';
import { createOpenPage } from './open-checkout/checkouts.ts';
import { openInvoiceCheckoutRoute, payableInvoice } from './open-checkout/open-invoice-checkout.route.ts';
import { openSubscriptionCheckoutRoute } from './open-checkout/open-subscription-checkout.route.ts';
import type { HostedPayments } from './payment-provider.ts';
import { createPaymentRecords } from './payment-records.ts';
import { whenCardExpiryRemindedThenMailCustomer } from './reactors/when-card-expiry-reminded-then-mail-customer.ts';
import { type SettleDeps, whenCheckoutPaidThenSettle } from './reactors/when-checkout-paid-then-settle.ts';
import { whenDisputeClosedThenMailCustomer } from './reactors/when-dispute-closed-then-mail-customer.ts';
import { whenEmailChangedThenTellProvider } from './reactors/when-email-changed-then-tell-provider.ts';
import { whenInvoiceCancelledThenPayBack } from './reactors/when-invoice-cancelled-then-pay-back.ts';
import { whenInvoiceIssuedThenCollectPayment } from './reactors/when-invoice-issued-then-collect-payment.ts';
import { whenInvoiceReopenedThenMailCustomer } from './reactors/when-invoice-reopened-then-mail-customer.ts';
import { whenPaidTwiceThenPayBack } from './reactors/when-paid-twice-then-pay-back.ts';
import { whenPaymentFailedThenMailCustomer } from './reactors/when-payment-failed-then-mail-customer.ts';
import { whenPaymentGivenBackThenMailCustomer } from './reactors/when-payment-given-back-then-mail-customer.ts';
import { whenRemindedOfPaymentThenMailCustomer } from './reactors/when-reminded-of-payment-then-mail-customer.ts';
import { whenSecondPaymentRefundedThenMailCustomer } from './reactors/when-second-payment-refunded-then-mail-customer.ts';
import { receiveNoticeRoute } from './receive-notice.route.ts';
import { retryPayments } from './retry-payments.job.ts';
import { retryRefunds } from './retry-refunds.job.ts';
import { settleUnmatchedPaymentRoute } from './settle-unmatched-payment/settle-unmatched-payment.route.ts';
import { withdrawBookingRoute } from './withdraw-booking/withdraw-booking.route.ts';

export interface PaymentsGiven extends Platform {
  readonly queries: Pick<Queries, 'users' | 'subscriptions' | 'invoices' | 'unmatchedPayments' | 'heldRefunds'>;

  /** Null: payments are simulated, in the customer's browser, and nothing is to be done here. */
  readonly paymentProvider: HostedPayments | null;
  /** Whether new payments go there; else it only tells of those that were begun before. */
  readonly takesNewPayments: boolean;
  readonly startPaid: SettleDeps['startPaid'];
  readonly hasBegun: SettleDeps['hasBegun'];
  readonly customersToDelete: CustomersToDelete;
  readonly mistimedNotices: MistimedNotices;
  readonly isErased: (accountId: string) => Promise<boolean>;
  readonly dunningDays: DunningDays;
  /** How long a charge is tried again by itself while the provider is in trouble. */
  readonly troubleSpanMs: number;
  readonly monthlyCents: number;
  /** A German line that says what is paid for. */
  readonly firstMonthIs: string;
}

/** Also where new payments are simulated again. */
const OF_EARLIER_PAYMENTS: readonly string[] = [receiveNoticeRoute.name, settleUnmatchedPaymentRoute.name];

/** Payments by a provider's own pages: open them, hear what came of it, charge the card on file, refund. */
export const payments = manifest({
  name: 'payments',
  slices: [
    receiveNoticeRoute,
    openSubscriptionCheckoutRoute,
    openInvoiceCheckoutRoute,
    settleUnmatchedPaymentRoute,
    showStandingRoute,
    openCardPageRoute,
    collectOpenInvoicesRoute,
    bookInvoiceRoute,
    withdrawBookingRoute,
  ],
  reactors: [
    whenCheckoutPaidThenSettle,
    whenInvoiceIssuedThenCollectPayment,
    whenInvoiceCancelledThenPayBack,
    whenPaidTwiceThenPayBack,
    whenPaymentFailedThenMailCustomer,
    whenInvoiceReopenedThenMailCustomer,
    whenDisputeClosedThenMailCustomer,
    whenPaymentGivenBackThenMailCustomer,
    whenSecondPaymentRefundedThenMailCustomer,
    whenEmailChangedThenTellProvider,
    whenRemindedOfPaymentThenMailCustomer,
    whenCardExpiryRemindedThenMailCustomer,
  ],
  jobs: [retryPayments, retryRefunds, deleteCustomers, remindOfPayment, lookAfterCards],
  mails: [
    paymentFailedMail,
    paymentTakenBackMail,
    paymentPartlyTakenBackMail,
    paymentGivenBackMail,
    paidTwiceMail,
    paymentReminderMail,
    cardExpiresMail,
  ],
  parts({ queries, paymentProvider: provider, ...given }: PaymentsGiven) {
    if (provider === null) return null;
    const { commands, now } = given;
    const { users, subscriptions, invoices, unmatchedPayments, heldRefunds } = queries;
    const emailOf = async (accountId: string) => (await users.own(accountId, now()))?.email ?? null;
    return {
      ...given,
      provider,
      invoices,
      unmatchedPayments,
      heldRefunds,
      emailOf,
      records: createPaymentRecords({
        commands,
        provider: provider.name,
        now,
        troubleSpanMs: given.troubleSpanMs,
      }),
      openPage: createOpenPage({
        commands,
        provider,
        emailOf,
        now,
      }),
      what: given.firstMonthIs,
      subscriptionOf: (accountId: string) => subscriptions.ofAccount(accountId, now()),
      invoiceOf: payableInvoice(invoices),
    };
  },
  offers: ({ name }, { takesNewPayments }) => takesNewPayments || OF_EARLIER_PAYMENTS.includes(name),
});

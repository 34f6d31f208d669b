import type { CommandHandler } from '@sternklar/event-store/command-handler';
import type { Logger } from '@sternklar/event-store/logger';
import type { Queries } from '@sternklar/projections/queries';
import type { Capability } from '../platform/capability.port.ts';
import type { Outbox } from '../platform/outbox.port.ts';
import type { RequestKit } from '../platform/request-kit.port.ts';
import { createOpenPage } from './open-checkout/checkouts.ts';
import { openInvoiceCheckoutRoute, payableInvoice } from './open-checkout/open-invoice-checkout.route.ts';
import { openSubscriptionCheckoutRoute } from './open-checkout/open-subscription-checkout.route.ts';
import type { HostedPayments } from './payment-provider.ts';
import { createPaymentRecords } from './payment-records.ts';
import { type SettleDeps, whenCheckoutPaidThenSettle } from './reactors/when-checkout-paid-then-settle.ts';
import { whenInvoiceCancelledThenPayBack } from './reactors/when-invoice-cancelled-then-pay-back.ts';
import { whenInvoiceIssuedThenCollectPayment } from './reactors/when-invoice-issued-then-collect-payment.ts';
import { whenPaymentFailedThenMailCustomer } from './reactors/when-payment-failed-then-mail-customer.ts';
import { receiveNoticeRoute } from './receive-notice/receive-notice.route.ts';
import { retryPayments } from './retry-payments.job.ts';

export interface PaymentsDeps {
  readonly commands: CommandHandler;
  readonly kit: RequestKit;
  /** Null: payments are simulated, in the customer's browser, and nothing is to be done here. */
  readonly provider: HostedPayments | null;
  /** Whether new payments go there; else it only tells of those that were begun before. */
  readonly takesNewPayments: boolean;
  readonly startPaid: SettleDeps['startPaid'];
  readonly subscriptions: Pick<Queries['subscriptions'], 'ofAccount'>;
  readonly invoices: Pick<Queries['invoices'], 'document' | 'byId' | 'chargeable'>;
  readonly enqueueMail: Outbox['enqueue'];
  readonly users: Pick<Queries['users'], 'own'>;
  readonly monthlyCents: number;
  /** A German line that says what is paid for. */
  readonly what: string;
  readonly logger: Logger;
  readonly now: () => Date;
}

/** Payments by a provider's own pages: open them, hear what came of it, charge the card on file, refund. */
export const createPayments = (deps: PaymentsDeps): Capability => {
  const { commands, provider, now, startPaid } = deps;
  if (provider === null) return { name: 'payments', reactors: [], routes: async () => undefined };
  const records = createPaymentRecords({ commands, provider: provider.name, now });
  const openPage = createOpenPage({
    commands,
    provider,
    emailOf: async (accountId) => (await deps.users.own(accountId))?.email ?? null,
    now,
  });
  return {
    name: 'payments',
    reactors: [
      whenCheckoutPaidThenSettle({ provider, records, startPaid }),
      whenInvoiceIssuedThenCollectPayment({ provider, records }),
      whenInvoiceCancelledThenPayBack({ provider, records }),
      whenPaymentFailedThenMailCustomer(deps.enqueueMail),
    ],
    jobs: [retryPayments({ ...deps, records })],
    routes: async (app) => {
      await receiveNoticeRoute({ provider, records, now, logger: deps.logger })(app);
      if (!deps.takesNewPayments) return;
      openSubscriptionCheckoutRoute({
        ...deps,
        openPage,
        subscriptionOf: (accountId) => deps.subscriptions.ofAccount(accountId, now()),
      })(app);
      openInvoiceCheckoutRoute({ ...deps, openPage, invoiceOf: payableInvoice(deps.invoices) })(app);
    },
  };
};

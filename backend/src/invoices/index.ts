import type { InvoiceIssued, Seller } from '@sternklar/contracts/invoices/invoice.events';
import type { CommandHandler } from '@sternklar/event-store/command-handler';
import type { Logger } from '@sternklar/event-store/logger';
import type { Queries } from '@sternklar/projections/queries';
import type { EmailsOf } from '../platform/actor-emails.port.ts';
import type { Capability } from '../platform/capability.port.ts';
import type { Outbox } from '../platform/outbox.port.ts';
import type { RequestKit } from '../platform/request-kit.port.ts';
import { cancelInvoiceRoute } from './cancel-invoices/cancel-invoice.route.ts';
import { cancelLaterInvoicesJob } from './cancel-later-invoices.job.ts';
import { createCancelling } from './cancelling.ts';
import { eraseInvoices } from './erase-invoices.job.ts';
import { createInvoicing } from './invoicing.ts';
import { issueDueInvoices } from './issue-due-invoices.job.ts';
import { listAllInvoicesRoute } from './list-all-invoices/list-all-invoices.route.ts';
import { listOwnInvoicesRoute } from './list-own-invoices/list-own-invoices.route.ts';
import { whenInvoiceCancelledThenMailCustomer } from './reactors/when-invoice-cancelled-then-mail-customer.ts';
import { whenInvoiceIssuedThenMailCustomer } from './reactors/when-invoice-issued-then-mail-customer.ts';
import { whenSubscriptionEndedThenCancelLaterInvoices } from './reactors/when-subscription-ended-then-cancel-later-invoices.ts';
import { whenSubscriptionStartedThenIssueFirstInvoice } from './reactors/when-subscription-started-then-issue-first-invoice.ts';
import type { SellerContact } from './seller.ts';
import { showInvoicePdfRoute } from './show-invoice-pdf/show-invoice-pdf.route.ts';
import { showXRechnungRoute } from './show-xrechnung/show-xrechnung.route.ts';

export interface InvoicesDeps {
  readonly commands: CommandHandler;
  readonly kit: RequestKit;
  readonly invoices: Queries['invoices'];
  readonly enqueueMail: Outbox['enqueue'];
  readonly seller: Seller;
  readonly sellerContact: SellerContact;
  readonly emailsOf: EmailsOf;
  readonly paidBy: InvoiceIssued['paidBy'];
  readonly destroyInvoiceKey: (invoiceId: string) => Promise<void>;
  readonly brandName: string;
  readonly logger: Pick<Logger, 'warn'>;
  readonly now: () => Date;
  readonly nextId: () => string;
}

/** Monthly invoices for subscriptions: issue, take back, list, show as PDF and XRechnung, erase when their retention is over. */
export const createInvoices = (deps: InvoicesDeps): Capability => {
  const issueFor = createInvoicing(deps);
  const cancelLater = createCancelling(deps);
  return {
    name: 'invoices',
    reactors: [
      whenSubscriptionStartedThenIssueFirstInvoice(issueFor),
      whenInvoiceIssuedThenMailCustomer(deps.enqueueMail),
      whenSubscriptionEndedThenCancelLaterInvoices(cancelLater),
      whenInvoiceCancelledThenMailCustomer(deps.enqueueMail),
    ],
    jobs: [
      issueDueInvoices({ ...deps, issueFor }),
      cancelLaterInvoicesJob({ ...deps, cancelLater }),
      eraseInvoices(deps),
    ],
    routes: async (app) => {
      listOwnInvoicesRoute(deps)(app);
      showInvoicePdfRoute(deps)(app);
      showXRechnungRoute(deps)(app);
      listAllInvoicesRoute(deps)(app);
      cancelInvoiceRoute(deps)(app);
    },
  };
};

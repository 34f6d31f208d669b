import type { InvoiceIssued, Seller } from '@sternklar/contracts/invoices/invoice.events';
import type { Queries } from '@sternklar/projections/queries';
import type { MayActByClock } from '../platform/clock.port.ts';
import { manifest } from '../platform/manifest.port.ts';
import type { Platform } from '../platform/platform.port.ts';
import { cancelInvoiceRoute } from './cancel-invoices/cancel-invoice.route.ts';
import { cancelLaterInvoicesJob } from './cancel-later-invoices.job.ts';
import { createCancelling } from './cancelling.ts';
import { correctInvoiceRoute } from './correct-invoice/correct-invoice.route.ts';
import { eraseInvoices } from './erase-invoices.job.ts';
import type { InvoiceFileDeps } from './invoice-file.ts';
import { createInvoicing, type IsPaidAhead } from './invoicing.ts';
import { issueDueInvoices } from './issue-due-invoices.job.ts';
import type { DatevSettings } from './journal/datev/datev-settings.ts';
import { exportDatevRoute } from './journal/datev/export-datev.route.ts';
import { exportJournalRoute } from './journal/export-journal.route.ts';
import { showJournalRoute } from './journal/show-journal.route.ts';
import { listAllInvoicesRoute } from './list-all-invoices.route.ts';
import { listOwnInvoicesRoute } from './list-own-invoices.route.ts';
import { listUnmatchedPaymentsRoute } from './list-unmatched-payments.route.ts';
import { invoiceCancelledMail, invoiceCorrectedMail, invoiceIssuedMail } from './mails/invoice-mails.ts';
import { whenInvoiceCancelledThenMailCustomer } from './reactors/when-invoice-cancelled-then-mail-customer.ts';
import { whenInvoiceCorrectedThenMailCustomer } from './reactors/when-invoice-corrected-then-mail-customer.ts';
import { whenInvoiceIssuedThenMailCustomer } from './reactors/when-invoice-issued-then-mail-customer.ts';
import { whenSubscriptionEndedThenCancelLaterInvoices } from './reactors/when-subscription-ended-then-cancel-later-invoices.ts';
import { whenSubscriptionStartedThenIssueFirstInvoice } from './reactors/when-subscription-started-then-issue-first-invoice.ts';
import type { SellerContact } from './seller.ts';
import { showInvoicePdfRoute } from './show-invoice-pdf.route.ts';
import { showOpenItemsRoute } from './show-open-items.route.ts';
import { showXRechnungRoute } from './show-xrechnung/show-xrechnung.route.ts';

export interface InvoicesGiven extends Platform, InvoiceFileDeps {
  readonly queries: Pick<Queries, 'invoices' | 'journal' | 'users' | 'unmatchedPayments'>;

  readonly mayActByClock: MayActByClock;
  readonly seller: Seller;
  readonly datev: DatevSettings | null;
  /** With which month of the calendar, from 1, the fiscal year begins. */
  readonly fiscalYearMonth: number;
  readonly sellerContact: SellerContact;
  /** What an invoice is paid by when it is issued; null: it is open. */
  readonly paidBy: InvoiceIssued['paidBy'];
  readonly isPaidAhead: IsPaidAhead;
  readonly destroyInvoiceKey: (invoiceId: string) => Promise<void>;
}

/** Monthly invoices for subscriptions: issue, correct, take back, list, show as PDF and XRechnung, erase when their retention is over. */
export const invoices = manifest({
  name: 'invoices',
  slices: [
    listOwnInvoicesRoute,
    showInvoicePdfRoute,
    showXRechnungRoute,
    listAllInvoicesRoute,
    showOpenItemsRoute,
    cancelInvoiceRoute,
    correctInvoiceRoute,
    listUnmatchedPaymentsRoute,
    showJournalRoute,
    exportJournalRoute,
    exportDatevRoute,
  ],
  reactors: [
    whenSubscriptionStartedThenIssueFirstInvoice,
    whenInvoiceIssuedThenMailCustomer,
    whenInvoiceCorrectedThenMailCustomer,
    whenSubscriptionEndedThenCancelLaterInvoices,
    whenInvoiceCancelledThenMailCustomer,
  ],
  jobs: [issueDueInvoices, cancelLaterInvoicesJob, eraseInvoices],
  mails: [invoiceIssuedMail, invoiceCorrectedMail, invoiceCancelledMail],
  parts({ queries, ...given }: InvoicesGiven) {
    const { journal, unmatchedPayments } = queries;
    const parts = {
      ...given,
      journal,
      unmatchedPayments,
      invoices: queries.invoices,
      emailsOf: queries.users.emailsOf,
    };
    return { ...parts, issueFor: createInvoicing(parts), cancelLater: createCancelling(parts) };
  },
});

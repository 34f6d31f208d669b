import { INVOICE_STREAM, type InvoiceEvent } from '@sternklar/contracts/invoices/invoice.events';
import type { OverbilledSubscription, Queries } from '@sternklar/projections/queries';
import { hasRecorded } from '../platform/jobs.port.ts';
import { cancelLaterInvoices } from './cancel-invoices/cancel-invoices.ts';
import { type InvoicesState, invoicesAmong, knownInvoices } from './invoices.ts';
import { contextOf, type InvoicingDeps } from './invoicing.ts';

export interface CancellingDeps extends InvoicingDeps {
  readonly invoices: Pick<Queries['invoices'], 'book' | 'laterInvoices'>;
}

/** Takes back what was billed after a subscription's end; what was taken back already is left. Answers whether there was any. */
export type CancelLater = (ended: OverbilledSubscription, by: string) => Promise<boolean>;

/** Invoices of one subscription that are taken back by one command. */
const AT_ONCE = 100;

export const createCancelling =
  ({ commands, invoices, seller, now, nextId }: CancellingDeps): CancelLater =>
  async ({ subscriptionId, accountId, notBilledFrom }, by) => {
    const later = await invoices.laterInvoices(subscriptionId, notBilledFrom, AT_ONCE);
    if (later.length === 0) return false;
    const ids = later.map(({ invoiceId }) => invoiceId);
    const handled = await commands.handle<InvoicesState, InvoiceEvent>({
      streamType: invoicesAmong(new Set(ids)),
      streamId: INVOICE_STREAM,
      knownUntil: await knownInvoices(invoices, ids),
      decide: (state) => cancelLaterInvoices(state, { invoices: later, notBilledFrom, seller, now: now() }),
      context: contextOf(by, accountId, nextId()),
    });
    return hasRecorded(handled);
  };

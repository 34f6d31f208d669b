import { adminInvoiceSchema, correctInvoiceBodySchema, type Invoice } from '@sternklar/contracts/invoices/invoice.api';
import {
  INVOICE_STREAM,
  type InvoiceCorrected,
  type InvoiceEvent,
  type InvoiceIssued,
  isAboutInvoice,
  type Seller,
} from '@sternklar/contracts/invoices/invoice.events';
import { billingDetailsOf } from '@sternklar/contracts/subscriptions/billing-details';
import type { CommandHandler } from '@sternklar/event-store/command-handler';
import type { Queries } from '@sternklar/projections/queries';
import { z } from 'zod';
import { given } from '../../platform/example-call.port.ts';
import type { RequestKit } from '../../platform/request-kit.port.ts';
import { slice } from '../../platform/slice.port.ts';
import { correctionRefusal, invoiceNotFound, isNoInvoiceToCorrect, TAG } from '../invoice-answers.ts';
import { type InvoicesState, invoicesAmong, knownInvoices } from '../invoices.ts';
import { wasPaid } from '../pdf/invoice-words.ts';
import { type CorrectionRefused, correctInvoice } from './correct-invoice.ts';

export interface CorrectInvoiceRouteDeps {
  readonly commands: Pick<CommandHandler, 'handle'>;
  readonly invoices: Pick<Queries['invoices'], 'document' | 'book' | 'byId'>;
  readonly kit: RequestKit;
  readonly seller: Seller;
  readonly now: () => Date;
}

/** What the test mode pays is paid when the invoice is issued. */
const PAID_LATER: Readonly<
  Record<NonNullable<Invoice['paid_by']>, NonNullable<InvoiceCorrected['paid']>['by'] | null>
> = {
  'simulated-card': null,
  card: 'card',
  transfer: 'transfer',
};

/** What has paid an invoice since it was issued; its own page tells of what paid it before. */
const paidLater = (
  invoice: InvoiceIssued,
  listed: Pick<Invoice, 'paid_by' | 'paid_on'> | null,
): InvoiceCorrected['paid'] => {
  const { paid_by: paidBy = null, paid_on: on = null } = listed ?? {};
  const by = paidBy && PAID_LATER[paidBy];
  return wasPaid(invoice) || by === null || on === null ? undefined : { by, on };
};

export const correctInvoiceRoute = slice(
  {
    name: 'correct-invoice',
    call: 'POST /admin/invoices/:id/correction',
    access: ['admin'],
    tag: TAG,
    summary:
      'Name, Anschrift oder USt-IdNr. einer Rechnung berichtigen; die Antwort ist die Rechnung mit der Nummer ihrer Berichtigung',
    params: z.object({ id: z.uuid() }),
    body: correctInvoiceBodySchema,
    answers: { 200: adminInvoiceSchema },
    refusals: {
      404: 'Diese Rechnung gibt es nicht.',
      409: 'Die Rechnung sagt das schon, ist storniert, ihre Aufbewahrung ist vorbei, oder sie ist selbst keine Rechnung.',
    },
    records: ['InvoiceCorrected'],
    example: {
      params: { id: given('new-invoice') },
      body: { company_name: 'Bäckerei Sonnenaufgang GmbH' },
      // It says that by then, so nothing happens twice.
      statusAfterCrash: 409,
    },
  },
  ({ commands, invoices, kit, seller, now }: CorrectInvoiceRouteDeps) =>
    async (request, reply) => {
      const invoice = await invoices.document(request.params.id);
      if (invoice === null) throw invoiceNotFound();
      if (isAboutInvoice(invoice)) throw isNoInvoiceToCorrect(invoice);
      const ids = [invoice.invoiceId];
      const [recipient, buyer] = [request.body.company_name, billingDetailsOf(request.body)];
      const paid = paidLater(invoice, await invoices.byId(invoice.invoiceId));
      const command = { invoice, recipient, buyer, paid, seller, now: now() };
      // Not to be looked for in the whole stream, which is long: what it says already is refused in any case.
      const { mayRepeat: _, ...context } = kit.commandContext(request, invoice.accountId);
      const handled = await commands.handle<InvoicesState, InvoiceEvent, CorrectionRefused>({
        streamType: invoicesAmong(new Set(ids)),
        streamId: INVOICE_STREAM,
        knownUntil: await knownInvoices(invoices, ids),
        decide: (state) => correctInvoice(state, command),
        context,
      });
      if (handled.rejected !== undefined) throw correctionRefusal(handled.rejected);
      await kit.untilVisible(request, reply, handled.position);
      const corrected = await invoices.byId(invoice.invoiceId);
      if (corrected === null) throw invoiceNotFound();
      return corrected;
    },
);

import { adminInvoiceSchema, cancelInvoiceBodySchema } from '@sternklar/contracts/invoices/invoice.api';
import {
  INVOICE_STREAM,
  type InvoiceEvent,
  isAboutInvoice,
  type Seller,
} from '@sternklar/contracts/invoices/invoice.events';
import type { CommandHandler } from '@sternklar/event-store/command-handler';
import type { Queries } from '@sternklar/projections/queries';
import { z } from 'zod';
import { given } from '../../platform/example-call.port.ts';
import type { RequestKit } from '../../platform/request-kit.port.ts';
import { slice } from '../../platform/slice.port.ts';
import { cancellationRefusal, invoiceNotFound, isNoInvoiceToCancel, TAG } from '../invoice-answers.ts';
import { type InvoicesState, invoicesAmong, knownInvoices } from '../invoices.ts';
import { cancelInvoice } from './cancel-invoices.ts';

export interface CancelInvoiceRouteDeps {
  readonly commands: Pick<CommandHandler, 'handle'>;
  readonly invoices: Pick<Queries['invoices'], 'document' | 'book' | 'byId'>;
  readonly kit: RequestKit;
  readonly seller: Seller;
  readonly now: () => Date;
}

export const cancelInvoiceRoute = slice(
  {
    name: 'cancel-invoice',
    call: 'POST /admin/invoices/:id/cancellation',
    access: ['admin'],
    tag: TAG,
    summary: 'Eine Rechnung von Hand stornieren; die Antwort ist die Rechnung mit der Nummer ihrer Stornorechnung',
    params: z.object({ id: z.uuid() }),
    body: cancelInvoiceBodySchema,
    answers: { 200: adminInvoiceSchema },
    refusals: {
      404: 'Diese Rechnung gibt es nicht.',
      409: 'Die Rechnung ist schon storniert, ihre Aufbewahrung ist vorbei, oder sie ist selbst keine Rechnung.',
    },
    records: ['InvoiceCancelled'],
    example: {
      params: { id: given('new-invoice') },
      body: { reason: 'Doppelt abgeschlossen.' },
      // It is cancelled by then, so nothing happens twice.
      statusAfterCrash: 409,
    },
  },
  ({ commands, invoices, kit, seller, now }: CancelInvoiceRouteDeps) =>
    async (request, reply) => {
      const invoice = await invoices.document(request.params.id);
      if (invoice === null) throw invoiceNotFound();
      if (isAboutInvoice(invoice)) throw isNoInvoiceToCancel(invoice);
      const ids = [invoice.invoiceId];
      const command = { invoice, note: request.body.reason, seller, now: now() };
      // Not to be looked for in the whole stream, which is long: what was cancelled before is refused in any case.
      const { mayRepeat: _, ...context } = kit.commandContext(request, invoice.accountId);
      const handled = await commands.handle<
        InvoicesState,
        InvoiceEvent,
        'invoice-already-cancelled' | 'invoice-retention-over'
      >({
        streamType: invoicesAmong(new Set(ids)),
        streamId: INVOICE_STREAM,
        knownUntil: await knownInvoices(invoices, ids),
        decide: (state) => cancelInvoice(state, command),
        context,
      });
      if (handled.rejected !== undefined) throw cancellationRefusal(handled.rejected);
      await kit.untilVisible(request, reply, handled.position);
      const cancelled = await invoices.byId(invoice.invoiceId);
      if (cancelled === null) throw invoiceNotFound();
      return cancelled;
    },
);

import { INVOICE_STREAM, type InvoiceEvent } from '@sternklar/contracts/invoices/invoice.events';
import { yearInGermany } from '@sternklar/contracts/invoices/retention';
import type { CommandHandler } from '@sternklar/event-store/command-handler';
import type { ErasableInvoice, Queries } from '@sternklar/projections/queries';
import { createPieceByPiece, hasRecorded, type PieceByPieceDeps } from '../platform/jobs.port.ts';
import { job } from '../platform/manifest.port.ts';
import { type InvoicesState, invoicesAmong, knownInvoices } from './invoices.ts';
import { contextOf } from './invoicing.ts';

export interface EraseInvoicesDeps extends PieceByPieceDeps {
  readonly commands: Pick<CommandHandler, 'handle'>;
  readonly invoices: Pick<Queries['invoices'], 'book' | 'erasable'>;
  /** Destroys the key of an invoice's personal data; again: changes nothing. */
  readonly destroyInvoiceKey: (invoiceId: string) => Promise<void>;
  readonly nextId: () => string;
}

const NAME = 'erase-invoices';

/** Erases who an invoice was for once its legal retention is over, its credit note's included. */
export const eraseInvoices = job(
  { name: NAME, actsByClock: true, records: ['InvoiceErased'] },
  ({ commands, invoices, destroyInvoiceKey, nextId, ...deps }: EraseInvoicesDeps) =>
    createPieceByPiece<ErasableInvoice>(
      {
        name: NAME,
        find: (now, which) => invoices.erasable(yearInGermany(now.toISOString()), which),
        idOf: ({ invoiceId }) => invoiceId,
        describe: ({ invoiceId, accountId }) => ({ invoiceId, accountId }),
        handle: async ({ invoiceId, accountId, year }, now) => {
          // First the key: a crash in between is then made up for, since the invoice is still found.
          await destroyInvoiceKey(invoiceId);
          const erasedAt = now.toISOString();
          const handled = await commands.handle<InvoicesState, InvoiceEvent>({
            streamType: invoicesAmong(new Set()),
            streamId: INVOICE_STREAM,
            knownUntil: await knownInvoices(invoices, []),
            decide: () => [{ type: 'InvoiceErased', data: { invoiceId, accountId, year, erasedAt } }],
            context: contextOf(NAME, accountId, nextId()),
          });
          return hasRecorded(handled);
        },
      },
      deps,
    ),
);

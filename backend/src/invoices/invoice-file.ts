import {
  INVOICE_STREAM,
  type InvoiceDocument,
  isCorrection,
  isCreditNote,
} from '@sternklar/contracts/invoices/invoice.events';
import type { EventCodec } from '@sternklar/event-store/event-codec';
import type { EventStore } from '@sternklar/event-store/event-store';
import type { MailAttachment } from '../platform/outbox.port.ts';
import { invoicePdf } from './pdf/invoice-pdf.ts';

const kindOf = (document: InvoiceDocument): string => {
  if (isCreditNote(document)) return 'Stornorechnung';
  return isCorrection(document) ? 'Rechnungsberichtigung' : 'Rechnung';
};

/** What the PDF of a document is called when it is saved. */
export const fileNameOf = (document: InvoiceDocument): string => `${kindOf(document)}-${document.number}.pdf`;

const DOCUMENTS: ReadonlySet<string> = new Set(['InvoiceIssued', 'InvoiceCorrected', 'InvoiceCancelled']);

export interface InvoiceFileDeps {
  readonly store: Pick<EventStore, 'readStream'>;
  readonly codec: Pick<EventCodec, 'decode'>;
  readonly brandName: string;
}

/**
 * The document that the stream of invoices holds at a version, for a mail. Read from the log, which has it
 * before any read model does. Throws when something else stands there.
 */
export const invoiceFileOf = async (
  version: number,
  { store, codec, brandName }: InvoiceFileDeps,
): Promise<MailAttachment> => {
  const [event] = await codec.decode(await store.readStream(INVOICE_STREAM, { fromVersion: version, maxCount: 1 }));
  if (event === undefined || !DOCUMENTS.has(event.type)) {
    throw new Error(`The stream of invoices holds no document at version ${version}.`);
  }
  const document = event.data as InvoiceDocument;
  return {
    filename: fileNameOf(document),
    contentType: 'application/pdf',
    content: await invoicePdf(document, brandName),
  };
};

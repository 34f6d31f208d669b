import type { InvoiceDocument } from '@sternklar/contracts/invoices/invoice.events';
import type { Queries } from '@sternklar/projections/queries';
import type { FastifyRequest } from 'fastify';
import type { RequestKit } from '../platform/request-kit.port.ts';
import { invoiceNotFound } from './invoice-answers.ts';

export interface ReadInvoiceDeps {
  readonly invoices: Pick<Queries['invoices'], 'document'>;
  readonly kit: Pick<RequestKit, 'identityOf'>;
}

/** The whole invoice or credit note for its owner, admins and auditors; for everybody else there is none. */
export const readInvoice = async (
  { invoices, kit }: ReadInvoiceDeps,
  request: FastifyRequest,
  id: string,
): Promise<InvoiceDocument> => {
  const { accountId, isAdmin, isAuditor } = kit.identityOf(request);
  const invoice = await invoices.document(id);
  if (invoice === null || !(isAdmin || isAuditor || invoice.accountId === accountId)) throw invoiceNotFound();
  return invoice;
};

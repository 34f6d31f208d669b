import { z } from 'zod';
import { given } from '../platform/example-call.port.ts';
import { slice } from '../platform/slice.port.ts';
import { TAG } from './invoice-answers.ts';
import { fileNameOf } from './invoice-file.ts';
import { invoicePdf } from './pdf/invoice-pdf.ts';
import { type ReadInvoiceDeps, readInvoice } from './read-invoice.ts';

export interface ShowInvoicePdfRouteDeps extends ReadInvoiceDeps {
  readonly brandName: string;
}

export const showInvoicePdfRoute = slice(
  {
    name: 'show-invoice-pdf',
    call: 'GET /invoices/:id/pdf',
    access: 'signed-in',
    reach: 'owner-or-staff',
    tag: TAG,
    summary: 'Eine Rechnung oder Stornorechnung als PDF (ZUGFeRD); Kunden bekommen nur die eigenen',
    params: z.object({ id: z.uuid() }),
    answers: {
      200: {
        description: 'Die Rechnung',
        content: { 'application/pdf': { schema: z.any().meta({ type: 'string', format: 'binary' }) } },
      },
    },
    records: [],
    example: { params: { id: given('invoice') }, subject: given('invoice') },
  },
  (deps: ShowInvoicePdfRouteDeps) => async (request, reply) => {
    const invoice = await readInvoice(deps, request, request.params.id);
    return reply
      .type('application/pdf')
      .header('cache-control', 'no-store, private')
      .header('content-disposition', `attachment; filename="${fileNameOf(invoice)}"`)
      .send(await invoicePdf(invoice, deps.brandName));
  },
);

import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { TAG } from '../invoice-answers.ts';
import { fileNameOf } from '../invoice-file.ts';
import { invoicePdf } from '../pdf/invoice-pdf.ts';
import { type ReadInvoiceDeps, readInvoice } from '../read-invoice.ts';

export interface ShowInvoicePdfRouteDeps extends ReadInvoiceDeps {
  readonly brandName: string;
}

export const showInvoicePdfRoute = (deps: ShowInvoicePdfRouteDeps) => (app: FastifyInstance) => {
  app.withTypeProvider<ZodTypeProvider>().get(
    '/invoices/:id/pdf',
    {
      config: { access: 'signed-in' },
      schema: {
        tags: [TAG],
        summary: 'Eine Rechnung oder Stornorechnung als PDF (ZUGFeRD); Kunden bekommen nur die eigenen',
        params: z.object({ id: z.uuid() }),
        response: {
          200: {
            description: 'Die Rechnung',
            content: { 'application/pdf': { schema: z.any().meta({ type: 'string', format: 'binary' }) } },
          },
        },
      },
    },
    async (request, reply) => {
      const invoice = await readInvoice(deps, request, request.params.id);
      return reply
        .type('application/pdf')
        .header('cache-control', 'no-store, private')
        .header('content-disposition', `attachment; filename="${fileNameOf(invoice)}"`)
        .send(await invoicePdf(invoice, deps.brandName));
    },
  );
};

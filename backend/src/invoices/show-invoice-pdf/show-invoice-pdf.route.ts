import type { Queries } from '@sternklar/projections/queries';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { RequestKit } from '../../http/request-kit.ts';
import { invoiceNotFound, TAG } from '../invoice-answers.ts';
import { invoicePdf } from '../pdf/invoice-pdf.ts';

export interface ShowInvoicePdfRouteDeps {
  readonly invoices: Pick<Queries['invoices'], 'document'>;
  readonly kit: Pick<RequestKit, 'identityOf'>;
  readonly brandName: string;
}

export const showInvoicePdfRoute =
  ({ invoices, kit, brandName }: ShowInvoicePdfRouteDeps) =>
  (app: FastifyInstance) => {
    app.withTypeProvider<ZodTypeProvider>().get(
      '/invoices/:id/pdf',
      {
        config: { access: 'signed-in' },
        schema: {
          tags: [TAG],
          summary: 'Eine Rechnung als PDF; Kunden bekommen nur die eigenen',
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
        const { accountId, isAdmin, isAuditor } = kit.identityOf(request);
        const invoice = await invoices.document(request.params.id);
        if (invoice === null || !(isAdmin || isAuditor || invoice.accountId === accountId)) throw invoiceNotFound();
        return reply
          .type('application/pdf')
          .header('cache-control', 'no-store, private')
          .header('content-disposition', `attachment; filename="Rechnung-${invoice.number}.pdf"`)
          .send(await invoicePdf(invoice, brandName));
      },
    );
  };

import { adminInvoiceSchema } from '@sternklar/contracts/invoices/invoice.api';
import type { Queries } from '@sternklar/projections/queries';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { listQuerySchema, parseListRequest, sendPage, sendStream } from '../../platform/lists.port.ts';
import { TAG } from '../invoice-answers.ts';

export interface ListAllInvoicesRouteDeps {
  readonly invoices: Pick<Queries['invoices'], 'page' | 'each'>;
}

export const listAllInvoicesRoute =
  ({ invoices }: ListAllInvoicesRouteDeps) =>
  (app: FastifyInstance) => {
    app.withTypeProvider<ZodTypeProvider>().get(
      '/admin/invoices',
      {
        config: { access: ['admin', 'auditor'] },
        schema: {
          tags: [TAG],
          summary: 'Alle Rechnungen und Stornorechnungen, die neuesten zuerst; ganz oder seitenweise',
          querystring: listQuerySchema,
          response: { 200: z.array(adminInvoiceSchema) },
        },
      },
      async (request, reply) => {
        const list = parseListRequest(request.query);
        if (list === null) return sendStream(reply, invoices.each());
        return sendPage(reply, 'invoices', await invoices.page(list), list);
      },
    );
  };

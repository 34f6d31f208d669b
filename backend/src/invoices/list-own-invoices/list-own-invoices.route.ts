import { invoiceSchema } from '@sternklar/contracts/invoices/invoice.api';
import type { Queries } from '@sternklar/projections/queries';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { listQuerySchema, parseListRequest, sendPage, sendStream } from '../../platform/lists.port.ts';
import type { RequestKit } from '../../platform/request-kit.port.ts';
import { TAG } from '../invoice-answers.ts';

export interface ListOwnInvoicesRouteDeps {
  readonly invoices: Pick<Queries['invoices'], 'pageOfAccount' | 'eachOfAccount'>;
  readonly kit: Pick<RequestKit, 'identityOf'>;
}

export const listOwnInvoicesRoute =
  ({ invoices, kit }: ListOwnInvoicesRouteDeps) =>
  (app: FastifyInstance) => {
    app.withTypeProvider<ZodTypeProvider>().get(
      '/invoices',
      {
        config: { access: 'signed-in' },
        schema: {
          tags: [TAG],
          summary: 'Die eigenen Rechnungen, die neuesten zuerst; ganz oder seitenweise',
          querystring: listQuerySchema,
          response: { 200: z.array(invoiceSchema) },
        },
      },
      async (request, reply) => {
        const { accountId } = kit.identityOf(request);
        const list = parseListRequest(request.query);
        if (list === null) return sendStream(reply, invoices.eachOfAccount(accountId));
        return sendPage(reply, 'invoices', await invoices.pageOfAccount(accountId, list), list);
      },
    );
  };

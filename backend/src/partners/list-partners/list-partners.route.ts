import { partnerSchema } from '@sternklar/contracts/partners/partner.api';
import type { Queries } from '@sternklar/projections/queries';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { listQuerySchema, parseListRequest, sendPage, sendStream } from '../../platform/lists.port.ts';
import { TAG } from '../partner-answers.ts';

export interface ListPartnersRouteDeps {
  readonly partners: Pick<Queries['partners'], 'page' | 'each'>;
}

export const listPartnersRoute =
  ({ partners }: ListPartnersRouteDeps) =>
  (app: FastifyInstance) => {
    app.withTypeProvider<ZodTypeProvider>().get(
      '/admin/partners',
      {
        config: { access: ['admin', 'auditor'] },
        schema: {
          tags: [TAG],
          summary: 'Alle Partner, die neuesten zuerst; ganz oder seitenweise',
          querystring: listQuerySchema,
          response: { 200: z.array(partnerSchema) },
        },
      },
      async (request, reply) => {
        const list = parseListRequest(request.query);
        if (list === null) return sendStream(reply, partners.each());
        return sendPage(reply, 'partners', await partners.page(list), list);
      },
    );
  };

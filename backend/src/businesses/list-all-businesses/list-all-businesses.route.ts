import { adminBusinessSchema } from '@sternklar/contracts/businesses/business.api';
import type { Queries } from '@sternklar/projections/queries';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { listQuerySchema, parseListRequest, sendPage, sendStream } from '../../platform/lists.port.ts';
import { TAG } from '../business-answers.ts';

export interface ListAllBusinessesRouteDeps {
  readonly businesses: Pick<Queries['businesses'], 'page' | 'each'>;
}

export const listAllBusinessesRoute =
  ({ businesses }: ListAllBusinessesRouteDeps) =>
  (app: FastifyInstance) => {
    app.withTypeProvider<ZodTypeProvider>().get(
      '/admin/businesses',
      {
        config: { access: ['admin', 'auditor'] },
        schema: {
          tags: [TAG],
          summary: 'Alle Unternehmen, die neuesten zuerst; ganz oder seitenweise',
          querystring: listQuerySchema,
          response: { 200: z.array(adminBusinessSchema) },
        },
      },
      async (request, reply) => {
        const list = parseListRequest(request.query);
        if (list === null) return sendStream(reply, businesses.each());
        return sendPage(reply, 'businesses', await businesses.page(list), list);
      },
    );
  };

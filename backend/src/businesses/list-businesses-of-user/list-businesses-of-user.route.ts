import { businessSchema } from '@sternklar/contracts/businesses/business.api';
import type { Queries } from '@sternklar/projections/queries';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { notFound } from '../../platform/refusal.port.ts';
import { idParamsSchema, TAG } from '../business-answers.ts';

export interface ListBusinessesOfUserRouteDeps {
  readonly businesses: Pick<Queries['businesses'], 'ofAccount'>;
  readonly userExists: (accountId: string) => Promise<boolean>;
}

export const listBusinessesOfUserRoute =
  ({ businesses, userExists }: ListBusinessesOfUserRouteDeps) =>
  (app: FastifyInstance) => {
    app.withTypeProvider<ZodTypeProvider>().get(
      '/admin/users/:id/businesses',
      {
        config: { access: ['admin', 'auditor'] },
        schema: {
          tags: [TAG],
          summary: 'Die Unternehmen eines Benutzers, die neuesten zuerst',
          params: idParamsSchema,
          response: { 200: z.array(businessSchema) },
        },
      },
      async (request) => {
        const { id } = request.params;
        const [found, exists] = await Promise.all([businesses.ofAccount(id), userExists(id)]);
        if (!exists) throw notFound('Diesen Benutzer gibt es nicht.');
        return [...found];
      },
    );
  };

import { businessSchema } from '@sternklar/contracts/businesses/business.api';
import type { Queries } from '@sternklar/projections/queries';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { RequestKit } from '../../platform/request-kit.port.ts';
import { TAG } from '../business-answers.ts';

export interface ListOwnBusinessesRouteDeps {
  readonly businesses: Pick<Queries['businesses'], 'ofAccount'>;
  readonly kit: Pick<RequestKit, 'identityOf'>;
}

export const listOwnBusinessesRoute =
  ({ businesses, kit }: ListOwnBusinessesRouteDeps) =>
  (app: FastifyInstance) => {
    app.withTypeProvider<ZodTypeProvider>().get(
      '/business',
      {
        config: { access: 'signed-in' },
        schema: {
          tags: [TAG],
          summary: 'Die eigenen Unternehmen, die neuesten zuerst',
          response: { 200: z.array(businessSchema) },
        },
      },
      async (request) => [...(await businesses.ofAccount(kit.identityOf(request).accountId))],
    );
  };

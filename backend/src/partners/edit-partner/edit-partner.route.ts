import { partnerBodySchema } from '@sternklar/contracts/partners/partner.api';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { ChangePartner } from '../change-partner.ts';
import { TAG } from '../partner-answers.ts';
import { editPartner } from './edit-partner.ts';

export interface EditPartnerRouteDeps {
  readonly change: ChangePartner;
}

export const editPartnerRoute =
  ({ change }: EditPartnerRouteDeps) =>
  (app: FastifyInstance) => {
    app.withTypeProvider<ZodTypeProvider>().put(
      '/admin/partners/:id',
      {
        config: { access: ['admin'] },
        schema: {
          tags: [TAG],
          summary: 'Name und Adressen eines Partners ändern; eine entfernte Adresse wird sofort abgewiesen',
          params: z.object({ id: z.uuid() }),
          body: partnerBodySchema,
          response: { 200: z.object({ message: z.string() }) },
        },
      },
      async (request, reply) => {
        const { id } = request.params;
        await change({ request, reply }, id, (state) => editPartner(state, { partnerId: id, ...request.body }));
        return { message: 'Die Angaben sind gespeichert.' };
      },
    );
  };

import { pausePartnerBodySchema } from '@sternklar/contracts/partners/partner.api';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { ChangePartner } from '../change-partner.ts';
import { TAG } from '../partner-answers.ts';
import { pausePartner } from './pause-partner.ts';

export interface PausePartnerRouteDeps {
  readonly change: ChangePartner;
}

export const pausePartnerRoute =
  ({ change }: PausePartnerRouteDeps) =>
  (app: FastifyInstance) => {
    app.withTypeProvider<ZodTypeProvider>().put(
      '/admin/partners/:id/pause',
      {
        config: { access: ['admin'] },
        schema: {
          tags: [TAG],
          summary: 'Das Widget eines Partners anhalten oder weiterlaufen lassen; wirkt sofort',
          params: z.object({ id: z.uuid() }),
          body: pausePartnerBodySchema,
          response: { 200: z.object({ message: z.string() }) },
        },
      },
      async (request, reply) => {
        const { id } = request.params;
        const { paused } = request.body;
        await change({ request, reply }, id, (state) => pausePartner(state, { partnerId: id, paused }));
        return { message: paused ? 'Das Widget ist angehalten.' : 'Das Widget läuft wieder.' };
      },
    );
  };

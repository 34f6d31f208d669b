import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { ChangePartner } from '../change-partner.ts';
import { TAG } from '../partner-answers.ts';
import { revokeKey } from './revoke-key.ts';

export interface RevokeKeyRouteDeps {
  readonly change: ChangePartner;
}

export const revokeKeyRoute =
  ({ change }: RevokeKeyRouteDeps) =>
  (app: FastifyInstance) => {
    app.withTypeProvider<ZodTypeProvider>().delete(
      '/admin/partners/:id/keys/:keyId',
      {
        config: { access: ['admin'] },
        schema: {
          tags: [TAG],
          summary: 'Einen Schlüssel sofort sperren, mit allen Besuchern, die mit ihm schreiben',
          params: z.object({ id: z.uuid(), keyId: z.uuid() }),
          response: { 200: z.object({ message: z.string() }) },
        },
      },
      async (request, reply) => {
        const { id, keyId } = request.params;
        await change({ request, reply }, id, (state) => revokeKey(state, { partnerId: id, keyId }));
        return { message: 'Der Schlüssel ist gesperrt.' };
      },
    );
  };

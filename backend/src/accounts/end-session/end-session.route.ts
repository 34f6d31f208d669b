import { messageSchema } from '@sternklar/contracts/problem';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { notFound } from '../../platform/refusal.port.ts';
import type { RequestKit } from '../../platform/request-kit.port.ts';
import { TAG } from '../account-answers.ts';
import type { Sessions } from '../sessions/sessions.ts';

export interface EndSessionRouteDeps {
  readonly sessions: Pick<Sessions, 'endOneOf'>;
  readonly kit: Pick<RequestKit, 'identityOf'>;
}

/** The same words for somebody else's session, one that ended, and none at all. */
const noSuchSession = () => notFound('Dieses Gerät ist nicht mehr angemeldet.');

export const endSessionRoute =
  ({ sessions, kit }: EndSessionRouteDeps) =>
  (app: FastifyInstance) => {
    app.withTypeProvider<ZodTypeProvider>().delete(
      '/account/sessions/:id',
      {
        config: { access: 'signed-in' },
        schema: {
          tags: [TAG],
          summary: 'Eine der eigenen Sitzungen beenden',
          params: z.object({ id: z.uuid() }),
          response: { 200: messageSchema },
        },
      },
      async (request) => {
        const ended = await sessions.endOneOf(kit.identityOf(request).accountId, request.params.id);
        if (!ended) throw noSuchSession();
        return { message: 'Das Gerät ist abgemeldet.' };
      },
    );
  };

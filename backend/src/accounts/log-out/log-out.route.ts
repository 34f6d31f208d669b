import { messageSchema } from '@sternklar/contracts/problem';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { RequestKit } from '../../platform/request-kit.port.ts';
import type { Sessions } from '../sessions/sessions.ts';

export interface LogOutRouteDeps {
  readonly sessions: Pick<Sessions, 'end'>;
  readonly kit: Pick<RequestKit, 'identityOf'>;
}

/** Ends the session on the server, so that its token is worth nothing wherever it was copied to. */
export const logOutRoute =
  ({ sessions, kit }: LogOutRouteDeps) =>
  (app: FastifyInstance) => {
    app.withTypeProvider<ZodTypeProvider>().post(
      '/auth/logout',
      {
        config: { access: 'signed-in', idempotencyKey: false },
        // Also when the session is over already: what is left of it in the browser goes.
        onRequest: async (_request, reply) => app.pageCookies.take(reply),
        schema: { tags: ['Anmeldung'], summary: 'Abmelden', response: { 200: messageSchema } },
      },
      async (request) => {
        await sessions.end(kit.identityOf(request).sessionId);
        return { message: 'Sie sind abgemeldet.' };
      },
    );
  };

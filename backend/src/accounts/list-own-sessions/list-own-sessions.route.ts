import { ownSessionSchema } from '@sternklar/contracts/accounts/account.api';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { RequestKit } from '../../platform/request-kit.port.ts';
import { TAG } from '../account-answers.ts';
import { ownSession } from '../sessions/own-session.ts';
import type { Sessions } from '../sessions/sessions.ts';

export interface ListOwnSessionsRouteDeps {
  readonly sessions: Pick<Sessions, 'ofAccount'>;
  readonly kit: Pick<RequestKit, 'identityOf'>;
}

export const listOwnSessionsRoute =
  ({ sessions, kit }: ListOwnSessionsRouteDeps) =>
  (app: FastifyInstance) => {
    app.withTypeProvider<ZodTypeProvider>().get(
      '/account/sessions',
      {
        config: { access: 'signed-in' },
        schema: {
          tags: [TAG],
          summary: 'Wo das eigene Konto angemeldet ist, die neueste Anmeldung zuerst',
          response: { 200: z.array(ownSessionSchema) },
        },
      },
      async (request) => {
        const { accountId, sessionId } = kit.identityOf(request);
        return (await sessions.ofAccount(accountId)).map(ownSession(sessionId));
      },
    );
  };

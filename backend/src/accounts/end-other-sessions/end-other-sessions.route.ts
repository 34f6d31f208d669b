import { messageSchema } from '@sternklar/contracts/problem';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { RequestKit } from '../../platform/request-kit.port.ts';
import { TAG } from '../account-answers.ts';
import type { Sessions } from '../sessions/sessions.ts';

export interface EndOtherSessionsRouteDeps {
  readonly sessions: Pick<Sessions, 'endAllBut'>;
  readonly kit: Pick<RequestKit, 'identityOf'>;
}

export const endOtherSessionsRoute =
  ({ sessions, kit }: EndOtherSessionsRouteDeps) =>
  (app: FastifyInstance) => {
    app.withTypeProvider<ZodTypeProvider>().delete(
      '/account/sessions',
      {
        config: { access: 'signed-in' },
        schema: {
          tags: [TAG],
          summary: 'Alle anderen eigenen Sitzungen beenden; die anfragende bleibt',
          response: { 200: messageSchema },
        },
      },
      async (request) => {
        const { accountId, sessionId } = kit.identityOf(request);
        await sessions.endAllBut(accountId, sessionId);
        return { message: 'Alle anderen Geräte sind abgemeldet.' };
      },
    );
  };

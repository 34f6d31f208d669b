import { chatHistorySchema } from '@sternklar/contracts/conversations/conversation.api';
import type { Queries } from '@sternklar/projections/queries';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { RequestKit } from '../../http/request-kit.ts';
import { TAG } from '../conversation-answers.ts';

export interface ShowOwnHistoryRouteDeps {
  readonly conversations: Pick<Queries['conversations'], 'history'>;
  readonly kit: Pick<RequestKit, 'identityOf'>;
}

export const showOwnHistoryRoute =
  ({ conversations, kit }: ShowOwnHistoryRouteDeps) =>
  (app: FastifyInstance) => {
    app.withTypeProvider<ZodTypeProvider>().get(
      '/chat/history',
      {
        config: { access: 'signed-in' },
        schema: {
          tags: [TAG],
          summary: 'Die eigene Unterhaltung, die älteste Nachricht zuerst',
          response: { 200: chatHistorySchema },
        },
      },
      async (request) => [...(await conversations.history(kit.identityOf(request).accountId))],
    );
  };

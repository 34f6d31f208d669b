import { chatHistorySchema } from '@sternklar/contracts/conversations/conversation.api';
import type { Queries } from '@sternklar/projections/queries';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { RequestKit } from '../../platform/request-kit.port.ts';
import { TAG } from '../conversation-answers.ts';
import { conversationOf } from '../conversation-id.ts';
import { participantOf } from '../participant-of.ts';

export interface ShowOwnHistoryRouteDeps {
  readonly conversations: Pick<Queries['conversations'], 'history'>;
  readonly kit: Pick<RequestKit, 'callerOf'>;
}

export const showOwnHistoryRoute =
  ({ conversations, kit }: ShowOwnHistoryRouteDeps) =>
  (app: FastifyInstance) => {
    app.withTypeProvider<ZodTypeProvider>().get(
      '/chat/history',
      {
        config: { access: 'signed-in-or-visitor' },
        schema: {
          tags: [TAG],
          summary: 'Die eigene Unterhaltung, die älteste Nachricht zuerst',
          response: { 200: chatHistorySchema },
        },
      },
      async (request) => {
        const { conversationId } = conversationOf(participantOf(kit.callerOf(request)));
        return [...(await conversations.history(conversationId))];
      },
    );
  };

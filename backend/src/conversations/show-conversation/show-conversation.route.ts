import { adminConversationSchema } from '@sternklar/contracts/conversations/conversation.api';
import type { Queries } from '@sternklar/projections/queries';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { conversationNotFound, TAG } from '../conversation-answers.ts';

export interface ShowConversationRouteDeps {
  readonly conversations: Pick<Queries['conversations'], 'byId'>;
  readonly now: () => Date;
}

export const showConversationRoute =
  ({ conversations, now }: ShowConversationRouteDeps) =>
  (app: FastifyInstance) => {
    app.withTypeProvider<ZodTypeProvider>().get(
      '/chat/admin/:id',
      {
        config: { access: ['admin', 'auditor'] },
        schema: {
          tags: [TAG],
          summary: 'Eine Unterhaltung mit ihrem Benutzer',
          params: z.object({ id: z.uuid() }),
          response: { 200: adminConversationSchema },
        },
      },
      async (request) => {
        const conversation = await conversations.byId(request.params.id, now());
        if (conversation === null) throw conversationNotFound();
        return conversation;
      },
    );
  };

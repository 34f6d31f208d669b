import { chatStateSchema } from '@sternklar/contracts/conversations/conversation.api';
import type { Queries } from '@sternklar/projections/queries';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { RequestKit } from '../../platform/request-kit.port.ts';
import { nothingWritten, TAG } from '../conversation-answers.ts';
import { conversationOf } from '../conversation-id.ts';
import { participantOf } from '../participant-of.ts';

export interface ShowOwnStateRouteDeps {
  readonly conversations: Pick<Queries['conversations'], 'stateOf'>;
  readonly kit: Pick<RequestKit, 'callerOf'>;
  readonly now: () => Date;
}

export const showOwnStateRoute =
  ({ conversations, kit, now }: ShowOwnStateRouteDeps) =>
  (app: FastifyInstance) => {
    app.withTypeProvider<ZodTypeProvider>().get(
      '/chat/state',
      {
        config: { access: 'signed-in-or-visitor' },
        schema: {
          tags: [TAG],
          summary: 'Bei wem die eigene Unterhaltung ist, und wie viele Antworten darin ungelesen sind',
          response: { 200: chatStateSchema },
        },
      },
      async (request) => {
        const { conversationId } = conversationOf(participantOf(kit.callerOf(request)));
        return (await conversations.stateOf(conversationId, now())) ?? nothingWritten;
      },
    );
  };

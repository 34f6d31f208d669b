import { adminReplyBodySchema } from '@sternklar/contracts/conversations/conversation.api';
import { conversationStream } from '@sternklar/contracts/conversations/conversation.events';
import { accountOf } from '@sternklar/contracts/conversations/participant';
import { messageSchema } from '@sternklar/contracts/problem';
import type { CommandHandler } from '@sternklar/event-store/command-handler';
import type { Queries } from '@sternklar/projections/queries';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { RequestKit } from '../../platform/request-kit.port.ts';
import { conversationStreamType } from '../conversation.ts';
import { notFirstUserMessage, TAG } from '../conversation-answers.ts';
import { replyAsAdmin } from './reply-as-admin.ts';

export interface ReplyAsAdminRouteDeps {
  readonly commands: Pick<CommandHandler, 'handle'>;
  readonly conversations: Pick<Queries['conversations'], 'ofMessage'>;
  readonly kit: RequestKit;
  readonly now: () => Date;
  readonly nextId: () => string;
}

export const replyAsAdminRoute =
  ({ commands, conversations, kit, now, nextId }: ReplyAsAdminRouteDeps) =>
  (app: FastifyInstance) => {
    app.withTypeProvider<ZodTypeProvider>().post(
      '/chat/admin-reply',
      {
        config: { access: ['admin'] },
        schema: {
          tags: [TAG],
          summary: 'In der Unterhaltung antworten, deren erste Nachricht des Kunden message_id ist',
          body: adminReplyBodySchema,
          response: { 200: messageSchema },
        },
      },
      async (request, reply) => {
        const { message_id, reply: text, afterwards = null } = request.body;
        const place = await conversations.ofMessage(message_id);
        if (place === null) throw notFirstUserMessage();
        const { conversationId, participant } = place;
        const command = {
          conversation: { conversationId, participant },
          messageId: nextId(),
          repliesTo: message_id,
          text,
          afterwards,
          now: now(),
        };
        const handled = await commands.handle({
          streamType: conversationStreamType,
          streamId: conversationStream(conversationId),
          decide: (state) => replyAsAdmin(state, command),
          context: kit.commandContext(request, accountOf(participant)),
        });
        if (handled.rejected !== undefined) throw notFirstUserMessage();
        await kit.untilVisible(request, reply, handled.position);
        return { message: 'Ihre Antwort wurde gesendet.' };
      },
    );
  };

import { adminReplyBodySchema } from '@sternklar/contracts/conversations/conversation.api';
import { conversationStream } from '@sternklar/contracts/conversations/conversation.events';
import { accountOf } from '@sternklar/contracts/conversations/participant';
import { messageSchema } from '@sternklar/contracts/problem';
import type { CommandHandler } from '@sternklar/event-store/command-handler';
import type { Queries } from '@sternklar/projections/queries';
import { given } from '../../platform/example-call.port.ts';
import type { RequestKit } from '../../platform/request-kit.port.ts';
import { slice } from '../../platform/slice.port.ts';
import { conversationStreamType } from '../conversation.ts';
import { notFirstUserMessage, TAG } from '../conversation-answers.ts';
import { createHolderRefusal, type HolderRefusalDeps } from '../hold-conversation/holder-refusals.ts';
import { replyAsAdmin } from './reply-as-admin.ts';

export interface ReplyAsAdminRouteDeps extends HolderRefusalDeps {
  readonly commands: Pick<CommandHandler, 'handle'>;
  readonly conversations: Pick<Queries['conversations'], 'ofMessage'>;
  readonly kit: RequestKit;
  readonly now: () => Date;
  readonly nextId: () => string;
}

export const replyAsAdminRoute = slice(
  {
    name: 'reply-as-admin',
    call: 'POST /chat/admin-reply',
    access: ['admin'],
    tag: TAG,
    summary: 'In der Unterhaltung antworten, deren erste Nachricht des Kunden message_id ist',
    body: adminReplyBodySchema,
    answers: { 200: messageSchema },
    records: [
      'MessageSent',
      'VisitorMessageSent',
      'ConversationHandedToPerson',
      'ConversationHandedBack',
      'ConversationResolved',
      'ConversationReopened',
      'ConversationTakenOver',
    ],
    refusals: { 409: 'Jemand anderes war schneller.' },
    example: { body: { message_id: given('conversation', 'firstMessageId'), reply: '59 € im Monat.' } },
  },
  ({ commands, conversations, kit, now, nextId, emailsOf }: ReplyAsAdminRouteDeps) => {
    const refusalFor = createHolderRefusal({ emailsOf });
    return async (request, reply) => {
      const { message_id, reply: text, afterwards = null, seen_reply_id: replyId, anyway } = request.body;
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
        seeing:
          replyId === undefined ? null : { by: kit.identityOf(request).accountId, replyId, anyway: anyway ?? false },
      };
      const handled = await commands.handle({
        streamType: conversationStreamType,
        streamId: conversationStream(conversationId),
        decide: (state) => replyAsAdmin(state, command),
        context: kit.commandContext(request, accountOf(participant)),
      });
      if (handled.rejected === 'answered-meanwhile' || handled.rejected === 'conversation-taken-over')
        throw await refusalFor(handled.rejected, handled.details);
      if (handled.rejected !== undefined) throw notFirstUserMessage();
      await kit.untilVisible(request, reply, handled.position);
      return { message: 'Ihre Antwort wurde gesendet.' };
    };
  },
);

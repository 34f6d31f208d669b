import {
  type ChatMessage,
  chatMessageSchema,
  sendMessageBodySchema,
} from '@sternklar/contracts/conversations/conversation.api';
import {
  type ConversationEvent,
  conversationStream,
  isMessage,
} from '@sternklar/contracts/conversations/conversation.events';
import { accountOf } from '@sternklar/contracts/conversations/participant';
import type { CommandHandler, Handled } from '@sternklar/event-store/command-handler';
import { SubjectErased } from '@sternklar/event-store/event-codec';
import type { RequestKit } from '../../platform/request-kit.port.ts';
import { slice } from '../../platform/slice.port.ts';
import { type ConversationState, conversationStreamType } from '../conversation.ts';
import { acknowledgement, chatMessage, TAG } from '../conversation-answers.ts';
import { conversationOf } from '../conversation-id.ts';
import { withLinks } from '../page-links.ts';
import { participantOf } from '../participant-of.ts';
import { type AssistantsAnswerDeps, assistantsAnswer } from './assistants-answer.ts';
import { earlierSending, type SendMessage, sendMessage } from './send-message.ts';

export interface SendMessageRouteDeps {
  readonly commands: Pick<CommandHandler, 'handle' | 'load'>;
  readonly assistant: AssistantsAnswerDeps['assistant'];
  readonly kit: RequestKit;
  readonly now: () => Date;
  readonly nextId: () => string;
}

type Written = Handled<ConversationState, ConversationEvent>;

/** What was written now, or the first time when the message was repeated. */
const writtenWith = ({ events, state }: Written, clientMessageId: string | null) => {
  const [message, reply = null] = events.filter(isMessage);
  return message ? { message, reply } : earlierSending(state, clientMessageId);
};

/** The one reply: the assistant's, or the word that a person will answer. */
const replyTo = (handled: Written, { conversation, clientMessageId, replyId, answer }: SendMessage): ChatMessage => {
  const written = writtenWith(handled, clientMessageId);
  if (!written) throw new Error('Sending a message recorded none, and none was sent before.');
  if (!written.reply) return acknowledgement(replyId, written.message);
  const reply = withLinks(chatMessage(written.reply), conversation);
  // A message that is repeated may be understood otherwise by now: they belong to these words.
  const { suggestions = [] } = reply.message === answer.text ? answer : {};
  return suggestions.length === 0 ? reply : { ...reply, suggestions: [...suggestions] };
};

export const sendMessageRoute = slice(
  {
    name: 'send-message',
    call: 'POST /chat/message',
    access: 'signed-in-or-visitor',
    reach: 'everybody',
    tag: TAG,
    summary: 'Eine Nachricht schreiben; die Antwort ist die des KI-Assistenten oder eine Eingangsbestätigung',
    body: sendMessageBodySchema,
    answers: { 200: chatMessageSchema },
    records: ['MessageSent', 'VisitorMessageSent', 'PersonRequested', 'AttentionCalled', 'ConversationReopened'],
    example: { body: { message: 'Was kostet das?' } },
  },
  ({ commands, assistant, kit, now, nextId }: SendMessageRouteDeps) => {
    const answerOf = assistantsAnswer({ commands, assistant, now });
    return async (request, reply) => {
      const conversation = conversationOf(participantOf(kit.callerOf(request)));
      const { message, client_message_id } = request.body;
      const clientMessageId = client_message_id ?? null;
      const { answer, known } = await answerOf({ conversation, message, clientMessageId });
      const command: SendMessage = {
        conversation,
        messageId: nextId(),
        replyId: nextId(),
        text: message,
        clientMessageId,
        answer,
        now: now(),
      };
      const handled = await commands.handle({
        streamType: conversationStreamType,
        streamId: conversationStream(conversation.conversationId),
        knownUntil: known,
        decide: (state) => sendMessage(state, command),
        context: kit.commandContext(request, accountOf(conversation.participant)),
      });
      if (handled.rejected !== undefined)
        throw new SubjectErased('The conversation was erased; nothing is added to it.');
      await kit.untilVisible(request, reply, handled.position);
      return replyTo(handled, command);
    };
  },
);

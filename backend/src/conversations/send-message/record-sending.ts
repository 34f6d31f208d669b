import type { ChatMessage, SendMessageBody } from '@sternklar/contracts/conversations/conversation.api';
import {
  type ConversationEvent,
  conversationStream,
  isMessage,
} from '@sternklar/contracts/conversations/conversation.events';
import { accountOf } from '@sternklar/contracts/conversations/participant';
import type { CommandHandler, Handled } from '@sternklar/event-store/command-handler';
import { SubjectErased } from '@sternklar/event-store/event-codec';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RequestKit } from '../../platform/request-kit.port.ts';
import { type ConversationState, conversationStreamType } from '../conversation.ts';
import { acknowledgement, chatMessage } from '../conversation-answers.ts';
import type { ConversationIds } from '../conversation-id.ts';
import { withLinks } from '../page-links.ts';
import { type AssistantsAnswerDeps, assistantsAnswer } from './assistants-answer.ts';
import { earlierSending, type SendMessage, sendMessage } from './send-message.ts';

export interface SendingDeps {
  readonly commands: Pick<CommandHandler, 'handle' | 'load'>;
  readonly assistant: AssistantsAnswerDeps['assistant'];
  readonly kit: RequestKit;
  readonly now: () => Date;
  readonly nextId: () => string;
}

/** A message of a request, in whose conversation it is. */
export interface Sending {
  readonly conversation: ConversationIds;
  readonly body: SendMessageBody;
  readonly replyId: string;
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

/**
 * Answers a message, records both together, and resolves to the reply once it can be read. `say` hears the reply's sentences as
 * they become certain; once one was heard, the reply is recorded, even where a person has taken the conversation meanwhile.
 */
export const recordSending = ({ commands, assistant, kit, now, nextId }: SendingDeps) => {
  const answerOf = assistantsAnswer({ commands, assistant, now });
  return async (
    request: FastifyRequest,
    reply: FastifyReply,
    { conversation, body, replyId }: Sending,
    say: (sentence: string) => void = () => undefined,
  ): Promise<ChatMessage> => {
    const { message, client_message_id } = body;
    const clientMessageId = client_message_id ?? null;
    let isHeard = false;
    const { answer, known } = await answerOf({ conversation, message, clientMessageId }, (sentence) => {
      isHeard = true;
      say(sentence);
    });
    const command: SendMessage = {
      conversation,
      messageId: nextId(),
      replyId,
      text: message,
      clientMessageId,
      answer: isHeard ? { ...answer, saidBesidePerson: true } : answer,
      now: now(),
    };
    const handled = await commands.handle({
      streamType: conversationStreamType,
      streamId: conversationStream(conversation.conversationId),
      knownUntil: known,
      decide: (state) => sendMessage(state, command),
      context: kit.commandContext(request, accountOf(conversation.participant)),
    });
    if (handled.rejected !== undefined) throw new SubjectErased('The conversation was erased; nothing is added to it.');
    await kit.untilVisible(request, reply, handled.position);
    return replyTo(handled, command);
  };
};

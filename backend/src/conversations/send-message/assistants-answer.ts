import { conversationStream } from '@sternklar/contracts/conversations/conversation.events';
import { accountOf } from '@sternklar/contracts/conversations/participant';
import type { CommandHandler, KnownStream } from '@sternklar/event-store/command-handler';
import { type Assistant, type AssistantAnswer, answerTo, type Say } from '../assistant/assistant.ts';
import { type ConversationState, conversationStreamType, isWithPerson } from '../conversation.ts';
import type { ConversationIds } from '../conversation-id.ts';
import { earlierSending } from './send-message.ts';

export interface AssistantsAnswerDeps {
  readonly commands: Pick<CommandHandler, 'load'>;
  readonly assistant: Assistant;
  readonly now: () => Date;
}

export interface NewMessage {
  readonly conversation: ConversationIds;
  readonly message: string;
  readonly clientMessageId: string | null;
}

/** What the assistant says, and the conversation that it says it in. */
export interface AnswerInConversation {
  readonly answer: AssistantAnswer;
  readonly known: KnownStream<ConversationState>;
}

/**
 * What the assistant says to a message. While a person has the conversation, and to a message that was answered before,
 * nobody hears its answer: then neither own data are read for it nor a model asked.
 */
export const assistantsAnswer =
  ({ commands, assistant, now }: AssistantsAnswerDeps) =>
  async ({ conversation, message, clientMessageId }: NewMessage, say?: Say): Promise<AnswerInConversation> => {
    const known = await commands.load(conversationStreamType, conversationStream(conversation.conversationId));
    const { state } = known;
    const isUnheard = isWithPerson(state, now()) || earlierSending(state, clientMessageId) !== null;
    const answer = isUnheard
      ? answerTo(message)
      : await assistant.answer(
          {
            message,
            accountId: accountOf(conversation.participant),
            before: state.status === 'begun' ? state.asked : [],
          },
          say,
        );
    return { answer, known };
  };

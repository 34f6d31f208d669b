import type { AnsweredAs } from '@sternklar/contracts/conversations/answered-as';
import type { ConversationMessage } from '@sternklar/contracts/conversations/conversation.events';
import type { MessageSender } from '@sternklar/contracts/conversations/message-sender';
import type { ConversationIds } from './conversation-id.ts';

interface Written {
  readonly messageId: string;
  readonly sender: MessageSender;
  readonly text: string;
  readonly clientMessageId: string | null;
  /** How the assistant answers it, if it does. */
  readonly answered?: AnsweredAs;
}

/** The event of a message: its text is the personal data of whose conversation it is. */
export const messageIn = ({ conversationId, participant }: ConversationIds, written: Written): ConversationMessage =>
  participant.kind === 'account'
    ? { type: 'MessageSent', data: { conversationId, accountId: participant.id, ...written } }
    : {
        type: 'VisitorMessageSent',
        data: { conversationId, visitorId: participant.id, partnerId: participant.partnerId, ...written },
      };

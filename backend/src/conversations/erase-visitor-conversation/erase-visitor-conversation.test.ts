import {
  CONVERSATION_ID,
  conversationResolved,
  messageId,
  messageSent,
  visitorConversation,
  visitorConversationErased,
  visitorMessageSent,
} from '@sternklar/contracts/conversations/testing/conversation.builders';
import type { DomainEvent } from '@sternklar/contracts/event-envelope';
import { deciderSpec, recordedAs } from '@sternklar/event-store/testing/decider-spec';
import { describe, it } from 'vitest';
import { answerTo } from '../assistant/assistant.ts';
import { type ConversationState, conversationStreamType } from '../conversation.ts';
import { decideStep } from '../conversation-step.ts';
import { resolveConversation } from '../resolve-conversation/resolve-conversation.ts';
import { sendMessage } from '../send-message/send-message.ts';
import { eraseVisitorConversation } from './erase-visitor-conversation.ts';

const spec = deciderSpec(conversationStreamType);
const [WROTE, LATER] = ['2026-03-02T09:00:00.000Z', '2026-03-02T09:00:00.001Z'];
const at = <Event extends DomainEvent>(recordedAt: string, event: Event) => recordedAs(event, { recordedAt });
const erasing = (quietSince: string) => (state: ConversationState) =>
  eraseVisitorConversation(state, { conversationId: CONVERSATION_ID, quietSince: new Date(quietSince) });

describe('erasing a visitor’s conversation', () => {
  it('is recorded with the time of the last message, whatever was done with it since', () => {
    spec
      .given(at(WROTE, visitorMessageSent()), at(LATER, conversationResolved(visitorConversation)))
      .when(erasing(WROTE))
      .then(visitorConversationErased(WROTE));
  });

  it('changes nothing where somebody has written since, nor where nobody ever wrote', () => {
    spec
      .given(
        at(WROTE, visitorMessageSent()),
        at(LATER, visitorMessageSent({ messageId: messageId(2), sender: 'admin' })),
      )
      .when(erasing(WROTE))
      .thenNothing();
    spec.given().when(erasing(WROTE)).thenNothing();
  });

  it('changes nothing in a customer’s conversation, nor a second time', () => {
    spec.given(at(WROTE, messageSent())).when(erasing(LATER)).thenNothing();
    spec.given(at(WROTE, visitorMessageSent()), visitorConversationErased(WROTE)).when(erasing(LATER)).thenNothing();
  });

  it('ends it: nobody writes in it any more, and the team finds it no longer', () => {
    const past = [at(WROTE, visitorMessageSent()), visitorConversationErased(WROTE)] as const;
    const message = {
      conversation: visitorConversation,
      messageId: messageId(2),
      replyId: messageId(3),
      text: 'Noch da?',
      clientMessageId: null,
      answer: answerTo('Noch da?'),
      now: new Date(LATER),
    };
    spec
      .given(...past)
      .when((state) => sendMessage(state, message))
      .thenRejected('erased');
    spec
      .given(...past)
      .when(decideStep(resolveConversation, CONVERSATION_ID))
      .thenRejected('not-found');
  });
});

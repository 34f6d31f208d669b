import {
  answerRated,
  CONVERSATION_ID,
  messageId,
  messageSent,
} from '@sternklar/contracts/conversations/testing/conversation.builders';
import { deciderSpec } from '@sternklar/event-store/testing/decider-spec';
import { describe, it } from 'vitest';
import { conversationStreamType } from '../conversation.ts';
import { decideStep } from '../conversation-step.ts';
import { rateAnswer } from './rate-answer.ts';

const spec = deciderSpec(conversationStreamType);
const rating = (message: number, helpful: boolean) =>
  decideStep(rateAnswer({ messageId: messageId(message), helpful }), CONVERSATION_ID);
const talk = [messageSent(), messageSent({ messageId: messageId(2), sender: 'assistant' })];

describe('rating an answer', () => {
  it('records whether it helped, and the same once', () => {
    spec
      .given(...talk)
      .when(rating(2, true))
      .then(answerRated(messageId(2), true));
    spec
      .given(...talk, answerRated(messageId(2), true))
      .when(rating(2, true))
      .thenNothing();
  });

  it('can be thought better of, and back', () => {
    const changed = [...talk, answerRated(messageId(2), true), answerRated(messageId(2), false)];
    spec
      .given(...changed)
      .when(rating(2, false))
      .thenNothing();
    spec
      .given(...changed)
      .when(rating(2, true))
      .then(answerRated(messageId(2), true));
  });

  it('is refused where nobody has written', () => {
    spec.given().when(rating(2, true)).thenRejected('not-found');
  });
});

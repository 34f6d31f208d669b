import { WITH_PERSON_MS } from '@sternklar/contracts/constants';
import {
  conversation,
  conversationHandedBack,
  conversationHandedToPerson,
  conversationReopened,
  conversationResolved,
  messageId,
  messageSent,
  personRequested,
  visitorConversation,
  visitorMessageSent,
} from '@sternklar/contracts/conversations/testing/conversation.builders';
import { deciderSpec, recordedAs } from '@sternklar/event-store/testing/decider-spec';
import { describe, it } from 'vitest';
import { type ConversationState, conversationStreamType } from '../conversation.ts';
import { type ReplyAsAdmin, replyAsAdmin } from './reply-as-admin.ts';

const spec = deciderSpec(conversationStreamType);
const HANDED_AT = '2026-03-02T09:00:00.000Z';
const replying =
  (repliesTo: string, now = HANDED_AT, more: Partial<ReplyAsAdmin> = {}) =>
  (state: ConversationState) =>
    replyAsAdmin(state, {
      conversation,
      messageId: messageId(9),
      repliesTo,
      text: 'Gern helfe ich Ihnen.',
      afterwards: null,
      now: new Date(now),
      seeing: null,
      ...more,
    });
const replied = messageSent({ messageId: messageId(9), sender: 'admin', text: 'Gern helfe ich Ihnen.' });
const asked = [messageSent(), messageSent({ messageId: messageId(2), sender: 'assistant' })];
const handed = [
  ...asked,
  recordedAs(messageSent({ messageId: messageId(3), sender: 'admin' }), { recordedAt: HANDED_AT }),
  recordedAs(conversationHandedToPerson(), { recordedAt: HANDED_AT }),
];

describe('replying as an admin', () => {
  it('hands the conversation to a person in the same append', () => {
    spec
      .given(...asked)
      .when(replying(messageId(1)))
      .then(replied, conversationHandedToPerson());
  });

  it('hands it over, too, when the customer had asked for a person', () => {
    spec
      .given(...asked, personRequested())
      .when(replying(messageId(1)))
      .then(replied, conversationHandedToPerson());
  });

  it('goes on in a conversation that a person has', () => {
    spec
      .given(...handed)
      .when(replying(messageId(1)))
      .then(replied);
  });

  it('hands it over again once it went back to the assistant by itself', () => {
    const dayLater = new Date(Date.parse(HANDED_AT) + WITH_PERSON_MS).toISOString();
    spec
      .given(...handed)
      .when(replying(messageId(1), dayLater))
      .then(replied, conversationHandedToPerson());
  });

  it('hands it back to the assistant in the same append when that is wanted', () => {
    spec
      .given(...handed)
      .when(replying(messageId(1), HANDED_AT, { afterwards: 'hand_back' }))
      .then(replied, conversationHandedBack());
  });

  it('resolves it in the same append when that is wanted', () => {
    spec
      .given(...asked)
      .when(replying(messageId(1), HANDED_AT, { afterwards: 'resolve' }))
      .then(replied, conversationResolved());
  });

  it('opens a resolved conversation again', () => {
    spec
      .given(...handed, conversationResolved())
      .when(replying(messageId(1)))
      .then(conversationReopened(), replied, conversationHandedToPerson());
  });

  it('to a visitor is the personal data of the visitor', () => {
    spec
      .given(visitorMessageSent())
      .when(replying(messageId(1), HANDED_AT, { conversation: visitorConversation }))
      .then(
        visitorMessageSent({ messageId: messageId(9), sender: 'admin', text: 'Gern helfe ich Ihnen.' }),
        conversationHandedToPerson(visitorConversation),
      );
  });

  it.each([
    ['the assistant’s message', messageId(2)],
    ['a later message of the customer', messageId(4)],
    ['a message there is not', messageId(7)],
  ])('is refused for %s', (_case, repliesTo) => {
    spec
      .given(...asked, messageSent({ messageId: messageId(4) }))
      .when(replying(repliesTo))
      .thenRejected('not-first-user-message');
  });

  it('is refused where nobody has written', () => {
    spec
      .given()
      .when(replying(messageId(1)))
      .thenRejected('not-first-user-message');
  });
});

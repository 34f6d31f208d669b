import { CHAT_BURST_MS } from '@sternklar/contracts/constants';
import {
  CONVERSATION_ID,
  conversationHandedBack,
  conversationHandedToPerson,
  conversationReopened,
  conversationResolved,
  messageId,
  messageSent,
  personRequested,
  readByParticipant,
  readByTeam,
  visitorConversation,
  visitorMessageSent,
} from '@sternklar/contracts/conversations/testing/conversation.builders';
import { deciderSpec, recordedAs } from '@sternklar/event-store/testing/decider-spec';
import { describe, expect, it } from 'vitest';
import { conversationStreamType } from './conversation.ts';
import { type ConversationStep, decideStep } from './conversation-step.ts';
import { handBackConversation } from './hand-back-conversation/hand-back-conversation.ts';
import { markOwnRead } from './mark-own-read/mark-own-read.ts';
import { markReadAsTeam } from './mark-read-as-team/mark-read-as-team.ts';
import { reopenConversation } from './reopen-conversation/reopen-conversation.ts';
import { resolveConversation } from './resolve-conversation/resolve-conversation.ts';

const spec = deciderSpec(conversationStreamType);
const taking = (step: ConversationStep) => decideStep(step, CONVERSATION_ID);
const reply = (number: number) => messageSent({ messageId: messageId(number), sender: 'assistant' });
const answer = (number: number) => messageSent({ messageId: messageId(number), sender: 'admin' });
const asked = [messageSent(), reply(2)];
const handed = [...asked, answer(3), conversationHandedToPerson()];

describe('a conversation', () => {
  it.each([handBackConversation, resolveConversation, reopenConversation, markOwnRead(9), markReadAsTeam(9)])(
    'that nobody has begun takes no step',
    (step) => {
      spec.given().when(taking(step)).thenRejected('not-found');
    },
  );

  it('is handed back, once', () => {
    spec
      .given(...handed)
      .when(taking(handBackConversation))
      .then(conversationHandedBack());
    spec
      .given(...handed, conversationHandedBack())
      .when(taking(handBackConversation))
      .thenNothing();
    spec
      .given(...asked)
      .when(taking(handBackConversation))
      .thenNothing();
  });

  it('is handed back, too, when a person was only asked for', () => {
    spec
      .given(...asked, personRequested())
      .when(taking(handBackConversation))
      .then(conversationHandedBack());
  });

  it('is resolved and opened again, once each', () => {
    spec
      .given(...handed)
      .when(taking(resolveConversation))
      .then(conversationResolved());
    spec
      .given(...handed, conversationResolved())
      .when(taking(resolveConversation))
      .thenNothing();
    spec
      .given(...handed, conversationResolved())
      .when(taking(reopenConversation))
      .then(conversationReopened());
    spec
      .given(...handed)
      .when(taking(reopenConversation))
      .thenNothing();
  });

  it('of a visitor takes the same steps', () => {
    spec.given(visitorMessageSent()).when(taking(resolveConversation)).then(conversationResolved(visitorConversation));
  });
});

describe('what the team told the customer', () => {
  it('is read up to the newest news that was seen', () => {
    spec
      .given(...asked, answer(3), answer(4), reply(5))
      .when(taking(markOwnRead(9)))
      .then(readByParticipant(4));
    spec
      .given(...asked, answer(3), answer(4))
      .when(taking(markOwnRead(3)))
      .then(readByParticipant(3));
    spec
      .given(...asked, answer(3), answer(4), readByParticipant(3))
      .when(taking(markOwnRead(4)))
      .then(readByParticipant(4));
  });

  it('is also that the conversation is resolved, unless it was opened again', () => {
    spec
      .given(...asked, conversationResolved())
      .when(taking(markOwnRead(9)))
      .then(readByParticipant(3));
    // Whoever sees the last message then sees this beneath it …
    spec
      .given(...asked, answer(3), conversationResolved())
      .when(taking(markOwnRead(3)))
      .then(readByParticipant(4));
    spec
      .given(...asked, conversationResolved())
      .when(taking(markOwnRead(2)))
      .then(readByParticipant(3));
    // … but no answer after it.
    spec
      .given(...asked, conversationResolved(), answer(4))
      .when(taking(markOwnRead(2)))
      .then(readByParticipant(3));
    spec
      .given(...asked, answer(3), answer(4), conversationResolved())
      .when(taking(markOwnRead(3)))
      .then(readByParticipant(3));
    spec
      .given(...asked, conversationResolved(), conversationReopened())
      .when(taking(markOwnRead(9)))
      .thenNothing();
  });

  it.each([
    ['nobody of the team has written', asked],
    ['it was read', [...asked, answer(3), readByParticipant(3)]],
    ['the customer wrote after it', [...asked, answer(3), messageSent({ messageId: messageId(4) })]],
  ])('is nothing where %s', (_case, events) => {
    spec
      .given(...events)
      .when(taking(markOwnRead(9)))
      .thenNothing();
  });

  it('comes in bursts, which begin after a longer silence', () => {
    const at = (ms: number) => ({ recordedAt: new Date(Date.UTC(2026, 2, 2) + ms).toISOString() });
    spec
      .given(
        messageSent(),
        recordedAs(answer(2), at(0)),
        recordedAs(answer(3), at(CHAT_BURST_MS)),
        recordedAs(answer(4), at(2 * CHAT_BURST_MS + 1)),
        recordedAs(conversationResolved(), at(2 * CHAT_BURST_MS + 2)),
      )
      .when((state) => {
        const news = state.status === 'begun' ? state.news : [];
        expect(news.map(({ what, version, beginsBurst }) => [what, version, beginsBurst])).toEqual([
          ['reply', 2, true],
          ['reply', 3, false],
          ['reply', 4, true],
          ['resolved', 5, false],
        ]);
        return [];
      });
  });
});

describe('what the customer wrote', () => {
  it('is read by the team up to the newest message that was seen', () => {
    const two = [messageSent(), reply(2), messageSent({ messageId: messageId(3) }), reply(4)];
    spec
      .given(...two)
      .when(taking(markReadAsTeam(9)))
      .then(readByTeam(3));
    spec
      .given(...two)
      .when(taking(markReadAsTeam(2)))
      .then(readByTeam(2));
    spec
      .given(...two, readByTeam(2))
      .when(taking(markReadAsTeam(9)))
      .then(readByTeam(3));
  });

  it.each([
    ['it was read', [...asked, readByTeam(1)]],
    ['somebody of the team has replied', [...asked, answer(3)]],
  ])('is nothing new where %s', (_case, events) => {
    spec
      .given(...events)
      .when(taking(markReadAsTeam(9)))
      .thenNothing();
  });
});

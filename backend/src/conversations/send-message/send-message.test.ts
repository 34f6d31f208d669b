import { WITH_PERSON_MS } from '@sternklar/contracts/constants';
import {
  attentionCalled,
  clientMessageId,
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
import { describe, expect, it } from 'vitest';
import { replies } from '../assistant/replies.ts';
import { type ConversationState, conversationStreamType } from '../conversation.ts';
import { earlierSending, type SendMessage, sendMessage } from './send-message.ts';

const spec = deciderSpec(conversationStreamType);
const HANDED_AT = '2026-03-02T09:00:00.000Z';
const after = (ms: number) => new Date(Date.parse(HANDED_AT) + ms);

const sending =
  (overrides: Partial<SendMessage> = {}) =>
  (state: ConversationState) =>
    sendMessage(state, {
      conversation,
      messageId: messageId(8),
      replyId: messageId(9),
      text: 'Und die Laufzeit?',
      clientMessageId: null,
      answer: { about: 'term', text: 'Zwölf Monate.', personWanted: false },
      now: after(0),
      ...overrides,
    });
const written = messageSent({ messageId: messageId(8), text: 'Und die Laufzeit?', answered: 'known' });
/** While a person has the conversation. */
const toPerson = messageSent({ messageId: messageId(8), text: 'Und die Laufzeit?' });
const answered = messageSent({ messageId: messageId(9), sender: 'assistant', text: 'Zwölf Monate.' });
const reply = (number: number) => messageSent({ messageId: messageId(number), sender: 'assistant' });
const fromAdmin = messageSent({ messageId: messageId(3), sender: 'admin' });
const handedOver = [messageSent(), reply(2), recordedAs(fromAdmin, { recordedAt: HANDED_AT })];

describe('sending a message', () => {
  it('records the message and the assistant’s reply together', () => {
    spec.given().when(sending()).then(written, answered);
    spec.given(messageSent(), reply(2)).when(sending()).then(written, answered);
  });

  it.each([
    [{ about: 'unknown' }, 'not-known'],
    [{ about: 'clarify' }, 'asked-back'],
    [{ about: 'term', isInPart: true }, 'in-part'],
    [{ about: 'taught' }, 'taught'],
    [{ about: 'greeting' }, 'known'],
  ] as const)('records with the message how it was answered: %o', (said, how) => {
    const answer = { text: 'Zwölf Monate.', personWanted: false, ...said };
    const message = messageSent({ messageId: messageId(8), text: 'Und die Laufzeit?', answered: how });
    spec.given().when(sending({ answer })).then(message, answered);
  });

  const personWanted = { answer: { about: 'person', text: 'Ist vermerkt.', personWanted: true } };
  const noted = messageSent({ messageId: messageId(9), sender: 'assistant', text: 'Ist vermerkt.' });

  it('records the wish for a person', () => {
    spec.given().when(sending(personWanted)).then(written, noted, personRequested());
  });

  const declared = {
    answer: {
      about: 'termination-declared',
      text: 'Ist angekommen.',
      personWanted: true,
      attention: ['termination-declared'] as const,
      saidBesidePerson: false,
    },
  };
  const arrived = messageSent({ messageId: messageId(9), sender: 'assistant', text: 'Ist angekommen.' });
  const called = attentionCalled('termination-declared', messageId(8));

  it('calls a person to what one must see at once, with the reason', () => {
    spec.given().when(sending(declared)).then(written, arrived, called, personRequested());
    spec.given(messageSent(), reply(2), personRequested()).when(sending(declared)).then(written, arrived, called);
  });

  it('calls the person who has the conversation, and is silent itself', () => {
    spec
      .given(...handedOver, recordedAs(conversationHandedToPerson(), { recordedAt: HANDED_AT }))
      .when(sending(declared))
      .then(toPerson, called);
  });

  const distress = {
    answer: {
      about: 'danger-to-self',
      text: 'Hilfe.',
      personWanted: true,
      attention: ['emergency'] as const,
      saidBesidePerson: true,
    },
  };
  const help = messageSent({ messageId: messageId(9), sender: 'assistant', text: 'Hilfe.' });
  const emergency = attentionCalled('emergency', messageId(8));

  it('says where help is even while a person has the conversation', () => {
    spec
      .given(...handedOver)
      .when(sending(distress))
      .then(written, help, emergency);
  });

  it('calls once for a reason until a person has seen it, and for every declaration', () => {
    const known = [messageSent(), reply(2), attentionCalled('emergency', messageId(1)), personRequested()];
    spec
      .given(...known)
      .when(sending(distress))
      .then(written, help);
    spec
      .given(...known, messageSent({ messageId: messageId(4), sender: 'admin' }), conversationHandedBack())
      .when(sending(distress))
      .then(written, help, emergency, personRequested());
    spec
      .given(messageSent(), reply(2), attentionCalled('termination-declared', messageId(1)), personRequested())
      .when(sending(declared))
      .then(written, arrived, called);
    const supposed = {
      answer: { ...declared.answer, about: 'termination-supposed', attention: ['termination-supposed'] as const },
    };
    spec
      .given(messageSent(), reply(2), attentionCalled('termination-supposed', messageId(1)), personRequested())
      .when(sending(supposed))
      .then(written, arrived, attentionCalled('termination-supposed', messageId(8)));
  });

  it('records that wish once until a person replies, and says that it is known', () => {
    const known = messageSent({ messageId: messageId(9), sender: 'assistant', text: replies.personRequestedAgain });
    spec.given(messageSent(), reply(2), personRequested()).when(sending(personWanted)).then(written, known);
  });

  it('opens a resolved conversation again in the same append, with the assistant', () => {
    spec
      .given(...handedOver, conversationHandedToPerson(), conversationResolved())
      .when(sending())
      .then(conversationReopened(), written, answered);
  });

  it('is answered by the assistant at once after it was handed back', () => {
    spec
      .given(...handedOver, conversationHandedToPerson(), conversationHandedBack())
      .when(sending())
      .then(written, answered);
  });

  it('of a visitor is recorded as the personal data of the visitor', () => {
    const theirs = { messageId: messageId(8), text: 'Und die Laufzeit?', answered: 'known' as const };
    spec
      .given()
      .when(sending({ ...personWanted, conversation: visitorConversation }))
      .then(
        visitorMessageSent(theirs),
        visitorMessageSent({ messageId: messageId(9), sender: 'assistant', text: 'Ist vermerkt.' }),
        personRequested(visitorConversation),
      );
  });

  it('goes on answering while the customer waits for a person', () => {
    spec.given(messageSent(), reply(2), personRequested()).when(sending()).then(written, answered);
  });

  describe('when a person has the conversation', () => {
    const events = [...handedOver, recordedAs(conversationHandedToPerson(), { recordedAt: HANDED_AT })];

    it('is not answered by the assistant', () => {
      spec
        .given(...events)
        .when(sending())
        .then(toPerson);
      spec
        .given(...events)
        .when(sending(personWanted))
        .then(toPerson);
    });

    it('is answered again a day after the last message of an admin', () => {
      spec
        .given(...events)
        .when(sending({ now: after(WITH_PERSON_MS - 1) }))
        .then(toPerson);
      spec
        .given(...events)
        .when(sending({ now: after(WITH_PERSON_MS) }))
        .then(written, answered);
    });

    it('counts that day anew with every message of an admin, and with none of the customer', () => {
      const later = [
        ...events,
        recordedAs(messageSent({ messageId: messageId(4), sender: 'admin' }), {
          recordedAt: after(3_600_000).toISOString(),
        }),
        recordedAs(messageSent({ messageId: messageId(5) }), { recordedAt: after(7_200_000).toISOString() }),
      ];
      spec
        .given(...later)
        .when(sending({ now: after(WITH_PERSON_MS) }))
        .then(toPerson);
      spec
        .given(...later)
        .when(sending({ now: after(WITH_PERSON_MS + 3_600_000) }))
        .then(written, answered);
    });

    it('takes a new wish for a person after that day', () => {
      const asked = [messageSent(), reply(2), personRequested(), ...events.slice(2)];
      spec
        .given(...asked)
        .when(sending({ ...personWanted, now: after(WITH_PERSON_MS) }))
        .then(written, noted, personRequested());
    });
  });

  describe('with the customer’s own id of the message', () => {
    const own = { clientMessageId: clientMessageId(1) };
    const first = messageSent({ messageId: messageId(1), ...own });

    it('keeps it with the message', () => {
      spec
        .given()
        .when(sending(own))
        .then({ ...written, data: { ...written.data, ...own } }, answered);
    });

    it('changes nothing the second time', () => {
      spec.given(first, reply(2)).when(sending(own)).thenNothing();
      spec
        .given(first, reply(2), messageSent({ messageId: messageId(3) }), reply(4))
        .when(sending(own))
        .thenNothing();
    });

    it('knows what was answered the first time', () => {
      const events = [first, reply(2), messageSent({ messageId: messageId(3) }), reply(4)];
      spec.given(...events).when((state) => {
        const earlier = earlierSending(state, own.clientMessageId);
        expect(earlier?.message.data.messageId).toBe(messageId(1));
        expect(earlier?.reply?.data.messageId).toBe(messageId(2));
        return [];
      });
    });

    it('knows that nobody answered the first time, when a person has the conversation', () => {
      spec.given(...handedOver, messageSent({ messageId: messageId(4), ...own })).when((state) => {
        expect(earlierSending(state, own.clientMessageId)).toMatchObject({ reply: null });
        return [];
      });
    });

    it('takes another id for another message', () => {
      spec
        .given(first, reply(2))
        .when(sending({ clientMessageId: clientMessageId(2) }))
        .then({ ...written, data: { ...written.data, clientMessageId: clientMessageId(2) } }, answered);
    });

    it('remembers the newest messages only', () => {
      const many = Array.from({ length: 21 }, (_, index) =>
        messageSent({ messageId: messageId(10 + index), clientMessageId: clientMessageId(10 + index) }),
      );
      spec
        .given(...many)
        .when(sending({ clientMessageId: clientMessageId(11) }))
        .thenNothing();
      spec
        .given(...many)
        .when(sending({ clientMessageId: clientMessageId(10) }))
        .then({ ...written, data: { ...written.data, clientMessageId: clientMessageId(10) } }, answered);
    });
  });
});

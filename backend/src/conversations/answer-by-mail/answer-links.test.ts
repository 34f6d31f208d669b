import { CHAT_MAIL_AFTER_MS } from '@sternklar/contracts/constants';
import {
  answerLinkIssued,
  answerLinkUsed,
  CONVERSATION_ID,
  linkId,
  messageId,
  readByParticipant,
  VISITORS_EMAIL,
  visitorContactGiven,
  visitorContactWithdrawn,
  visitorConversation,
  visitorConversationErased,
  visitorMessageSent,
} from '@sternklar/contracts/conversations/testing/conversation.builders';
import { deciderSpec, recordedAs } from '@sternklar/event-store/testing/decider-spec';
import { describe, it } from 'vitest';
import { type ConversationState, conversationStreamType } from '../conversation.ts';
import { type IssueAnswerLink, issueAnswerLink, useAnswerLink } from './answer-links.ts';

const spec = deciderSpec(conversationStreamType);
const AT = '2026-03-02T09:00:00.000Z';
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const later = (ms: number) => new Date(Date.parse(AT) + ms).toISOString();

const asked = recordedAs(visitorMessageSent(), { recordedAt: AT, version: 1 });
const contact = recordedAs(visitorContactGiven(), { recordedAt: AT, version: 2 });
const replied = (number: number, at: string, version: number) =>
  recordedAs(visitorMessageSent({ messageId: messageId(number), sender: 'admin' }), { recordedAt: at, version });
const issued = (number: number, at: string, because?: 'asked-again') =>
  recordedAs(answerLinkIssued(linkId(number), at, because), { recordedAt: at });
const seen = (upTo: number, at: string) => recordedAs(readByParticipant(upTo, visitorConversation), { recordedAt: at });

const issuing =
  (number: number, at: string, because: IssueAnswerLink['because'] = 'answered') =>
  (state: ConversationState) =>
    issueAnswerLink(state, { conversationId: CONVERSATION_ID, linkId: linkId(number), because, now: new Date(at) });
const using = (number: number, at: string) => (state: ConversationState) =>
  useAnswerLink(state, { conversationId: CONVERSATION_ID, linkId: linkId(number), now: new Date(at) });

describe('a link to an answer', () => {
  it('is issued for a visitor who gave an address and has not seen the answer, for seven days', () => {
    spec
      .given(asked, contact, replied(2, AT, 3))
      .when(issuing(1, AT))
      .then(answerLinkIssued(linkId(1), AT));
  });

  it('is issued for nobody else', () => {
    spec
      .given(asked, replied(2, AT, 2))
      .when(issuing(1, AT))
      .then();
    spec
      .given(asked, contact, recordedAs(visitorContactWithdrawn('chat'), { recordedAt: AT }), replied(2, AT, 4))
      .when(issuing(1, AT))
      .then();
    spec
      .given(asked, contact, replied(2, AT, 3), seen(3, AT))
      .when(issuing(1, AT))
      .then();
    spec
      .given(asked, contact, recordedAs(visitorConversationErased(AT), { recordedAt: AT }))
      .when(issuing(1, AT))
      .then();
  });

  it('goes to an address that nobody has confirmed once, and to another address anew', () => {
    const before = [asked, contact, replied(2, AT, 3), issued(1, AT)];
    const muchLater = later(48 * HOUR_MS);
    spec
      .given(...before, replied(3, muchLater, 5))
      .when(issuing(2, muchLater))
      .then();
    const other = recordedAs(visitorContactGiven({ email: 'andere@beispiel.de' }), { recordedAt: muchLater });
    spec
      .given(...before, other, replied(3, muchLater, 6))
      .when(issuing(2, muchLater))
      .then(answerLinkIssued(linkId(2), muchLater));
    const back = recordedAs(visitorContactGiven(), { recordedAt: muchLater });
    spec
      .given(...before, other, back, replied(3, muchLater, 7))
      .when(issuing(2, muchLater))
      .then();
    const inCapitals = recordedAs(visitorContactGiven({ email: VISITORS_EMAIL.toUpperCase() }), {
      recordedAt: muchLater,
    });
    spec
      .given(...before, inCapitals, replied(3, muchLater, 6))
      .when(issuing(2, muchLater))
      .then();
  });

  it('proves its address, and works, however that is written later', () => {
    const inCapitals = recordedAs(visitorContactGiven({ email: VISITORS_EMAIL.toUpperCase() }), { recordedAt: AT });
    const before = [asked, contact, replied(2, AT, 3), issued(1, AT)];
    spec
      .given(...before, inCapitals)
      .when(using(1, AT))
      .then(answerLinkUsed(linkId(1)));
    const used = recordedAs(answerLinkUsed(linkId(1)), { recordedAt: AT });
    spec
      .given(...before, used, inCapitals, replied(3, later(HOUR_MS), 7))
      .when(issuing(2, later(HOUR_MS)))
      .then(answerLinkIssued(linkId(2), later(HOUR_MS)));
  });

  it('is issued again once one was used, but once for answers that follow one another unseen', () => {
    const used = recordedAs(answerLinkUsed(linkId(1)), { recordedAt: later(10 * MINUTE_MS) });
    const answeredAgain = later(40 * MINUTE_MS);
    const before = [asked, contact, replied(2, AT, 3), issued(1, AT), used, replied(3, answeredAgain, 6)];
    spec
      .given(...before)
      .when(issuing(2, answeredAgain))
      .then(answerLinkIssued(linkId(2), answeredAgain));
    const told = [...before, issued(2, answeredAgain)];
    const soon = later(40 * MINUTE_MS + HOUR_MS);
    spec
      .given(...told, replied(4, soon, 8))
      .when(issuing(3, soon))
      .then();
    const late = later(40 * MINUTE_MS + HOUR_MS + 1);
    spec
      .given(...told, replied(4, late, 8))
      .when(issuing(3, late))
      .then(answerLinkIssued(linkId(3), late));
  });

  it('is issued again for what is answered after the visitor has read, or written, also within the hour', () => {
    const confirmed = [
      asked,
      contact,
      replied(2, AT, 3),
      issued(1, AT),
      recordedAs(answerLinkUsed(linkId(1)), { recordedAt: later(10 * MINUTE_MS) }),
      replied(3, later(20 * MINUTE_MS), 6),
      issued(2, later(20 * MINUTE_MS)),
    ];
    const at = later(50 * MINUTE_MS);
    for (const back of [
      seen(6, later(30 * MINUTE_MS)),
      recordedAs(visitorMessageSent({ messageId: messageId(4) }), { recordedAt: later(30 * MINUTE_MS), version: 8 }),
    ])
      spec
        .given(...confirmed, back, replied(5, at, 9))
        .when(issuing(3, at))
        .then(answerLinkIssued(linkId(3), at));
  });

  it('is issued once as long as nobody has confirmed the address, though the visitor was back in the chat', () => {
    const back = recordedAs(visitorMessageSent({ messageId: messageId(4) }), {
      recordedAt: later(30 * MINUTE_MS),
      version: 5,
    });
    spec
      .given(asked, contact, replied(2, AT, 3), issued(1, AT), back, replied(5, later(2 * HOUR_MS), 6))
      .when(issuing(2, later(2 * HOUR_MS)))
      .then();
  });

  it('is issued five times a day at most, however often the visitor is back between answers', () => {
    const back = (number: number) => [
      issued(number, later(number * MINUTE_MS * 10)),
      recordedAs(answerLinkUsed(linkId(number)), { recordedAt: later(number * MINUTE_MS * 10 + 1) }),
    ];
    const at = later(HOUR_MS);
    const before = [asked, contact, ...[1, 2, 3, 4].flatMap(back)];
    spec
      .given(...before, replied(2, at, 11))
      .when(issuing(6, at))
      .then(answerLinkIssued(linkId(6), at));
    spec
      .given(...before, ...back(5), replied(2, at, 13))
      .when(issuing(6, at))
      .then();
  });

  it('that was needless, because the visitor was still there, does not count', () => {
    const before = [asked, contact, replied(2, AT, 3), issued(1, AT)];
    const answeredAgain = [seen(3, later(CHAT_MAIL_AFTER_MS - 1)), replied(3, later(CHAT_MAIL_AFTER_MS), 6)];
    spec
      .given(...before, ...answeredAgain)
      .when(issuing(2, later(CHAT_MAIL_AFTER_MS)))
      .then(answerLinkIssued(linkId(2), later(CHAT_MAIL_AFTER_MS)));
    spec
      .given(...before, ...answeredAgain)
      .when(using(1, AT))
      .thenRejected('link-unknown');
  });

  it('is issued to whoever asks for another one, twice in a minute only once, and five times a day', () => {
    const before = [asked, contact, issued(1, AT)];
    const soon = later(1_000);
    spec
      .given(...before)
      .when(issuing(2, soon, 'asked-again'))
      .then(answerLinkIssued(linkId(2), soon, 'asked-again'));
    spec
      .given(...before, issued(2, soon, 'asked-again'))
      .when(issuing(3, later(60_999), 'asked-again'))
      .then();
    const five = [2, 3, 4, 5].map((number) => issued(number, later(number * HOUR_MS), 'asked-again'));
    spec
      .given(...before, ...five)
      .when(issuing(6, later(23 * HOUR_MS), 'asked-again'))
      .then();
    spec
      .given(...before, ...five)
      .when(issuing(6, later(24 * HOUR_MS), 'asked-again'))
      .then(answerLinkIssued(linkId(6), later(24 * HOUR_MS), 'asked-again'));
  });

  it('goes on with the conversation once, and within seven days', () => {
    const before = [asked, contact, issued(1, AT)];
    const lastMoment = later(7 * 24 * HOUR_MS - 1);
    spec
      .given(...before)
      .when(using(1, lastMoment))
      .then(answerLinkUsed(linkId(1)));
    spec
      .given(...before)
      .when(using(1, later(7 * 24 * HOUR_MS)))
      .thenRejected('link-expired');
    spec
      .given(...before, recordedAs(answerLinkUsed(linkId(1)), { recordedAt: AT }))
      .when(using(1, AT))
      .thenRejected('link-used');
    spec
      .given(...before)
      .when(using(2, AT))
      .thenRejected('link-unknown');
  });

  it('leads nowhere once the address was taken back, exchanged or erased', () => {
    const before = [asked, contact, issued(1, AT)];
    spec
      .given(...before, recordedAs(visitorContactWithdrawn('mail'), { recordedAt: AT }))
      .when(using(1, AT))
      .thenRejected('link-unknown');
    spec
      .given(...before, recordedAs(visitorContactGiven({ email: 'andere@beispiel.de' }), { recordedAt: AT }))
      .when(using(1, AT))
      .thenRejected('link-unknown');
    spec
      .given(...before, recordedAs(visitorConversationErased(AT), { recordedAt: AT }))
      .when(using(1, AT))
      .thenRejected('link-unknown');
  });
});

import {
  answerLinkIssued,
  CONVERSATION_ID,
  linkId,
  VISITOR_ID,
} from '@sternklar/contracts/conversations/testing/conversation.builders';
import { reactorSpec } from '@sternklar/event-store/testing/reactor-spec';
import { v5 as uuidV5 } from 'uuid';
import { describe, expect, it } from 'vitest';
import type { OutboxMail } from '../../platform/outbox.port.ts';
import { visitorAnswerMail } from '../mails/visitor-answer-mail.ts';
import { whenAnswerLinkIssuedThenMailVisitor } from './when-answer-link-issued-then-mail-visitor.ts';

const AT = '2026-07-14T08:00:00.000Z';
const mailing = reactorSpec<OutboxMail>((enqueue) => whenAnswerLinkIssuedThenMailVisitor.create({ enqueue }));
const recorded = { id: '0198a000-0000-7000-8000-00000000e001', recordedAt: AT, version: 7 };
const mail: OutboxMail = {
  id: uuidV5('when-answer-link-issued-then-mail-visitor', recorded.id),
  accountId: VISITOR_ID,
  template: 'visitor-answer',
  params: { conversationId: CONVERSATION_ID, linkId: linkId(1) },
};

describe('when a link to an answer was issued', () => {
  it('a mail is asked for, for two minutes later, with no address in it', () =>
    mailing
      .when({ ...answerLinkIssued(linkId(1), AT), ...recorded })
      .then({ ...mail, notBefore: new Date('2026-07-14T08:02:00.000Z') }));

  it('it goes at once to whoever asked for another link', () =>
    mailing.when({ ...answerLinkIssued(linkId(1), AT, 'asked-again'), ...recorded }).then(mail));

  it('the mail has everything its template asks for', () => {
    expect(visitorAnswerMail.params.parse(mail.params)).toEqual(mail.params);
  });
});

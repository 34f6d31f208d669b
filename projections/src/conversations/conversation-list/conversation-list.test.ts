import { WITH_PERSON_MS } from '@sternklar/contracts/constants';
import { ATTENTION_REASONS } from '@sternklar/contracts/conversations/attention';
import { describe, it } from 'vitest';
import {
  accountId,
  accountRegistered,
  answerLinkIssued,
  answerLinkUsed,
  answerRated,
  attentionCalled,
  conversationHandedBack,
  conversationHandedToPerson,
  conversationId,
  conversationReadByParticipant,
  conversationReadByTeam,
  conversationReopened,
  conversationResolved,
  messageId,
  messageSent,
  partnerId,
  personRequested,
  recordedAt,
  visitorAttributesGiven,
  visitorContactGiven,
  visitorContactWithdrawn,
  visitorConversationErased,
  visitorId,
  visitorMessageSent,
  visitorReadTo,
} from '../../testing/events.ts';
import { projectionSpec } from '../../testing/projection-spec.ts';
import { conversationList } from './conversation-list.projection.ts';
import { lastTold } from './conversation-rows.ts';

const by = (sender: 'assistant' | 'admin') => ({ sender });
const dayAfter = (position: number) => new Date(Date.parse(recordedAt(position)) + WITH_PERSON_MS);

/** Nothing was given to be told of answers. */
const NOTHING_BY_MAIL = {
  visitor_email: null,
  visitor_name: null,
  visitor_attributes: [],
  contact_since: 0,
};

describe('conversation list, given events then rows', () => {
  const spec = projectionSpec(conversationList);

  it('keeps with an answer the last word on whether it helped', () =>
    spec
      .given(
        messageSent(1, 1),
        messageSent(2, 1, by('assistant')),
        answerRated(1, 2, true),
        messageSent(3, 2, by('assistant')),
        answerRated(1, 2, false),
        // Somebody else's message is not in the conversation.
        answerRated(1, 3, true),
      )
      .thenRows('select id, helpful from message order by id', [
        { id: messageId(1), helpful: null },
        { id: messageId(2), helpful: false },
        { id: messageId(3), helpful: null },
      ]));

  it('begins a conversation with its first message, and follows who has it', () =>
    spec
      .given(
        accountRegistered(1),
        messageSent(1, 1),
        messageSent(2, 1, by('assistant')),
        personRequested(1),
        messageSent(3, 2),
        messageSent(4, 1, by('admin')),
        conversationHandedToPerson(1),
        messageSent(5, 1),
      )
      .thenRows('select * from conversation order by id', [
        {
          id: conversationId(1),
          account_id: accountId(1),
          visitor_id: null,
          partner_id: null,
          taken_over_by: null,
          taken_over_at: null,
          ...NOTHING_BY_MAIL,
          with_person_until: dayAfter(7),
          person_requested: false,
          resolved: false,
          participant_read_to: 6,
          team_read_to: 4,
          message_count: 4,
          attention: [],
          attention_rank: 6,
          waiting_since: new Date(recordedAt(8)),
          created_at: new Date(recordedAt(2)),
          last_activity_at: new Date(recordedAt(8)),
          version: 6,
        },
        {
          id: conversationId(2),
          account_id: accountId(2),
          visitor_id: null,
          partner_id: null,
          taken_over_by: null,
          taken_over_at: null,
          ...NOTHING_BY_MAIL,
          with_person_until: null,
          person_requested: false,
          resolved: false,
          participant_read_to: 1,
          team_read_to: 0,
          message_count: 1,
          attention: [],
          attention_rank: 6,
          waiting_since: null,
          created_at: new Date(recordedAt(5)),
          last_activity_at: new Date(recordedAt(5)),
          version: 1,
        },
      ]));

  it('remembers that a person was asked for, until one replies', () =>
    spec
      .given(
        messageSent(1, 1),
        personRequested(1),
        messageSent(2, 2),
        personRequested(2),
        messageSent(3, 2, by('admin')),
      )
      .thenRows('select person_requested from conversation order by id', [
        { person_requested: true },
        { person_requested: false },
      ]));

  const facts = 'select with_person_until, person_requested, resolved from conversation order by id';
  const nobodys = { with_person_until: null, person_requested: false };

  it('follows it back to the assistant, to its end, and open again', () =>
    spec
      .given(
        ...[1, 2, 3].flatMap((account) => [
          messageSent(account, account),
          messageSent(10 + account, account, by('admin')),
          conversationHandedToPerson(account),
        ]),
        conversationHandedBack(1),
        conversationResolved(2),
        conversationResolved(3),
        conversationReopened(3),
      )
      .thenRows(facts, [
        { ...nobodys, resolved: false },
        { ...nobodys, resolved: true },
        { ...nobodys, resolved: false },
      ]));

  it('keeps why a person must see it, until one answers, gives it back or resolves it', () =>
    spec
      .given(
        ...[1, 2, 3, 4, 5].flatMap((account) => [
          messageSent(account, account),
          attentionCalled(account, 'unanswered'),
        ]),
        attentionCalled(1, 'emergency'),
        messageSent(12, 2, by('admin')),
        conversationHandedBack(3),
        conversationResolved(4),
        messageSent(15, 5, by('admin')),
        attentionCalled(5, 'termination-declared'),
      )
      .thenRows('select attention from conversation order by id', [
        { attention: ['unanswered', 'emergency'] },
        { attention: [] },
        { attention: [] },
        { attention: [] },
        { attention: ['termination-declared'] },
      ]));

  it('ranks reasons to see it as they are listed, by the most urgent one', () =>
    spec
      .given(
        ...ATTENTION_REASONS.flatMap((reason, index) => [
          messageSent(index + 1, index + 1),
          attentionCalled(index + 1, 'unanswered'),
          attentionCalled(index + 1, reason),
        ]),
      )
      .thenRows(
        'select attention_rank from conversation order by id',
        ATTENTION_REASONS.map((_reason, index) => ({ attention_rank: index })),
      ));

  const waiting = 'select waiting_since from conversation order by id';
  const since = (position: number | null) => ({
    waiting_since: position === null ? null : new Date(recordedAt(position)),
  });

  it('knows since when somebody waits for a person: they asked for one, or wrote to one who has not answered yet', () =>
    spec
      .given(
        messageSent(1, 1),
        personRequested(1),
        messageSent(2, 1),
        messageSent(3, 2),
        messageSent(4, 2, by('admin')),
        conversationHandedToPerson(2),
        messageSent(5, 2),
        messageSent(6, 2),
        messageSent(7, 3),
        messageSent(8, 3, by('assistant')),
        messageSent(9, 4),
        attentionCalled(4, 'emergency'),
      )
      .thenRows(waiting, [since(2), since(7), since(null), since(12)]));

  it('lets nobody wait any more once one has answered, given it back or resolved it', () =>
    spec
      .given(
        ...[1, 2, 3, 4].flatMap((account) => [messageSent(account, account), personRequested(account)]),
        messageSent(11, 1, by('admin')),
        conversationHandedBack(2),
        conversationResolved(3),
        messageSent(12, 2),
        messageSent(13, 4),
      )
      .thenRows(waiting, [since(null), since(null), since(null), since(8)]));

  it('remembers how far either side has read; who writes has read what was there', () =>
    spec
      .given(
        messageSent(1, 1),
        messageSent(2, 1, by('admin')),
        messageSent(3, 1, by('admin')),
        conversationReadByParticipant(1, 2),
        messageSent(4, 2),
        messageSent(5, 2),
        conversationReadByTeam(2, 1),
      )
      .thenRows('select participant_read_to, team_read_to from conversation order by id', [
        { participant_read_to: 2, team_read_to: 3 },
        { participant_read_to: 2, team_read_to: 1 },
      ]));

  it('keeps a visitor’s conversation with the partner on whose page it is', () =>
    spec
      .given(visitorMessageSent(1, 1, { partnerId: partnerId(1) }))
      .thenRows('select account_id, visitor_id, partner_id, message_count from conversation', [
        { account_id: null, visitor_id: visitorId(1), partner_id: partnerId(1), message_count: 1 },
      ]));

  it('counts the day with a person from the last message of an admin', () =>
    spec
      .given(
        messageSent(1, 1),
        messageSent(2, 1, by('admin')),
        conversationHandedToPerson(1),
        messageSent(3, 1, by('admin')),
      )
      .thenRows('select with_person_until from conversation', [{ with_person_until: dayAfter(4) }]));

  it('keeps messages in the order of their stream', () =>
    spec
      .given(messageSent(1, 1), messageSent(2, 1, by('assistant')), personRequested(1), messageSent(3, 1))
      .thenRows('select number, id, sender, text, created_at from message order by number', [
        { number: 1, id: messageId(1), sender: 'user', text: 'Nachricht 1', created_at: new Date(recordedAt(1)) },
        { number: 2, id: messageId(2), sender: 'assistant', text: 'Nachricht 2', created_at: new Date(recordedAt(2)) },
        { number: 4, id: messageId(3), sender: 'user', text: 'Nachricht 3', created_at: new Date(recordedAt(4)) },
      ]));

  it('counts conversations', () =>
    spec
      .given(messageSent(1, 1), messageSent(2, 2), messageSent(3, 1))
      .thenRows('select conversations from conversation_count', [{ conversations: 2 }]));

  it('holds nothing of an erased account, and stores what PostgreSQL cannot hold', () =>
    spec
      .given(
        accountRegistered(1, { email: null }),
        messageSent(1, 1, { text: null }),
        messageSent(2, 1, { text: 'a\u0000b' }),
      )
      .thenRows(`select email, email_key, text from account, message order by number`, [
        { email: null, email_key: '', text: null },
        { email: null, email_key: '', text: 'ab' },
      ]));

  it('drops a visitor’s conversation with its messages once it is erased, and counts it no more', () =>
    spec
      .given(messageSent(1, 1), visitorMessageSent(2, 7), visitorMessageSent(3, 8), visitorConversationErased(7))
      .thenRows(
        `select (select array_agg(text order by text) from message) as texts, conversations
         from conversation_count`,
        [{ texts: ['Nachricht 1', 'Nachricht 3'], conversations: 2 }],
      ));

  const BY_MAIL = `
    select visitor_email, visitor_name, visitor_attributes, told.issued_at as link_issued_at, told.used as link_used
    from conversation as item left join lateral (${lastTold('answer_link')}) as told on true`;
  const NOT_TOLD = { link_issued_at: null, link_used: null };
  const told = { visitor_email: 'besuch@beispiel.de', visitor_name: 'Karla', visitor_attributes: [] };
  const asked = [visitorMessageSent(1, 1), visitorContactGiven(1, 'Karla'), visitorMessageSent(2, 1, by('admin'))];

  it('shows where a visitor is told of answers, what the page says of them, and whether the link was used', () =>
    spec
      .given(
        ...asked,
        visitorAttributesGiven(1, { Tarif: 'Basis' }),
        answerLinkIssued(1, 1, recordedAt(99)),
        visitorAttributesGiven(1, { Tarif: 'Premium', '<b>Korb': '3\u0000' }),
        visitorContactGiven(1),
        answerLinkUsed(1, 1),
      )
      .thenRows(BY_MAIL, [
        {
          visitor_email: 'besuch@beispiel.de',
          visitor_name: null,
          visitor_attributes: ['Tarif', 'Premium', '<b>Korb', '3'],
          link_issued_at: new Date(recordedAt(5)),
          link_used: true,
        },
      ]));

  it('knows nothing of them any more once they take it back', () =>
    spec
      .given(...asked, answerLinkIssued(1, 1, recordedAt(99)), answerLinkUsed(1, 1), visitorContactWithdrawn(1))
      .thenRows(BY_MAIL, [{ visitor_email: null, visitor_name: null, visitor_attributes: [], ...NOT_TOLD }]));

  it('tells of no mail to another address than the one there is now', async () => {
    const opened = [...asked, answerLinkIssued(1, 1, recordedAt(99)), answerLinkUsed(1, 1)];
    const other = visitorContactGiven(1, 'Karla', 'andere@beispiel.de');
    await spec
      .given(...opened, other)
      .thenRows(BY_MAIL, [{ ...told, visitor_email: 'andere@beispiel.de', ...NOT_TOLD }]);
    await spec
      .given(...opened, other, visitorMessageSent(3, 1, by('admin')), answerLinkIssued(1, 2, recordedAt(99)))
      .thenRows(BY_MAIL, [
        { ...told, visitor_email: 'andere@beispiel.de', link_issued_at: new Date(recordedAt(8)), link_used: false },
      ]);
    await spec
      .given(...opened, visitorContactGiven(1, 'Karla', 'Besuch@Beispiel.de'))
      .thenRows(BY_MAIL, [
        { ...told, visitor_email: 'Besuch@Beispiel.de', link_issued_at: new Date(recordedAt(4)), link_used: true },
      ]);
  });

  it('goes on telling of an earlier mail where a later one became needless', () =>
    spec
      .given(
        ...asked,
        answerLinkIssued(1, 1, recordedAt(99)),
        answerLinkUsed(1, 1),
        answerRated(1, 1, true),
        visitorMessageSent(3, 1),
        visitorMessageSent(4, 1, by('admin')),
        answerLinkIssued(1, 2, recordedAt(99)),
        visitorReadTo(1, 7),
      )
      .thenRows(`${BY_MAIL} where visitor_id is not null`, [
        { ...told, link_issued_at: new Date(recordedAt(4)), link_used: true },
      ]));

  it('tells of a link that was asked for, which is mailed at once, though its visitor is seen right after', () =>
    spec
      .given(...asked, answerLinkIssued(1, 1, recordedAt(99), 'asked-again'), visitorReadTo(1, 3), answerLinkUsed(1, 1))
      .thenRows(BY_MAIL, [{ ...told, link_issued_at: new Date(recordedAt(4)), link_used: true }]));

  it('tells of no mail to whoever was seen before it was to go, and of one to whoever came later', async () => {
    await spec
      .given(...asked, answerLinkIssued(1, 1, recordedAt(99)), visitorReadTo(1, 3))
      .thenRows(BY_MAIL, [{ ...told, ...NOT_TOLD }]);
    await spec
      .given(...asked, answerLinkIssued(1, 1, recordedAt(99)), answerRated(1, 1, true), visitorMessageSent(3, 1))
      .thenRows(`${BY_MAIL} where visitor_id is not null`, [
        { ...told, link_issued_at: new Date(recordedAt(4)), link_used: false },
      ]);
    await spec
      .given(
        ...asked,
        answerLinkIssued(1, 1, recordedAt(99)),
        visitorReadTo(1, 3),
        visitorMessageSent(3, 1, by('admin')),
        answerLinkIssued(1, 2, recordedAt(99)),
      )
      .thenRows(BY_MAIL, [{ ...told, link_issued_at: new Date(recordedAt(7)), link_used: false }]);
  });
});

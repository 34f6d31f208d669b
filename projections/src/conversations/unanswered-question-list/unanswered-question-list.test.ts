import { describe, expect, it } from 'vitest';
import {
  accountErased,
  accountId,
  accountRegistered,
  conversationId,
  messageId,
  messageSent,
  recordedAt,
  visitorConversationErased,
  visitorConversationId,
  visitorMessageSent,
} from '../../testing/events.ts';
import { projectionSpec } from '../../testing/projection-spec.ts';
import { readModelsOf } from '../../testing/read-models.ts';
import { unansweredQuestionList } from './unanswered-question-list.projection.ts';

describe('unanswered questions, given events then rows', () => {
  const spec = projectionSpec(unansweredQuestionList);

  it('are what the assistant had no answer for', () =>
    spec
      .given(
        messageSent(1, 1, { answered: 'not-known', text: 'Gibt es\u0000 Parkplätze?' }),
        messageSent(2, 1, { sender: 'assistant' }),
        messageSent(3, 1, { answered: 'known' }),
        messageSent(4, 1, { answered: 'taught' }),
        messageSent(5, 1),
        visitorMessageSent(6, 1, { answered: 'asked-back' }),
        visitorMessageSent(7, 1, { answered: 'in-part', text: null }),
      )
      .thenRows('select * from question order by id', [
        {
          id: messageId(1),
          conversation_id: conversationId(1),
          account_id: accountId(1),
          text: 'Gibt es Parkplätze?',
          answered: 'not-known',
          asked_at: new Date(recordedAt(1)),
        },
        {
          id: messageId(6),
          conversation_id: visitorConversationId(1),
          account_id: null,
          text: 'Nachricht 6',
          answered: 'asked-back',
          asked_at: new Date(recordedAt(6)),
        },
      ]));

  it('go with the account, and with a visitor’s conversation', () =>
    spec
      .given(
        accountRegistered(1),
        messageSent(1, 1, { answered: 'not-known' }),
        messageSent(2, 2, { answered: 'not-known' }),
        visitorMessageSent(3, 1, { answered: 'not-known' }),
        visitorMessageSent(4, 2, { answered: 'not-known' }),
        accountErased(1),
        visitorConversationErased(1),
      )
      .thenRows('select id from question order by id', [{ id: messageId(2) }, { id: messageId(4) }]));
});

describe('unanswered questions', () => {
  const models = readModelsOf([unansweredQuestionList]);

  it('are read the newest first, and by their ids', async () => {
    const { queries } = await models.given(
      messageSent(1, 1, { answered: 'not-known' }),
      messageSent(2, 1, { answered: 'in-part' }),
    );
    const newest = await queries.unansweredQuestions.newest();
    expect(newest.map(({ id }) => id)).toEqual([messageId(2), messageId(1)]);
    expect(newest[0]).toEqual({
      id: messageId(2),
      conversation_id: conversationId(1),
      text: 'Nachricht 2',
      answered: 'in-part',
      created_at: recordedAt(2),
    });
    expect(await queries.unansweredQuestions.byIds([messageId(1), messageId(9)])).toEqual([newest[1]]);
  });
});

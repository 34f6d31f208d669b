import { accountErased } from '@sternklar/contracts/accounts/account.events';
import { erasedIn } from '@sternklar/contracts/accounts/accounts-in';
import { isUnanswered } from '@sternklar/contracts/conversations/answered-as';
import {
  isMessage,
  messageSent,
  visitorConversationErased,
  visitorMessageSent,
} from '@sternklar/contracts/conversations/conversation.events';
import type { RecordedEvent } from '@sternklar/contracts/event-envelope';
import { eventsOf } from '@sternklar/contracts/events-of';
import { type Projection, type SqlStatement, statement } from '@sternklar/event-store/projection';
import { ERASED, forErasedAccounts } from '../../engine/read-model/erased-accounts.ts';
import { sqlFile } from '../../engine/read-model/sql-file.ts';
import { storableText } from '../../engine/read-model/stored-text.ts';
import { toColumns } from '../../engine/read-model/unnest.ts';

const noQuestion = 'no question is asked by it';
const answeredByWords = 'whether a question is answered by now follows from its words';

/** What the assistant did not know, for admins to teach it. Erased texts leave no row. */
export const unansweredQuestionList: Projection = {
  name: 'unanswered-question-list',
  version: 2,
  tables: sqlFile(new URL('./unanswered-question-list.table.sql', import.meta.url)),
  indexes: sqlFile(new URL('./unanswered-question-list.indexes.sql', import.meta.url)),
  handles: [messageSent.type, visitorMessageSent.type, accountErased.type, visitorConversationErased.type],
  skips: {
    PersonRequested: noQuestion,
    AttentionCalled: noQuestion,
    ConversationHandedToPerson: noQuestion,
    ConversationHandedBack: noQuestion,
    ConversationResolved: noQuestion,
    ConversationReopened: noQuestion,
    ConversationTakenOver: noQuestion,
    ConversationLetGo: noQuestion,
    ConversationReadByParticipant: noQuestion,
    ConversationReadByTeam: noQuestion,
    AnswerRated: noQuestion,
    VisitorContactGiven: noQuestion,
    VisitorContactWithdrawn: noQuestion,
    VisitorAttributesGiven: noQuestion,
    AnswerLinkIssued: noQuestion,
    AnswerLinkUsed: noQuestion,
    AnswerTaught: answeredByWords,
    TaughtAnswerRevised: answeredByWords,
    TaughtAnswerWithdrawn: answeredByWords,
  },
  apply: (events) => [
    ...addQuestions(events),
    ...forErasedAccounts(unansweredIn(events), erasedIn(events), [ERASE_QUESTIONS]),
    ...dropErased(events),
  ],
};

const ERASE_QUESTIONS = {
  sql: `delete from question where account_id = any(${ERASED})`,
  broughtBy: [messageSent],
};

const unansweredIn = (events: readonly RecordedEvent[]) =>
  events.filter(isMessage).filter(({ data }) => isUnanswered(data.answered));

function addQuestions(events: readonly RecordedEvent[]): readonly SqlStatement[] {
  const questions = unansweredIn(events).flatMap(({ data, recordedAt }) => {
    const text = storableText(data.text);
    return text === null || !isUnanswered(data.answered)
      ? []
      : [
          {
            id: data.messageId,
            conversationId: data.conversationId,
            accountId: 'accountId' in data ? data.accountId : null,
            text,
            answered: data.answered,
            askedAt: recordedAt,
          },
        ];
  });
  if (questions.length === 0) return [];
  return statement(
    `insert into question (id, conversation_id, account_id, text, answered, asked_at)
     select * from unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::text[], $5::text[], $6::timestamptz[])
     on conflict (id) do nothing`,
    toColumns(questions, ['id', 'conversationId', 'accountId', 'text', 'answered', 'askedAt']),
  );
}

/** Nothing follows in such a conversation. */
function dropErased(events: readonly RecordedEvent[]): readonly SqlStatement[] {
  const ids = eventsOf(events, visitorConversationErased).map(({ data }) => data.conversationId);
  return ids.length === 0 ? [] : statement('delete from question where conversation_id = any($1::uuid[])', [ids]);
}

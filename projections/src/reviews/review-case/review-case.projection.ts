import { accountErased } from '@sternklar/contracts/accounts/account.events';
import { erasedIn } from '@sternklar/contracts/accounts/accounts-in';
import type { RecordedEvent } from '@sternklar/contracts/event-envelope';
import { eventsAmong } from '@sternklar/contracts/events-of';
import { type CaseFacts, caseFactsOf } from '@sternklar/contracts/reviews/casework/case-facts';
import { type ReviewEvent, reviewEvents, reviewNoteAdded } from '@sternklar/contracts/reviews/review.events';
import { type Projection, type SqlStatement, statement } from '@sternklar/event-store/projection';
import { forErasedAccounts } from '../../engine/read-model/erased-accounts.ts';
import { sqlFile } from '../../engine/read-model/sql-file.ts';
import { storableText } from '../../engine/read-model/stored-text.ts';
import { toColumns } from '../../engine/read-model/unnest.ts';

const STEPS = reviewEvents.filter((definition) => definition !== reviewNoteAdded);

/** Where the case of each review stands: what its steps come to, and the words that its page shows. */
export const reviewCase: Projection = {
  name: 'review-case',
  version: 2,
  tables: sqlFile(new URL('./review-case.table.sql', import.meta.url)),
  handles: [...STEPS.map(({ type }) => type), accountErased.type],
  skips: { ReviewNoteAdded: 'notes stand in the history, and change nothing' },
  apply: (events) => [
    ...followCases(eventsAmong(events, STEPS)),
    ...forErasedAccounts(erasedIn(events), [ERASE_WORDS]),
  ],
};

/** What the platform would miss is told by what was erased; a built-anew case must say the same. */
const ERASE_WORDS = `
  update review_case set words = '{}', facts = facts || '{"missing": []}'
  where account_id = any($1::uuid[])`;

/** Words that the case's page shows; those that no key can read any more are missing. */
export interface CaseWords {
  readonly facts?: string;
  readonly question?: string;
  readonly answer?: string;
}

/** What the events of a batch make of a case: merged into what it is, or a new one. */
interface Change {
  readonly reviewId: string;
  readonly accountId: string;
  readonly isNew: boolean;
  readonly facts: Partial<CaseFacts>;
  readonly words: CaseWords;
  /** Whatever words there were before are gone. */
  readonly isErased: boolean;
}

const readable = (name: keyof CaseWords, text: string | null): CaseWords => {
  const kept = storableText(text);
  return kept === null ? {} : { [name]: kept };
};

const wordsOf = (event: RecordedEvent<ReviewEvent>): CaseWords => {
  switch (event.type) {
    case 'ReviewDetailsAmended':
      return readable('facts', event.data.facts);
    case 'QuestionAsked':
      return readable('question', event.data.text);
    case 'QuestionAnswered':
      return readable('answer', event.data.text);
    default:
      return {};
  }
};

const after = (before: Change | undefined, event: RecordedEvent<ReviewEvent>): Change => {
  const { reviewId, accountId } = event.data;
  const isErased = event.type === 'ReviewErased';
  return {
    reviewId,
    accountId,
    isNew: before?.isNew || event.type === 'ReviewSubmitted',
    facts: { ...before?.facts, ...caseFactsOf(event) },
    words: isErased ? {} : { ...before?.words, ...wordsOf(event) },
    isErased: isErased || before?.isErased === true,
  };
};

function followCases(events: readonly RecordedEvent<ReviewEvent>[]): readonly SqlStatement[] {
  const changes = new Map<string, Change>();
  for (const event of events) changes.set(event.data.reviewId, after(changes.get(event.data.reviewId), event));
  const rows = [...changes.values()].map((change) => ({
    ...change,
    factsJson: JSON.stringify(change.facts),
    wordsJson: JSON.stringify(change.words),
  }));
  const added = rows.filter(({ isNew }) => isNew);
  const changed = rows.filter(({ isNew }) => !isNew);
  return [
    ...(added.length === 0
      ? []
      : statement(
          `insert into review_case (review_id, account_id, facts, words)
           select * from unnest($1::uuid[], $2::uuid[], $3::jsonb[], $4::jsonb[])
           on conflict (review_id) do nothing`,
          toColumns(added, ['reviewId', 'accountId', 'factsJson', 'wordsJson']),
        )),
    ...(changed.length === 0
      ? []
      : statement(
          `update review_case as present set facts = present.facts || change.facts,
             words = case when change.is_erased then '{}' else present.words end || change.words
           from unnest($1::uuid[], $2::jsonb[], $3::jsonb[], $4::boolean[]) as change (review_id, facts, words, is_erased)
           where present.review_id = change.review_id`,
          toColumns(changed, ['reviewId', 'factsJson', 'wordsJson', 'isErased']),
        )),
  ];
}

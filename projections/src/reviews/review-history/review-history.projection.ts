import { accountErased } from '@sternklar/contracts/accounts/account.events';
import { erasedIn } from '@sternklar/contracts/accounts/accounts-in';
import type { RecordedEvent } from '@sternklar/contracts/event-envelope';
import { eventsAmong, eventsOf } from '@sternklar/contracts/events-of';
import {
  followUpSet,
  platformAnswered,
  questionAnswered,
  questionAsked,
  removalAppealed,
  removalForwarded,
  removalWithdrawn,
  reviewDetailsAmended,
} from '@sternklar/contracts/reviews/casework/casework.events';
import type { ReviewHistoryEntry } from '@sternklar/contracts/reviews/review.api';
import {
  type ReviewEvent,
  reviewErased,
  reviewEvents,
  reviewNoteAdded,
} from '@sternklar/contracts/reviews/review.events';
import { actorIdOf, historyEntryOf } from '@sternklar/contracts/reviews/review-history';
import { type Projection, type SqlStatement, statement } from '@sternklar/event-store/projection';
import { ERASED, forErasedAccounts } from '../../engine/read-model/erased-accounts.ts';
import { sqlFile } from '../../engine/read-model/sql-file.ts';
import { storableText } from '../../engine/read-model/stored-text.ts';
import { toColumns } from '../../engine/read-model/unnest.ts';

/** What happened to each review, for its timeline. */
export const reviewHistory: Projection = {
  name: 'review-history',
  version: 7,
  tables: sqlFile(new URL('./review-history.table.sql', import.meta.url)),
  indexes: sqlFile(new URL('./review-history.indexes.sql', import.meta.url)),
  handles: [...reviewEvents.map(({ type }) => type), accountErased.type],
  apply: (events) => [
    ...addEntries(eventsAmong(events, reviewEvents)),
    ...eraseNotes(events),
    ...forErasedAccounts(events, erasedIn(events), [ERASE_NOTES]),
  ],
};

/** What a platform calls a request leads to what was said to it. */
const eraseWords = (whose: string): string => `
  update entry set note = null, step = step - 'reference'
  where ${whose} and (note is not null or step ? 'reference')`;
const ERASE_NOTES = {
  sql: eraseWords(`account_id = any(${ERASED})`),
  broughtBy: [
    reviewNoteAdded,
    reviewDetailsAmended,
    removalWithdrawn,
    questionAsked,
    questionAnswered,
    removalForwarded,
    removalAppealed,
    platformAnswered,
    followUpSet,
  ],
};

function eraseNotes(events: readonly RecordedEvent[]): readonly SqlStatement[] {
  const ids = eventsOf(events, reviewErased).map(({ data }) => data.reviewId);
  if (ids.length === 0) return [];
  return statement(eraseWords('review_id = any($1::uuid[])'), [ids]);
}

function addEntries(events: readonly RecordedEvent<ReviewEvent>[]): readonly SqlStatement[] {
  if (events.length === 0) return [];
  return statement(
    `insert into entry (review_id, version, id, account_id, kind, at, from_status, to_status, note,
                        shown_to_customer, actor, actor_id, step)
     select * from unnest($1::uuid[], $2::integer[], $3::uuid[], $4::uuid[], $5::text[], $6::timestamptz[],
                          $7::text[], $8::text[], $9::text[], $10::boolean[], $11::text[], $12::uuid[], $13::jsonb[])
     on conflict (review_id, version) do nothing`,
    toColumns(events.map(entryOf), [
      'reviewId',
      'version',
      'id',
      'accountId',
      'kind',
      'at',
      'from',
      'to',
      'note',
      'shown_to_customer',
      'actor',
      'actorId',
      'stepJson',
    ]),
  );
}

interface Entry extends ReviewHistoryEntry {
  readonly reviewId: string;
  readonly version: number;
  readonly accountId: string;
  readonly actorId: string | null;
  readonly stepJson: string | null;
}

/** Nothing that no key can read any more stands in a row, however the history came to it: erased, or built anew. */
const stepOf = ({ step }: ReviewHistoryEntry): string | null => {
  if (step === undefined) return null;
  const { reference, ...kept } = step;
  return JSON.stringify(reference == null ? kept : { ...kept, reference: storableText(reference) });
};

const entryOf = (event: RecordedEvent<ReviewEvent>): Entry => {
  const entry = historyEntryOf(event);
  return {
    ...entry,
    reviewId: event.data.reviewId,
    version: event.version,
    accountId: event.data.accountId,
    // An empty one was erased.
    note: storableText(entry.note || null),
    actorId: actorIdOf(event),
    stepJson: stepOf(entry),
  };
};

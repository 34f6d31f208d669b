import type { RecordedEvent } from '@sternklar/contracts/event-envelope';
import { eventsAmong, eventsOf } from '@sternklar/contracts/events-of';
import { removalAppealed, removalForwarded } from '@sternklar/contracts/reviews/casework/casework.events';
import { reviewErased } from '@sternklar/contracts/reviews/review.events';
import { type SqlStatement, statement } from '@sternklar/event-store/projection';
import { ERASED, type Erasing } from '../engine/read-model/erased-accounts.ts';
import { searchableText } from '../engine/read-model/stored-text.ts';
import { toColumns } from '../engine/read-model/unnest.ts';

const SENDS = [removalForwarded, removalAppealed] as const;

/** The table of reviews beside which a read model keeps `sent_reference`. */
export type Reviews = 'review' | 'review_case';

/**
 * What a platform calls what was sent to it, as staff search for it: a table of its own, so that lists read no more than
 * before. A reference that no key can read any more is none.
 */
export const followSentReferences = (events: readonly RecordedEvent[], reviews: Reviews): readonly SqlStatement[] => {
  const erasedAt = new Map(eventsOf(events, reviewErased).map(({ data, position }) => [data.reviewId, position]));
  const sent = eventsAmong(events, SENDS)
    .filter(({ data, position }) => position > (erasedAt.get(data.reviewId) ?? 0))
    .map(({ data }) => ({ reviewId: data.reviewId, key: searchableText(data.reference) }))
    .filter(({ key }) => key !== '');
  return [
    ...(erasedAt.size === 0
      ? []
      : statement('delete from sent_reference where review_id = any($1::uuid[])', [[...erasedAt.keys()]])),
    ...(sent.length === 0 ? [] : statement(addTo(reviews), toColumns(sent, ['reviewId', 'key']))),
  ];
};

const addTo = (reviews: Reviews): string => `
  insert into sent_reference (review_id, reference_key)
  select sent.review_id, sent.reference_key
  from unnest($1::uuid[], $2::text[]) as sent (review_id, reference_key)
  join ${reviews} on ${reviews}.id = sent.review_id
  on conflict (review_id, reference_key) do nothing`;

/** Before the reviews themselves, by which they are found. */
export const eraseReferencesBy = (condition: string, reviews: Reviews): string =>
  `delete from sent_reference using ${reviews}
   where ${reviews}.id = sent_reference.review_id and ${reviews}.${condition}`;

export const eraseReferencesOfAccounts = (reviews: Reviews): Erasing => ({
  sql: eraseReferencesBy(`account_id = any(${ERASED})`, reviews),
  broughtBy: SENDS,
});

/**
 * Reviews that were sent under a reference with this beginning. An array, not a join: PostgreSQL then combines the indexes
 * of both sides. `pattern` is SQL for a pattern of `like`.
 */
export const isSentUnder = (schema: string, pattern: string): string =>
  `id = any(array(select sent.review_id from ${schema}.sent_reference as sent where sent.reference_key like ${pattern}))`;

import { accountErased } from '@sternklar/contracts/accounts/account.events';
import { erasedIn } from '@sternklar/contracts/accounts/accounts-in';
import type { RecordedEvent } from '@sternklar/contracts/event-envelope';
import { allBut, eventsAmong, eventsOf } from '@sternklar/contracts/events-of';
import { removalAppealed, removalForwarded } from '@sternklar/contracts/reviews/casework/casework.events';
import { evidenceAdded, evidenceRemoved } from '@sternklar/contracts/reviews/evidence/evidence.events';
import { reviewErased, reviewEvents } from '@sternklar/contracts/reviews/review.events';
import { type Projection, type SqlStatement, statement } from '@sternklar/event-store/projection';
import { ERASED, forErasedAccounts } from '../../engine/read-model/erased-accounts.ts';
import { sqlFile } from '../../engine/read-model/sql-file.ts';
import { storableText } from '../../engine/read-model/stored-text.ts';
import { toColumns } from '../../engine/read-model/unnest.ts';

const ABOUT_EVIDENCE = [evidenceAdded, evidenceRemoved, removalForwarded, removalAppealed, reviewErased] as const;
const SENDS = [removalForwarded, removalAppealed] as const;
const HANDLED = new Set<string>(ABOUT_EVIDENCE.map(({ type }) => type));

/** The files that reviews have as evidence; what was removed or erased is gone from it. */
export const reviewEvidence: Projection = {
  name: 'review-evidence',
  version: 2,
  tables: sqlFile(new URL('./review-evidence.table.sql', import.meta.url)),
  handles: [...HANDLED, accountErased.type],
  skips: Object.fromEntries(
    allBut(reviewEvents, {})
      .filter(({ type }) => !HANDLED.has(type))
      .map(({ type }) => [type, 'it changes no evidence']),
  ),
  apply: (events) => [
    ...addEvidence(events),
    ...markSent(events),
    ...dropEvidence(events),
    ...forErasedAccounts(events, erasedIn(events), [ERASE_EVIDENCE]),
  ],
};

const ERASE_EVIDENCE = {
  sql: `delete from review_evidence where account_id = any(${ERASED})`,
  broughtBy: [evidenceAdded],
};

/** What no key can read any more is about to be dropped by the event that follows. */
function addEvidence(events: readonly RecordedEvent[]): readonly SqlStatement[] {
  const added = eventsOf(events, evidenceAdded).map(({ data, position, recordedAt }) => ({
    ...data,
    position,
    recordedAt,
    name: storableText(data.name) ?? '',
    contentHash: data.contentHash ?? '',
    isSent: false,
  }));
  if (added.length === 0) return [];
  return statement(
    `insert into review_evidence (evidence_id, review_id, account_id, position, name, kind, type, size, stored_hash,
                                  content_hash, added_at, added_by, is_sent)
     select * from unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::bigint[], $5::text[], $6::text[], $7::text[],
                          $8::integer[], $9::text[], $10::text[], $11::timestamptz[], $12::text[], $13::boolean[])
     on conflict (evidence_id) do nothing`,
    toColumns(added, [
      'evidenceId',
      'reviewId',
      'accountId',
      'position',
      'name',
      'kind',
      'type',
      'size',
      'storedHash',
      'contentHash',
      'recordedAt',
      'addedBy',
      'isSent',
    ]),
  );
}

/** After what was added, and before what was removed: what is sent can no longer be removed. */
function markSent(events: readonly RecordedEvent[]): readonly SqlStatement[] {
  const ids = eventsAmong(events, SENDS).flatMap(({ data }) => data.evidenceSent);
  if (ids.length === 0) return [];
  return statement('update review_evidence set is_sent = true where evidence_id = any($1::uuid[])', [ids]);
}

function dropEvidence(events: readonly RecordedEvent[]): readonly SqlStatement[] {
  const removed = eventsOf(events, evidenceRemoved).map(({ data }) => data.evidenceId);
  const erased = eventsOf(events, reviewErased).map(({ data }) => data.reviewId);
  return [
    ...(removed.length === 0
      ? []
      : statement('delete from review_evidence where evidence_id = any($1::uuid[])', [removed])),
    ...(erased.length === 0
      ? []
      : statement('delete from review_evidence where review_id = any($1::uuid[])', [erased])),
  ];
}

import { visitorConversationErased } from '@sternklar/contracts/conversations/conversation.events';
import type { RecordedEvent } from '@sternklar/contracts/event-envelope';
import { eventsOf } from '@sternklar/contracts/events-of';
import { invoiceErased } from '@sternklar/contracts/invoices/invoice.events';
import { subjectOf } from '@sternklar/contracts/personal-data';
import { reviewErased, reviewStatusChanged } from '@sternklar/contracts/reviews/review.events';
import { isDecided } from '@sternklar/contracts/reviews/review-status';
import { type Projection, type SqlStatement, statement } from '@sternklar/event-store/projection';
import { sqlFile } from '../../engine/read-model/sql-file.ts';
import { toColumns } from '../../engine/read-model/unnest.ts';

/** What the retention jobs ask: whose data are erased for good, and which decided reviews are not yet. */
export const retentionList: Projection = {
  name: 'retention-list',
  version: 1,
  tables: sqlFile(new URL('./retention-list.table.sql', import.meta.url)),
  indexes: sqlFile(new URL('./retention-list.indexes.sql', import.meta.url)),
  handles: [invoiceErased.type, visitorConversationErased.type, reviewErased.type, reviewStatusChanged.type],
  apply: (events) => [...noteDecisions(events), ...addErased(events)],
};

/** Of a review's statuses in a batch the last one counts; whatever follows an erasure starts nothing anew. */
function noteDecisions(events: readonly RecordedEvent[]): readonly SqlStatement[] {
  const newest = new Map<string, { id: string; accountId: string; decidedAt: string | null }>();
  for (const { data, recordedAt } of eventsOf(events, reviewStatusChanged)) {
    const decidedAt = isDecided(data.to) ? recordedAt : null;
    newest.set(data.reviewId, { id: data.reviewId, accountId: data.accountId, decidedAt });
  }
  const decided = [...newest.values()].filter(({ decidedAt }) => decidedAt !== null);
  const reopened = [...newest.values()].filter(({ decidedAt }) => decidedAt === null).map(({ id }) => id);
  return [
    ...(decided.length === 0
      ? []
      : statement(
          `insert into decided_review (id, account_id, decided_at)
           select id, account_id, decided_at from unnest($1::uuid[], $2::uuid[], $3::timestamptz[])
             as decision (id, account_id, decided_at)
           where not exists (select from erased_subject where subject = 'review:' || id)
           on conflict (id) do update set decided_at = excluded.decided_at`,
          toColumns(decided, ['id', 'accountId', 'decidedAt']),
        )),
    ...(reopened.length === 0 ? [] : statement('delete from decided_review where id = any($1::uuid[])', [reopened])),
  ];
}

function addErased(events: readonly RecordedEvent[]): readonly SqlStatement[] {
  const reviews = eventsOf(events, reviewErased);
  const rows = [
    ...eventsOf(events, invoiceErased).map(({ data, position }) => ({
      position,
      subject: subjectOf('invoice', data.invoiceId),
    })),
    ...eventsOf(events, visitorConversationErased).map(({ data, position }) => ({
      position,
      subject: subjectOf('visitor', data.participant.id),
    })),
    ...reviews.map(({ data, position }) => ({ position, subject: subjectOf('review', data.reviewId) })),
  ];
  if (rows.length === 0) return [];
  return [
    ...statement(
      `insert into erased_subject (position, subject) select * from unnest($1::bigint[], $2::text[])
       on conflict (position) do nothing`,
      toColumns(rows, ['position', 'subject']),
    ),
    ...statement('delete from decided_review where id = any($1::uuid[])', [reviews.map(({ data }) => data.reviewId)]),
  ];
}

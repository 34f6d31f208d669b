import { visitorConversationErased } from '@sternklar/contracts/conversations/conversation.events';
import type { RecordedEvent } from '@sternklar/contracts/event-envelope';
import { eventsAmong, eventsOf } from '@sternklar/contracts/events-of';
import { invoiceErased } from '@sternklar/contracts/invoices/invoice.events';
import { subjectOf } from '@sternklar/contracts/personal-data';
import { type CaseFacts, caseFactsOf } from '@sternklar/contracts/reviews/casework/case-facts';
import {
  platformAnswered,
  removalAppealed,
  removalForwarded,
  removalTakenUpAgain,
  removalWithdrawn,
  reviewCameBack,
} from '@sternklar/contracts/reviews/casework/casework.events';
import type { PlatformAnswer } from '@sternklar/contracts/reviews/casework/casework-words';
import { reviewErased, reviewStatusChanged } from '@sternklar/contracts/reviews/review.events';
import { isDecided } from '@sternklar/contracts/reviews/review-status';
import { type Projection, type SqlStatement, statement } from '@sternklar/event-store/projection';
import { sqlFile } from '../../engine/read-model/sql-file.ts';
import { toColumns } from '../../engine/read-model/unnest.ts';

/** What opens and closes a case. */
const STEPS = [
  reviewStatusChanged,
  platformAnswered,
  removalForwarded,
  removalAppealed,
  removalWithdrawn,
  removalTakenUpAgain,
  reviewCameBack,
];

/** What the retention jobs ask: whose data are erased for good, and which closed reviews are not yet. */
export const retentionList: Projection = {
  name: 'retention-list',
  version: 2,
  tables: sqlFile(new URL('./retention-list.table.sql', import.meta.url)),
  indexes: sqlFile(new URL('./retention-list.indexes.sql', import.meta.url)),
  handles: [invoiceErased.type, visitorConversationErased.type, reviewErased.type, ...STEPS.map(({ type }) => type)],
  apply: (events) => [...followCases(events), ...addErased(events)],
};

/** Whether a case is closed, and since when; times ISO 8601 UTC, `…By` versions of the stream that say what came first. */
interface Closing extends Pick<CaseFacts, 'decided' | 'withdrawnAt' | 'answerEnteredAt'> {
  readonly decidedAt: string | null;
  readonly decidedBy: number;
  readonly sentBy: number;
  /** Of the platform's decision by itself: upon an appeal no change of status followed it once. */
  readonly answeredAt: string;
  readonly answeredBy: number;
}

type Step = ReturnType<typeof eventsAmong<(typeof STEPS)[number]>>[number];

const DECIDES: Readonly<Record<PlatformAnswer, boolean>> = {
  received: false,
  asks: false,
  'passed-to-author': false,
  removed: true,
  refused: true,
};

const lastDecision = (event: Step): Partial<Closing> => {
  const { recordedAt, version } = event;
  switch (event.type) {
    case 'ReviewStatusChanged': {
      const { to, restores, decidedAt } = event.data;
      if (!isDecided(to)) return { decidedAt: null };
      if (!restores) return { decidedAt: recordedAt, decidedBy: version };
      return { decidedAt: decidedAt ?? recordedAt, decidedBy: restores.decided ? version : 0, answeredBy: 0 };
    }
    case 'RemovalForwarded':
    case 'RemovalAppealed':
      return { sentBy: version };
    case 'PlatformAnswered': {
      const { answer, enteredBy } = event.data;
      const isDecision = DECIDES[answer] && enteredBy === 'admin';
      return isDecision ? { answeredAt: recordedAt, answeredBy: version } : {};
    }
    case 'RemovalWithdrawn':
    case 'RemovalTakenUpAgain':
    case 'ReviewCameBack':
      return {};
  }
};

/** What an event changes of it, whatever was before. */
const closingOf = (event: Step): Partial<Closing> => {
  const { decided, withdrawnAt, answerEnteredAt } = caseFactsOf(event);
  return {
    ...(decided !== undefined && { decided }),
    ...(withdrawnAt !== undefined && { withdrawnAt }),
    ...(answerEnteredAt !== undefined && { answerEnteredAt }),
    ...lastDecision(event),
  };
};

/** Whatever follows an erasure starts nothing anew. */
function followCases(events: readonly RecordedEvent[]): readonly SqlStatement[] {
  const changes = new Map<string, { id: string; accountId: string; facts: Partial<Closing> }>();
  for (const event of eventsAmong(events, STEPS)) {
    const { reviewId: id, accountId } = event.data;
    changes.set(id, { id, accountId, facts: { ...changes.get(id)?.facts, ...closingOf(event) } });
  }
  if (changes.size === 0) return [];
  const rows = [...changes.values()].map((change) => ({ ...change, factsJson: JSON.stringify(change.facts) }));
  return statement(
    `insert into kept_review (id, account_id, facts)
     select id, account_id, facts from unnest($1::uuid[], $2::uuid[], $3::jsonb[]) as change (id, account_id, facts)
     where not exists (select from erased_subject where subject = 'review:' || id)
     on conflict (id) do update set facts = kept_review.facts || excluded.facts`,
    toColumns(rows, ['id', 'accountId', 'factsJson']),
  );
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
    ...statement('delete from kept_review where id = any($1::uuid[])', [reviews.map(({ data }) => data.reviewId)]),
  ];
}

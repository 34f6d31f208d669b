import { businessRemoved, businessRestored } from '@sternklar/contracts/businesses/business.events';
import { removalsIn } from '@sternklar/contracts/businesses/businesses-in';
import type { RecordedEvent } from '@sternklar/contracts/event-envelope';
import { eventsAmong, eventsOf } from '@sternklar/contracts/events-of';
import { removalTakenUpAgain, removalWithdrawn } from '@sternklar/contracts/reviews/casework/casework.events';
import { reviewStatusChanged, reviewSubmitted } from '@sternklar/contracts/reviews/review.events';
import { isDecided, REVIEW_STATUSES, type ReviewStatus } from '@sternklar/contracts/reviews/review-status';
import { type Projection, type SqlStatement, statement } from '@sternklar/event-store/projection';
import { sqlFile } from '../../engine/read-model/sql-file.ts';
import { toColumns } from '../../engine/read-model/unnest.ts';

const betweenStatuses = 'figures count statuses, and this stands between them';

/** How many reviews came in and were decided on each day, and how long that took; kept, so that nobody counts. */
export const reviewStatistics: Projection = {
  name: 'review-statistics',
  version: 4,
  tables: sqlFile(new URL('./review-statistics.table.sql', import.meta.url)),
  handles: [
    reviewSubmitted.type,
    reviewStatusChanged.type,
    removalWithdrawn.type,
    removalTakenUpAgain.type,
    businessRemoved.type,
    businessRestored.type,
  ],
  skips: {
    ReviewNoteAdded: 'figures count statuses',
    ReviewErased: 'figures have nothing personal, and go on counting it',
    ReviewDetailsAmended: betweenStatuses,
    QuestionAsked: betweenStatuses,
    QuestionAnswered: betweenStatuses,
    QuestionReminded: betweenStatuses,
    QuestionClosed: betweenStatuses,
    CaseTakenOver: betweenStatuses,
    CaseLetGo: betweenStatuses,
    RemovalForwarded: betweenStatuses,
    RemovalAppealed: betweenStatuses,
    PlatformAnswered: betweenStatuses,
    ReviewCameBack: betweenStatuses,
    FollowUpSet: betweenStatuses,
    EvidenceAdded: betweenStatuses,
    EvidenceRemoved: betweenStatuses,
  },
  apply(events) {
    const emptying = [...followRemovals(events), ...takeBack(events), ...decideReviews(events)];
    return [...addReviews(events), ...emptying, ...(emptying.length > 0 ? forgetEmptyRows : [])];
  },
};

/** The same tables come of a history however it is cut into batches: so no row is left that says nothing. */
const forgetEmptyRows = [
  ...statement('delete from day_total where incoming = 0 and waiting = 0 and deleted = 0 and rejected = 0'),
  ...statement('delete from decision_time where reviews = 0'),
];

const COUNTED_AS: Readonly<Record<ReviewStatus, 'waiting' | 'deleted' | 'rejected'>> = {
  eingereicht: 'waiting',
  gelöscht: 'deleted',
  nicht_genehmigt: 'rejected',
};
/** A condition: whether a review with this status counts in a figure. */
const countsAs = (status: string, figure: (typeof COUNTED_AS)[ReviewStatus]): string =>
  `${status} in (${REVIEW_STATUSES.flatMap((one) => (COUNTED_AS[one] === figure ? `'${one}'` : [])).join(', ')})`;

const dayOf = (moment: string): string => `(${moment} at time zone 'Europe/Berlin')::date`;

/** Adds rows (day, incoming, waiting, deleted, rejected) to the totals. */
const addToDays = (rows: string): string =>
  addOncePerDay(
    `select day, sum(incoming), sum(waiting), sum(deleted), sum(rejected) from (${rows}) as difference group by day`,
  );

/** The same for rows that are already added up. */
const addOncePerDay = (rows: string): string => `
  insert into day_total as total (day, incoming, waiting, deleted, rejected) ${rows}
  on conflict (day) do update set
    incoming = total.incoming + excluded.incoming, waiting = total.waiting + excluded.waiting,
    deleted = total.deleted + excluded.deleted, rejected = total.rejected + excluded.rejected`;

const FOLLOW_REMOVALS = `
  with changed as (
    update review set is_withdrawn = change.is_withdrawn
    from unnest($1::uuid[], $2::boolean[]) as change (business_id, is_withdrawn)
    where review.business_id = change.business_id and review.is_withdrawn <> change.is_withdrawn
    returning submitted_at, status, is_taken_back, review.is_withdrawn
  ) ${addToDays(
    `select ${dayOf('submitted_at')} as day, 0 as incoming, case when is_withdrawn then -1 else 1 end as waiting,
            0 as deleted, 0 as rejected
     from changed where ${countsAs('status', 'waiting')} and not is_taken_back`,
  )}`;

function followRemovals(events: readonly RecordedEvent[]): readonly SqlStatement[] {
  const removals = removalsIn(events);
  if (removals.length === 0) return [];
  const removed = removals.filter(({ isRemoved }) => isRemoved).map(({ id }) => id);
  const restored = removals.filter(({ isRemoved }) => !isRemoved).map(({ id }) => id);
  return [
    ...statement('insert into removed_business (id) select unnest($1::uuid[]) on conflict (id) do nothing', [removed]),
    ...statement('delete from removed_business where id = any($1::uuid[])', [restored]),
    ...statement(FOLLOW_REMOVALS, toColumns(removals, ['id', 'isRemoved'])),
  ];
}

const TAKE_BACK = `
  with changed as (
    update review set is_taken_back = change.is_taken_back
    from unnest($1::uuid[], $2::boolean[]) as change (id, is_taken_back)
    where review.id = change.id and review.is_taken_back <> change.is_taken_back
    returning submitted_at, status, is_withdrawn, review.is_taken_back
  ) ${addToDays(
    `select ${dayOf('submitted_at')} as day, 0 as incoming, case when is_taken_back then -1 else 1 end as waiting,
            0 as deleted, 0 as rejected
     from changed where ${countsAs('status', 'waiting')} and not is_withdrawn`,
  )}`;

/** Of several in a batch the last one counts. */
function takeBack(events: readonly RecordedEvent[]): readonly SqlStatement[] {
  const newest = new Map(
    eventsAmong(events, [removalWithdrawn, removalTakenUpAgain]).map(({ type, data }) => [
      data.reviewId,
      { id: data.reviewId, isTakenBack: type === 'RemovalWithdrawn' },
    ]),
  );
  if (newest.size === 0) return [];
  return statement(TAKE_BACK, toColumns([...newest.values()], ['id', 'isTakenBack']));
}

/** What one side of a change counts for, at the days of submission and of decision; `sign` takes it out or puts it in. */
const countedAs = (side: 'before' | 'after', sign: '-' | '+'): string => `
  select ${dayOf('submitted_at')} as day, 0 as incoming,
         ${sign}(${countsAs(`${side}_status`, 'waiting')} and not is_withdrawn and not is_taken_back)::int as waiting, 0 as deleted, 0 as rejected
  from changed
  union all
  select ${dayOf(`${side}_decided_at`)}, 0, 0,
         ${sign}(${countsAs(`${side}_status`, 'deleted')})::int, ${sign}(${countsAs(`${side}_status`, 'rejected')})::int
  from changed where ${side}_decided_at is not null`;

const waited = (side: 'before' | 'after'): string =>
  `greatest(0, floor(extract(epoch from ${side}_decided_at - submitted_at) / 3600))::int`;

/** Exact to the hour at first and to the day later, so that there are few rows for each day. */
const timed = (side: 'before' | 'after', sign: '-' | '+'): string => `
  select ${dayOf(`${side}_decided_at`)} as day,
         case when ${waited(side)} < 48 then ${waited(side)} else ${waited(side)} / 24 * 24 end as hours,
         ${sign}1 as difference
  from changed where ${side}_decided_at is not null`;

/** Adds rows (day, hours, difference) to the times, beside what else is added up. */
const addTimes = (rows: string): string => `, times as (
    insert into decision_time as total (day, hours, reviews)
    select day, hours, sum(difference) from (${rows}) as moved
    group by day, hours having sum(difference) <> 0
    on conflict (day, hours) do update set reviews = total.reviews + excluded.reviews
  )`;

/** `returned`: what an added review is called by; `totals`: what is added up of them. */
const addReviewsAnd = (returned: string, totals: string): string => `
  with changed as (
    insert into review (id, business_id, submitted_at, status, decided_at, version, is_withdrawn, is_taken_back)
    select new.id, business_id, submitted_at, status, decided_at, version, removed_business.id is not null, false
    from unnest($1::uuid[], $2::uuid[], $3::timestamptz[], $4::text[], $5::timestamptz[], $6::integer[])
      as new (id, business_id, submitted_at, status, decided_at, version)
    left join removed_business on removed_business.id = business_id
    on conflict (id) do nothing
    returning submitted_at, is_withdrawn${returned}
  )${totals}`;
const ADD_REVIEWS = addReviewsAnd(
  ', is_taken_back, status as after_status, decided_at as after_decided_at',
  `${addTimes(timed('after', '+'))} ${addToDays(`
    select ${dayOf('submitted_at')} as day, 1 as incoming, 0 as waiting, 0 as deleted, 0 as rejected from changed
    union all ${countedAs('after', '+')}`)}`,
);
/** One that waits needs no adding up. */
const ADD_REVIEW = addReviewsAnd(
  '',
  addOncePerDay(
    `select ${dayOf('submitted_at')} as day, 1 as incoming, (not is_withdrawn)::int as waiting,
            0 as deleted, 0 as rejected from changed`,
  ),
);

/**
 * One that was decided in the same batch is counted as that at once: that it is decided once more (`decideReviews`) changes
 * nothing.
 */
function addReviews(events: readonly RecordedEvent[]): readonly SqlStatement[] {
  const decisions = newestDecisions(events);
  const reviews = eventsOf(events, reviewSubmitted).map(({ data, recordedAt, version }) => ({
    id: data.reviewId,
    businessId: data.businessId,
    submittedAt: recordedAt,
    ...(decisions.get(data.reviewId) ?? { status: 'eingereicht', decidedAt: null, version }),
  }));
  if (reviews.length === 0) return [];
  const columns = toColumns(reviews, ['id', 'businessId', 'submittedAt', 'status', 'decidedAt', 'version']);
  return statement(reviews.length === 1 && decisions.size === 0 ? ADD_REVIEW : ADD_REVIEWS, columns);
}

const DECIDE_REVIEWS = `
  with changed as (
    update review set status = change.status, decided_at = change.decided_at, version = change.version
    from review as before
    join unnest($1::uuid[], $2::text[], $3::timestamptz[], $4::integer[]) as change (id, status, decided_at, version)
      on change.id = before.id
    where review.id = before.id and review.version < change.version
    returning review.submitted_at, review.is_withdrawn, review.is_taken_back, before.status as before_status,
              before.decided_at as before_decided_at, review.status as after_status,
              review.decided_at as after_decided_at
  )${addTimes(`${timed('before', '-')} union all ${timed('after', '+')}`)}
  ${addToDays(`${countedAs('before', '-')} union all ${countedAs('after', '+')}`)}`;

type StatusChange = ReturnType<typeof eventsOf<typeof reviewStatusChanged>>[number];

/** What a mis-press was taken back to was decided when it was, and not today. */
const decidedAtOf = ({ data: { to, restores, decidedAt }, recordedAt }: StatusChange): string | null =>
  isDecided(to) ? ((restores && decidedAt) ?? recordedAt) : null;

/** By review. What was decided once more, upon an appeal, has its status since the first time. */
const newestDecisions = (events: readonly RecordedEvent[]) =>
  new Map(
    eventsOf(events, reviewStatusChanged)
      .filter(({ data }) => data.from !== data.to)
      .map((event) => [
        event.data.reviewId,
        { status: event.data.to, decidedAt: decidedAtOf(event), version: event.version },
      ]),
  );

function decideReviews(events: readonly RecordedEvent[]): readonly SqlStatement[] {
  const newest = newestDecisions(events);
  if (newest.size === 0) return [];
  const rows = [...newest].map(([id, decision]) => ({ id, ...decision }));
  return statement(DECIDE_REVIEWS, toColumns(rows, ['id', 'status', 'decidedAt', 'version']));
}

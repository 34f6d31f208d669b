import type { ReviewStatus } from '@sternklar/contracts/reviews/review-status';
import type pg from 'pg';
import { COUNT_LIMIT } from '../../engine/lists/list-request.ts';
import { schemaOf } from '../../engine/read-model/schema-names.ts';
import { reviewHistory } from './review-history.projection.ts';

/** Which reviews are asked for, and as of when. Times are ISO 8601. */
export interface AsOfRequest {
  readonly at: string;
  /** Null: every review that there was. Else only those with a change of status between the two moments. */
  readonly comparedWith: string | null;
  /** Handed in at this moment or later, … */
  readonly since: string | null;
  /** … and before this one. */
  readonly before: string | null;
  /** Null for everybody's. A review is meant when its id or its customer's is named. */
  readonly only: { readonly reviewIds: readonly string[]; readonly accountIds: readonly string[] } | null;
  readonly offset: number;
  readonly limit: number;
}

/** A review as it stood; `status` is null where there was none yet. */
export interface ReviewAsOf {
  readonly id: string;
  readonly accountId: string;
  readonly submittedAt: string;
  readonly status: ReviewStatus | null;
  readonly statusSince: string | null;
  readonly comparedStatus: ReviewStatus | null;
  /** Its details were corrected after the moment. */
  readonly amendedSince: boolean;
}

export interface ReviewsAsOf {
  /** The newest first: by when they were handed in, in a comparison by their last change. Counts no further than 10,000. */
  page(request: AsOfRequest): Promise<{ readonly rows: readonly ReviewAsOf[]; readonly total: number }>;
  /** When the first review of all was handed in; null when there is none. */
  oldest(): Promise<string | null>;
  /** How many steps of a review there have been; 0 for one that there never was. */
  stepsOf(reviewId: string): Promise<number>;
}

const table = `${schemaOf(reviewHistory)}.entry`;

/** What both lists filter by: a review's first entry, named `submitted`. */
const FILTER = `
  ($2::timestamptz is null or submitted.at >= $2) and ($3::timestamptz is null or submitted.at < $3)
  and ($4::uuid[] is null or submitted.review_id = any($4) or submitted.account_id = any($5::uuid[]))`;

const ALL = `
  select review_id, account_id, at as submitted_at, at as ordered_by from ${table} as submitted
  where kind = 'submitted' and at <= $1 and ${FILTER}
  order by at desc, review_id desc limit ${COUNT_LIMIT}`;

/** Of very many changes the newest are looked at. */
const CHANGED = `
  select submitted.review_id, submitted.account_id, submitted.at as submitted_at, changed.at as ordered_by
  from (
    select review_id, max(at) as at from (
      select review_id, at from ${table}
      where to_status is not null and at > least($1, $6::timestamptz) and at <= greatest($1, $6::timestamptz)
      order by at desc limit ${COUNT_LIMIT}
    ) as newest group by review_id
  ) as changed
  join ${table} as submitted on submitted.review_id = changed.review_id and submitted.kind = 'submitted'
  where ${FILTER}`;

const statusAt = (moment: string) => `
  select to_status, at from ${table}
  where review_id = page.review_id and to_status is not null and at <= ${moment} order by version desc limit 1`;

interface Found {
  readonly review_id: string;
  readonly account_id: string;
  readonly submitted_at: Date;
  readonly status: ReviewStatus | null;
  readonly status_since: Date | null;
  readonly compared_status: ReviewStatus | null;
  readonly amended_since: boolean;
  readonly total: number;
}

const toReview = (found: Found): ReviewAsOf => ({
  id: found.review_id,
  accountId: found.account_id,
  submittedAt: found.submitted_at.toISOString(),
  status: found.status,
  statusSince: found.status_since?.toISOString() ?? null,
  comparedStatus: found.compared_status,
  amendedSince: found.amended_since,
});

export const createReviewsAsOf = (pool: pg.Pool): ReviewsAsOf => ({
  async page({ at, comparedWith, since, before, only, offset, limit }) {
    const values = [at, since, before, only?.reviewIds ?? null, only?.accountIds ?? []];
    const found = comparedWith === null ? ALL : CHANGED;
    const other = comparedWith === null ? 'null::timestamptz' : '$6::timestamptz';
    const { rows } = await pool.query<Found>(
      `with found as materialized (${found}),
       page as (
         select * from found order by ordered_by desc, review_id desc limit ${Number(limit)} offset ${Number(offset)}
       )
       select page.review_id, page.account_id, page.submitted_at, then_.to_status as status, then_.at as status_since,
              other.to_status as compared_status,
              exists (
                select from ${table} where review_id = page.review_id and kind = 'details-amended' and at > $1
              ) as amended_since,
              (select count(*)::integer from found) as total
       from page
       left join lateral (${statusAt('$1')}) as then_ on true
       left join lateral (${statusAt(other)}) as other on true
       order by page.ordered_by desc, page.review_id desc`,
      comparedWith === null ? values : [...values, comparedWith],
    );
    return { rows: rows.map(toReview), total: rows[0]?.total ?? 0 };
  },
  async oldest() {
    const { rows } = await pool.query<{ at: Date }>({
      name: 'reviewsAsOf.oldest',
      text: `select at from ${table} where kind = 'submitted' order by at, review_id limit 1`,
    });
    return rows[0]?.at.toISOString() ?? null;
  },
  async stepsOf(reviewId) {
    const { rows } = await pool.query<{ steps: number }>({
      name: 'reviewsAsOf.stepsOf',
      text: `select coalesce(max(version), 0) as steps from ${table} where review_id = $1`,
      values: [reviewId],
    });
    return rows[0]?.steps ?? 0;
  },
});

import type { AdminReviewHistoryEntry, ReviewHistoryEntry } from '@sternklar/contracts/reviews/review.api';
import { HAS_WORDS } from '@sternklar/contracts/reviews/review-history';
import type pg from 'pg';
import { isUuid } from '../../engine/lists/uuid.ts';
import { schemaOf } from '../../engine/read-model/schema-names.ts';
import { reviewHistory } from './review-history.projection.ts';

/** An entry with the account that it is of. */
export type PersonalEntry = Omit<AdminReviewHistoryEntry, 'actor_email'>;

export interface ReviewHistoryQueries {
  /**
   * What happened to a review, oldest first, the newest 1000 entries at most; empty when there is no such review.
   * For a customer only if it is theirs, and without internal notes; everything for `customerId` null.
   */
  ofReview(reviewId: string, customerId: string | null): Promise<readonly ReviewHistoryEntry[]>;
  /** Everything that happened to it, and who did it; for staff. */
  withPersons(reviewId: string): Promise<readonly PersonalEntry[]>;
  /** What a customer gets, for many of their reviews in one question, by review; those without entries are missing. */
  ofReviews(
    reviewIds: readonly string[],
    customerId: string,
  ): Promise<ReadonlyMap<string, readonly ReviewHistoryEntry[]>>;
  /** Ids of the reviews that accounts ever handed in, also of removed businesses', by id; at most `limit` after one. */
  reviewIdsOf(
    accountIds: readonly string[],
    page: { readonly after: string; readonly limit: number },
  ): Promise<readonly string[]>;
}

const MAX_ENTRIES = 1_000;
const COLUMNS = 'version, id, kind, at, from_status as "from", to_status as "to", note, shown_to_customer, actor, step';
const table = `${schemaOf(reviewHistory)}.entry`;

type Found<Entry extends ReviewHistoryEntry> = Omit<Entry, 'at' | 'step'> & {
  readonly at: Date;
  readonly step: ReviewHistoryEntry['step'] | null;
};
type FoundEntry = Found<ReviewHistoryEntry> & { readonly version: number };
type FoundPersonalEntry = Found<PersonalEntry>;

const shown = <Row extends Pick<FoundEntry, 'kind' | 'at' | 'note' | 'step'>>({ step, ...found }: Row) => ({
  ...found,
  at: found.at.toISOString(),
  note: HAS_WORDS[found.kind] ? (found.note ?? '') : found.note,
  ...(step && { step: found.kind === 'forwarded' || found.kind === 'appealed' ? { reference: null, ...step } : step }),
});
const toEntry = ({ version: _, ...found }: FoundEntry): ReviewHistoryEntry => shown(found);

export const createReviewHistoryQueries = (pool: pg.Pool): ReviewHistoryQueries => ({
  async ofReview(reviewId, customerId) {
    if (!isUuid(reviewId)) return [];
    const { rows } = await pool.query<FoundEntry>({
      name: 'reviewHistory.ofReview',
      text: `select ${COLUMNS} from ${table}
             where review_id = $1 and ($2::uuid is null or (account_id = $2 and shown_to_customer))
             order by version desc limit ${MAX_ENTRIES}`,
      values: [reviewId, customerId],
    });
    return rows.reverse().map(toEntry);
  },
  async withPersons(reviewId) {
    if (!isUuid(reviewId)) return [];
    const { rows } = await pool.query<FoundPersonalEntry>({
      name: 'reviewHistory.withPersons',
      text: `select ${COLUMNS}, actor_id from ${table}
             where review_id = $1 order by version desc limit ${MAX_ENTRIES}`,
      values: [reviewId],
    });
    return rows.reverse().map(shown);
  },
  async ofReviews(reviewIds, customerId) {
    const { rows } = await pool.query<FoundEntry & { readonly review_id: string }>(
      `select review.id as review_id, entry.* from unnest($1::uuid[]) as review (id) cross join lateral (
         select ${COLUMNS} from ${table}
         where review_id = review.id and account_id = $2 and shown_to_customer
         order by version desc limit ${MAX_ENTRIES}
       ) as entry
       order by review.id, entry.version`,
      [reviewIds.filter(isUuid), customerId],
    );
    const ofEach = Map.groupBy(rows, ({ review_id }) => review_id);
    return new Map(
      [...ofEach].map(([reviewId, entries]) => [reviewId, entries.map(({ review_id: _, ...entry }) => toEntry(entry))]),
    );
  },
  async reviewIdsOf(accountIds, { after, limit }) {
    const { rows } = await pool.query<{ review_id: string }>({
      name: 'reviewHistory.reviewIdsOf',
      text: `select review_id from ${table}
             where kind = 'submitted' and account_id = any($1::uuid[]) and review_id > $2
             order by review_id limit $3`,
      values: [accountIds, after, limit],
    });
    return rows.map(({ review_id }) => review_id);
  },
});

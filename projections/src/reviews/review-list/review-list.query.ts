import { ERASED_EMAIL } from '@sternklar/contracts/accounts/erased-email';
import { countedSchema } from '@sternklar/contracts/back-office/counted.api';
import { LIST_COUNT_LIMIT, RATING_MAX, RATING_MIN } from '@sternklar/contracts/constants';
import { ERASED_REVIEWER } from '@sternklar/contracts/reviews/erased-reviewer';
import type { AdminReview, Review } from '@sternklar/contracts/reviews/review.api';
import { REVIEW_STATUSES, type ReviewStatus } from '@sternklar/contracts/reviews/review-status';
import type pg from 'pg';
import { z } from 'zod';
import {
  allOf,
  beginning,
  type Condition,
  type Conditions,
  containing,
  isAmong,
  isOneOf,
} from '../../engine/lists/conditions.ts';
import { filterOf, type ListRequest, type Page, parseFilter } from '../../engine/lists/list-request.ts';
import { countUpToLimit, type KeptTotal, type Listing, readAllRows, readPage } from '../../engine/lists/listing.ts';
import { type Lookup, lookUp } from '../../engine/lists/lookup.ts';
import { isUuid } from '../../engine/lists/uuid.ts';
import { schemaOf } from '../../engine/read-model/schema-names.ts';
import { searchableText } from '../../engine/read-model/stored-text.ts';
import { countedCases } from '../case-figures/counted-cases.ts';
import { isSentUnder } from '../sent-references.ts';
import { reviewList } from './review-list.projection.ts';

export interface BusinessReviews {
  /** The account they were handed in for; null when there are none. */
  readonly accountId: string | null;
  readonly reviews: readonly Review[];
}

export interface ReviewQueries {
  /** All reviews of a business, newest first. */
  ofBusiness(businessId: string): Promise<BusinessReviews>;
  byId(reviewId: string): Promise<AdminReview | null>;
  /** Which of some reviews are listed: all but those of removed businesses. */
  listedAmong(reviewIds: readonly string[]): Promise<ReadonlySet<string>>;
  /**
   * A customer's reviews of all their businesses; sorts as `page` does and filters by all that it does but the customer.
   * Throws `InvalidListRequest`.
   */
  pageOfAccount(accountId: string, request: ListRequest): Promise<Page<Review>>;
  /** How many of a customer's reviews stand on each status; no more than 10,000 are counted. */
  countsOfAccount(accountId: string): Promise<Readonly<Record<ReviewStatus, number>>>;
  /** All reviews of a customer, newest first, in batches. */
  eachOfAccount(accountId: string): AsyncIterable<readonly Review[]>;
  /** Sorts by `created_at`, `updated_at`, `rating` and `status`. Throws `InvalidListRequest`. */
  page(request: ListRequest): Promise<Page<AdminReview>>;
  /** A few by a part of the reviewer's name or of the text. */
  find(lookup: Lookup): Promise<readonly AdminReview[]>;
  /** A few by how a platform's reference of what was sent to it begins, with that as it is searched. */
  findByReference(lookup: Lookup): Promise<readonly (AdminReview & { readonly reference: string })[]>;
  /** All reviews that meet the filter, newest first, in batches. */
  each(filter?: ListRequest['filter']): AsyncIterable<readonly AdminReview[]>;
}

const schema = schemaOf(reviewList);
const filterSchema = z.object({
  id: filterOf.ids.optional(),
  status: filterOf.oneOf(z.string().normalize('NFC').pipe(z.enum(REVIEW_STATUSES))).optional(),
  rating: filterOf.oneOf(z.number().int().min(RATING_MIN).max(RATING_MAX)).optional(),
  business_id: filterOf.ids.optional(),
  user_id: filterOf.ids.optional(),
  /** Whether the customer took the request back. */
  withdrawn: z.boolean().optional(),
  /** Handed in at this moment or later, … */
  created_since: z.iso.datetime().optional(),
  /** … and before this one. */
  created_before: z.iso.datetime().optional(),
  /** What a figure of the business counts, row by row. */
  counted: countedSchema('reviews').optional(),
  /** Part of the reviewer's name, of the text, or of the business's name; or how a reference of the platform begins. */
  q: filterOf.search.optional(),
});

type FoundReview = pg.QueryResultRow &
  Pick<Review, 'id' | 'business_id' | 'rating' | 'review_url' | 'reason' | 'good_faith' | 'status' | 'version'> & {
    readonly reviewer_name: string | null;
    readonly review_text: string | null;
    readonly created_at: Date;
    readonly updated_at: Date;
    readonly withdrawn_at: Date | null;
  };

type FoundAdminReview = FoundReview & {
  readonly account_id: string;
  readonly email: string | null;
  readonly business_name: string | null;
  readonly google_business_link: string | null;
};

const REVIEW_COLUMNS = [
  'id',
  'business_id',
  'reviewer_name',
  'rating',
  'review_text',
  'review_url',
  'reason',
  'good_faith',
  'status',
  'created_at',
  'updated_at',
  'version',
  'withdrawn_at',
];

const toReview = (found: FoundReview): Review => ({
  id: found.id,
  business_id: found.business_id,
  reviewer_name: found.reviewer_name ?? ERASED_REVIEWER,
  rating: found.rating,
  review_text: found.review_text ?? '',
  review_url: found.review_url,
  reason: found.reason,
  good_faith: found.good_faith,
  status: found.status,
  created_at: found.created_at.toISOString(),
  updated_at: found.updated_at.toISOString(),
  version: found.version,
  ...(found.withdrawn_at && { withdrawn_at: found.withdrawn_at.toISOString() }),
});

const listing: Listing<FoundAdminReview, AdminReview> = {
  table: `${schema}.listed_review`,
  sortable: {
    created_at: ['created_at', 'id'],
    updated_at: ['updated_at', 'id'],
    rating: ['rating', 'created_at', 'id'],
    status: ['status', 'created_at', 'id'],
  },
  select: {
    columns: `${REVIEW_COLUMNS.map((column) => `item.${column}`).join(', ')}, item.account_id, account.email,
              business.name as business_name, business.google_business_link`,
    joins: `left join ${schema}.business on business.id = item.business_id
            left join ${schema}.account on account.id = item.account_id`,
  },
  toRow: (found) => ({
    ...toReview(found),
    user_id: found.account_id,
    user_email: found.email ?? ERASED_EMAIL,
    business_name: found.business_name ?? '',
    google_business_link: found.google_business_link ?? '',
  }),
};

/**
 * One customer's reviews are few. They are found by the customer and then sorted: the expressions keep PostgreSQL from
 * walking through everybody's reviews in the wanted order until it has met enough of theirs.
 */
const ownListing: Listing<FoundReview, Review> = {
  table: `${schema}.listed_review`,
  sortable: {
    created_at: ['created_at', 'id'],
    updated_at: [`updated_at + interval '0'`, 'id'],
    rating: ['rating + 0', 'created_at', 'id'],
    status: [`status || ''`, 'created_at', 'id'],
  },
  select: { columns: REVIEW_COLUMNS.map((column) => `item.${column}`).join(', '), joins: '' },
  toRow: toReview,
};

type Filter = z.output<typeof filterSchema>;
const filterOfRequest = (filter: ListRequest['filter']): Filter => parseFilter(filterSchema, filter);
const ownFilterSchema = filterSchema.omit({ user_id: true, counted: true });

/** Filters by which the read model keeps totals. */
const keptConditions = ({ status, rating }: Filter): readonly Condition[] => [
  isOneOf('status', 'text', status),
  isOneOf('rating', 'smallint', rating),
];

/**
 * An array, not a join: PostgreSQL then combines the indexes of both sides. Too few letters find no index; every review is
 * then compared, which is faster with a hashed set than along a list of many businesses.
 */
const ofBusinessesLike = (pattern: string, q: string | undefined): string => {
  const businesses = `select business.id from ${schema}.business where business.name_key like ${pattern}`;
  const isIndexed = searchableText(q ?? null).length >= TRIGRAM;
  return isIndexed ? `business_id = any(array(${businesses}))` : `business_id in (${businesses})`;
};
const TRIGRAM = 3;

/** `pattern` finds a text anywhere; without its first sign it finds what begins with that text. */
const foundBy = (pattern: string, q: string | undefined): readonly string[] => [
  `search_text like ${pattern}`,
  ofBusinessesLike(pattern, q),
  isSentUnder(schema, `substr(${pattern}, 2)`),
];

const conditionsOf = (filter: Filter): Conditions =>
  allOf([
    ...keptConditions(filter),
    isOneOf('id', 'uuid', filter.id),
    isOneOf('business_id', 'uuid', filter.business_id),
    isOneOf('account_id', 'uuid', filter.user_id),
    isAmong(filter.counted?.days, filter.counted && countedCases(filter.counted.figure, filter.counted.reason)),
    [filter.withdrawn, (withdrawn) => `(withdrawn_at is not null) = ${withdrawn}`],
    [filter.created_since, (moment) => `created_at >= ${moment}`],
    [filter.created_before, (moment) => `created_at < ${moment}`],
    [containing(filter.q), (pattern) => `(${foundBy(pattern, filter.q).join(' or ')})`],
  ]);

const keptReviews = (where: string): KeptTotal => ({
  text: `select coalesce(sum(reviews), 0)::bigint as total from ${schema}.review_count where ${where}`,
});
/** All reviews that are listed. */
export const REVIEWS_TOTAL = keptReviews('true');

export const createReviewQueries = (pool: pg.Pool): ReviewQueries => ({
  async ofBusiness(businessId) {
    if (!isUuid(businessId)) return { accountId: null, reviews: [] };
    const { rows } = await pool.query<FoundReview & Pick<FoundAdminReview, 'account_id'>>({
      name: 'reviews.ofBusiness',
      text: `select ${REVIEW_COLUMNS.join(', ')}, account_id from ${schema}.listed_review
             where business_id = $1 order by created_at desc, id desc`,
      values: [businessId],
    });
    return { accountId: rows[0]?.account_id ?? null, reviews: rows.map(toReview) };
  },
  async byId(reviewId) {
    if (!isUuid(reviewId)) return null;
    const { rows } = await pool.query<FoundAdminReview>({
      name: 'reviews.byId',
      text: `select ${listing.select.columns} from ${schema}.listed_review as item ${listing.select.joins} where item.id = $1`,
      values: [reviewId],
    });
    return rows[0] ? listing.toRow(rows[0]) : null;
  },
  async listedAmong(reviewIds) {
    const { rows } = await pool.query<{ id: string }>({
      name: 'reviews.listedAmong',
      text: `select id from ${schema}.listed_review where id = any($1::uuid[])`,
      values: [reviewIds],
    });
    return new Set(rows.map(({ id }) => id));
  },
  async pageOfAccount(accountId, request) {
    const filter = parseFilter(ownFilterSchema, request.filter);
    const where = conditionsOf({ ...filter, user_id: [accountId] });
    const total = () => countUpToLimit(pool, ownListing.table, where);
    return readPage(pool, ownListing, { request, where, total });
  },
  async countsOfAccount(accountId) {
    const counts = { eingereicht: 0, gelöscht: 0, nicht_genehmigt: 0 };
    if (!isUuid(accountId)) return counts;
    const { rows } = await pool.query<{ status: ReviewStatus; reviews: number }>({
      name: 'reviews.countsOfAccount',
      text: `select status, count(*)::integer as reviews
             from (select status from ${schema}.listed_review where account_id = $1 limit ${LIST_COUNT_LIMIT}) as own
             group by status`,
      values: [accountId],
    });
    return { ...counts, ...Object.fromEntries(rows.map(({ status, reviews }) => [status, reviews])) };
  },
  eachOfAccount: (accountId) => readAllRows(pool, ownListing, conditionsOf({ user_id: [accountId] })),
  async page(request) {
    const filter = filterOfRequest(request.filter);
    const where = conditionsOf(filter);
    const kept = allOf(keptConditions(filter));
    const total =
      where.values.length > kept.values.length
        ? await countUpToLimit(pool, listing.table, where)
        : keptReviews(kept.sql);
    return readPage(pool, listing, { request, where, total });
  },
  find: (lookup) => lookUp(pool, listing, { ...lookup, key: 'search_text' }),
  async findByReference({ text, limit }) {
    const pattern = beginning(text);
    if (pattern === undefined) return [];
    const { rows } = await pool.query<FoundAdminReview & { readonly reference: string }>(
      `with found as materialized (
         select review_id, reference_key from ${schema}.sent_reference
         join ${schema}.listed_review on listed_review.id = review_id where reference_key like $1
         order by reference_key, review_id limit $2
       )
       select ${listing.select.columns}, found.reference_key as reference
       from found join ${schema}.listed_review as item on item.id = found.review_id ${listing.select.joins}
       order by found.reference_key, found.review_id`,
      [pattern, limit],
    );
    return rows.map((found) => ({ ...listing.toRow(found), reference: found.reference }));
  },
  each: (filter = {}) => readAllRows(pool, listing, conditionsOf(filterOfRequest(filter))),
});

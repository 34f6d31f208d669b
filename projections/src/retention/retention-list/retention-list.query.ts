import type pg from 'pg';
import { schemaOf } from '../../engine/read-model/schema-names.ts';
import { retentionList } from './retention-list.projection.ts';

export interface ErasedSubject {
  /** As keys are named, see `subjectOf`. */
  readonly subject: string;
  readonly position: number;
}

export interface DecidedReview {
  readonly reviewId: string;
  readonly accountId: string;
}

export interface RetentionQueries {
  /** Whose data were erased for their age, by the position of the event that says so; at most `limit` after one. */
  erasedAfter(position: number, limit: number): Promise<readonly ErasedSubject[]>;
  /** Reviews that were decided before a year began in Germany and hold personal data, the oldest decision first. */
  reviewsDecidedBefore(
    year: number,
    which: { readonly limit: number; readonly except: readonly string[] },
  ): Promise<readonly DecidedReview[]>;
}

const schema = schemaOf(retentionList);

export const createRetentionQueries = (pool: pg.Pool): RetentionQueries => ({
  async erasedAfter(position, limit) {
    const { rows } = await pool.query<ErasedSubject>({
      name: 'retention.erasedAfter',
      text: `select subject, position from ${schema}.erased_subject where position > $1 order by position limit $2`,
      values: [position, limit],
    });
    return rows;
  },
  async reviewsDecidedBefore(year, { limit, except }) {
    const { rows } = await pool.query<DecidedReview>({
      name: 'retention.reviewsDecidedBefore',
      text: `select id as "reviewId", account_id as "accountId" from ${schema}.decided_review
             where decided_at < make_timestamptz($1, 1, 1, 0, 0, 0, 'Europe/Berlin') and id <> all($2::uuid[])
             order by decided_at, id limit $3`,
      values: [year, except, limit],
    });
    return rows;
  },
});

import type pg from 'pg';
import { schemaOf } from '../../engine/read-model/schema-names.ts';
import { retentionList } from './retention-list.projection.ts';

export interface ErasedSubject {
  /** As keys are named, see `subjectOf`. */
  readonly subject: string;
  readonly position: number;
}

export interface ClosedReview {
  readonly reviewId: string;
  readonly accountId: string;
}

export interface RetentionQueries {
  /** Whose data were erased for their age, by the position of the event that says so; at most `limit` after one. */
  erasedAfter(position: number, limit: number): Promise<readonly ErasedSubject[]>;
  /** Reviews whose case was closed before a year began in Germany and that hold personal data, the longest closed first. */
  reviewsClosedBefore(
    year: number,
    which: { readonly limit: number; readonly except: readonly string[] },
  ): Promise<readonly ClosedReview[]>;
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
  async reviewsClosedBefore(year, { limit, except }) {
    const { rows } = await pool.query<ClosedReview>({
      name: 'retention.reviewsClosedBefore',
      text: `select id as "reviewId", account_id as "accountId" from ${schema}.kept_review
             where closed_at < to_char(make_timestamptz($1, 1, 1, 0, 0, 0, 'Europe/Berlin') at time zone 'UTC',
                                       'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
               and id <> all($2::uuid[])
             order by closed_at, id limit $3`,
      values: [year, except, limit],
    });
    return rows;
  },
});

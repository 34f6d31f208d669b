import type { Evidence } from '@sternklar/contracts/reviews/evidence/evidence.api';
import type pg from 'pg';
import { isUuid } from '../../engine/lists/uuid.ts';
import { schemaOf } from '../../engine/read-model/schema-names.ts';
import { reviewEvidence } from './review-evidence.projection.ts';

/** What somebody who checks stored files needs of one. */
export interface EvidenceFile {
  readonly evidenceId: string;
  readonly reviewId: string;
  readonly storedHash: string;
}

export interface ReviewEvidenceQueries {
  /** What a review has, in the order in which it was added. */
  ofReview(reviewId: string): Promise<readonly Evidence[]>;
  /** The same of many reviews, by review; those without evidence are missing. */
  ofReviews(reviewIds: readonly string[]): Promise<ReadonlyMap<string, readonly Evidence[]>>;
  /** All evidence there is, by id; at most `limit` after one. */
  filesAfter(evidenceId: string, limit: number): Promise<readonly EvidenceFile[]>;
}

const table = `${schemaOf(reviewEvidence)}.review_evidence`;
const COLUMNS =
  'evidence_id as id, name, kind, type, size, added_at, added_by, is_sent, stored_hash, content_hash, review_id';

type Row = Omit<Evidence, 'added_at'> & { readonly added_at: Date; readonly review_id: string };
const toEvidence = ({ review_id: _, ...row }: Row): Evidence => ({ ...row, added_at: row.added_at.toISOString() });

export const createReviewEvidenceQueries = (pool: pg.Pool): ReviewEvidenceQueries => ({
  async ofReview(reviewId) {
    if (!isUuid(reviewId)) return [];
    const { rows } = await pool.query<Row>({
      name: 'reviewEvidence.ofReview',
      text: `select ${COLUMNS} from ${table} where review_id = $1 order by position`,
      values: [reviewId],
    });
    return rows.map(toEvidence);
  },
  async ofReviews(reviewIds) {
    const { rows } = await pool.query<Row>(
      `select ${COLUMNS} from ${table} where review_id = any($1::uuid[]) order by review_id, position`,
      [reviewIds.filter(isUuid)],
    );
    const byReview = Map.groupBy(rows, ({ review_id }) => review_id);
    return new Map([...byReview].map(([reviewId, found]) => [reviewId, found.map(toEvidence)]));
  },
  async filesAfter(evidenceId, limit) {
    const { rows } = await pool.query<EvidenceFile>({
      name: 'reviewEvidence.filesAfter',
      text: `select evidence_id as "evidenceId", review_id as "reviewId", stored_hash as "storedHash"
             from ${table} where evidence_id > $1 order by evidence_id limit $2`,
      values: [evidenceId, limit],
    });
    return rows;
  },
});

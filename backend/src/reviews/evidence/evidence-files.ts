import { subjectOf } from '@sternklar/contracts/personal-data';
import type { Pool } from 'pg';
import type { FileOf, SealedFiles, StoredFile } from '../../platform/files.port.ts';

/** Which stored file it is, and whose. */
export interface EvidenceFileOf {
  readonly evidenceId: string;
  readonly reviewId: string;
}

export interface NewEvidenceFile extends EvidenceFileOf {
  readonly accountId: string;
  readonly size: number;
  readonly content: Buffer | AsyncIterable<Buffer>;
}

/** The bytes of evidence, and the table `evidence.files`, which knows every file that is stored, and in `size` the room that it takes. */
export interface EvidenceFiles {
  /** Stored before the log knows of it: until `confirm`, it is looked after by a job. */
  put(file: NewEvidenceFile): Promise<StoredFile>;
  confirm(evidenceId: string): Promise<void>;
  read(file: EvidenceFileOf): Promise<AsyncIterable<Buffer> | null>;
  storedHash(evidenceId: string): Promise<string | null>;
  /** From now on a job removes it, should that break off here. */
  expectRemoval(evidenceId: string): Promise<void>;
  remove(evidenceIds: readonly string[]): Promise<void>;
  /** Of which somebody must ask the log, the longest waiting first. */
  toLookAt(which: { readonly limit: number; readonly except: readonly string[] }): Promise<readonly EvidenceFileOf[]>;
  /** Of all that a review has, whose key is about to be destroyed. */
  expectRemovalOf(reviewId: string): Promise<void>;
  /** Reviews of the account whose files take room. */
  reviewsOf(accountId: string): Promise<readonly string[]>;
  /** What the review has takes no room any more; a job removes what the log does not know any more. */
  releaseOf(reviewId: string): Promise<void>;
}

/** Longer than any storing takes. */
const LOOK_AFTER_MS = 600_000;

export const fileOf = (evidenceId: string, reviewId: string): FileOf => ({
  fileId: evidenceId,
  subject: subjectOf('review', reviewId),
});

export interface EvidenceFilesDeps {
  readonly pool: Pool;
  readonly files: SealedFiles;
  readonly now: () => Date;
}

export const createEvidenceFiles = ({ pool, files, now }: EvidenceFilesDeps): EvidenceFiles => {
  const remove = async (evidenceIds: readonly string[]): Promise<void> => {
    if (evidenceIds.length === 0) return;
    await files.remove(evidenceIds);
    await pool.query('delete from evidence.files where evidence_id = any($1::uuid[])', [evidenceIds]);
  };
  return {
    async put({ evidenceId, reviewId, accountId, size, content }) {
      await pool.query(
        `insert into evidence.files (evidence_id, review_id, account_id, size, look_at) values ($1, $2, $3, $4, $5)`,
        [evidenceId, reviewId, accountId, size, new Date(now().getTime() + LOOK_AFTER_MS)],
      );
      return files.put(fileOf(evidenceId, reviewId), content);
    },
    async confirm(evidenceId) {
      await pool.query('update evidence.files set look_at = null where evidence_id = $1', [evidenceId]);
    },
    read: ({ evidenceId, reviewId }) => files.read(fileOf(evidenceId, reviewId)),
    storedHash: files.storedHash,
    async expectRemoval(evidenceId) {
      await pool.query('update evidence.files set look_at = $2 where evidence_id = $1', [evidenceId, now()]);
    },
    remove,
    async toLookAt({ limit, except }) {
      const { rows } = await pool.query<EvidenceFileOf>(
        `select evidence_id as "evidenceId", review_id as "reviewId" from evidence.files
         where look_at <= $1 and not evidence_id = any($2::uuid[]) order by look_at limit $3`,
        [now(), except, limit],
      );
      return rows;
    },
    async expectRemovalOf(reviewId) {
      await pool.query('update evidence.files set look_at = $2 where review_id = $1', [reviewId, now()]);
    },
    async reviewsOf(accountId) {
      const { rows } = await pool.query<{ id: string }>(
        'select distinct review_id as id from evidence.files where account_id = $1 and size > 0',
        [accountId],
      );
      return rows.map(({ id }) => id);
    },
    async releaseOf(reviewId) {
      await pool.query('update evidence.files set size = 0, look_at = $2 where review_id = $1', [reviewId, now()]);
    },
  };
};

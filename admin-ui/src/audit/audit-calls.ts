import type { AuditCheckpoint, AuditConsistency, BoundingCheckpoint } from '@sternklar/contracts/audit/audit.api';
import type { AuditorAccess } from '@sternklar/contracts/audit/audit-access.api';
import type { AuditedReview, AuditProofs, AuditReviews } from '@sternklar/contracts/audit/audit-replay.api';
import { AUDIT_PAGE_SIZE } from '@sternklar/contracts/constants';
import type { HttpClient } from '../data-provider/http-client.ts';
import { loading } from '../data-provider/load-failure.ts';
import { statusOf } from '../data-provider/refusal.ts';
import { orNull } from '../data-provider/subject.ts';

export const createAuditCalls = (call: HttpClient) => {
  const readOrNull = async (path: string) => (await orNull(loading(call(path))))?.json ?? null;
  return {
    /** The newest signed state; null while nothing was signed. */
    auditCheckpoint: (): Promise<AuditCheckpoint | null> => readOrNull('/api/audit/checkpoint'),
    /** The signed state after which nothing is dated at the moment (ISO 8601) or before it; null while there is none. */
    async boundingCheckpoint(at: string): Promise<AuditCheckpoint | null> {
      const answer: BoundingCheckpoint = (
        await loading(call(`/api/audit/checkpoint/bounding?at=${encodeURIComponent(at)}`))
      ).json;
      return answer.checkpoint;
    },
    /** The proof that the log only grew; null where there is none. */
    auditConsistency: (from: number, to: number): Promise<AuditConsistency | null> =>
      readOrNull(`/api/audit/consistency?from=${from}&to=${to}`),
    /** Reviews as of a moment; `query` is that of the call. */
    auditReviews: async (query: string): Promise<AuditReviews> =>
      (await loading(call(`/api/audit/reviews?${query}`))).json,
    /** A review as the log has it; null when there never was one, `torn` when there was, and its beginning is gone. */
    async auditedReview(id: string): Promise<AuditedReview | 'torn' | null> {
      try {
        return await readOrNull(`/api/audit/reviews/${encodeURIComponent(id)}`);
      } catch (error) {
        if (statusOf(error) === 409) return 'torn';
        throw error;
      }
    },
    auditProofs: (id: string): Promise<AuditProofs | null> =>
      readOrNull(`/api/audit/reviews/${encodeURIComponent(id)}/proofs`),
    /** What auditors have read, the newest first; for admins. */
    async auditorAccesses(page: number): Promise<{ readonly rows: readonly AuditorAccess[]; readonly total: number }> {
      const first = (page - 1) * AUDIT_PAGE_SIZE;
      const range = JSON.stringify([first, first + AUDIT_PAGE_SIZE - 1]);
      const { json, headers } = await loading(call(`/api/audit/accesses?range=${encodeURIComponent(range)}`));
      return { rows: json, total: Number(headers.get('content-range')?.split('/')[1] ?? 0) };
    },
  };
};
export type AuditCalls = ReturnType<typeof createAuditCalls>;

import type { AuditCheckpoint, AuditConsistency } from '@sternklar/contracts/audit/audit.api';
import type { AuditorAccess } from '@sternklar/contracts/audit/audit-access.api';
import type { AuditedReview, AuditProofs, AuditReviews } from '@sternklar/contracts/audit/audit-replay.api';
import { AUDIT_PAGE_SIZE } from '@sternklar/contracts/constants';
import type { HttpClient } from '../data-provider/http-client.ts';
import { loading } from '../data-provider/load-failure.ts';
import { orNull } from '../data-provider/subject.ts';

export interface AuditReadings {
  /** The newest signed state; null while nothing was signed. */
  auditCheckpoint(): Promise<AuditCheckpoint | null>;
  /** The proof that the log only grew; null where there is none. */
  auditConsistency(from: number, to: number): Promise<AuditConsistency | null>;
  /** Reviews as of a moment; `query` is that of the call. */
  auditReviews(query: string): Promise<AuditReviews>;
  /** A review as the log has it; null when there never was one. */
  auditedReview(id: string): Promise<AuditedReview | null>;
  auditProofs(id: string): Promise<AuditProofs | null>;
  /** What auditors have read, the newest first; for admins. */
  auditorAccesses(page: number): Promise<{ readonly rows: readonly AuditorAccess[]; readonly total: number }>;
}

export const createAuditReadings = (httpClient: HttpClient): AuditReadings => {
  const read = async (path: string) => (await loading(httpClient(path))).json;
  const readOrNull = async (path: string) => (await orNull(loading(httpClient(path))))?.json ?? null;
  return {
    auditCheckpoint: () => readOrNull('/api/audit/checkpoint'),
    auditConsistency: (from, to) => readOrNull(`/api/audit/consistency?from=${from}&to=${to}`),
    auditReviews: (query) => read(`/api/audit/reviews?${query}`),
    auditedReview: (id) => readOrNull(`/api/audit/reviews/${encodeURIComponent(id)}`),
    auditProofs: (id) => readOrNull(`/api/audit/reviews/${encodeURIComponent(id)}/proofs`),
    async auditorAccesses(page) {
      const first = (page - 1) * AUDIT_PAGE_SIZE;
      const range = JSON.stringify([first, first + AUDIT_PAGE_SIZE - 1]);
      const { json, headers } = await loading(httpClient(`/api/audit/accesses?range=${encodeURIComponent(range)}`));
      return { rows: json, total: Number(headers.get('content-range')?.split('/')[1] ?? 0) };
    },
  };
};

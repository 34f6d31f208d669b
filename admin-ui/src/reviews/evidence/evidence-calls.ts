import type { HttpClient } from '../../data-provider/http-client.ts';

const TIME_LIMIT_MS = 60_000;

export const createEvidenceCalls = (call: HttpClient) => ({
  removeEvidence: async (reviewId: string, evidenceId: string): Promise<void> => {
    await call(`/api/reviews/${encodeURIComponent(reviewId)}/evidence/${encodeURIComponent(evidenceId)}`, {
      method: 'DELETE',
    });
  },
});

interface File {
  readonly reviewId: string;
  readonly evidenceId: string;
}

/** The bytes; a link could not carry the session's token. */
export const readEvidenceFile = async ({ reviewId, evidenceId }: File, token: string): Promise<Blob> => {
  const response = await fetch(
    `/api/reviews/${encodeURIComponent(reviewId)}/evidence/${encodeURIComponent(evidenceId)}/file`,
    { headers: { Authorization: `Bearer ${token}` }, signal: AbortSignal.timeout(TIME_LIMIT_MS), cache: 'no-store' },
  );
  if (!response.ok) throw new Error(String(response.status));
  return response.blob();
};

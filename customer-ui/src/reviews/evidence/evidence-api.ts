import { detailOf } from '@sternklar/contracts/error-detail';
import { ApiError } from '../../api/api-error.ts';

/** A review's evidence, beside what its case says of it. Failures are {@link ApiError}s. */
export interface EvidenceApi {
  file(reviewId: string, evidenceId: string, signal?: AbortSignal): Promise<Blob>;
  remove(reviewId: string, evidenceId: string): Promise<void>;
}

interface EvidenceApiDeps {
  readonly fetch: typeof fetch;
  readonly storedToken: () => string | null;
}

const FILE_TIMEOUT_MS = 60_000;
const failure = (status: number, body?: unknown) =>
  new ApiError({ status, detail: detailOf(body), fieldErrors: {}, retryAfterSeconds: null });

export const createEvidenceApi = ({ fetch, storedToken }: EvidenceApiDeps): EvidenceApi => {
  const call = async <Answer>(
    path: string,
    init: RequestInit & { readonly signal?: AbortSignal },
    read: (response: Response) => Promise<Answer>,
  ): Promise<Answer> => {
    const limit = AbortSignal.timeout(FILE_TIMEOUT_MS);
    let response: Response;
    let body: unknown;
    try {
      response = await fetch(path, {
        ...init,
        headers: { Accept: '*/*', Authorization: `Bearer ${storedToken() ?? ''}` },
        signal: init.signal === undefined ? limit : AbortSignal.any([init.signal, limit]),
        cache: 'no-store',
        credentials: 'same-origin',
      });
      if (response.ok) return await read(response);
      body = await response.json().catch(() => undefined);
    } catch {
      throw failure(0);
    }
    throw failure(response.status, body);
  };
  return {
    file: (reviewId, evidenceId, signal) =>
      call(
        `/api/reviews/${encodeURIComponent(reviewId)}/evidence/${encodeURIComponent(evidenceId)}/file`,
        signal === undefined ? {} : { signal },
        (response) => response.blob(),
      ),
    remove: (reviewId, evidenceId) =>
      call(
        `/api/reviews/${encodeURIComponent(reviewId)}/evidence/${encodeURIComponent(evidenceId)}`,
        { method: 'DELETE' },
        async () => undefined,
      ),
  };
};

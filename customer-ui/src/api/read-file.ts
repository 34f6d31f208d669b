import { detailOf } from '@sternklar/contracts/error-detail';
import { ApiError } from './api-error.ts';

/** Reads a file; a link could not carry the session's token. Failures are {@link ApiError}s. */
export type ReadFile = (path: string, type: string) => Promise<Blob>;

interface ReadFileDeps {
  readonly fetch: typeof fetch;
  readonly storedToken: () => string | null;
}

const FILE_TIMEOUT_MS = 30_000;
const failure = (status: number, body?: unknown) =>
  new ApiError({ status, detail: detailOf(body), fieldErrors: {}, retryAfterSeconds: null });

export const createReadFile =
  ({ fetch, storedToken }: ReadFileDeps): ReadFile =>
  async (path, type) => {
    let response: Response;
    let body: unknown;
    try {
      response = await fetch(path, {
        headers: { Accept: `${type}, application/problem+json`, Authorization: `Bearer ${storedToken() ?? ''}` },
        signal: AbortSignal.timeout(FILE_TIMEOUT_MS),
        cache: 'no-store',
        credentials: 'same-origin',
      });
      if (response.ok) return await response.blob();
      body = await response.json().catch(() => undefined);
    } catch {
      throw failure(0);
    }
    throw failure(response.status, body);
  };

import { detailOf } from '@sternklar/contracts/error-detail';

/** The server refused to give the file, in words. */
export class FileRefused extends Error {
  override readonly name = 'FileRefused';
}

const TIME_LIMIT_MS = 30_000;

/** A link could not carry the session's token. Throws {@link FileRefused} where the server says why there is none. */
export const readFile = async (
  path: string,
  { type, token }: { readonly type: string; readonly token: string },
): Promise<Blob> => {
  const response = await fetch(path, {
    headers: { Accept: `${type}, application/problem+json`, Authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(TIME_LIMIT_MS),
  });
  if (response.ok) return response.blob();
  const detail = response.status === 409 ? detailOf(await response.json()) : null;
  throw detail ? new FileRefused(detail) : new Error(String(response.status));
};

/** How much has come; `of` is null while the server still gathers. */
export interface Progress {
  readonly bytes: number;
  readonly of: number | null;
}

export interface Bundle {
  readonly name: string;
  readonly content: Blob;
}

/** For what has not even begun to come; a log of millions takes its time. */
const NOTHING_FOR_MS = 120_000;

/** Why there is no bundle, in the server's words where it has some. */
export class NoBundle extends Error {
  override readonly name = 'NoBundle';
}

const problemOf = async (response: Response): Promise<NoBundle> => {
  const problem: unknown = await response.json().catch(() => null);
  const { detail } = (problem ?? {}) as { readonly detail?: unknown };
  return new NoBundle(typeof detail === 'string' ? detail : 'Das Prüfbündel konnte nicht geladen werden.');
};

/** Fetches the bundle piece by piece; a link could not carry the session's token. Throws `NoBundle`. */
export const downloadBundle = async (token: string, onProgress: (progress: Progress) => void): Promise<Bundle> => {
  const giveUp = new AbortController();
  let waiting = setTimeout(() => giveUp.abort(), NOTHING_FOR_MS);
  const heard = () => {
    clearTimeout(waiting);
    waiting = setTimeout(() => giveUp.abort(), NOTHING_FOR_MS);
  };
  try {
    onProgress({ bytes: 0, of: null });
    const response = await fetch('/api/audit/bundle', {
      headers: { Accept: 'application/x-tar', Authorization: `Bearer ${token}` },
      signal: giveUp.signal,
    });
    if (!response.ok || !response.body) throw await problemOf(response);
    const of = Number(response.headers.get('content-length')) || null;
    const pieces: Uint8Array<ArrayBuffer>[] = [];
    let bytes = 0;
    for (const reader = response.body.getReader(); ; ) {
      const { done, value } = await reader.read();
      if (done) break;
      heard();
      pieces.push(value);
      bytes += value.length;
      onProgress({ bytes, of });
    }
    if (of !== null && bytes !== of) throw new NoBundle('Das Prüfbündel kam nicht vollständig an.');
    const [, name = 'pruefbuendel.tar'] =
      /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? [];
    return { name, content: new Blob(pieces, { type: 'application/x-tar' }) };
  } finally {
    clearTimeout(waiting);
  }
};

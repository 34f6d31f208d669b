import { detailOf } from '../../../error-detail.ts';
import type { Evidence, EvidenceUpload } from '../evidence.api.ts';

interface Failure {
  /** HTTP status, or 0 where no answer came. */
  readonly status: number;
  /** The server's words, if it sent any. */
  readonly words: string | null;
  /** Where the upload stands, where the answer says so. */
  readonly received: number | null;
  /** How long the server wants to be left alone, in milliseconds. */
  readonly retryAfterMs: number | null;
}

/** A call of an upload that did not succeed. */
export class UploadFailure extends Error {
  override readonly name = 'UploadFailure';
  readonly status: number;
  readonly words: string | null;
  readonly received: number | null;
  readonly retryAfterMs: number | null;

  constructor({ status, words, received, retryAfterMs }: Failure) {
    super(words ?? `HTTP ${status}`);
    this.status = status;
    this.words = words;
    this.received = received;
    this.retryAfterMs = retryAfterMs;
  }
}

/** The calls of an upload. They reject with an {@link UploadFailure}. */
export interface UploadTransport {
  /** Sent again under the same key, it begins one. */
  begin(
    file: { readonly name: string; readonly size: number },
    key: string,
    signal: AbortSignal,
  ): Promise<EvidenceUpload>;
  standing(uploadId: string, signal: AbortSignal): Promise<EvidenceUpload>;
  /** Answers how many bytes are there now. */
  send(uploadId: string, offset: number, piece: ArrayBuffer, signal: AbortSignal): Promise<number>;
  /** `isNew` is false where the review had the same content already. */
  complete(uploadId: string, signal: AbortSignal): Promise<{ readonly evidence: Evidence; readonly isNew: boolean }>;
  abandon(uploadId: string): Promise<void>;
}

interface TransportDeps {
  readonly fetch: typeof fetch;
  readonly token: () => string | null;
  readonly reviewId: string;
}

/** A piece takes a while on a phone at the edge of its network; looking at a file, on a server with others to look at. */
const LIMIT_MS = 60_000;

const numberIn = (body: unknown, name: string): number | null => {
  if (typeof body !== 'object' || body === null) return null;
  const value = (body as Readonly<Record<string, unknown>>)[name];
  return typeof value === 'number' ? value : null;
};

const waitOf = (response: Response): number | null => {
  const seconds = Number(response.headers.get('Retry-After') ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : null;
};

export const createUploadTransport = ({ fetch, token, reviewId }: TransportDeps): UploadTransport => {
  const answerTo = async (path: string, init: RequestInit): Promise<{ status: number; body: unknown }> => {
    let response: Response;
    let body: unknown;
    try {
      response = await fetch(`/api${path}`, {
        ...init,
        headers: { Accept: 'application/json', Authorization: `Bearer ${token() ?? ''}`, ...init.headers },
        cache: 'no-store',
        credentials: 'same-origin',
      });
      body = await response.json().catch(() => undefined);
    } catch {
      throw new UploadFailure({ status: 0, words: null, received: null, retryAfterMs: null });
    }
    if (response.ok && body !== undefined) return { status: response.status, body };
    throw new UploadFailure({
      // An answer that breaks off is none.
      status: response.ok ? 0 : response.status,
      words: detailOf(body),
      received: numberIn(body, 'received'),
      retryAfterMs: waitOf(response),
    });
  };
  const limited = (signal: AbortSignal) => AbortSignal.any([signal, AbortSignal.timeout(LIMIT_MS)]);
  const upload = (id: string) => `/evidence-uploads/${encodeURIComponent(id)}`;

  return {
    begin: async (file, key, signal) => {
      const { body } = await answerTo(`/reviews/${encodeURIComponent(reviewId)}/evidence-uploads`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
        body: JSON.stringify(file),
        signal: limited(signal),
      });
      return body as EvidenceUpload;
    },
    standing: async (id, signal) => {
      const { body } = await answerTo(upload(id), { method: 'GET', signal: limited(signal) });
      return body as EvidenceUpload;
    },
    send: async (id, offset, piece, signal) => {
      const { body } = await answerTo(`${upload(id)}?offset=${offset}`, {
        method: 'PUT',
        headers: { 'Content-Type': 'application/octet-stream' },
        body: piece,
        signal: limited(signal),
      });
      return numberIn(body, 'received') ?? offset + piece.byteLength;
    },
    complete: async (id, signal) => {
      const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{}' };
      const { status, body } = await answerTo(`${upload(id)}/completion`, { ...init, signal: limited(signal) });
      return { evidence: body as Evidence, isNew: status === 201 };
    },
    abandon: async (id) => {
      await answerTo(upload(id), { method: 'DELETE', signal: AbortSignal.timeout(LIMIT_MS) });
    },
  };
};

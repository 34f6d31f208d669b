import { german, type Phrase } from '../texts/phrase.ts';

interface ApiErrorFacts {
  /** HTTP status, or 0 when no answer came (offline, timed out, aborted). */
  readonly status: number;
  /** The server's name of what is wrong; null where it gave none. */
  readonly code?: string | null;
  readonly detail: string | null;
  readonly fieldErrors: Readonly<Record<string, string>>;
  readonly retryAfterSeconds: number | null;
}

/** A call that did not succeed. `detail` holds the server's words for people, if it sent any. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: string | null;
  readonly detail: string | null;
  readonly fieldErrors: Readonly<Record<string, string>>;
  readonly retryAfterSeconds: number | null;

  constructor(facts: ApiErrorFacts) {
    super(facts.detail ?? `HTTP ${facts.status}`);
    this.status = facts.status;
    this.code = facts.code ?? null;
    this.detail = facts.detail;
    this.fieldErrors = facts.fieldErrors;
    this.retryAfterSeconds = facts.retryAfterSeconds;
  }
}

/** The server's words in an error, or null; for messages of the form "detail or …". */
export const serverWords = (error: unknown): string | null => (error instanceof ApiError ? error.detail : null);

/** Whether the server refused because the session is over (or never was). */
export const isSessionOver = (error: unknown): boolean => error instanceof ApiError && error.status === 401;

/** "Detail or …": the server's own German words if it sent any, else ours. */
export const phraseOf = (error: unknown, otherwise: Phrase): Phrase => {
  const words = serverWords(error);
  return words === null ? otherwise : german(words);
};

/**
 * Thrown by routes to answer with a problem document; anything else thrown is a bug and becomes a 500 without
 * details. `code` is for programs, `detail` a German sentence for people.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  readonly code: string;
  readonly detail: string;
  readonly options: RefusalOptions;

  constructor(status: number, code: string, detail: string, options: RefusalOptions = {}) {
    super(`${status} ${code}`);
    this.status = status;
    this.code = code;
    this.detail = detail;
    this.options = options;
  }
}

export interface RefusalOptions {
  readonly errors?: readonly { readonly field: string; readonly message: string }[];
  /** Seconds, sent as `Retry-After`. */
  readonly retryAfterSeconds?: number;
  /** Whoever gets it has shown that the account is theirs: its detail is told by routes that hide those of others, too. */
  readonly isToOwner?: true;
  /** Extension members of the problem document. */
  readonly extensions?: Readonly<Record<string, unknown>>;
}

export const notFound = (detail = 'Das haben wir nicht gefunden.') => new Refusal(404, 'not-found', detail);

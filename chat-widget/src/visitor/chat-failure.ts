/** A call of the chat that did not succeed. */
export class ChatFailure extends Error {
  /** HTTP status, or 0 when no answer came. */
  readonly status: number;
  /** The server's words for people, if it sent any. */
  readonly detail: string | null;

  constructor(status: number, detail: string | null = null) {
    super(detail ?? `HTTP ${status}`);
    this.status = status;
    this.detail = detail;
  }
}

const NO_ANSWER = 'Bitte prüfen Sie Ihre Internetverbindung.';
const NOT_NOW = 'Der Chat ist gerade nicht erreichbar.';

/** What people read when a message did not arrive. */
export const reasonOf = (error: unknown): string => {
  if (!(error instanceof ChatFailure)) return NOT_NOW;
  return error.status === 0 ? NO_ANSWER : (error.detail ?? NOT_NOW);
};

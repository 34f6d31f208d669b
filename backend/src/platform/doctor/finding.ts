/** How it is: right, wrong, perhaps a mistake, or nothing that this installation has. */
export type Mark = 'right' | 'wrong' | 'doubtful' | 'absent';

/** One line on an installation, in German, without secrets and personal data. */
export interface Finding {
  readonly mark: Mark;
  readonly what: string;
  /** What to do, in one or two sentences; null where nothing is to be done. */
  readonly help: string | null;
}

export const right = (what: string): Finding => ({ mark: 'right', what, help: null });
export const wrong = (what: string, help: string): Finding => ({ mark: 'wrong', what, help });
export const doubtful = (what: string, help: string): Finding => ({ mark: 'doubtful', what, help });
export const absent = (what: string): Finding => ({ mark: 'absent', what, help: null });

/** What may be printed of an error: its code or its name, for its own words may hold an address or a password. */
export const codeOf = (error: unknown): string => {
  // A host with several addresses fails with one error for each.
  const first: unknown = error instanceof AggregateError ? (error.errors[0] ?? error) : error;
  if (!(first instanceof Error)) return 'unbekannter Fehler';
  if ('code' in first) return String(first.code);
  return first.cause === undefined ? first.name : codeOf(first.cause);
};

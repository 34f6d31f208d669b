import { HttpError } from 'react-admin';

/** What is said when the back office cannot load, whatever it was that failed. */
export const LOAD_FAILED = 'Failed to load admin data';

/** Statuses that mean something else: no session, no such entry, not for you. */
const OTHER_MEANING: readonly unknown[] = [401, 403, 404];

/**
 * Runs a reading; a failure says that the back office could not load, or what else is to be said of it, with the status and the
 * body of the refusal.
 */
export const loading = async <Answer>(reading: Promise<Answer>, words: string = LOAD_FAILED): Promise<Answer> => {
  try {
    return await reading;
  } catch (error) {
    const { status, body } = (error ?? {}) as { readonly status?: number; readonly body?: unknown };
    if (OTHER_MEANING.includes(status)) throw error;
    throw new HttpError(words, status ?? 0, body);
  }
};

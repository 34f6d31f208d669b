import { sentenceOf } from '../../data-provider/refusal.ts';

const FALLBACK = 'Fehler beim Erstellen der Bewertung';

const messageOf = (error: unknown): string => {
  const { message } = (error ?? {}) as { readonly message?: unknown };
  return typeof message === 'string' ? message.trim() : '';
};

/**
 * What is said when a review could not be created: the server's detail (a list joined by commas, a string, anything else
 * as JSON), else the error's own message, else that it failed.
 */
export const creationFailure = (error: unknown): string => sentenceOf(error, messageOf(error) || FALLBACK);

import type { Phrase } from '../texts/phrase.ts';
import type { Toasts } from './toasts.ts';

/** Takes a message away that is no longer true. */
export const retract = (toasts: Pick<Toasts, 'list' | 'dismiss'>, phrase: Phrase): void => {
  for (const toast of toasts.list()) if (toast.phrase.text === phrase.text) toasts.dismiss(toast.id);
};

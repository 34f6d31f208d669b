import { german, type Phrase } from '../texts/phrase.ts';
import { serverWords } from './api-error.ts';

/** "Detail or …": the server's own German words if it sent any, else ours. */
export const phraseOf = (error: unknown, otherwise: Phrase): Phrase => {
  const words = serverWords(error);
  return words === null ? otherwise : german(words);
};

import { type Sentence, type Sign, showsIn } from './phrase.ts';

/** Whether a sentence shows one of some signs. */
export const anySign =
  (signs: readonly Sign[]) =>
  ({ words }: Sentence): boolean =>
    signs.some((sign) => showsIn(words, sign));

import { englishPhrasings } from './phrasings/english.ts';
import { moreEnglishPhrasings } from './phrasings/more-english.ts';
import { moreFrenchPhrasings, moreItalianPhrasings } from './phrasings/more-french-and-italian.ts';
import { arabicPhrasings, dutchPhrasings } from './phrasings/more-languages.ts';
import { morePolishPhrasings, moreRussianPhrasings } from './phrasings/more-slavic.ts';
import { moreDutchPhrasings, moreSpanishPhrasings } from './phrasings/more-spanish-and-dutch.ts';
import { moreCroatianPhrasings, moreRomanianPhrasings, moreUkrainianPhrasings } from './phrasings/more-thin.ts';
import { moreArabicPhrasings, moreTurkishPhrasings } from './phrasings/more-turkish-and-arabic.ts';
import { frenchPhrasings, italianPhrasings, romanianPhrasings, spanishPhrasings } from './phrasings/romance.ts';
import { croatianPhrasings, polishPhrasings, russianPhrasings, ukrainianPhrasings } from './phrasings/slavic.ts';
import { turkishPhrasings } from './phrasings/turkish.ts';

/** What is asked in languages beside German, by language and by what it asks for. */
const PHRASINGS = {
  en: [englishPhrasings, moreEnglishPhrasings],
  tr: [turkishPhrasings, moreTurkishPhrasings],
  fr: [frenchPhrasings, moreFrenchPhrasings],
  it: [italianPhrasings, moreItalianPhrasings],
  es: [spanishPhrasings, moreSpanishPhrasings],
  ro: [romanianPhrasings, moreRomanianPhrasings],
  nl: [dutchPhrasings, moreDutchPhrasings],
  pl: [polishPhrasings, morePolishPhrasings],
  ru: [russianPhrasings, moreRussianPhrasings],
  uk: [ukrainianPhrasings, moreUkrainianPhrasings],
  hr: [croatianPhrasings, moreCroatianPhrasings],
  ar: [arabicPhrasings, moreArabicPhrasings],
} as const;

/** A language in which simple questions are understood. */
export type UnderstoodLanguage = keyof typeof PHRASINGS;

/** All sentences beside German ones that are learned from; made anew each time. */
export const foreignSentences = (): readonly (readonly [
  sentence: string,
  intent: string,
  language: UnderstoodLanguage,
])[] =>
  Object.entries(PHRASINGS).flatMap(([language, each]) =>
    each
      .flatMap((phrasings) => Object.entries(phrasings))
      .flatMap(([intent, sentences]) => sentences.map((one) => [one, intent, language as UnderstoodLanguage] as const)),
  );

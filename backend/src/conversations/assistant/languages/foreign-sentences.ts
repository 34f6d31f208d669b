import { englishPhrasings } from './phrasings/english.ts';
import { arabicPhrasings, dutchPhrasings } from './phrasings/more-languages.ts';
import { frenchPhrasings, italianPhrasings, romanianPhrasings, spanishPhrasings } from './phrasings/romance.ts';
import { croatianPhrasings, polishPhrasings, russianPhrasings, ukrainianPhrasings } from './phrasings/slavic.ts';
import { turkishPhrasings } from './phrasings/turkish.ts';

/** What is asked in languages beside German, by language and by what it asks for. */
const PHRASINGS = {
  en: englishPhrasings,
  tr: turkishPhrasings,
  fr: frenchPhrasings,
  it: italianPhrasings,
  es: spanishPhrasings,
  ro: romanianPhrasings,
  nl: dutchPhrasings,
  pl: polishPhrasings,
  ru: russianPhrasings,
  uk: ukrainianPhrasings,
  hr: croatianPhrasings,
  ar: arabicPhrasings,
} as const;

/** A language in which simple questions are understood. */
export type UnderstoodLanguage = keyof typeof PHRASINGS;

/** All sentences beside German ones that are learned from. */
export const foreignSentences: readonly (readonly [sentence: string, intent: string, language: UnderstoodLanguage])[] =
  Object.entries(PHRASINGS).flatMap(([language, phrasings]) =>
    Object.entries(phrasings).flatMap(([intent, sentences]) =>
      sentences.map((one) => [one, intent, language as UnderstoodLanguage] as const),
    ),
  );

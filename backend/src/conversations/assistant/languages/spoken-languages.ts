import { english } from './answers/english.ts';
import { arabic, dutch, french, italian, polish, russian, spanish } from './answers/european.ts';
import type { Spoken } from './answers/spoken.ts';
import { croatian, romanian, ukrainian } from './answers/thin.ts';
import { turkish } from './answers/turkish.ts';
import type { UnderstoodLanguage } from './foreign-sentences.ts';

/** What is said in each language that is understood. */
export const SPOKEN: Readonly<Record<UnderstoodLanguage, Spoken>> = {
  en: english,
  tr: turkish,
  fr: french,
  it: italian,
  es: spanish,
  ro: romanian,
  nl: dutch,
  pl: polish,
  ru: russian,
  uk: ukrainian,
  hr: croatian,
  ar: arabic,
};

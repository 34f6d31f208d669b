import { arabic } from './answers/arabic.ts';
import { dutch } from './answers/dutch.ts';
import { english } from './answers/english.ts';
import { french } from './answers/french.ts';
import { italian } from './answers/italian.ts';
import { polish } from './answers/polish.ts';
import { russian } from './answers/russian.ts';
import { spanish } from './answers/spanish.ts';
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

import { type ButtonWords, english, german } from '../corner/words.ts';

/** Those of which the window has words in a file of their own (`languages/`). */
const LANGUAGES: Readonly<Record<string, ButtonWords>> = { en: english };

/** The language that is asked for, or else the page's; German where there are no words in it. */
export const languageOf = (asked = document.documentElement.lang): ButtonWords =>
  LANGUAGES[asked.slice(0, 2).toLowerCase()] ?? german;

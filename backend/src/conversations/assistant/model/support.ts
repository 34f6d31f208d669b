import { knowledgeBase } from '../knowledge/knowledge-base.ts';
import { plainWords } from '../reading/german-words.ts';
import { stem } from '../reading/stem.ts';
import { clausesOf, standsIn, stemsOf } from './clauses.ts';
import { figuresStand, timesStand } from './figures.ts';

/** What a sentence has that does not stand in what it cites, or not so. */
export type Unsupported = 'date' | 'figure' | 'name' | 'strange-word' | 'words' | 'negation';

/** So many of a sentence's telling words stand in what it cites. */
const LEAST_SHARE = 0.7;

const DATE =
  /\d{1,2}\.\s(?:Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)(?:\s\d{4})?/gu;
const QUOTED = /[„“"«]([^„“”"«»]{1,120})[“”"»]/gu;
const PERSON = /\p{Lu}\p{L}+ \p{Lu}\.|(?:Herrn?|Frau) \p{Lu}\p{L}+/gu;
const PAGE = /Kontoseite|Übersicht|\bAGB\b|Impressum|Datenschutzerklärung|Fußzeile|§\s?\d+/gu;
const asOne = (text: string): string => text.replace(/\s+/gu, ' ');
const unquoted = (text: string): string => text.replace(QUOTED, ' ');

let wordsOfTheProduct: ReadonlySet<string> | null = null;
/** The words that the product has; all others are names, or of something else. Read where a model is asked, which few installations do. */
const ofTheProduct = (): ReadonlySet<string> => {
  wordsOfTheProduct ??= new Set(
    knowledgeBase.flatMap(({ title, questions, answer }) =>
      plainWords([title, ...questions, answer].join(' ')).map(stem),
    ),
  );
  return wordsOfTheProduct;
};

const allStand = (pattern: RegExp, sentence: string, cited: string): boolean =>
  (asOne(sentence).match(pattern) ?? []).every((found) => cited.includes(found));

interface Clauses {
  readonly affirmed: readonly string[];
  readonly negated: readonly (readonly string[])[];
}

const byNegation = (text: string): Clauses => {
  const clauses = clausesOf(text);
  return {
    affirmed: clauses.filter(({ isNegated }) => !isNegated).flatMap(({ words }) => words),
    negated: clauses.filter(({ isNegated }) => isNegated).map(({ words }) => words),
  };
};

/**
 * A clause that says no has a word of which only no is said there, or is wholly one that says no there; one that says yes has
 * no word of which only no is said.
 */
const saysTheSame = (sentence: string, cited: string): boolean => {
  const { affirmed, negated } = byNegation(cited);
  const isAffirmed = standsIn(affirmed);
  const isDenied = standsIn(negated.flat());
  const isOnlyDenied = (word: string) => isDenied(word) && !isAffirmed(word);
  return clausesOf(sentence).every(({ isNegated, words }) =>
    isNegated
      ? words.some(isOnlyDenied) || negated.some((clause) => words.length > 0 && words.every(standsIn(clause)))
      : !words.some(isOnlyDenied),
  );
};

/**
 * Why a sentence, without its citations, is not supported by the texts that it cites; null when it is. Rules that can be read, and
 * no understanding: its dates, figures with what they count, names in quotation marks, pages and persons stand there, most of its telling
 * words do, none of them is strange to the product, and it says no where that says no. Pure.
 */
export const whyUnsupported = (sentence: string, citedTexts: readonly string[]): Unsupported | null => {
  const cited = asOne(citedTexts.join(' '));
  if (!allStand(DATE, sentence, cited)) return 'date';
  if (!timesStand(sentence, cited)) return 'figure';
  if (!figuresStand(unquoted(sentence), unquoted(cited))) return 'figure';
  const quotedThere = new Set([...cited.matchAll(QUOTED)].map(([, name = '']) => name));
  if ([...asOne(sentence).matchAll(QUOTED)].some(([, name = '']) => !quotedThere.has(name))) return 'name';
  if (!allStand(PERSON, sentence, cited) || !allStand(PAGE, sentence, cited)) return 'name';
  const words = stemsOf(unquoted(sentence));
  const stands = standsIn(stemsOf(unquoted(cited)));
  const missing = words.filter((word) => !stands(word));
  if (missing.some((word) => !ofTheProduct().has(word))) return 'strange-word';
  if (words.length === 0 && !/\d/u.test(sentence)) return 'words';
  if (missing.length > words.length * (1 - LEAST_SHARE)) return 'words';
  return saysTheSame(unquoted(sentence), unquoted(cited)) ? null : 'negation';
};

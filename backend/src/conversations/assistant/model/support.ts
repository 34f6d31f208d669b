import { knowledgeBase } from '../knowledge/knowledge-base.ts';
import { FILLERS } from '../reading/fillers.ts';
import { plainWords } from '../reading/german-words.ts';
import { stem } from '../reading/stem.ts';
import { figuresStand, IN_WORDS, timesStand } from './figures.ts';

/** What a sentence has that does not stand in what it cites, or not so. */
export type Unsupported = 'date' | 'figure' | 'name' | 'strange-word' | 'words' | 'negation';

/** So many of a sentence's telling words stand in what it cites. */
const LEAST_SHARE = 0.7;
/** A word that holds another one of so many letters, or is held by it, is of the same family: 'Kündigungsfrist', 'Frist'. */
const FAMILY = 5;

const DATE =
  /\d{1,2}\.\s(?:Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)(?:\s\d{4})?/gu;
const QUOTED = /[„“"«]([^„“”"«»]{1,120})[“”"»]/gu;
const PERSON = /\p{Lu}\p{L}+ \p{Lu}\.|(?:Herrn?|Frau) \p{Lu}\p{L}+/gu;
const PAGE = /Kontoseite|Übersicht|\bAGB\b|Impressum|Datenschutzerklärung|Fußzeile|§\s?\d+/gu;
const NO = '(?<![\\p{L}\\p{N}])(?:nicht|nichts|kein\\p{L}*|nie|niemals|niemand\\p{L}*|ohne|weder)(?![\\p{L}\\p{N}])';
const NEGATED = new RegExp(NO, 'iu');
const NEGATIONS = new RegExp(NO, 'giu');
/** Where a clause ends. */
const CLAUSES =
  /(?<=[.!?;:])\s+|,\s+(?=(?:wenn|weil|dass|sobald|solange|sondern|aber|ob|damit|falls|wann|was|wer|wie|auch|und|denn|das|dies)\s|\d)/u;
/** They carry what others say. */
const CARRYING = new Set(
  [
    'kostet kosten kostete zahlen zahlt bezahlen betragt betragen braucht brauchen benotigen bekommen erhalten gehen besteht stehen steht',
    'mochten angeben anzugeben danach einschliesslich inklusive insgesamt leider lauft laufen sieht sehen finden findet moglich gilt gelten',
    'hinzu zusatzlich beispiel zunachst allein jeweils menschen',
  ].flatMap((words) => words.split(' ')),
);

const asOne = (text: string): string => text.replace(/\s+/gu, ' ');
const unquoted = (text: string): string => text.replace(QUOTED, ' ');
const isTelling = (word: string): boolean =>
  word.length > 2 &&
  !FILLERS.has(word) &&
  !CARRYING.has(word) &&
  !/^\d/u.test(word) &&
  IN_WORDS[word.replace(/mal$/u, '')] === undefined;
const stemsOf = (text: string): readonly string[] => [
  ...new Set(plainWords(text.replace(NEGATIONS, ' ')).filter(isTelling).map(stem)),
];
const isOfFamily = (one: string, other: string): boolean =>
  one === other || (one.length >= FAMILY && other.includes(one)) || (other.length >= FAMILY && one.includes(other));
const standsIn = (stems: readonly string[]) => (word: string) => stems.some((one) => isOfFamily(word, one));

/** The words that the product has; all others are names, or of something else. */
const ofTheProduct = new Set(
  knowledgeBase.flatMap(({ title, questions, answer }) =>
    plainWords([title, ...questions, answer].join(' ')).map(stem),
  ),
);

const allStand = (pattern: RegExp, sentence: string, cited: string): boolean =>
  (asOne(sentence).match(pattern) ?? []).every((found) => cited.includes(found));

interface Clauses {
  readonly affirmed: readonly string[];
  readonly negated: readonly (readonly string[])[];
}

const clausesOf = (text: string): readonly { readonly isNegated: boolean; readonly words: readonly string[] }[] =>
  text.split(CLAUSES).map((clause) => ({ isNegated: NEGATED.test(clause), words: stemsOf(clause) }));

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
  if (missing.some((word) => !ofTheProduct.has(word))) return 'strange-word';
  if (words.length === 0 && !/\d/u.test(sentence)) return 'words';
  if (missing.length > words.length * (1 - LEAST_SHARE)) return 'words';
  return saysTheSame(unquoted(sentence), unquoted(cited)) ? null : 'negation';
};

import { FILLERS } from '../reading/fillers.ts';
import { plainWords } from '../reading/german-words.ts';
import { stem } from '../reading/stem.ts';
import { IN_WORDS } from './figures.ts';

/** A word that holds another one of so many letters, or is held by it, is of the same family: 'Kündigungsfrist', 'Frist'. */
const FAMILY = 5;

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

const isTelling = (word: string): boolean =>
  word.length > 2 &&
  !FILLERS.has(word) &&
  !CARRYING.has(word) &&
  !/^\d/u.test(word) &&
  IN_WORDS[word.replace(/mal$/u, '')] === undefined;
/** The stems of the words of a text that say what it is about, each once. */
export const stemsOf = (text: string): readonly string[] => [
  ...new Set(plainWords(text.replace(NEGATIONS, ' ')).filter(isTelling).map(stem)),
];
const isOfFamily = (one: string, other: string): boolean =>
  one === other || (one.length >= FAMILY && other.includes(one)) || (other.length >= FAMILY && one.includes(other));
/** Whether a word, or one of its family, is among some stems. */
export const standsIn = (stems: readonly string[]) => (word: string) => stems.some((one) => isOfFamily(word, one));

export interface Clause {
  readonly isNegated: boolean;
  /** The stems of its telling words. */
  readonly words: readonly string[];
}

/** The clauses of a text: whether they say no, and what of. */
export const clausesOf = (text: string): readonly Clause[] =>
  text.split(CLAUSES).map((clause) => ({ isNegated: NEGATED.test(clause), words: stemsOf(clause) }));

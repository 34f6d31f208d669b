import { PRICE_PER_MONTH_EUR } from '@sternklar/contracts/constants';
import { euro } from '../own-data/in-words.ts';
import { plainWords } from '../reading/german-words.ts';

const NUMBERS: Readonly<Record<string, number>> = {
  zwei: 2,
  zwoa: 2,
  zwo: 2,
  drei: 3,
  vier: 4,
  funf: 5,
  sechs: 6,
  sieben: 7,
  acht: 8,
  neun: 9,
  zehn: 10,
  elf: 11,
  achtzehn: 18,
  vierundzwanzig: 24,
  sechsunddreissig: 36,
};
const MONTHS_IN_YEAR = 12;
const MOST_MONTHS = 120;
/** Said already for one month and for twelve. */
const SAID = new Set([1, MONTHS_IN_YEAR]);
/** These speak of when, not of how long: 'seit drei Monaten'. */
const OF_WHEN = new Set(['seit', 'vor', 'nach', 'alle', 'jede', 'jeden', 'erst', 'letzten', 'nachsten', 'ab']);

const HALF = /^(?:halbjahr\w*|halbjahrlich\w*)$/;
const QUARTER = /^(?:quartal\w*|vierteljahr\w*)$/;
const MONTHS = /^(?:monat\w*|mon|monad\w*)$/;
const YEARS = /^(?:jahr\w*|johr\w*|joar\w*)$/;

const numberOf = (word = ''): number | null => (/^\d{1,3}$/.test(word) ? Number(word) : (NUMBERS[word] ?? null));

/** How many months the word at a place speaks of together with the words before it; null when it is no span. */
const monthsAt = (words: readonly string[], at: number): number | null => {
  const word = words[at] ?? '';
  const before = words[at - 1] ?? '';
  if (HALF.test(word) || (YEARS.test(word) && /^halb/.test(before))) return MONTHS_IN_YEAR / 2;
  if (QUARTER.test(word) || (YEARS.test(word) && /^viertel/.test(before))) return MONTHS_IN_YEAR / 4;
  const number = numberOf(before);
  if (number === null || OF_WHEN.has(words[at - 2] ?? '')) return null;
  if (MONTHS.test(word)) return number;
  return YEARS.test(word) ? number * MONTHS_IN_YEAR : null;
};

/** What so long a time as a text names costs, as a sentence: 'Für 6 Monate sind das 354,00 €.'; empty where it names none. Pure. */
export const priceOfSpanIn = (text: string): string => {
  const words = plainWords(text);
  for (const at of words.keys()) {
    const months = monthsAt(words, at);
    if (months === null || months === 0 || months > MOST_MONTHS || SAID.has(months)) continue;
    return `Für ${months} Monate sind das ${euro(months * PRICE_PER_MONTH_EUR)}.`;
  }
  return '';
};

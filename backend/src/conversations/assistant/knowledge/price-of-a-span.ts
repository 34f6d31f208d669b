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
/** So a span is asked for: 'auf ein halbes Jahr', 'was kosten zwei Jahre'; all else speaks of when. */
const ASKS_FOR = /^(?:fur|auf|uber|kosten|kostet|macht|machen|und|im|pro|je|waren|sind)$/;
/** … with so much between. */
const BETWEEN = /^(?:ein|eine|einen|das|die|den|ganze|volle|s|'s)$/;

const HALF = /^halbjahr$/;
const QUARTER = /^(?:quartal|vierteljahr)$/;
const MONTHS = /^(?:monate?n?|mon|monad)$/;
const YEARS = /^(?:jahre?n?|johr|joar)$/;

/** 'drei Jahre alt' is no span that is paid for. */
const OF_AGE = /^(?:alt|alte|frist|spater|lang|her|jubilaum)$/;

const numberOf = (word = ''): number | null => (/^\d{1,3}$/.test(word) ? Number(word) : (NUMBERS[word] ?? null));

interface Span {
  readonly months: number;
  /** Where its first word stands. */
  readonly from: number;
}

/** The span that ends with the word at a place; null when that ends none. */
const spanAt = (words: readonly string[], at: number): Span | null => {
  const word = words[at] ?? '';
  const before = words[at - 1] ?? '';
  if (HALF.test(word)) return { months: MONTHS_IN_YEAR / 2, from: at };
  if (QUARTER.test(word)) return { months: MONTHS_IN_YEAR / 4, from: at };
  if (YEARS.test(word) && /^halbe/.test(before)) return { months: MONTHS_IN_YEAR / 2, from: at - 1 };
  if (YEARS.test(word) && /^viertel/.test(before)) return { months: MONTHS_IN_YEAR / 4, from: at - 1 };
  const number = numberOf(before);
  // 'anderthalb', '1,5 Jahre': two figures beside each other are no whole number.
  if (number === null || numberOf(words[at - 2]) !== null) return null;
  if (MONTHS.test(word)) return { months: number, from: at - 1 };
  return YEARS.test(word) ? { months: number * MONTHS_IN_YEAR, from: at - 1 } : null;
};

/** Whether a span is asked for, by the word before it. */
const isAskedFor = (words: readonly string[], from: number): boolean => {
  const place = BETWEEN.test(words[from - 1] ?? '') ? from - 2 : from - 1;
  return ASKS_FOR.test(words[place] ?? '');
};

/** 'Ich rechne zwei Jahre voraus, worauf komme ich insgesamt?' */
const RECKONED = /^(?:insgesamt|zusammen|summe|worauf|gesamt|unterm)$/;
const isReckoned = (words: readonly string[], at: number): boolean =>
  words[at + 1] === 'voraus' && words.some((word) => RECKONED.test(word));

/** What so long a time as a text names costs, as a sentence: 'Für 6 Monate sind das 354,00 €.'; empty where it names none. Pure. */
export const priceOfSpanIn = (text: string): string => {
  const words = plainWords(text);
  for (const at of words.keys()) {
    const span = spanAt(words, at);
    if (span === null || !(isAskedFor(words, span.from) || isReckoned(words, at))) continue;
    const { months } = span;
    if (months === 0 || months > MOST_MONTHS || SAID.has(months) || OF_AGE.test(words[at + 1] ?? '')) continue;
    return `Für ${months} Monate sind das ${euro(months * PRICE_PER_MONTH_EUR)}.`;
  }
  return '';
};

import { dayInGermany } from '@sternklar/contracts/subscriptions/term';
import { plainWords } from '../reading/german-words.ts';

const MONTHS = 'januar februar marz april mai juni juli august september oktober november dezember'.split(' ');
/** As they are called in Austria, and short; Jan is a name. */
const ALSO_CALLED: Readonly<Record<string, number>> = {
  janner: 1,
  feber: 2,
  feb: 2,
  sept: 9,
  okt: 10,
  nov: 11,
  dez: 12,
};
const LONGEST_MONTH = 31;

/** Months, a day or a year as a message names them; what it leaves open is null, or empty. */
export interface NamedDays {
  readonly day: number | null;
  readonly months: readonly number[];
  readonly year: string | null;
}

const isDay = (day: number): boolean => day >= 1 && day <= LONGEST_MONTH;

const monthOf = (word: string): number | null => {
  const named =
    MONTHS.findIndex((name) => word === name || word.startsWith(`${name}rechnung`) || word.startsWith(`${name}beleg`)) +
    1;
  return named > 0 ? named : (ALSO_CALLED[word] ?? null);
};

/** All months from one to another, over the turn of a year if need be. */
const monthsBetween = (from: number, to: number): readonly number[] =>
  Array.from(
    { length: ((to - from + MONTHS.length) % MONTHS.length) + 1 },
    (_, after) => ((from - 1 + after) % MONTHS.length) + 1,
  );

interface Mentioned {
  readonly at: number;
  readonly month: number;
}

/** 'von Oktober bis Dezember', 'zwischen Oktober und Dezember' mean the one between, too. */
const monthsMeant = (words: readonly string[], mentioned: readonly [Mentioned, ...Mentioned[]]): readonly number[] => {
  const [first, second] = mentioned;
  const isSpan =
    second !== undefined &&
    mentioned.length === 2 &&
    (words.slice(first.at, second.at).includes('bis') || words.slice(0, first.at).includes('zwischen'));
  if (isSpan) return monthsBetween(first.month, second.month);
  return [...new Set(mentioned.map(({ month }) => month))];
};

/** The days that a message names ('im Januar', 'am 4. Januar', '4.1.', '2025'); null when it names none. Pure. */
export const daysNamedIn = (message: string): NamedDays | null => {
  const words = plainWords(message);
  const year = words.find((word) => /^20\d\d$/.test(word)) ?? null;
  const inFigures = /\b(\d{1,2})\.\s?(\d{1,2})\./.exec(message);
  if (inFigures) {
    const [day, month] = [Number(inFigures[1]), Number(inFigures[2])];
    if (isDay(day) && month >= 1 && month <= MONTHS.length) return { day, months: [month], year };
  }
  const [first, ...more] = words.flatMap((word, at): readonly Mentioned[] => {
    const month = monthOf(word);
    return month === null ? [] : [{ at, month }];
  });
  if (first === undefined) return year === null ? null : { day: null, months: [], year };
  const before = Number(words[first.at - 1] ?? '');
  const day = more.length === 0 && isDay(before) ? before : null;
  return { day, months: monthsMeant(words, [first, ...more]), year: more.length === 0 ? year : null };
};

/** Whether a day (`YYYY-MM-DD`) is one of those named. */
export const isNamedDay = (day: string, named: NamedDays): boolean =>
  (named.year === null || day.startsWith(named.year)) &&
  (named.months.length === 0 || named.months.includes(Number(day.slice(5, 7)))) &&
  (named.day === null || Number(day.slice(8, 10)) === named.day);

/** … whether a moment is. */
export const isOnNamedDay = (time: string, named: NamedDays): boolean => isNamedDay(dayInGermany(time), named);

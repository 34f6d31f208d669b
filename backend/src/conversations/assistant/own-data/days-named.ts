import { dayInGermany } from '@sternklar/contracts/subscriptions/term';
import { plainWords } from '../reading/german-words.ts';

const MONTHS = 'januar februar marz april mai juni juli august september oktober november dezember'.split(' ');
const LONGEST_MONTH = 31;

/** A month, a day or a year as a message names it; what it leaves open is null. */
export interface NamedDays {
  readonly day: number | null;
  readonly month: number | null;
  readonly year: string | null;
}

const isDay = (day: number): boolean => day >= 1 && day <= LONGEST_MONTH;

/** The days that a message names ('im Januar', 'am 4. Januar', '4.1.', '2025'); null when it names none. Pure. */
export const daysNamedIn = (message: string): NamedDays | null => {
  const words = plainWords(message);
  const year = words.find((word) => /^20\d\d$/.test(word)) ?? null;
  const inFigures = /\b(\d{1,2})\.\s?(\d{1,2})\./.exec(message);
  if (inFigures) {
    const [day, month] = [Number(inFigures[1]), Number(inFigures[2])];
    if (isDay(day) && month >= 1 && month <= MONTHS.length) return { day, month, year };
  }
  const at = words.findIndex((word) => MONTHS.some((name) => word === name || word.startsWith(`${name}rechnung`)));
  if (at < 0) return year === null ? null : { day: null, month: null, year };
  const before = Number(words[at - 1] ?? '');
  const month = MONTHS.findIndex((name) => words[at]?.startsWith(name)) + 1;
  return { day: isDay(before) ? before : null, month, year };
};

/** Whether a day (`YYYY-MM-DD`) is one of those named. */
export const isNamedDay = (day: string, named: NamedDays): boolean =>
  (named.year === null || day.startsWith(named.year)) &&
  (named.month === null || Number(day.slice(5, 7)) === named.month) &&
  (named.day === null || Number(day.slice(8, 10)) === named.day);

/** … whether a moment is. */
export const isOnNamedDay = (time: string, named: NamedDays): boolean => isNamedDay(dayInGermany(time), named);

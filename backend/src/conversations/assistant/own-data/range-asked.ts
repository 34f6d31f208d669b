import { dayInGermany } from '@sternklar/contracts/subscriptions/term';
import { plainWords } from '../reading/german-words.ts';
import { daysNamedIn } from './days-named.ts';

/** Which days (`YYYY-MM-DD`, in Germany) are meant, and in words that begin a sentence. */
export interface Range {
  readonly has: (day: string) => boolean;
  readonly words: string;
}

const LAST_YEAR =
  / (?:letzte[mns]?|vorige[mns]?|vergangene[mns]?|alte[mns]?|vorherige[mns]?) (?:kalender|geschafts)?jahr(?:es)? | vorjahr(?:es)? /;
const THIS_YEAR =
  / (?:dieses|diesem|laufenden?|aktuellen?|heurigen?) (?:kalender|geschafts)?jahr(?:es)? | heuer | (?:jahresbeginn|jahresanfang|neujahr) /;
const THIS_MONTH = / (?:diesen|diesem|laufenden|aktuellen) monat /;
const LAST_MONTH = / (?:letzten|vorigen|vergangenen) monat /;
const LAST_MONTHS = / (?:letzten|vergangenen) (\S+) monate?n? /;
const SINCE = / (?:seit|ab) /;
const NUMBERS: Readonly<Record<string, number>> = { zwei: 2, drei: 3, vier: 4, funf: 5, sechs: 6, zwolf: 12 };
const MONTHS_IN_YEAR = 12;
const MOST_MONTHS = 60;

/** A month as a number that goes on over the years. */
const countOf = (month: string): number => Number(month.slice(0, 4)) * MONTHS_IN_YEAR + Number(month.slice(5, 7)) - 1;
const monthOf = (count: number): string =>
  `${Math.floor(count / MONTHS_IN_YEAR)}-${String((count % MONTHS_IN_YEAR) + 1).padStart(2, '0')}`;

const inYears = (years: readonly number[]): Range => ({
  has: (day) => years.includes(Number(day.slice(0, 4))),
  words: years.length === 1 ? `Im Jahr ${years[0]}` : `In den Jahren ${years.join(' und ')}`,
});
const inMonths = (months: readonly string[], words: string): Range => ({
  has: (day) => months.includes(day.slice(0, 7)),
  words,
});
const since = (month: string): Range => ({ has: (day) => day.slice(0, 7) >= month, words: 'Seither' });

/** Of months without a year the latest ones are meant. */
const monthsMeant = (months: readonly number[], years: readonly number[], today: string): readonly string[] => {
  const thisYear = Number(today.slice(0, 4));
  return months.flatMap((month) => {
    const of = (year: number) => `${year}-${String(month).padStart(2, '0')}`;
    if (years.length > 0) return years.map(of);
    return [of(of(thisYear) <= today.slice(0, 7) ? thisYear : thisYear - 1)];
  });
};

/** … by how they stand to today. */
const relative = (text: string, today: string): Range | null => {
  const year = Number(today.slice(0, 4));
  const month = today.slice(0, 7);
  if (LAST_YEAR.test(text)) return SINCE.test(text) ? since(`${year - 1}-01`) : inYears([year - 1]);
  if (THIS_YEAR.test(text)) return inYears([year]);
  if (THIS_MONTH.test(text)) return inMonths([month], 'In diesem Monat');
  if (LAST_MONTH.test(text)) return inMonths([monthOf(countOf(month) - 1)], 'Im letzten Monat');
  const named = LAST_MONTHS.exec(text)?.[1] ?? '';
  const months = NUMBERS[named] ?? Number(named);
  return months >= 1 && months <= MOST_MONTHS
    ? { ...since(monthOf(countOf(month) - months)), words: `In den letzten ${months} Monaten` }
    : null;
};

/** The days that a message means at a moment; null where it names none. Pure. */
export const rangeAskedIn = (message: string, now: Date): Range | null => {
  const words = plainWords(message);
  const text = ` ${words.join(' ')} `;
  const today = dayInGermany(now.toISOString());
  const byToday = relative(text, today);
  if (byToday !== null) return byToday;
  const years = [...new Set(words.filter((word) => /^20\d\d$/.test(word)).map(Number))];
  const months = daysNamedIn(message)?.months ?? [];
  const meant = [...monthsMeant(months, years, today)].sort();
  const [first] = meant;
  if (first !== undefined)
    return SINCE.test(text) && months.length === 1 ? since(first) : inMonths(meant, 'In dieser Zeit');
  const [year] = years;
  if (year === undefined) return null;
  return SINCE.test(text) ? since(`${year}-01`) : inYears(years);
};

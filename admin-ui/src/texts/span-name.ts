import type { DaySpan } from '@sternklar/contracts/back-office/figure-period';
import { formatDate } from './format.ts';

const month = new Intl.DateTimeFormat('de-DE', { timeZone: 'UTC', month: 'long', year: 'numeric' });

export const monthName = (firstDay: string): string => month.format(new Date(firstDay));

const lastDayOf = (year: number, monthOfYear: number): string =>
  new Date(Date.UTC(year, monthOfYear, 0)).toISOString().slice(0, 10);

/** Days as they are called: 'November 2026', '4. Quartal 2026', '2026' where they are just that; else the first and the last. */
export const spanName = ({ from, until }: DaySpan): string => {
  const [year, first] = [Number(from.slice(0, 4)), Number(from.slice(5, 7))];
  const endsAfter = (months: number) => from.endsWith('-01') && until === lastDayOf(year, first + months - 1);
  if (endsAfter(1)) return monthName(from);
  if (first % 3 === 1 && endsAfter(3)) return `${Math.ceil(first / 3)}. Quartal ${year}`;
  if (first === 1 && endsAfter(12)) return String(year);
  return from === until ? formatDate(from) : `${formatDate(from)}\u00a0– ${formatDate(until)}`;
};

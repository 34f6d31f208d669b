import { formatSortableDay } from '../../texts/format.ts';

/** The month that runs in Germany, `YYYY-MM`. */
export const runningMonth = (now: Date): string => formatSortableDay(now).slice(0, 7);

/** So many months later, or earlier; both `YYYY-MM`. */
export const monthAfter = (month: string, count: number): string =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5, 7)) - 1 + count, 1)).toISOString().slice(0, 7);

/** What an address asks for: the month that runs where it names none; pages count from 1. */
export const askedIn = (params: URLSearchParams, now: Date): { readonly month: string; readonly page: number } => {
  const page = Number(params.get('page'));
  return { month: params.get('month') ?? runningMonth(now), page: Number.isInteger(page) && page > 1 ? page : 1 };
};

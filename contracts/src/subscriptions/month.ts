import { lastDayOf } from './last-day.ts';
import { dayInGermany, endOfTerm } from './term.ts';

/** Moments, ISO 8601 UTC; the end is the start of the next one. */
export interface Month {
  readonly startsAt: string;
  readonly endsAt: string;
}

/** The `number`th month (from 1) of a subscription, counted from its start by the calendar in Germany. */
export const monthOf = (startedAt: string, number: number): Month => {
  const policy = { startedAt, termMonths: 1 };
  return { startsAt: endOfTerm(policy, number - 1), endsAt: endOfTerm(policy, number) };
};

/** The days of a month, `YYYY-MM-DD` in Germany, first and last; the next month begins on the day after. */
export const daysOf = ({ startsAt, endsAt }: Month): { readonly first: string; readonly last: string } => ({
  first: dayInGermany(startsAt),
  last: lastDayOf(endsAt),
});

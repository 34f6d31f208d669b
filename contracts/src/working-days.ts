import { getHolidays } from 'feiertagejs';
import { Temporal } from 'temporal-polyfill';
import { dayInGermany, GERMANY } from './subscriptions/term.ts';

const SATURDAY = 6;
/** When people begin to work on what is due on a day. */
const MORNING = { hour: 9 } as const;

const holidaysIn = new Map<number, ReadonlySet<string>>();
/** The days of a year that are holidays in all of Germany, `YYYY-MM-DD`. */
const holidays = (year: number): ReadonlySet<string> => {
  const days = holidaysIn.get(year) ?? new Set(getHolidays(String(year), 'BUND').map(({ dateString }) => dateString));
  holidaysIn.set(year, days);
  return days;
};

const isWorkingDay = (day: Temporal.PlainDate): boolean =>
  day.dayOfWeek < SATURDAY && !holidays(day.year).has(day.toString());

const firstWorkingDayFrom = (day: Temporal.PlainDate): Temporal.PlainDate =>
  isWorkingDay(day) ? day : firstWorkingDayFrom(day.add({ days: 1 }));

const dayOf = (moment: string) => Temporal.PlainDate.from(dayInGermany(moment));

/** The morning of a day in Germany (`YYYY-MM-DD`), ISO 8601 UTC. */
export const morningOf = (day: string): string => {
  const morning = Temporal.PlainDate.from(day).toZonedDateTime({ timeZone: GERMANY, plainTime: MORNING });
  return new Date(morning.epochMilliseconds).toISOString();
};

/** The morning of the `count`th working day after a moment. */
export const workingDaysAfter = (moment: string, count: number): string => {
  let day = dayOf(moment);
  for (let left = count; left > 0; left -= 1) day = firstWorkingDayFrom(day.add({ days: 1 }));
  return morningOf(firstWorkingDayFrom(day).toString());
};

/** The morning of the day so many days after a moment, or of the first working day from then. */
export const daysAfter = (moment: string, days: number): string =>
  morningOf(firstWorkingDayFrom(dayOf(moment).add({ days })).toString());

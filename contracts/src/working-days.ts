import { getHolidays } from 'feiertagejs';
import { Temporal } from 'temporal-polyfill';
import { dayInGermany, GERMANY } from './subscriptions/term.ts';

/** The German states as ISO 3166-2 has them, without 'DE-': holidays differ between them. */
export const GERMAN_STATES = [
  'BB',
  'BE',
  'BW',
  'BY',
  'HB',
  'HE',
  'HH',
  'MV',
  'NI',
  'NW',
  'RP',
  'SH',
  'SL',
  'SN',
  'ST',
  'TH',
] as const;
export type GermanState = (typeof GERMAN_STATES)[number];
/** Where the operator sits. */
export const HOME_STATE: GermanState = 'RP';

const SATURDAY = 6;
/** When people begin to work on what is due on a day. */
const MORNING = { hour: 9 } as const;

const holidaysIn = new Map<string, ReadonlySet<string>>();
/** The days of a year that are holidays there, `YYYY-MM-DD`. */
const holidays = (year: number, state: GermanState): ReadonlySet<string> => {
  const of = `${state} ${year}`;
  const days = holidaysIn.get(of) ?? new Set(getHolidays(String(year), state).map(({ dateString }) => dateString));
  holidaysIn.set(of, days);
  return days;
};

const isWorkingDay = (day: Temporal.PlainDate, state: GermanState): boolean =>
  day.dayOfWeek < SATURDAY && !holidays(day.year, state).has(day.toString());

const firstWorkingDayFrom = (day: Temporal.PlainDate, state: GermanState): Temporal.PlainDate =>
  isWorkingDay(day, state) ? day : firstWorkingDayFrom(day.add({ days: 1 }), state);

const dayOf = (moment: string) => Temporal.PlainDate.from(dayInGermany(moment));

/** The morning of a day in Germany (`YYYY-MM-DD`), ISO 8601 UTC. */
export const morningOf = (day: string): string => {
  const morning = Temporal.PlainDate.from(day).toZonedDateTime({ timeZone: GERMANY, plainTime: MORNING });
  return new Date(morning.epochMilliseconds).toISOString();
};

/** The morning of a day (`YYYY-MM-DD`), or of the first working day after it. */
export const workingMorningOf = (day: string, state: GermanState = HOME_STATE): string =>
  morningOf(firstWorkingDayFrom(Temporal.PlainDate.from(day), state).toString());

/** The morning of the `count`th working day after a moment. */
export const workingDaysAfter = (moment: string, count: number, state: GermanState = HOME_STATE): string => {
  let day = dayOf(moment);
  for (let left = count; left > 0; left -= 1) day = firstWorkingDayFrom(day.add({ days: 1 }), state);
  return workingMorningOf(day.toString(), state);
};

/** The morning of the day so many days after a moment, or of the first working day from then. */
export const daysAfter = (moment: string, days: number, state: GermanState = HOME_STATE): string =>
  workingMorningOf(dayOf(moment).add({ days }).toString(), state);

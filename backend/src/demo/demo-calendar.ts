import { dayInGermany } from '@sternklar/contracts/subscriptions/term';
import { morningOf, workingDaysAfter } from '@sternklar/contracts/working-days';

/** When something happened, seen from now: on a working day before today (1: the last one), hours ago, or in a week gone by. */
export type When =
  | { readonly workingDaysAgo: number; readonly at: string }
  | { readonly hoursAgo: number }
  /** `mondaysAgo`: of the Mondays that were working days, the last being 1. */
  | { readonly mondaysAgo: number; readonly plusDays: number; readonly at: string };

export interface DemoCalendar {
  momentOf(when: When): number;
  /** The morning of the `count`th working day after a moment, as milliseconds. */
  workingMorningAfter(moment: number, count: number): number;
}

const DAY = 86_400_000;
const HOUR = 3_600_000;
const MONDAY = 1;

/** Clock time in Germany, `HH:mm`, as milliseconds after the nine o'clock that a working day begins with. */
const afterNine = (at: string): number => {
  const [hours = 0, minutes = 0] = at.split(':').map(Number);
  return (hours - 9) * HOUR + minutes * 60_000;
};

/** The working days in Germany from `start` up to `now`, both in milliseconds. */
export const createDemoCalendar = (start: number, now: number): DemoCalendar => {
  const today = dayInGermany(new Date(now).toISOString());
  const mornings: number[] = [];
  for (let day = new Date(start).toISOString(); ; ) {
    day = workingDaysAfter(day, 1);
    if (dayInGermany(day) >= today) break;
    mornings.push(Date.parse(day));
  }
  const mondays = mornings.filter((morning) => new Date(morning).getUTCDay() === MONDAY);
  const backFrom = (days: readonly number[], count: number): number => {
    const morning = days.at(-count);
    if (morning === undefined) throw new Error('The demonstration has no day so long ago.');
    return morning;
  };
  return {
    momentOf: (when) => {
      if ('hoursAgo' in when) return now - when.hoursAgo * HOUR;
      if ('workingDaysAgo' in when) return backFrom(mornings, when.workingDaysAgo) + afterNine(when.at);
      const later = new Date(backFrom(mondays, when.mondaysAgo) + when.plusDays * DAY).toISOString();
      return Date.parse(morningOf(dayInGermany(later))) + afterNine(when.at);
    },
    workingMorningAfter: (moment, count) => {
      const first = mornings.findIndex((morning) => morning > moment);
      // What lies beyond yesterday has not happened.
      return first < 0 ? Number.POSITIVE_INFINITY : (mornings[first + count - 1] ?? Number.POSITIVE_INFINITY);
    },
  };
};

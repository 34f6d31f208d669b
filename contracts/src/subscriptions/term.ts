import { Temporal } from 'temporal-polyfill';

/** In whose calendar terms are counted. */
export const GERMANY = 'Europe/Berlin';

/** What the terms of a subscription follow from: when it started (ISO 8601 UTC) and how long each term is. */
export interface TermPolicy {
  readonly startedAt: string;
  readonly termMonths: number;
}

const inGermany = (time: string) => Temporal.Instant.from(time).toZonedDateTimeISO(GERMANY);

const startOf = ({ startedAt }: TermPolicy) => inGermany(startedAt);

const isoText = (time: Temporal.ZonedDateTime) => new Date(time.epochMilliseconds).toISOString();

/**
 * When the `number`th term (from 1) ends and the next begins, ISO 8601 UTC: the same day and time of day in Germany,
 * or the month's last day. Counted from the start, so that 29 February comes back in every leap year.
 */
export const endOfTerm = (policy: TermPolicy, number: number): string =>
  isoText(startOf(policy).add({ months: policy.termMonths * number }));

/** Which term (from 1) runs at `now`, if every one is followed by the next. */
export const numberOfTerm = (policy: TermPolicy, now: Date): number => {
  const start = startOf(policy);
  const months = start.until(Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(GERMANY), {
    largestUnit: 'months',
  }).months;
  let number = Math.max(1, Math.floor(months / policy.termMonths));
  // Two steps at most: whole months are counted, and the end of a shorter month comes early.
  while (Date.parse(endOfTerm(policy, number)) <= now.getTime()) number += 1;
  return number;
};

/** The end of the term that runs at `now`, ISO 8601 UTC; a subscription renews itself by one term after the other. */
export const endOfCurrentTerm = (policy: TermPolicy, now: Date): string => endOfTerm(policy, numberOfTerm(policy, now));

/** The day in Germany, `YYYY-MM-DD`, at a moment given as ISO 8601. */
export const dayInGermany = (time: string): string => inGermany(time).toPlainDate().toString();

/**
 * The day in Germany, `YYYY-MM-DD`, on which the first month began, by the start (ISO 8601) of the `month`th (from 1); up to three
 * days early where that month began on the last day of a short one.
 */
export const dayOfFirstMonth = ({ startsAt, month }: { readonly startsAt: string; readonly month: number }): string =>
  inGermany(startsAt)
    .subtract({ months: month - 1 })
    .toPlainDate()
    .toString();

/** The moment, ISO 8601 UTC, at which a day (`YYYY-MM-DD` in Germany) is over. */
export const endOfDayInGermany = (day: string): string =>
  isoText(Temporal.PlainDate.from(day).add({ days: 1 }).toZonedDateTime(GERMANY));

/** When the day in Germany is over that ran up to a moment, ISO 8601 UTC: of an end at noon or at midnight the same. */
export const endOfLastDay = (endedAt: string): string =>
  endOfDayInGermany(dayInGermany(new Date(Date.parse(endedAt) - 1).toISOString()));

/** The last day, `YYYY-MM-DD` in Germany, on which a notice still ends the term that is over at `end`. */
export const lastDayOfNotice = (end: string, noticeDays: number): string =>
  inGermany(end).toPlainDate().subtract({ days: noticeDays }).toString();

/**
 * When a subscription ends whose notice arrived on a day (`YYYY-MM-DD` in Germany): with the first term that is over
 * `noticeDays` later or more, ISO 8601 UTC.
 */
export const endAfterNotice = (policy: TermPolicy, receivedOn: string, noticeDays: number): string => {
  const day = Temporal.PlainDate.from(receivedOn).toZonedDateTime(GERMANY);
  let number = numberOfTerm(policy, new Date(day.epochMilliseconds));
  // One step at most: a notice that comes too late for its own term is in time for the next.
  while (receivedOn > lastDayOfNotice(endOfTerm(policy, number), noticeDays)) number += 1;
  return endOfTerm(policy, number);
};

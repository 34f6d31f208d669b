import { Temporal } from 'temporal-polyfill';

/** In whose calendar terms are counted. */
const TIME_ZONE = 'Europe/Berlin';

/** What the terms of a subscription follow from: when it started (ISO 8601 UTC) and how long each term is. */
export interface TermPolicy {
  readonly startedAt: string;
  readonly termMonths: number;
}

const startOf = ({ startedAt }: TermPolicy) => Temporal.Instant.from(startedAt).toZonedDateTimeISO(TIME_ZONE);

const isoText = (time: Temporal.ZonedDateTime) => new Date(time.epochMilliseconds).toISOString();

/**
 * When the `number`th term (from 1) ends and the next begins, ISO 8601 UTC: the same day and time of day in Germany,
 * or the month's last day. Counted from the start, so that 29 February comes back in every leap year.
 */
export const endOfTerm = (policy: TermPolicy, number: number): string =>
  isoText(startOf(policy).add({ months: policy.termMonths * number }));

/** Which term (from 1) runs at `now`, if every one is followed by the next. */
const numberOfTerm = (policy: TermPolicy, now: Date): number => {
  const start = startOf(policy);
  const months = start.until(Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(TIME_ZONE), {
    largestUnit: 'months',
  }).months;
  let number = Math.max(1, Math.floor(months / policy.termMonths));
  // Two steps at most: whole months are counted, and the end of a shorter month comes early.
  while (Date.parse(endOfTerm(policy, number)) <= now.getTime()) number += 1;
  return number;
};

/** The end of the term that runs at `now`, ISO 8601 UTC; a subscription renews itself by one term after the other. */
export const endOfCurrentTerm = (policy: TermPolicy, now: Date): string => endOfTerm(policy, numberOfTerm(policy, now));

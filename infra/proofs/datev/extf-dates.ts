/** YYYY-MM-DD, or null where the calendar has no such day. */
export function isoDate(year: string, month: string, day: string): string | null {
  const iso = `${year}-${month}-${day}`;
  const date = new Date(`${iso}T00:00:00.000Z`);
  // The calendar of JavaScript rolls 30 February over into March.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : null;
}

/** The day that YYYYMMDD names. */
export const ofYearFirst = (digits: string): string | null =>
  isoDate(digits.slice(0, 4), digits.slice(4, 6), digits.slice(6, 8));

/** The day that DDMMYYYY names. */
export const ofDayFirst = (digits: string): string | null =>
  isoDate(digits.slice(4, 8), digits.slice(2, 4), digits.slice(0, 2));

/** The same day a year later: where the next fiscal year begins. Only for comparing, 29 February need not exist. */
export const aYearAfter = (iso: string): string => `${Number(iso.slice(0, 4)) + 1}${iso.slice(4)}`;

/** The day that DDMM names in the fiscal year that begins then: the year is nowhere else in the file. */
export function inFiscalYear(digits: string, fiscalYearStart: string): string | null {
  const first = Number(fiscalYearStart.slice(0, 4));
  const days = [first, first + 1].map((year) => isoDate(`${year}`, digits.slice(2, 4), digits.slice(0, 2)));
  return days.find((day) => day !== null && day >= fiscalYearStart && day < aYearAfter(fiscalYearStart)) ?? null;
}

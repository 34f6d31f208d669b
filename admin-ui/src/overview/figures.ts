import type { ReviewPeriod } from '@sternklar/contracts/reviews/review-statistics.api';

export type PeriodUnit = 'weeks' | 'months';

const percent = new Intl.NumberFormat('de-DE', { style: 'percent', maximumFractionDigits: 0 });
const month = new Intl.DateTimeFormat('de-DE', { timeZone: 'UTC', month: 'short' });
const monthOfYear = new Intl.DateTimeFormat('de-DE', { timeZone: 'UTC', month: 'long', year: 'numeric' });
const day = new Intl.DateTimeFormat('de-DE', { timeZone: 'UTC', dateStyle: 'medium' });

const DAY_MS = 24 * 3_600_000;
const HOURS_SAID_AS_DAYS = 48;

/** Nothing decided has no rate. */
const NO_FIGURE = '–';

/** How many of the decided reviews were deleted, from 0 to 1; null when none is decided. */
export const successRate = ({ deleted, rejected }: Pick<ReviewPeriod, 'deleted' | 'rejected'>): number | null =>
  deleted + rejected === 0 ? null : deleted / (deleted + rejected);

/** '73 %', with a non-breaking space. */
export const percentText = (rate: number | null): string => (rate === null ? NO_FIGURE : percent.format(rate));

/** A time to a decision: '5 Stunden', '3 Tage'. */
export const hoursText = (hours: number | null): string => {
  if (hours === null) return NO_FIGURE;
  if (hours < 1) return 'unter 1\u00a0Stunde';
  if (hours >= HOURS_SAID_AS_DAYS) return `${Math.floor(hours / 24)}\u00a0Tage`;
  return `${hours}\u00a0${hours === 1 ? 'Stunde' : 'Stunden'}`;
};

/** The number of an ISO week, by its Monday: it belongs to the year of its Thursday. */
export const weekNumber = (monday: string): number => {
  const thursday = new Date(Date.parse(monday) + 3 * DAY_MS);
  const firstOfYear = Date.UTC(thursday.getUTCFullYear(), 0, 1);
  return Math.floor((thursday.getTime() - firstOfYear) / (7 * DAY_MS)) + 1;
};

/** A period as an axis has it: '47' or 'Nov'. */
export const periodTick = (unit: PeriodUnit, start: string): string =>
  unit === 'weeks' ? String(weekNumber(start)) : month.format(new Date(start)).replace('.', '').slice(0, 3);

/** A period in full: 'Woche ab 16.11.2026' or 'November 2026'. */
export const periodName = (unit: PeriodUnit, start: string): string =>
  unit === 'weeks' ? `Woche ab ${day.format(new Date(start))}` : monthOfYear.format(new Date(start));

const STEPS = [1, 2, 4, 5, 10];

/** The end of an axis for counts up to `most`: 1, 2, 4, 5 or 10 times a power of ten, so that it reads well. */
export const axisEnd = (most: number): number => {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, most)));
  const step = STEPS.find((one) => one * power >= most) ?? 10;
  return step * power;
};

/** The end of an axis for times up to `most` hours: in hours, or in whole days where times are said in days. */
export const hoursAxisEnd = (most: number): number =>
  most < HOURS_SAID_AS_DAYS ? Math.min(axisEnd(most), HOURS_SAID_AS_DAYS) : axisEnd(Math.ceil(most / 24)) * 24;

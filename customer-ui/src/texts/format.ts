const BERLIN = 'Europe/Berlin';

const day = new Intl.DateTimeFormat('de-DE', { timeZone: BERLIN, day: '2-digit', month: '2-digit', year: 'numeric' });
const time = new Intl.DateTimeFormat('de-DE', { timeZone: BERLIN, hour: '2-digit', minute: '2-digit' });
const long = new Intl.DateTimeFormat('de-DE', { timeZone: BERLIN, dateStyle: 'long', timeStyle: 'short' });
const count = new Intl.NumberFormat('de-DE');
const share = new Intl.NumberFormat('de-DE', { style: 'percent', maximumFractionDigits: 0 });
const weekday = new Intl.DateTimeFormat('de-DE', { timeZone: BERLIN, weekday: 'short' });
const longDay = new Intl.DateTimeFormat('de-DE', { timeZone: BERLIN, dateStyle: 'long' });

/** A date in words, which no line parts behind its first figure: '3.' alone at the end of one reads as another number. */
export const unparted = (date: string): string => date.replace('. ', '.\u00a0');

export { formatPrice } from './format-price.ts';

export const formatCount = (value: number): string => count.format(value);

/** A part of one as '87 %', with a non-breaking space. */
export const formatShare = (part: number): string => share.format(part);

/** 'ein Unternehmen', '2 Unternehmen': the number with the right form of the noun. */
export const formatQuantity = (value: number, one: string, many: string): string =>
  value === 1 ? one : `${formatCount(value)}\u00a0${many}`;

/** Whole calendar days between two moments as a clock in Berlin counts them; robust over the changes of summer time. */
const berlinDaysBetween = (earlier: Date, later: Date): number => {
  const dayNumber = (moment: Date) => {
    const [dayOfMonth, month, year] = day.format(moment).split('.').map(Number);
    return Date.UTC(year ?? 0, (month ?? 1) - 1, dayOfMonth ?? 1) / 86_400_000;
  };
  return dayNumber(later) - dayNumber(earlier);
};

/** A moment in Berlin as people say it: 'gerade eben', 'heute, 14:02', 'gestern, 17:30', else '12.11.2026'. */
export const formatMoment = (iso: string, now: Date): string => {
  const moment = new Date(iso);
  if (Number.isNaN(moment.getTime())) return '';
  const minutesAgo = (now.getTime() - moment.getTime()) / 60_000;
  if (minutesAgo >= -1 && minutesAgo < 1) return 'gerade eben';
  const daysAgo = berlinDaysBetween(moment, now);
  if (daysAgo === 0) return `heute, ${time.format(moment)}`;
  if (daysAgo === 1) return `gestern, ${time.format(moment)}`;
  return day.format(moment);
};

/** A moment in Berlin in full: '12. November 2026 um 14:02'. */
export const formatMomentInFull = (iso: string): string => {
  const moment = new Date(iso);
  return Number.isNaN(moment.getTime()) ? '' : unparted(long.format(moment));
};

/** A day in Berlin in words: '12. November 2026'. */
export const formatDay = (iso: string): string => {
  const moment = new Date(iso);
  return Number.isNaN(moment.getTime()) ? '' : unparted(longDay.format(moment));
};

const dayOfYear = new Intl.DateTimeFormat('de-DE', { timeZone: BERLIN, day: 'numeric', month: 'long' });
const year = new Intl.DateTimeFormat('de-DE', { timeZone: BERLIN, year: 'numeric' });

/** A day in Berlin as people say it of one that is near: '12. November', with its year where that is another one. */
export const formatNearDay = (iso: string, now: Date): string => {
  const moment = new Date(iso);
  if (Number.isNaN(moment.getTime())) return '';
  return unparted((year.format(moment) === year.format(now) ? dayOfYear : longDay).format(moment));
};

/** 'Mo' in Berlin. */
const formatWeekday = (moment: Date): string => weekday.format(moment).replace('.', '');

/** A moment in Berlin with its weekday: 'Do, 12. November 2026, 14:02 Uhr'. */
export const formatMomentWithWeekday = (iso: string): string => {
  const moment = new Date(iso);
  if (Number.isNaN(moment.getTime())) return '';
  return `${formatWeekday(moment)}, ${unparted(longDay.format(moment))}, ${time.format(moment)}\u00a0Uhr`;
};

import { formatCount } from '../texts/format.ts';

const clock = new Intl.DateTimeFormat('de-DE', { timeZone: 'Europe/Berlin', timeStyle: 'medium' });

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A span of seconds in its largest unit that fits: '4 s', '3 min', '2 h', '5 Tagen'. */
export const spanText = (seconds: number): string => {
  if (seconds < MINUTE) return `${Math.max(0, Math.floor(seconds))}\u00a0s`;
  if (seconds < HOUR) return `${Math.floor(seconds / MINUTE)}\u00a0min`;
  if (seconds < 2 * DAY) return `${Math.floor(seconds / HOUR)}\u00a0h`;
  return `${formatCount(Math.floor(seconds / DAY))}\u00a0Tagen`;
};

/** How long something had lasted at a moment; both ISO 8601. */
export const since = (start: string, at: string): string => spanText((Date.parse(at) - Date.parse(start)) / 1_000);

/** The time of day in Berlin, with seconds: '03:12:05'. */
export const clockText = (iso: string): string => clock.format(new Date(iso));

/** A number with its noun: '1 Ereignis', '2 Ereignisse'. */
export const counted = (value: number, one: string, many: string): string =>
  `${formatCount(value)}\u00a0${value === 1 ? one : many}`;

export const eventsText = (count: number): string => counted(count, 'Ereignis', 'Ereignisse');

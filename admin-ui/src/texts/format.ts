import { lastDayOf, lastDayOfSubscription } from '@sternklar/contracts/subscriptions/last-day';

const BERLIN = 'Europe/Berlin';

const moment = new Intl.DateTimeFormat('de-DE', { timeZone: BERLIN, dateStyle: 'medium', timeStyle: 'short' });
const shortMoment = new Intl.DateTimeFormat('de-DE', {
  timeZone: BERLIN,
  day: '2-digit',
  month: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});
const time = new Intl.DateTimeFormat('de-DE', { timeZone: BERLIN, timeStyle: 'short' });
const day = new Intl.DateTimeFormat('de-DE', { timeZone: BERLIN, dateStyle: 'medium' });
const sortableDay = new Intl.DateTimeFormat('sv-SE', { timeZone: BERLIN });
const price = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' });
const count = new Intl.NumberFormat('de-DE');

/** A time of day in Berlin: '14:20'. */
export const formatTime = (iso: string): string => time.format(new Date(iso));

/** A moment in Berlin: '12.11.2026, 14:02'. */
export const formatMoment = (iso: string): string => moment.format(new Date(iso));

/** A moment of these weeks in Berlin: '12.11., 14:02'. */
export const formatShortMoment = (iso: string): string => shortMoment.format(new Date(iso));

/** A day in Berlin: '12.11.2026'. */
export const formatDay = (iso: string): string => day.format(new Date(iso));

/** A day that is no moment: '2026-11-12' → '12.11.2026'. */
export const formatDate = (isoDay: string): string => formatDay(`${isoDay}T12:00:00Z`);

/** The last whole day of a term that is over at a moment: '12.11.2026'. */
export const formatLastDay = (endsAt: string): string => formatDate(lastDayOf(endsAt));

/** The last day of a subscription, as it runs or ran: '12.11.2026'. */
export const formatRunsUntil = (subscription: Parameters<typeof lastDayOfSubscription>[0]): string =>
  formatDate(lastDayOfSubscription(subscription));

/** A day in Berlin as names of files have it, so that they sort: '2026-11-12'. */
export const formatSortableDay = (at: Date): string => sortableDay.format(at);

/** Euro as people read them: '−59,00 €', with a minus sign instead of the hyphen that Intl takes. */
export const formatPrice = (euro: number): string => price.format(euro).replace('-', '−');

export const formatCount = (value: number): string => count.format(value);

/** Stands where a message or note was, once what it said is erased; none is ever empty otherwise. */
export const ERASED_TEXT = 'Der Text wurde gelöscht.';

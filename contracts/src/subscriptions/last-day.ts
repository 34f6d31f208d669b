import type { Subscription } from './subscription.api.ts';

const berlin = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' });
const DAY_MS = 86_400_000;

/**
 * The last whole day, `YYYY-MM-DD` in Germany, of a term or month that is over at a moment (ISO 8601): the next one begins on the
 * day after. So it stands on invoices, and so people read "bis".
 */
export const lastDayOf = (endsAt: string): string =>
  new Date(Date.parse(berlin.format(new Date(endsAt))) - DAY_MS).toISOString().slice(0, 10);

/** The last day of a subscription: one that ended out of the ordinary, even within a day, had that day. */
export const lastDayOfSubscription = ({
  expires_at: endsAt,
  termination,
}: Pick<Subscription, 'expires_at' | 'termination'>): string =>
  termination === null ? lastDayOf(endsAt) : berlin.format(new Date(Date.parse(endsAt) - 1));

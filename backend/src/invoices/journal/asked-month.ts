import { monthOfDay } from '@sternklar/contracts/invoices/journal';
import { dayInGermany } from '@sternklar/contracts/subscriptions/term';
import type { Queries } from '@sternklar/projections/queries';
import { Refusal } from '../../platform/refusal.port.ts';

export interface AskedMonthDeps {
  readonly journal: Pick<Queries['journal'], 'firstMonth'>;
  readonly now: () => Date;
}

/** A month, `YYYY-MM` in Germany, that has a journal. */
export interface AskedMonth {
  readonly month: string;
  /** The first month with an entry; the one that runs while there is none. */
  readonly first: string;
  /** More may come. */
  readonly isRunning: boolean;
}

/** For the description of calls. */
export const MONTH_REFUSAL =
  'Den Monat gibt es nicht, er liegt vor der ersten Buchung, oder er hat noch nicht begonnen.';

const monthNames = new Intl.DateTimeFormat('de-DE', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const refused = (code: string, detail: string) =>
  new Refusal(422, code, detail, { errors: [{ field: 'month', message: detail }] });

/** The month that somebody asked for, else the one that runs. Throws a 422 refusal that says what is wrong with it. */
export const askedMonth = async (asked: string | undefined, { journal, now }: AskedMonthDeps): Promise<AskedMonth> => {
  const running = monthOfDay(dayInGermany(now().toISOString()));
  const month = asked ?? running;
  if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(month)) {
    throw refused('invalid-month', 'Bitte geben Sie den Monat als Jahr und Monat an, zum Beispiel 2026-03.');
  }
  if (month > running) throw refused('month-not-begun', 'Dieser Monat hat noch nicht begonnen.');
  const first = (await journal.firstMonth()) ?? running;
  if (month < first)
    throw refused('month-before-first', `Vor ${monthNames.format(new Date(`${first}-15`))} gibt es keine Buchungen.`);
  return { month, first, isRunning: month === running };
};

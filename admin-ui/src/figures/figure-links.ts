import { type CountedFigure, type CountedList, countedFilter } from '@sternklar/contracts/back-office/counted';
import type { DaySpan } from '@sternklar/contracts/back-office/figure-period';
import { listLink } from '../routing/list-link.ts';

/** The list of just what a figure counts. */
export const countedLink = <List extends CountedList>(
  list: List,
  figure: CountedFigure<List>,
  ...of: readonly [DaySpan, Parameters<typeof countedFilter>[2]?]
): string => listLink(list, { counted: countedFilter(figure, ...of) });

/** Those lists by the names of figures. */
export const linksOf = (days: DaySpan): Readonly<Record<string, string>> => {
  const to = <List extends CountedList>(list: List, figure: CountedFigure<List>) => countedLink(list, figure, days);
  const [active, documents, decided] = [
    to('subscriptions', 'active'),
    to('invoices', 'documents'),
    to('reviews', 'decided'),
  ];
  return {
    'Einnahmen im Monat, netto': active,
    'Einnahmen im Monat, brutto': active,
    'Laufende Abos': active,
    'davon gekündigt': to('subscriptions', 'leaving'),
    Neu: to('subscriptions', 'started'),
    Kündigungen: to('subscriptions', 'notice_given'),
    Beendet: to('subscriptions', 'ended'),
    Abwanderung: to('subscriptions', 'lost'),
    'Umsatz netto': documents,
    Umsatzsteuer: documents,
    'Umsatz brutto': documents,
    Rechnungen: to('invoices', 'invoices'),
    Berichtigungen: to('invoices', 'corrections'),
    Stornorechnungen: to('invoices', 'credit_notes'),
    Eingegangen: to('reviews', 'cases_in'),
    Entschieden: decided,
    'davon gelöscht': to('reviews', 'removed'),
    'Anteil gelöscht': decided,
    'Bis zur Übermittlung': to('reviews', 'forwarded'),
    'Bis zur Entscheidung': decided,
    Chats: to('chats', 'chats'),
    'nur vom Assistenten beantwortet': to('chats', 'by_assistant'),
    'Anteil des Assistenten': to('chats', 'by_assistant'),
  };
};

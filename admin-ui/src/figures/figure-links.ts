import type { DaySpan } from '@sternklar/contracts/back-office/figure-period';
import { listLink } from '../routing/list-link.ts';

const wholeYear = ({ from, until }: DaySpan): number | null => {
  const year = from.slice(0, 4);
  return from === `${year}-01-01` && until === `${year}-12-31` ? Number(year) : null;
};

const CASES_IN_FIGURES = '/overview/cases';

/** The lists of what is counted in a period, by the names of figures; only where a list shows just that. */
export const linksOf = (span: DaySpan): Readonly<Record<string, string>> => {
  const cases = {
    Entschieden: CASES_IN_FIGURES,
    'Anteil gelöscht': CASES_IN_FIGURES,
    'Bis zur Übermittlung': CASES_IN_FIGURES,
    'Bis zur Entscheidung': CASES_IN_FIGURES,
  };
  const year = wholeYear(span);
  if (year === null) return cases;
  const documents = listLink('invoices', { year });
  return {
    ...cases,
    'Umsatz netto': documents,
    Umsatzsteuer: documents,
    'Umsatz brutto': documents,
    Rechnungen: listLink('invoices', { year, kind: 'invoice' }),
    Stornorechnungen: listLink('invoices', { year, kind: 'credit-note' }),
  };
};

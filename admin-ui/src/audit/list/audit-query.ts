import { fromBerlinField } from '../time/berlin-time.ts';

/** What the page's address says: which reviews, as of when. Days are '2026-11-12', moments ISO 8601. */
export interface AuditView {
  readonly q: string;
  /** First and last day on which they were handed in. */
  readonly from: string;
  readonly until: string;
  readonly at: string | null;
  readonly with: string | null;
  readonly page: number;
}

const moment = (text: string | null): string | null => {
  const time = Date.parse(text ?? '');
  return Number.isNaN(time) ? null : new Date(time).toISOString();
};

export const viewOf = (search: URLSearchParams): AuditView => ({
  q: search.get('q') ?? '',
  from: search.get('from') ?? '',
  until: search.get('until') ?? '',
  at: moment(search.get('at')),
  with: moment(search.get('with')),
  page: Math.max(1, Math.trunc(Number(search.get('page'))) || 1),
});

/** The address's query for a view; what is empty is left out. */
export const searchOf = ({ page, ...view }: AuditView): URLSearchParams => {
  const said = Object.entries(view).flatMap(([name, value]) => (value ? [[name, value]] : []));
  return new URLSearchParams([...said, ...(page > 1 ? [['page', String(page)]] : [])]);
};

const dayAfter = (day: string): string => {
  const next = new Date(`${day}T12:00:00Z`);
  if (Number.isNaN(next.getTime())) return '';
  next.setUTCDate(next.getUTCDate() + 1);
  return next.toISOString().slice(0, 10);
};
const midnight = (day: string): string | null => fromBerlinField(`${day}T00:00:00`);

/** The query of the call for a view. Days begin and end in Berlin. */
export const callOf = (view: AuditView): string => {
  const said: Readonly<Record<string, string | null>> = {
    q: view.q.trim(),
    since: midnight(view.from),
    before: midnight(dayAfter(view.until)),
    at: view.at,
    compared_with: view.with,
    page: String(view.page),
  };
  return String(new URLSearchParams(Object.entries(said).flatMap(([name, value]) => (value ? [[name, value]] : []))));
};

import type { PeriodKind } from '@sternklar/contracts/back-office/figure-period';
import { monthName } from '../texts/span-name.ts';

const DAY_MS = 24 * 3_600_000;

/** '2026-11-01' is called 'Nov' under a bar. */
export const monthTick = (firstDay: string): string => monthName(firstDay).slice(0, 3);

/** Of the month that begins on a day. */
export const lastDayOfMonth = (firstDay: string): string =>
  new Date(Date.UTC(Number(firstDay.slice(0, 4)), Number(firstDay.slice(5, 7)), 0)).toISOString().slice(0, 10);

export const dayAfter = (day: string): string => new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10);

/** What the page's address and the server are asked by: a day in the period, or first and last day of one of somebody's own. */
export interface AskedPeriod {
  readonly kind: PeriodKind;
  /** None for what runs today. */
  readonly from?: string | undefined;
  readonly until?: string | undefined;
}

/** Whether somebody chooses the days: the others follow the calendar. */
export const HAS_OWN_DAYS: Readonly<Record<PeriodKind, boolean>> = {
  month: false,
  quarter: false,
  year: false,
  custom: true,
};

export const queryOf = ({ kind, from, until }: AskedPeriod): string =>
  new URLSearchParams({
    period: kind,
    ...(from === undefined ? {} : { from }),
    ...(HAS_OWN_DAYS[kind] && until !== undefined ? { until } : {}),
  }).toString();

export const PERIOD_KINDS: readonly { readonly kind: PeriodKind; readonly name: string }[] = [
  { kind: 'month', name: 'Monat' },
  { kind: 'quarter', name: 'Quartal' },
  { kind: 'year', name: 'Jahr' },
  { kind: 'custom', name: 'Eigener' },
];

/** The period that an address names; the month that runs where it names none that there is. */
export const askedIn = (params: URLSearchParams): AskedPeriod => {
  const named = params.get('period') ?? 'month';
  const kind = PERIOD_KINDS.find((one) => one.kind === named)?.kind;
  if (kind === undefined) return { kind: 'month' };
  return { kind, from: params.get('from') || undefined, until: params.get('until') || undefined };
};

import { Temporal } from 'temporal-polyfill';

export const PERIOD_KINDS = ['month', 'quarter', 'year', 'custom'] as const;
export type PeriodKind = (typeof PERIOD_KINDS)[number];

/** Days in Germany, `YYYY-MM-DD`, both of them in it. */
export interface DaySpan {
  readonly from: string;
  readonly until: string;
}
export interface FigurePeriod extends DaySpan {
  readonly kind: PeriodKind;
}

const MONTHS: Readonly<Record<Exclude<PeriodKind, 'custom'>, number>> = { month: 1, quarter: 3, year: 12 };

/** So many months from the first day of one. */
const monthsFrom = (first: Temporal.PlainDate, months: number): DaySpan => ({
  from: first.toString(),
  until: first.add({ months }).subtract({ days: 1 }).toString(),
});

/** The month, quarter or year of the calendar that a day is in. */
export const periodAround = (kind: Exclude<PeriodKind, 'custom'>, day: string): FigurePeriod => {
  const date = Temporal.PlainDate.from(day);
  const months = MONTHS[kind];
  const first = date.with({ day: 1, month: date.month - ((date.month - 1) % months) });
  return { kind, ...monthsFrom(first, months) };
};

/** How many days a span has. */
export const daysIn = ({ from, until }: DaySpan): number =>
  Temporal.PlainDate.from(from).until(Temporal.PlainDate.from(until)).days + 1;

/** What a period is compared with: the month, quarter or year before; of another one as many days, up to the day before it. */
export const periodBefore = ({ kind, from, until }: FigurePeriod): DaySpan => {
  const first = Temporal.PlainDate.from(from);
  if (kind !== 'custom') return monthsFrom(first.subtract({ months: MONTHS[kind] }), MONTHS[kind]);
  return {
    from: first.subtract({ days: daysIn({ from, until }) }).toString(),
    until: first.subtract({ days: 1 }).toString(),
  };
};

import {
  type DaySpan,
  type FigurePeriod,
  periodAround,
  periodBefore,
} from '@sternklar/contracts/back-office/figure-period';
import {
  type OwnerFiguresQuery,
  ownerFiguresQuerySchema,
  ownerFiguresSchema,
  type PeriodFigures,
} from '@sternklar/contracts/back-office/owner-figures.api';
import { dayInGermany } from '@sternklar/contracts/subscriptions/term';
import type { Queries } from '@sternklar/projections/queries';
import { Refusal } from '../../platform/refusal.port.ts';
import { slice } from '../../platform/slice.port.ts';

export interface ShowFiguresDeps {
  readonly ownerFigures: Queries['ownerFigures'];
  readonly caseFigures: Pick<Queries['caseFigures'], 'during'>;
  readonly now: () => Date;
}

const NOT_BEGUN = 'Der Zeitraum hat noch nicht begonnen.';

/** What the schema let through has both days where the period is one of somebody's own. */
const periodIn = ({ period, from, until }: OwnerFiguresQuery, today: string): FigurePeriod => {
  const first = from ?? today;
  switch (period) {
    case 'month':
    case 'quarter':
    case 'year':
      return periodAround(period, first);
    case 'custom':
      return { kind: period, from: first, until: until ?? first };
  }
};

const figuresDuring = async (
  { ownerFigures, caseFigures }: ShowFiguresDeps,
  { from, until }: DaySpan,
  now: Date,
): Promise<PeriodFigures> => {
  const [business, cases] = await Promise.all([ownerFigures.during(from, until, now), caseFigures.during(from, until)]);
  const { incoming, success, ...rest } = cases;
  return { from, until, ...business, ...rest, cases_in: incoming, cases_out: success };
};

/** For those who answer for the business: auditors replay reviews, and need to know nothing of its money. */
export const showFiguresRoute = slice(
  {
    name: 'show-figures',
    call: 'GET /admin/figures',
    access: ['admin'],
    tag: 'Verwaltung',
    summary: 'Zahlen des Geschäfts: Abos, Umsatz, Fälle und Chats eines Zeitraums und des davor',
    query: ownerFiguresQuerySchema,
    answers: { 200: ownerFiguresSchema },
    records: [],
    refusals: { 422: NOT_BEGUN },
    example: { query: { period: 'month' } },
  },
  (deps: ShowFiguresDeps) =>
    async ({ query }) => {
      const now = deps.now();
      const today = dayInGermany(now.toISOString());
      const period = periodIn(query, today);
      if (period.from > today) {
        throw new Refusal(422, 'period-not-begun', NOT_BEGUN, { errors: [{ field: 'from', message: NOT_BEGUN }] });
      }
      const [figures, before, months, atPresent] = await Promise.all([
        figuresDuring(deps, period, now),
        figuresDuring(deps, periodBefore(period), now),
        deps.ownerFigures.months(period.until),
        deps.ownerFigures.at(now),
      ]);
      const { kind, until } = period;
      return { at: now.toISOString(), kind, is_running: until >= today, figures, before, months, now: atPresent };
    },
);

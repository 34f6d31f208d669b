import type { ReviewStatistics } from '@sternklar/contracts/reviews/review-statistics.api';
import type pg from 'pg';
import { schemaOf } from '../../engine/read-model/schema-names.ts';
import { reviewStatistics } from './review-statistics.projection.ts';

export interface ReviewStatisticsQueries {
  /** The figures as they stand at `now`; periods in which nothing happened are there, with zeros. */
  at(now: Date): Promise<ReviewStatistics>;
}

const WEEKS = 13;
const MONTHS = 12;
const schema = schemaOf(reviewStatistics);
const TODAY = `($1::timestamptz at time zone 'Europe/Berlin')::date`;

/** Half of the reviews were decided within this time; of an even number the lower of the two middle ones. */
const medianOf = (period: string): string => `
  select min(hours) from (
    select hours, sum(sum(reviews)) over (order by hours) as up_to, sum(sum(reviews)) over () as everything
    from ${schema}.decision_time where ${period} group by hours
  ) as steps where up_to * 2 >= everything`;

const periods = (unit: 'week' | 'month', count: number): string => `
  select period.day::date::text as start, coalesce(sum(incoming), 0)::bigint as incoming,
         coalesce(sum(deleted), 0)::bigint as deleted, coalesce(sum(rejected), 0)::bigint as rejected,
         (${medianOf(`day >= period.day and day < period.day + interval '1 ${unit}'`)}) as median_hours
  from generate_series(date_trunc('${unit}', ${TODAY}::timestamp) - interval '${count - 1} ${unit}s',
                       ${TODAY}::timestamp, interval '1 ${unit}') as period (day)
  left join ${schema}.day_total on day_total.day >= period.day and day_total.day < period.day + interval '1 ${unit}'
  group by period.day order by period.day`;

const TOTALS = `
  select coalesce(sum(incoming), 0)::bigint as incoming, coalesce(sum(deleted), 0)::bigint as deleted,
         coalesce(sum(rejected), 0)::bigint as rejected, coalesce(sum(waiting), 0)::bigint as waiting,
         coalesce(sum(waiting) filter (where age <= 3), 0)::bigint as youngest,
         coalesce(sum(waiting) filter (where age between 4 and 7), 0)::bigint as young,
         coalesce(sum(waiting) filter (where age between 8 and 30), 0)::bigint as old,
         coalesce(sum(waiting) filter (where age > 30), 0)::bigint as oldest,
         (${medianOf(`day > ${TODAY} - 90`)}) as median_hours
  from (select *, ${TODAY} - day as age from ${schema}.day_total) as aged`;

type Period = ReviewStatistics['weeks'][number];
type TotalsRow = Omit<Period, 'start'> & Readonly<Record<'waiting' | 'youngest' | 'young' | 'old' | 'oldest', number>>;

export const createReviewStatisticsQueries = (pool: pg.Pool): ReviewStatisticsQueries => ({
  async at(now) {
    const [totals, weeks, months] = await Promise.all([
      pool.query<TotalsRow>({ name: 'reviewStatistics.totals', text: TOTALS, values: [now] }),
      pool.query<Period>({ name: 'reviewStatistics.weeks', text: periods('week', WEEKS), values: [now] }),
      pool.query<Period>({ name: 'reviewStatistics.months', text: periods('month', MONTHS), values: [now] }),
    ]);
    const total = totals.rows[0];
    if (!total) throw new Error('A sum over no rows is a row.');
    const { incoming, deleted, rejected, waiting, median_hours } = total;
    return {
      at: now.toISOString(),
      incoming,
      deleted,
      rejected,
      waiting: {
        total: waiting,
        up_to_3_days: total.youngest,
        up_to_7_days: total.young,
        up_to_30_days: total.old,
        older: total.oldest,
      },
      median_hours,
      weeks: weeks.rows,
      months: months.rows,
    };
  },
});

import { z } from 'zod';

const count = z.number().int();
const hours = count.nullable();

/**
 * A week from its Monday or a month from its first day, in Berlin. `deleted` and `rejected` are reviews that got in it the
 * outcome they have now; `median_hours` is how long half of these had waited at most, null when there are none.
 */
const reviewPeriodSchema = z
  .object({ start: z.iso.date(), incoming: count, deleted: count, rejected: count, median_hours: hours })
  .meta({ id: 'ReviewPeriod' });
export type ReviewPeriod = z.output<typeof reviewPeriodSchema>;

/**
 * How the work on reviews goes. `incoming` counts every review ever handed in, also of businesses removed since; `waiting`
 * only those that can still be decided and that no customer took back, by age in days. `median_hours` covers what was decided in the last 90 days: exact
 * to the hour, from two days on to the day.
 */
export const reviewStatisticsSchema = z
  .object({
    at: z.iso.datetime(),
    incoming: count,
    deleted: count,
    rejected: count,
    waiting: z.object({
      total: count,
      up_to_3_days: count,
      up_to_7_days: count,
      up_to_30_days: count,
      older: count,
    }),
    median_hours: hours,
    weeks: z.array(reviewPeriodSchema),
    months: z.array(reviewPeriodSchema),
  })
  .meta({ id: 'ReviewStatistics' });
export type ReviewStatistics = z.output<typeof reviewStatisticsSchema>;

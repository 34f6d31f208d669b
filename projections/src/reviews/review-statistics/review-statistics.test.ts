import { NO_FACTS } from '@sternklar/contracts/reviews/casework/case-facts';
import { restoredFrom } from '@sternklar/contracts/reviews/casework/restored-facts';
import { reviewStatisticsSchema } from '@sternklar/contracts/reviews/review-statistics.api';
import { removalTakenUpAgain, removalWithdrawn } from '@sternklar/contracts/reviews/testing/review.builders';
import { describe, expect, it } from 'vitest';
import {
  businessRemoved,
  businessRestored,
  ofReview,
  recordedAt,
  reviewId,
  reviewStatusChanged,
  reviewSubmitted,
} from '../../testing/events.ts';
import { projectionSpec } from '../../testing/projection-spec.ts';
import { readModelsOf } from '../../testing/read-models.ts';
import { reviewStatistics } from './review-statistics.projection.ts';

const of = { business: 1, account: 1 };
const ofAnother = { business: 2, account: 1 };
const deleted = { from: 'eingereicht', to: 'gelöscht' } as const;
const rejected = { from: 'eingereicht', to: 'nicht_genehmigt' } as const;
const reopened = { from: 'gelöscht', to: 'eingereicht' } as const;
const misPress = { from: 'nicht_genehmigt', to: 'gelöscht' } as const;
/** The mis-press is taken back: what was decided by the event at this position stands as it did. */
const takenBack = (decidedBy: number) => ({
  ...({ from: 'gelöscht', to: 'nicht_genehmigt', decidedAt: recordedAt(decidedBy) } as const),
  restores: { ...restoredFrom(NO_FACTS), decided: true },
});
/** A minute each: so many of them make the next event happen hours later. */
const minutesPass = (minutes: number) => Array.from({ length: minutes }, () => businessRemoved(9, 9));

describe('review statistics, given events then rows', () => {
  const spec = projectionSpec(reviewStatistics);
  const DAYS = 'select day::text, incoming, waiting, deleted, rejected from day_total order by day';
  const TIMES = 'select day::text, hours, reviews from decision_time order by day, hours';

  it('counts what came in and what was decided, each on its day', () =>
    spec
      .given(
        reviewSubmitted(1, of),
        reviewSubmitted(2, of),
        reviewSubmitted(3, of),
        reviewStatusChanged(1, of, deleted),
        reviewStatusChanged(2, of, rejected),
      )
      .thenRows(DAYS, [{ day: '2026-01-01', incoming: 3, waiting: 1, deleted: 1, rejected: 1 }]));

  it('counts a review once, with the outcome it has', () =>
    spec
      .given(
        reviewSubmitted(1, of),
        reviewStatusChanged(1, of, deleted),
        reviewStatusChanged(1, of, { from: 'gelöscht', to: 'nicht_genehmigt' }),
      )
      .thenRows(DAYS, [{ day: '2026-01-01', incoming: 1, waiting: 0, deleted: 0, rejected: 1 }]));

  it('lets a reopened review wait again, as if nothing had been decided', () =>
    spec
      .given(reviewSubmitted(1, of), reviewStatusChanged(1, of, deleted), reviewStatusChanged(1, of, reopened))
      .thenRows(`select * from (${DAYS}) as days, (select count(*)::int as times from decision_time) as times`, [
        { day: '2026-01-01', incoming: 1, waiting: 1, deleted: 0, rejected: 0, times: 0 },
      ]));

  it('waits for nothing of a removed business, and keeps what was decided', () =>
    spec
      .given(
        reviewSubmitted(1, of),
        reviewSubmitted(2, of),
        reviewSubmitted(3, ofAnother),
        reviewStatusChanged(1, of, deleted),
        businessRemoved(1, 1),
        reviewSubmitted(4, of),
      )
      .thenRows(DAYS, [{ day: '2026-01-01', incoming: 4, waiting: 1, deleted: 1, rejected: 0 }]));

  it('waits for them again once the business is back, also for what was handed in meanwhile or is afterwards', () =>
    spec
      .given(
        reviewSubmitted(1, of),
        reviewSubmitted(2, of),
        reviewStatusChanged(1, of, deleted),
        businessRemoved(1, 1),
        reviewSubmitted(3, of),
        businessRestored(1, 1),
        reviewSubmitted(4, of),
      )
      .thenRows(DAYS, [{ day: '2026-01-01', incoming: 4, waiting: 3, deleted: 1, rejected: 0 }]));

  it('waits for nothing that its customer took back, until it is taken up again', () =>
    spec
      .given(
        ...[1, 2, 3, 4].map((number) => reviewSubmitted(number, of)),
        reviewSubmitted(5, ofAnother),
        ofReview(1, of, removalWithdrawn()),
        ofReview(2, of, removalWithdrawn()),
        ofReview(2, of, removalTakenUpAgain()),
        ofReview(3, of, removalWithdrawn()),
        reviewStatusChanged(3, of, deleted),
        ofReview(5, ofAnother, removalWithdrawn()),
        businessRemoved(2, 1),
      )
      .thenRows(DAYS, [{ day: '2026-01-01', incoming: 5, waiting: 2, deleted: 1, rejected: 0 }]));

  it('remembers how long a decision took, to the hour', { tags: 'long' }, () =>
    spec
      .given(reviewSubmitted(1, of), ...minutesPass(125), reviewStatusChanged(1, of, deleted))
      .thenRows(TIMES, [{ day: '2026-01-01', hours: 2, reviews: 1 }]),
  );

  it('moves a time with the decision it belongs to', { tags: 'long' }, () =>
    spec
      .given(
        reviewSubmitted(1, of),
        reviewStatusChanged(1, of, deleted),
        reviewStatusChanged(1, of, reopened),
        ...minutesPass(60),
        reviewStatusChanged(1, of, rejected),
      )
      .thenRows(TIMES, [{ day: '2026-01-01', hours: 1, reviews: 1 }]),
  );

  it('moves no time by a mis-press that was taken back', { tags: 'long' }, () =>
    spec
      .given(
        reviewSubmitted(1, of),
        reviewStatusChanged(1, of, rejected),
        ...minutesPass(60),
        reviewStatusChanged(1, of, misPress),
        reviewStatusChanged(1, of, takenBack(2)),
      )
      .thenRows(TIMES, [{ day: '2026-01-01', hours: 0, reviews: 1 }]),
  );
});

describe('review statistics, query', () => {
  const models = readModelsOf([reviewStatistics]);
  const noon = (day: string) => new Date(`${day}T11:00:00.000Z`);

  it('answers zeros and no median when nothing happened', async () => {
    const { queries } = await models.given(businessRemoved(1, 1));
    const figures = await queries.reviewStatistics.at(noon('2026-01-01'));
    expect(reviewStatisticsSchema.strict().parse(figures)).toEqual(figures);
    expect(figures).toMatchObject({ incoming: 0, deleted: 0, rejected: 0, median_hours: null, waiting: { total: 0 } });
    expect(figures.weeks.map(({ start }) => start)).toHaveLength(13);
    expect(figures.weeks.at(-1)).toEqual({
      start: '2025-12-29',
      incoming: 0,
      deleted: 0,
      rejected: 0,
      median_hours: null,
    });
    expect(figures.months[0]?.start).toBe('2025-02-01');
    expect(figures.months.at(-1)?.start).toBe('2026-01-01');
  });

  it.each([
    ['2026-01-04', 'up_to_3_days'],
    ['2026-01-05', 'up_to_7_days'],
    ['2026-01-08', 'up_to_7_days'],
    ['2026-01-09', 'up_to_30_days'],
    ['2026-01-31', 'up_to_30_days'],
    ['2026-02-01', 'older'],
  ] as const)('on %s a review of 1 January waits as %s', async (day, age) => {
    const { queries } = await models.given(reviewSubmitted(1, of));
    const ages = { up_to_3_days: 0, up_to_7_days: 0, up_to_30_days: 0, older: 0 };
    expect((await queries.reviewStatistics.at(noon(day))).waiting).toEqual({ total: 1, ...ages, [age]: 1 });
  });

  it('counts a review on its day in Germany, which begins before that of universal time', async () => {
    const untilMidnight = minutesPass(898);
    const { pool } = await models.given(...untilMidnight, reviewSubmitted(1, of), reviewSubmitted(2, of));
    const { rows } = await pool.query(
      'select day::text, incoming from rm_review_statistics_v4.day_total where incoming > 0 order by day',
    );
    expect(rows).toEqual([
      { day: '2026-01-01', incoming: 1 },
      { day: '2026-01-02', incoming: 1 },
    ]);
  });

  it('counts a decision on its own day, whenever a mis-press after it was taken back', async () => {
    const { pool } = await models.given(
      reviewSubmitted(1, of),
      reviewStatusChanged(1, of, rejected),
      ...minutesPass(1_440),
      reviewStatusChanged(1, of, misPress),
      reviewStatusChanged(1, of, takenBack(2)),
    );
    const { rows } = await pool.query(
      'select day::text, deleted::int, rejected::int from rm_review_statistics_v4.day_total order by day',
    );
    expect(rows).toEqual([{ day: '2026-01-01', deleted: 0, rejected: 1 }]);
  });

  it('answers how long half of the decided reviews had waited at most', async () => {
    const { queries } = await models.given(
      reviewSubmitted(1, of),
      reviewSubmitted(2, of),
      reviewSubmitted(3, of),
      reviewStatusChanged(1, of, deleted),
      ...minutesPass(60),
      reviewStatusChanged(2, of, rejected),
      ...minutesPass(60),
      reviewStatusChanged(3, of, deleted),
    );
    const figures = await queries.reviewStatistics.at(noon('2026-01-01'));
    expect(figures).toMatchObject({ incoming: 3, deleted: 2, rejected: 1, median_hours: 1 });
    const now = { incoming: 3, deleted: 2, rejected: 1, median_hours: 1 };
    expect(figures.weeks.at(-1)).toEqual({ start: '2025-12-29', ...now });
    expect(figures.months.at(-1)).toEqual({ start: '2026-01-01', ...now });
  });

  it('keeps nothing that says whose a review is', async () => {
    const { pool } = await models.given(reviewSubmitted(1, of));
    const { rows } = await pool.query('select * from rm_review_statistics_v4.review');
    expect(rows).toMatchObject([{ id: reviewId(1) }]);
    expect(JSON.stringify(rows)).not.toContain('Gast');
  });
});

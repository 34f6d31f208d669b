import { NO_FACTS } from '@sternklar/contracts/reviews/casework/case-facts';
import { caseFiguresSchema } from '@sternklar/contracts/reviews/casework/case-figures.api';
import { restoredFrom } from '@sternklar/contracts/reviews/casework/restored-facts';
import * as build from '@sternklar/contracts/reviews/testing/review.builders';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyBatch } from '../../engine/batches/apply-batch.ts';
import { caseworkHistory } from '../../testing/casework-histories.ts';
import {
  accountErased,
  businessAdded,
  businessRemovalSettled,
  businessRemoved,
  type KnownEvent,
  ofReview,
  recorded,
  recordedAt,
  reviewId,
  reviewStatusChanged,
  reviewSubmitted,
} from '../../testing/events.ts';
import { plainFigures, plainFiguresOfDays } from '../../testing/plain-figures.ts';
import { projectionSpec } from '../../testing/projection-spec.ts';
import { readModelsOf } from '../../testing/read-models.ts';
import { caseFigures } from './case-figures.projection.ts';

const of = { business: 1, account: 1 };
const ms = (position: number) => Date.parse(recordedAt(position));
const removed = { from: 'eingereicht', to: 'gelöscht' } as const;
const refused = { from: 'eingereicht', to: 'nicht_genehmigt' } as const;
const reopened = { from: 'gelöscht', to: 'eingereicht' } as const;

describe('case figures, given events then rows', () => {
  const spec = projectionSpec(caseFigures);
  const TIMES = 'select submitted_at, forwarded_at, answered_at, decided_at, came_back_at from case_figure';
  const ENDS = 'select decided_at, is_removed, on_appeal, channel, reason from case_figure';

  it('times a case from the first of each kind, and not to a mere receipt', () =>
    spec
      .given(
        reviewSubmitted(1, of),
        ofReview(1, of, build.removalForwarded()),
        ofReview(1, of, build.removalForwarded()),
        ofReview(1, of, build.platformAnswered({ answer: 'received' })),
        ofReview(1, of, build.platformAnswered({ answer: 'asks' })),
        ofReview(1, of, build.platformAnswered({ answer: 'removed' })),
        reviewStatusChanged(1, of, removed),
      )
      .thenRows(TIMES, [
        { submitted_at: ms(1), forwarded_at: ms(2), answered_at: ms(5), decided_at: ms(7), came_back_at: null },
      ]));

  it('counts what came back as decided and not removed, until it is decided again', () =>
    spec
      .given(
        reviewSubmitted(1, of, { reason: 'spam' }),
        reviewStatusChanged(1, of, removed),
        ofReview(1, of, build.reviewCameBack()),
        reviewStatusChanged(1, of, reopened),
      )
      .thenRows(ENDS, [{ decided_at: ms(2), is_removed: false, on_appeal: false, channel: null, reason: 'spam' }]));

  it('counts what staff reopened as undecided', () =>
    spec
      .given(reviewSubmitted(1, of), reviewStatusChanged(1, of, removed), reviewStatusChanged(1, of, reopened))
      .thenRows(ENDS, [{ decided_at: null, is_removed: false, on_appeal: false, channel: null, reason: null }]));

  const REFUSED_FIRST = [
    reviewSubmitted(1, of),
    ofReview(1, of, build.removalForwarded()),
    ofReview(1, of, build.platformAnswered({ answer: 'refused' })),
    reviewStatusChanged(1, of, refused),
    ofReview(1, of, build.removalAppealed({ channel: 'post' })),
  ];
  const refusedAgain = { from: 'nicht_genehmigt', to: 'nicht_genehmigt' } as const;
  const answeredRefused = ofReview(1, of, build.platformAnswered({ answer: 'refused' }));
  const ended = { channel: 'post', reason: null };

  it.each([
    ['is open', [], { decided_at: ms(4), is_removed: false, on_appeal: false }],
    [
      'was won',
      [ofReview(1, of, build.platformAnswered({ answer: 'removed' })), reviewStatusChanged(1, of, removed)],
      { decided_at: ms(7), is_removed: true, on_appeal: true },
    ],
    [
      'was lost, on the day on which it was',
      [answeredRefused, reviewStatusChanged(1, of, refusedAgain)],
      { decided_at: ms(7), is_removed: false, on_appeal: true },
    ],
    [
      'was lost before a change of status said so',
      [answeredRefused],
      { decided_at: ms(6), is_removed: false, on_appeal: true },
    ],
    [
      'was won after the platform asked something and got its answer',
      [
        ofReview(1, of, build.platformAnswered({ answer: 'asks' })),
        ofReview(1, of, build.removalForwarded({ channel: 'post' })),
        reviewStatusChanged(1, of, removed),
      ],
      { decided_at: ms(8), is_removed: true, on_appeal: true },
    ],
    [
      'was won, and the review came back',
      [
        reviewStatusChanged(1, of, removed),
        ofReview(1, of, build.reviewCameBack()),
        reviewStatusChanged(1, of, reopened),
      ],
      { decided_at: ms(6), is_removed: false, on_appeal: true },
    ],
    [
      'was of a round before the last decision',
      [
        reviewStatusChanged(1, of, removed),
        ofReview(1, of, build.reviewCameBack()),
        reviewStatusChanged(1, of, reopened),
        ofReview(1, of, build.removalForwarded({ channel: 'post' })),
        answeredRefused,
        reviewStatusChanged(1, of, refused),
      ],
      { decided_at: ms(11), is_removed: false, on_appeal: false },
    ],
    [
      'is open again',
      [
        answeredRefused,
        reviewStatusChanged(1, of, refusedAgain),
        ofReview(
          1,
          of,
          build.reviewStatusChanged({
            ...refusedAgain,
            restores: { ...restoredFrom(NO_FACTS), appealUsed: true, waitsForPlatform: true },
            decidedAt: recordedAt(4),
          }),
        ),
      ],
      { decided_at: ms(4), is_removed: false, on_appeal: false },
    ],
  ] satisfies readonly (readonly [string, readonly KnownEvent[], object])[])('an appeal that %s', (_name, later, row) =>
    spec.given(...REFUSED_FIRST, ...later).thenRows(ENDS, [{ ...row, ...ended }]),
  );

  it('keeps nothing of a removed business but that there were cases, once nobody can have it back any more', () =>
    spec
      .given(businessAdded(1, 1), reviewSubmitted(1, of), businessRemoved(1, 1), businessRemovalSettled(1, 1))
      .thenRows('select id from business union all select id from case_figure', [{ id: reviewId(1) }]));

  it('keeps nothing of an erased account but that there were cases', () =>
    spec
      .given(businessAdded(1, 1), reviewSubmitted(1, of), accountErased(1))
      .thenRows('select name, (select count(*)::int from case_figure) as cases from business', [
        { name: null, cases: 1 },
      ]));
});

describe('case figures, query', () => {
  const models = readModelsOf([caseFigures]);
  const HOUR_MS = 3_600_000;
  const sorted = (rows: readonly object[]) => rows.map((row) => JSON.stringify(row)).toSorted();

  it('answers nothing of no cases', async () => {
    const { queries } = await models.given(businessAdded(1, 1));
    const figures = await queries.caseFigures.at(new Date('2026-03-02T09:00:00.000Z'), 30);
    expect(
      caseFiguresSchema.strict().parse({ ...figures, waiting_for: { desk: 0, customer: 0, platform: 0 } }),
    ).toMatchObject({
      days: 30,
      to_forward: { cases: 0, median_days: null, p90_days: null },
      success: { decided: 0, removed: 0, share: null },
      by_business: [],
    });
  });

  it('tells a share of five cases, and none of four', async () => {
    const decide = (count: number) =>
      Array.from({ length: count }, (_, index): KnownEvent[] => [
        reviewSubmitted(index + 1, of),
        reviewStatusChanged(index + 1, of, index === 0 ? refused : removed),
      ]).flat();
    const at = new Date(recordedAt(100));
    const { queries } = await models.given(businessAdded(1, 1), ...decide(5));
    expect((await queries.caseFigures.at(at, null)).success).toEqual({ decided: 5, removed: 4, share: 0.8 });
    expect((await queries.caseFigures.at(at, null)).by_business).toMatchObject([
      { business_name: 'Gasthaus 1', share: 0.8 },
    ]);
  });

  const DAYS = [
    ['2026-01-01', '2026-01-31'],
    ['2026-02-01', '2026-03-31'],
    ['2026-04-01', '2026-04-30'],
    ['2026-01-01', '2027-12-31'],
  ] as const;
  const histories = fc.sample(
    fc.record({
      events: caseworkHistory({ reviews: 24, minLength: 100, maxLength: 200 }),
      hours: fc.array(fc.integer({ min: 0, max: 60 }), { minLength: 250, maxLength: 250 }),
      cut: fc.integer({ min: 1, max: 90 }),
    }),
    { numRuns: 8, seed: 20 },
  );

  it.each(histories.map((history, index) => [index + 1, history] as const))(
    'equals a plain calculation over all events, in history %i',
    async (_number, { events, hours, cut }) => {
      let at = Date.parse('2026-01-01T08:00:00.000Z');
      const timed = recorded(events).map((event, index) => {
        at += (hours[index] ?? 0) * HOUR_MS;
        return { ...event, recordedAt: new Date(at).toISOString() };
      });
      const { queries, pool } = await models.given();
      const apply = (after: number, last: number) =>
        applyBatch(pool, [caseFigures], { after, last, events: timed.slice(after, last), undecoded: [] });
      await apply(0, cut);
      await apply(cut, timed.length);
      const now = new Date(at + HOUR_MS);
      for (const days of [null, 365, 90, 30]) {
        const found = await queries.caseFigures.at(now, days);
        const plain = plainFigures(timed, now, days);
        for (const name of ['by_reason', 'by_channel', 'by_business'] as const) {
          expect(sorted(found[name]), name).toEqual(sorted(plain[name]));
        }
        const lists = { by_reason: [], by_channel: [], by_business: [] };
        expect({ ...found, ...lists }).toEqual({ ...plain, ...lists });
      }
      for (const [from, until] of DAYS) {
        const found = await queries.caseFigures.during(from, until);
        const plain = plainFiguresOfDays(timed, from, until);
        expect({ ...found, by_reason: sorted(found.by_reason) }).toEqual({
          ...plain,
          by_reason: sorted(plain.by_reason),
        });
      }
    },
  );
});

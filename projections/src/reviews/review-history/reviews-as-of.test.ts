import { reviewDetailsAmended } from '@sternklar/contracts/reviews/testing/review.builders';
import { describe, expect, it } from 'vitest';
import {
  accountId,
  businessRemoved,
  ofReview,
  recordedAt,
  reviewId,
  reviewNoteAdded,
  reviewStatusChanged,
  reviewSubmitted,
} from '../../testing/events.ts';
import { readModelsOf } from '../../testing/read-models.ts';
import { reviewHistory } from './review-history.projection.ts';
import type { AsOfRequest } from './reviews-as-of.query.ts';

const of = (review: number) => ({ review, business: 1, account: 1 });
/** Positions 1 to 7. */
const history = [
  reviewSubmitted(1, { business: 1, account: 1 }),
  reviewSubmitted(2, { business: 2, account: 2 }),
  reviewStatusChanged(1, { business: 1, account: 1 }, { from: 'eingereicht', to: 'nicht_genehmigt' }),
  reviewNoteAdded(1, of(1), { text: 'Notiz' }),
  reviewSubmitted(3, { business: 1, account: 1 }),
  reviewStatusChanged(1, { business: 1, account: 1 }, { from: 'nicht_genehmigt', to: 'gelöscht' }),
  businessRemoved(1, 1),
];
const NOW = recordedAt(100);
const asked: AsOfRequest = { at: NOW, comparedWith: null, since: null, before: null, only: null, offset: 0, limit: 25 };

describe('reviews as of a moment', () => {
  const models = readModelsOf([reviewHistory]);
  const page = async (request: Partial<AsOfRequest>) => {
    const { queries } = await models.given(...history);
    return queries.reviewsAsOf.page({ ...asked, ...request });
  };
  const states = async (request: Partial<AsOfRequest>) =>
    (await page(request)).rows.map(({ id, status }) => [id, status]);

  it('are those that there were, each with its status then, the newest first', async () => {
    expect(await states({ at: recordedAt(0) })).toEqual([]);
    expect(await states({ at: recordedAt(1) })).toEqual([[reviewId(1), 'eingereicht']]);
    expect(await states({ at: recordedAt(4) })).toEqual([
      [reviewId(2), 'eingereicht'],
      [reviewId(1), 'nicht_genehmigt'],
    ]);
    expect(await states({})).toEqual([
      [reviewId(3), 'eingereicht'],
      [reviewId(2), 'eingereicht'],
      [reviewId(1), 'gelöscht'],
    ]);
  });

  it('say whose they are, and since when they stood so', async () => {
    expect((await page({ at: recordedAt(4), offset: 1, limit: 1 })).rows).toEqual([
      {
        id: reviewId(1),
        accountId: accountId(1),
        submittedAt: recordedAt(1),
        status: 'nicht_genehmigt',
        statusSince: recordedAt(3),
        comparedStatus: null,
        amendedSince: false,
      },
    ]);
  });

  it('say that details were corrected later, and not that they were at that very moment', async () => {
    const of1 = { business: 1, account: 1 };
    const amended = ofReview(1, of1, reviewDetailsAmended());
    const { queries } = await models.given(reviewSubmitted(1, of1), amended);
    const isAmendedSince = async (position: number) =>
      (await queries.reviewsAsOf.page({ ...asked, at: recordedAt(position) })).rows.map((row) => row.amendedSince);
    expect([await isAmendedSince(1), await isAmendedSince(2)]).toEqual([[true], [false]]);
  });

  it('page, and know how many there are', async () => {
    const { rows, total } = await page({ offset: 1, limit: 1 });
    expect([rows.map(({ id }) => id), total]).toEqual([[reviewId(2)], 3]);
  });

  it('are one customer’s, one review, or of a period', async () => {
    expect(await states({ only: { reviewIds: [], accountIds: [accountId(2)] } })).toEqual([
      [reviewId(2), 'eingereicht'],
    ]);
    expect(await states({ only: { reviewIds: [reviewId(3)], accountIds: [] } })).toEqual([
      [reviewId(3), 'eingereicht'],
    ]);
    expect(await states({ only: { reviewIds: [], accountIds: [] } })).toEqual([]);
    expect(await states({ since: recordedAt(2), before: recordedAt(5) })).toEqual([[reviewId(2), 'eingereicht']]);
  });

  it('are compared between two moments: only what changed, in whichever order they are named', async () => {
    const changes = async (at: string, comparedWith: string) =>
      (await page({ at, comparedWith })).rows.map((row) => [row.id, row.status, row.comparedStatus]);
    expect(await changes(recordedAt(6), recordedAt(2))).toEqual([
      [reviewId(1), 'gelöscht', 'eingereicht'],
      [reviewId(3), 'eingereicht', null],
    ]);
    expect(await changes(recordedAt(2), recordedAt(6))).toEqual([
      [reviewId(1), 'eingereicht', 'gelöscht'],
      [reviewId(3), null, 'eingereicht'],
    ]);
    expect(await changes(recordedAt(4), recordedAt(3))).toEqual([]);
  });

  it('begin with the oldest', async () => {
    const { queries } = await models.given(...history);
    expect(await queries.reviewsAsOf.oldest()).toBe(recordedAt(1));
  });
});

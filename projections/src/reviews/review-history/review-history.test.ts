import { NO_FACTS } from '@sternklar/contracts/reviews/casework/case-facts';
import { restoredFrom } from '@sternklar/contracts/reviews/casework/restored-facts';
import { reviewHistoryEntrySchema } from '@sternklar/contracts/reviews/review.api';
import * as build from '@sternklar/contracts/reviews/testing/review.builders';
import { describe, expect, it } from 'vitest';
import {
  accountId,
  businessAdded,
  businessRemoved,
  noteId,
  ofReview,
  recordedAt,
  reviewErased,
  reviewId,
  reviewNoteAdded,
  reviewStatusChanged,
  reviewSubmitted,
} from '../../testing/events.ts';
import { projectionSpec } from '../../testing/projection-spec.ts';
import { readModelsOf } from '../../testing/read-models.ts';
import { reviewHistory } from './review-history.projection.ts';

const of = { business: 1, account: 1 };
const history = [
  businessAdded(1, 1),
  reviewSubmitted(1, of, { submittedBy: 'admin' }),
  reviewNoteAdded(1, { review: 1, ...of }, { text: 'Nur für uns' }),
  reviewStatusChanged(1, of, { from: 'eingereicht', to: 'nicht_genehmigt' }),
  reviewNoteAdded(2, { review: 1, ...of }, { text: 'Bitte Belege\u0000 nachreichen', shownToCustomer: true }),
  reviewSubmitted(2, { business: 1, account: 2 }),
  businessRemoved(1, 1),
];

describe('review history, given events then rows', () => {
  const spec = projectionSpec(reviewHistory);

  it('keeps one row for each event of a review, also after its business was removed', () =>
    spec.given(...history).thenRows('select review_id, version, kind, note from entry order by review_id, version', [
      { review_id: reviewId(1), version: 1, kind: 'submitted', note: null },
      { review_id: reviewId(1), version: 2, kind: 'note-added', note: 'Nur für uns' },
      { review_id: reviewId(1), version: 3, kind: 'status-changed', note: null },
      { review_id: reviewId(1), version: 4, kind: 'note-added', note: 'Bitte Belege nachreichen' },
      { review_id: reviewId(2), version: 1, kind: 'submitted', note: null },
    ]));
});

describe('review history, queries', () => {
  const models = readModelsOf([reviewHistory]);
  const nothing = { from: null, to: null, note: null, shown_to_customer: true, actor: 'system' };
  const submitted = { ...nothing, kind: 'submitted', at: recordedAt(2), to: 'eingereicht' };
  const internal = { ...nothing, id: noteId(1), kind: 'note-added', at: recordedAt(3), note: 'Nur für uns' };
  const changed = {
    ...nothing,
    kind: 'status-changed',
    at: recordedAt(4),
    from: 'eingereicht',
    to: 'nicht_genehmigt',
  };
  const shown = { ...nothing, id: noteId(2), kind: 'note-added', at: recordedAt(5), note: 'Bitte Belege nachreichen' };

  it('answers everything, oldest first, in the shape of the API', async () => {
    const { queries } = await models.given(...history);
    const entries = await queries.reviewHistory.ofReview(reviewId(1), null);
    expect(entries.map((entry) => reviewHistoryEntrySchema.strict().parse(entry))).toEqual([
      { ...submitted, id: expect.any(String) },
      { ...internal, shown_to_customer: false },
      { ...changed, id: expect.any(String) },
      shown,
    ]);
  });

  it('says of a change of status that it takes a decision back', async () => {
    const again = { from: 'nicht_genehmigt', to: 'nicht_genehmigt' } as const;
    const takenBack = build.reviewStatusChanged({ ...again, restores: restoredFrom(NO_FACTS) });
    const { queries } = await models.given(reviewStatusChanged(1, of, again), ofReview(1, of, takenBack));
    const entries = await queries.reviewHistory.ofReview(reviewId(1), null);
    expect(entries.map((entry) => reviewHistoryEntrySchema.strict().parse(entry).step)).toEqual([
      undefined,
      { takes_back: true },
    ]);
  });

  it('answers staff the same with versions, and with the account behind it where there is one', async () => {
    const { queries } = await models.given(...history);
    const entries = await queries.reviewHistory.withPersons(reviewId(1));
    expect(entries).toEqual(
      (await queries.reviewHistory.ofReview(reviewId(1), null)).map((entry, index) => ({
        ...entry,
        version: index + 1,
        actor_id: null,
      })),
    );
    expect(await queries.reviewHistory.withPersons('unsinn')).toEqual([]);
  });

  it('answers customers their own review’s, without internal notes', async () => {
    const { queries } = await models.given(...history);
    const entries = await queries.reviewHistory.ofReview(reviewId(1), accountId(1));
    expect(entries).toMatchObject([submitted, changed, shown]);
    expect(await queries.reviewHistory.ofReview(reviewId(1), accountId(2))).toEqual([]);
  });

  it('answers the same for many reviews at once, each with its own', async () => {
    const { queries } = await models.given(...history, reviewSubmitted(3, of));
    const histories = await queries.reviewHistory.ofReviews(
      [reviewId(1), reviewId(2), reviewId(3), reviewId(9), 'unsinn'],
      accountId(1),
    );
    expect([...histories.keys()].sort()).toEqual([reviewId(1), reviewId(3)]);
    for (const id of [reviewId(1), reviewId(3)]) {
      expect(histories.get(id)).toEqual(await queries.reviewHistory.ofReview(id, accountId(1)));
    }
    expect(JSON.stringify([...histories])).not.toContain('Nur für uns');
  });

  it.each([reviewId(9), 'unsinn'])('answers nothing for the review %s', async (id) => {
    const { queries } = await models.given(...history);
    expect(await queries.reviewHistory.ofReview(id, null)).toEqual([]);
  });

  it('shows that there was a note once its text was erased', async () => {
    const { queries } = await models.given(
      reviewSubmitted(1, of),
      reviewNoteAdded(1, { review: 1, ...of }, { text: null }),
    );
    const entries = await queries.reviewHistory.ofReview(reviewId(1), null);
    expect(entries.map(({ kind, note }) => [kind, note])).toEqual([
      ['submitted', null],
      ['note-added', ''],
    ]);
  });

  it('tells staff that a review was erased, and nobody what was noted before', async () => {
    const { queries } = await models.given(
      reviewSubmitted(1, of),
      reviewNoteAdded(1, { review: 1, ...of }, { shownToCustomer: true }),
      reviewErased(1, of),
    );
    const kinds = (entries: readonly { kind: string; note: string | null }[]) =>
      entries.map(({ kind, note }) => [kind, note]);
    const shown = [
      ['submitted', null],
      ['note-added', ''],
    ];
    expect(kinds(await queries.reviewHistory.ofReview(reviewId(1), accountId(1)))).toEqual(shown);
    expect(kinds(await queries.reviewHistory.ofReview(reviewId(1), null))).toEqual([...shown, ['erased', null]]);
  });
});

import { REVIEW_STATUSES, type ReviewStatus } from '@sternklar/contracts/reviews/review-status';
import {
  NOTE_ID,
  platformAnswered,
  removalAppealed,
  removalForwarded,
  removalTakenUpAgain,
  removalWithdrawn,
  reviewCameBack,
  reviewDetailsAmended,
  reviewNoteAdded,
  reviewStatusChanged,
  reviewSubmitted,
} from '@sternklar/contracts/reviews/testing/review.builders';
import { deciderSpec, recordedAs } from '@sternklar/event-store/testing/decider-spec';
import { describe, expect, it } from 'vitest';
import { type ReviewState, reviewStreamType } from '../review.ts';
import { type ChangeReviewStatus, changeReviewStatus } from './change-review-status.ts';

const FOLLOW_UP = '2026-07-21T06:00:00.000Z';

const spec = deciderSpec(reviewStreamType);
const changing = (command: Partial<ChangeReviewStatus>) => (state: ReviewState) =>
  changeReviewStatus(state, { status: 'gelöscht', expectedVersion: null, note: null, takesBack: false, ...command });
const changingTo = (status: ReviewStatus) => changing({ status });

/** A review in a status, by the shortest way there. */
const reviewIn = (status: ReviewStatus) =>
  status === 'eingereicht'
    ? [reviewSubmitted()]
    : [reviewSubmitted(), reviewStatusChanged({ from: 'eingereicht', to: status })];

describe('changing a review’s status', () => {
  for (const from of REVIEW_STATUSES) {
    for (const to of REVIEW_STATUSES.filter((status) => status !== from)) {
      it(`goes from ${from} to ${to}`, () => {
        spec
          .given(...reviewIn(from))
          .when(changingTo(to))
          .then(reviewStatusChanged({ from, to }));
      });
    }

    it(`changes nothing from ${from} to ${from}`, () => {
      spec
        .given(...reviewIn(from))
        .when(changingTo(from))
        .thenNothing();
    });
  }

  it('is refused for a review that does not exist', () => {
    spec.given().when(changingTo('gelöscht')).thenRejected('review-not-found');
  });

  describe('with a note', () => {
    const note = { noteId: NOTE_ID, text: 'Die Plattform hat zugestimmt.', shownToCustomer: true };

    it('records both together', () => {
      spec
        .given(reviewSubmitted())
        .when(changing({ note }))
        .then(reviewStatusChanged({ from: 'eingereicht', to: 'gelöscht' }), reviewNoteAdded(note));
    });

    it('is just the note when the status stays', () => {
      spec
        .given(...reviewIn('gelöscht'))
        .when(changing({ note }))
        .then(reviewNoteAdded(note));
    });

    it('records neither when somebody was faster', () => {
      spec
        .given(...reviewIn('nicht_genehmigt'))
        .when(changing({ note, expectedVersion: 1 }))
        .thenRejected('review-changed-meanwhile');
    });
  });

  describe('by an admin who says which version they saw', () => {
    const changedAt = '2026-07-14T08:00:00.000Z';
    const changed = recordedAs(reviewStatusChanged({ from: 'eingereicht', to: 'nicht_genehmigt' }), {
      recordedAt: changedAt,
    });
    const meanwhile = spec.given(reviewSubmitted(), changed);

    it('goes ahead while it is the newest', () => {
      meanwhile
        .when(changing({ expectedVersion: 2 }))
        .then(reviewStatusChanged({ from: 'nicht_genehmigt', to: 'gelöscht' }));
    });

    it('goes ahead when nothing but a note came meanwhile, since that changes nothing', () => {
      spec
        .given(reviewSubmitted(), reviewNoteAdded())
        .when(changing({ expectedVersion: 1 }))
        .then(reviewStatusChanged({ from: 'eingereicht', to: 'gelöscht' }));
    });

    it('is refused when somebody was faster, telling how things stand since when', () => {
      meanwhile
        .when(changing({ expectedVersion: 1 }))
        .thenRejected('review-changed-meanwhile', { status: 'nicht_genehmigt', version: 2, updated_at: changedAt });
    });

    it('takes nothing back of a case that went on since, nor to another status than the one before', () => {
      const decided = reviewStatusChanged({ from: 'eingereicht', to: 'nicht_genehmigt' });
      spec
        .given(reviewSubmitted(), decided, removalAppealed(), platformAnswered({ answer: 'received' }))
        .when(changing({ status: 'eingereicht', takesBack: true }))
        .thenRejected('review-changed-meanwhile');
      spec
        .given(reviewSubmitted(), decided)
        .when(changing({ status: 'gelöscht', takesBack: true }))
        .thenRejected('review-changed-meanwhile');
    });

    it('takes back a refusal that was a mistake after its appeal went out: that is at the platform, and no appeal is used', () => {
      const decided = reviewStatusChanged({ from: 'eingereicht', to: 'nicht_genehmigt' });
      let taken: unknown;
      spec.given(reviewSubmitted(), decided, removalAppealed({ followUpAt: FOLLOW_UP })).when((state) => {
        const changes = changing({ status: 'eingereicht', takesBack: true })(state);
        taken = changes;
        return changes;
      });
      expect(taken).toMatchObject([
        {
          data: {
            from: 'nicht_genehmigt',
            to: 'eingereicht',
            restores: {
              ...{ decided: false, waitsForPlatform: true, followUpAt: FOLLOW_UP, appealUsed: false },
              forwarding: { isAppeal: false },
            },
          },
        },
      ]);
    });

    it('takes back what was set by mistake, whatever the customer did since, with all that is at the platform', () => {
      const forwarded = removalForwarded({ followUpAt: FOLLOW_UP });
      const decided = reviewStatusChanged({ from: 'eingereicht', to: 'nicht_genehmigt' });
      spec
        .given(reviewSubmitted(), forwarded, decided, reviewDetailsAmended(), removalWithdrawn(), removalTakenUpAgain())
        .when(changing({ status: 'eingereicht', takesBack: true }))
        .then(
          reviewStatusChanged({
            from: 'nicht_genehmigt',
            to: 'eingereicht',
            restores: expect.objectContaining({ decided: false, waitsForPlatform: true, followUpAt: FOLLOW_UP }),
          }),
        );
      const anew = reviewStatusChanged({ from: 'nicht_genehmigt', to: 'eingereicht' });
      spec
        .given(reviewSubmitted(), forwarded, decided, removalAppealed(), anew)
        .when(changing({ status: 'nicht_genehmigt', takesBack: true }))
        .then(
          reviewStatusChanged({
            from: 'eingereicht',
            to: 'nicht_genehmigt',
            restores: expect.objectContaining({ decided: false, waitsForPlatform: true, appealUsed: true }),
            decidedAt: expect.any(String),
          }),
        );
    });

    it('takes nothing back of a review that came back, which begins anew', () => {
      spec
        .given(
          reviewSubmitted(),
          reviewStatusChanged({ from: 'eingereicht', to: 'gelöscht' }),
          reviewCameBack(),
          reviewStatusChanged({ from: 'gelöscht', to: 'eingereicht' }),
        )
        .when(changing({ status: 'gelöscht', takesBack: true }))
        .thenRejected('review-changed-meanwhile');
    });

    it('is refused even when the faster one set the same status', () => {
      meanwhile
        .when(changing({ status: 'nicht_genehmigt', expectedVersion: 1 }))
        .thenRejected('review-changed-meanwhile');
    });
  });
});

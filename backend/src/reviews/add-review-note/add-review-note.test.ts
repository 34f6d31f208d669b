import {
  NOTE_ID,
  reviewNoteAdded,
  reviewStatusChanged,
  reviewSubmitted,
} from '@sternklar/contracts/reviews/testing/review.builders';
import { deciderSpec } from '@sternklar/event-store/testing/decider-spec';
import { describe, it } from 'vitest';
import { type ReviewState, reviewStreamType } from '../review.ts';
import { addReviewNote } from './add-review-note.ts';

const spec = deciderSpec(reviewStreamType);
const note = { noteId: NOTE_ID, text: 'Bitte Belege nachreichen.', shownToCustomer: true };
const adding = (state: ReviewState) => addReviewNote(state, note);

describe('adding a note to a review', () => {
  it('records it, and nothing else, whatever the status is', () => {
    spec.given(reviewSubmitted()).when(adding).then(reviewNoteAdded(note));
    spec
      .given(reviewSubmitted(), reviewStatusChanged({ from: 'eingereicht', to: 'gelöscht' }), reviewNoteAdded())
      .when(adding)
      .then(reviewNoteAdded(note));
  });

  it('is refused for a review that does not exist', () => {
    spec.given().when(adding).thenRejected('review-not-found');
  });
});

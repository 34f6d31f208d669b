import type { RecordedEvent } from '@sternklar/contracts/event-envelope';
import { ERASED_REVIEWER } from '@sternklar/contracts/reviews/erased-reviewer';
import type { Review, ReviewHistoryEntry } from '@sternklar/contracts/reviews/review.api';
import type { ReviewEvent } from '@sternklar/contracts/reviews/review.events';
import { historyEntryOf } from '@sternklar/contracts/reviews/review-history';
import { z } from 'zod';
import { notFound, Refusal } from '../platform/refusal.port.ts';

export const TAG = 'Bewertungen';

/** A malformed id in a path names nothing; the server answers it like an unknown one, with 404. */
export const idParamsSchema = z.object({ id: z.uuid() });

export const REVIEW_NOT_FOUND = 'Diese Bewertung gibt es nicht.';
export const reviewNotFound = () => notFound(REVIEW_NOT_FOUND);
/** The same words for a business that never was, was removed, or belongs to somebody else. */
export const businessNotFound = () => notFound('Dieses Unternehmen gibt es nicht.');

export const reviewIdTaken = () =>
  new Refusal(409, 'review-id-taken', 'Diese Bewertung wurde schon eingereicht. Bitte laden Sie die Seite neu.');

/** The answer to handing a review in, from the event alone, so that a slow read model cannot spoil it. */
export const submittedReview = (events: readonly RecordedEvent<ReviewEvent>[]): Review => {
  const submitted = events.find((event) => event.type === 'ReviewSubmitted');
  if (!submitted) throw new Error('Handing a review in recorded no ReviewSubmitted.');
  const { data, recordedAt, version } = submitted;
  return {
    id: data.reviewId,
    business_id: data.businessId,
    reviewer_name: data.reviewerName ?? ERASED_REVIEWER,
    rating: data.rating,
    review_text: data.reviewText ?? '',
    review_url: data.reviewUrl,
    reason: data.reason,
    good_faith: data.goodFaith,
    status: 'eingereicht',
    created_at: recordedAt,
    updated_at: recordedAt,
    version,
  };
};

/** The answer to a note, from the event alone. */
export const addedNote = (events: readonly RecordedEvent<ReviewEvent>[]): ReviewHistoryEntry => {
  const added = events.find((event) => event.type === 'ReviewNoteAdded');
  if (!added) throw new Error('Adding a note recorded no ReviewNoteAdded.');
  return historyEntryOf(added);
};

import type { AuditReviewWords } from '@sternklar/contracts/audit/audit-replay.api';
import type { RecordedEvent } from '@sternklar/contracts/event-envelope';
import { ERASED_REVIEWER } from '@sternklar/contracts/reviews/erased-reviewer';
import { type ReviewEvent, reviewStream } from '@sternklar/contracts/reviews/review.events';
import type { EventCodec } from '@sternklar/event-store/event-codec';
import type { EventStore } from '@sternklar/event-store/event-store';

type Saying = Extract<RecordedEvent<ReviewEvent>, { type: 'ReviewSubmitted' | 'ReviewDetailsAmended' }>;

export const reviewWordsOf = ({ data, recordedAt: at }: Saying): AuditReviewWords => ({
  at,
  reviewer_name: data.reviewerName ?? ERASED_REVIEWER,
  review_text: data.reviewText ?? '',
  rating: data.rating,
});

/** What a review said, and who wrote it, from each moment on at which that was told; the oldest first. */
export const reviewWordsIn = (events: readonly RecordedEvent<ReviewEvent>[]): readonly AuditReviewWords[] =>
  events.flatMap((event) =>
    event.type === 'ReviewSubmitted' || event.type === 'ReviewDetailsAmended' ? [reviewWordsOf(event)] : [],
  );

export interface WordsSource {
  readonly store: Pick<EventStore, 'readStream'>;
  readonly codec: Pick<EventCodec, 'decode'>;
}

/** What a review said at a moment (ISO 8601 UTC), read from the log; null where it was not there. */
export const reviewWordsAt = async (
  reviewId: string,
  moment: string,
  { store, codec }: WordsSource,
): Promise<AuditReviewWords | null> => {
  const stored = await store.readStream(reviewStream(reviewId));
  const events = (await codec.decode(stored)) as readonly RecordedEvent<ReviewEvent>[];
  const until = Date.parse(moment);
  return reviewWordsIn(events).findLast(({ at }) => Date.parse(at) <= until) ?? null;
};

import type { RecordedEvent } from '@sternklar/contracts/event-envelope';
import type { ReviewEvent } from '@sternklar/contracts/reviews/review.events';
import type { ReviewStatus } from '@sternklar/contracts/reviews/review-status';
import type { StreamType } from '@sternklar/event-store/decider';

export interface SubmittedReview {
  readonly status: ReviewStatus;
  readonly reviewId: string;
  readonly businessId: string;
  readonly accountId: string;
  /** Null once the review's personal data were erased. */
  readonly reviewerName: string | null;
}

export type ReviewState = { readonly status: 'none' } | SubmittedReview;

export const exists = (state: ReviewState): state is SubmittedReview => state.status !== 'none';

const evolve = (state: ReviewState, event: RecordedEvent<ReviewEvent>): ReviewState => {
  switch (event.type) {
    case 'ReviewSubmitted': {
      const { reviewId, businessId, accountId, reviewerName } = event.data;
      return { status: 'eingereicht', reviewId, businessId, accountId, reviewerName };
    }
    case 'ReviewStatusChanged':
      return exists(state) ? { ...state, status: event.data.to } : state;
  }
};

/** A review whose removal a customer asked for, and where that stands. */
export const reviewStreamType: StreamType<ReviewState, ReviewEvent> = {
  initialState: { status: 'none' },
  evolve,
};

import type { RecordedEvent } from '@sternklar/contracts/event-envelope';
import type { ReviewEvent } from '@sternklar/contracts/reviews/review.events';
import type { ReviewStatus } from '@sternklar/contracts/reviews/review-status';
import type { StreamType } from '@sternklar/event-store/decider';

type SubmittedData = Extract<ReviewEvent, { type: 'ReviewSubmitted' }>['data'];

/** What every review is handed in with. */
export interface NewReview {
  readonly reviewId: string;
  readonly businessId: string;
  readonly accountId: string;
  readonly reviewerName: string;
  /** Whole number from 1 to 5. */
  readonly rating: number;
  readonly reviewText: string;
}

/** What a customer may add: the review's link, why it should go, and the declaration that this is said in good faith. */
export type RemovalGrounds = Pick<SubmittedData, 'reviewUrl' | 'reason' | 'goodFaith'>;

export interface SubmittedReview {
  readonly status: ReviewStatus;
  /** The stream's version when the review got this status; notes do not count. */
  readonly statusVersion: number;
  /** ISO 8601 UTC. */
  readonly statusSince: string;
  readonly reviewId: string;
  readonly businessId: string;
  readonly accountId: string;
  /** Null once the review's personal data were erased. */
  readonly reviewerName: string | null;
  /** Its personal data were erased for their age. */
  readonly erased: boolean;
}

export type ReviewState = { readonly status: 'none' } | SubmittedReview;

export const exists = (state: ReviewState): state is SubmittedReview => state.status !== 'none';

const evolve = (state: ReviewState, event: RecordedEvent<ReviewEvent>): ReviewState => {
  const since = { statusVersion: event.version, statusSince: event.recordedAt };
  switch (event.type) {
    case 'ReviewSubmitted': {
      const { reviewId, businessId, accountId, reviewerName } = event.data;
      return { status: 'eingereicht', ...since, reviewId, businessId, accountId, reviewerName, erased: false };
    }
    case 'ReviewStatusChanged':
      return exists(state) ? { ...state, status: event.data.to, ...since } : state;
    case 'ReviewNoteAdded':
      return state;
    case 'ReviewErased':
      return exists(state) ? { ...state, reviewerName: null, erased: true } : state;
  }
};

/** A review whose removal a customer asked for, and where that stands. */
export const reviewStreamType: StreamType<ReviewState, ReviewEvent> = {
  initialState: { status: 'none' },
  evolve,
};

import { ERASED_REVIEWER } from '@sternklar/contracts/reviews/erased-reviewer';
import type { Review } from '@sternklar/contracts/reviews/review.api';
import { type ReviewEvent, reviewStream } from '@sternklar/contracts/reviews/review.events';
import type { CommandHandler } from '@sternklar/event-store/command-handler';
import type { StreamType } from '@sternklar/event-store/decider';
import type { Queries } from '@sternklar/projections/queries';
import type { BusinessOf } from './business-of.ts';
import { submittedReview } from './review-answers.ts';

export interface ReviewsOfRemovedDeps {
  readonly commands: Pick<CommandHandler, 'load'>;
  readonly reviews: Pick<Queries['reviews'], 'listedAmong'>;
  readonly reviewHistory: Pick<Queries['reviewHistory'], 'reviewIdsOf'>;
  readonly businessOf: BusinessOf;
}

export type ReviewOfRemoved = Review & { readonly business_name: string };

const FIRST_ID = '00000000-0000-0000-0000-000000000000';
const IDS_AT_ONCE = 500;
const STREAMS_AT_ONCE = 20;

/** A review as lists would show it, from its events. */
const shownReview: StreamType<Review | null, ReviewEvent> = {
  initialState: null,
  evolve(review, event) {
    switch (event.type) {
      case 'ReviewSubmitted':
        return submittedReview([event]);
      case 'ReviewStatusChanged':
        return review && { ...review, status: event.data.to, updated_at: event.recordedAt, version: event.version };
      case 'ReviewErased':
        return review && { ...review, reviewer_name: ERASED_REVIEWER, review_text: '', review_url: null };
      case 'ReviewDetailsAmended': {
        const { reviewerName, rating, reviewText, reviewUrl, reason, goodFaith } = event.data;
        return (
          review && {
            ...review,
            reviewer_name: reviewerName ?? ERASED_REVIEWER,
            rating,
            review_text: reviewText ?? '',
            review_url: reviewUrl,
            reason,
            good_faith: goodFaith,
          }
        );
      }
      default:
        event.type satisfies
          | 'ReviewNoteAdded'
          | 'RemovalWithdrawn'
          | 'RemovalTakenUpAgain'
          | 'QuestionAsked'
          | 'QuestionAnswered'
          | 'QuestionReminded'
          | 'QuestionClosed'
          | 'CaseTakenOver'
          | 'CaseLetGo'
          | 'RemovalForwarded'
          | 'RemovalAppealed'
          | 'AppealWished'
          | 'AppealSetAside'
          | 'PlatformAnswered'
          | 'ReviewCameBack'
          | 'FollowUpSet'
          | 'EvidenceAdded'
          | 'EvidenceRemoved';
        return review;
    }
  },
};

/**
 * An account's reviews of businesses that it removed, in batches: no list has them, the log keeps them until the account
 * is erased.
 */
export const createReviewsOfRemoved = ({ commands, reviews, reviewHistory, businessOf }: ReviewsOfRemovedDeps) => {
  const read = async (reviewId: string): Promise<readonly ReviewOfRemoved[]> => {
    const { state } = await commands.load(shownReview, reviewStream(reviewId));
    if (state === null) return [];
    const business = await businessOf(state.business_id);
    return [{ ...state, business_name: business?.businessName ?? '' }];
  };

  return async function* (accountId: string): AsyncGenerator<readonly ReviewOfRemoved[]> {
    let after = FIRST_ID;
    for (let more = true; more; ) {
      const ids = await reviewHistory.reviewIdsOf([accountId], { after, limit: IDS_AT_ONCE });
      const listed = await reviews.listedAmong(ids);
      const removed = ids.filter((id) => !listed.has(id));
      for (let start = 0; start < removed.length; start += STREAMS_AT_ONCE) {
        yield (await Promise.all(removed.slice(start, start + STREAMS_AT_ONCE).map(read))).flat();
      }
      more = ids.length === IDS_AT_ONCE;
      after = ids.at(-1) ?? after;
    }
  };
};

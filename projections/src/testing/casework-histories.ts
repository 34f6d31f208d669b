import { CHANNELS, PLATFORM_ANSWERS } from '@sternklar/contracts/reviews/casework/casework-words';
import { REMOVAL_REASONS } from '@sternklar/contracts/reviews/removal-reason';
import type { ReviewEvent } from '@sternklar/contracts/reviews/review.events';
import { REVIEW_STATUSES } from '@sternklar/contracts/reviews/review-status';
import * as build from '@sternklar/contracts/reviews/testing/review.builders';
import fc from 'fast-check';
import {
  accountRegistered,
  businessAdded,
  businessRemoved,
  businessRestored,
  type KnownEvent,
  ofReview,
  recordedAt,
  reviewErased,
  reviewSubmitted,
} from './events.ts';

/** Two of four reviews are another business's. */
const ofBusiness = (review: number) => ({ business: review % 4 > 1 ? 2 : 1, account: 1 });

const status = fc.constantFrom(...REVIEW_STATUSES);
const by = fc.constantFrom('customer' as const, 'admin' as const);
const details = fc.record({
  reviewUrl: fc.constantFrom(null, 'https://maps.example/bewertung/1'),
  reason: fc.constantFrom(null, ...REMOVAL_REASONS),
  goodFaith: fc.constantFrom(null, true),
});
/** Before and after what the tests take as now. */
const followUpAt = fc.constantFrom(recordedAt(20), recordedAt(2_000), recordedAt(20_000));
const reference = fc.constantFrom(null, 'AZ-1', '1-2345');
const sent = fc.record({ channel: fc.constantFrom(...CHANNELS), followUpAt, reference });

/** Any step, whether it could be taken just then or not: facts follow from an event alone. */
const step: fc.Arbitrary<ReviewEvent> = fc.oneof(
  details.map((data) => build.reviewDetailsAmended(data)),
  fc.record({ from: status, to: status }).map((change) => build.reviewStatusChanged(change)),
  fc.constantFrom<ReviewEvent>(
    build.removalWithdrawn(),
    build.removalTakenUpAgain(),
    build.questionAsked(),
    build.questionAnswered(),
    build.questionReminded(),
    build.questionClosed(),
    build.reviewNoteAdded(),
    build.appealWished(),
    build.appealSetAside(),
    build.evidenceAdded(),
    build.evidenceAdded({ addedBy: 'admin' }),
  ),
  sent.map((data) => build.removalForwarded(data)),
  sent.map((data) => build.removalAppealed(data)),
  fc
    .record({
      answer: fc.constantFrom(...PLATFORM_ANSWERS),
      followUpAt: fc.option(followUpAt),
      enteredBy: by,
    })
    .map((data) => build.platformAnswered(data)),
  by.map((noticedBy) => build.reviewCameBack(noticedBy)),
  followUpAt.map((moment) => build.followUpSet({ followUpAt: moment })),
);

const laterEvent = (review: fc.Arbitrary<number>): fc.Arbitrary<KnownEvent> =>
  fc.oneof(
    { weight: 20, arbitrary: fc.tuple(review, step).map(([number, one]) => ofReview(number, ofBusiness(number), one)) },
    { weight: 1, arbitrary: review.map((number) => reviewErased(number, ofBusiness(number))) },
    { weight: 1, arbitrary: fc.constantFrom(businessRemoved(2, 1), businessRestored(2, 1)) },
  );

interface HistoryOptions {
  readonly reviews: number;
  /** How many steps there are after all reviews were handed in. */
  readonly minLength: number;
  readonly maxLength: number;
}

/** Reviews of two businesses are handed in, and then anything happens to them. */
export const caseworkHistory = ({ reviews, ...steps }: HistoryOptions) =>
  fc
    .tuple(
      fc.array(details, { minLength: reviews, maxLength: reviews }),
      fc.array(laterEvent(fc.integer({ min: 1, max: reviews })), steps),
    )
    .map(([handedIn, later]): readonly KnownEvent[] => [
      accountRegistered(1),
      businessAdded(1, 1),
      businessAdded(2, 1),
      ...handedIn.map((data, index) => reviewSubmitted(index + 1, ofBusiness(index + 1), data)),
      ...later,
    ]);

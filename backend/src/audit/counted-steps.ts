import { reviewStream } from '@sternklar/contracts/reviews/review.events';
import type { TransparencyLog } from '@sternklar/event-store/transparency/transparency-log';
import type { Queries } from '@sternklar/projections/queries';
import { Refusal } from '../platform/refusal.port.ts';

export interface CountedStepsDeps {
  readonly log: Pick<TransparencyLog, 'streamEnd'>;
  readonly reviewsAsOf: Pick<Queries['reviewsAsOf'], 'stepsOf'>;
}

/**
 * How many steps a review has had by what is counted beside its events: by the log, and by the read models. Asked before the
 * events are read, so that it is never more than there are, unless the newest were deleted. Who deletes them and both counts
 * is found by `audit watch` and by a bundle alone, which hold all events against what was signed.
 */
export const countedSteps = async ({ log, reviewsAsOf }: CountedStepsDeps, reviewId: string): Promise<number> =>
  Math.max(...(await Promise.all([log.streamEnd(reviewStream(reviewId)), reviewsAsOf.stepsOf(reviewId)])));

export const TORN =
  'Der Anfang dieser Bewertung fehlt in der Datenbank, obwohl es sie gab. Welche Ereignisse fehlen, zeigen das Prüfbündel und „npm run audit -- watch“.';
export const torn = () => new Refusal(409, 'review-torn', TORN);

import { z } from 'zod';
import { REVIEW_STATUS_MAX_PER_CALL } from '../constants.ts';
import { chosenStatusFields, reviewStandingSchema } from './review.api.ts';

const seenReviewSchema = z.object({
  id: z.uuid('Bitte nennen Sie jede Bewertung mit ihrer id.'),
  version: z
    .number('Bitte nennen Sie zu jeder Bewertung die gesehene Version.')
    .int('Die gesehene Version ist eine ganze Zahl.')
    .min(1, 'Die gesehene Version ist mindestens 1.'),
});

const idsDiffer = (reviews: readonly { readonly id: string }[]) =>
  new Set(reviews.map(({ id }) => id.toLowerCase())).size === reviews.length;

/** One status for many reviews, each with the version that was seen; a note is recorded with each of them. */
export const changeReviewStatusesBodySchema = z.object({
  ...chosenStatusFields,
  reviews: z
    .array(seenReviewSchema, 'Bitte senden Sie eine Liste von Bewertungen.')
    .min(1, 'Bitte wählen Sie mindestens eine Bewertung.')
    .max(REVIEW_STATUS_MAX_PER_CALL, `Bitte wählen Sie höchstens ${REVIEW_STATUS_MAX_PER_CALL} Bewertungen auf einmal.`)
    .refine(idsDiffer, 'Bitte nennen Sie jede Bewertung nur einmal.'),
});

const id = z.string();
/**
 * What came of one review. `unchanged`: it had the status already (`note_added`: and got the note). `conflict`: somebody
 * was faster; `current` is what they made of it, and nothing was recorded.
 */
const changedReviewSchema = z.discriminatedUnion('outcome', [
  z.object({ id, outcome: z.literal('changed'), current: reviewStandingSchema }),
  z.object({ id, outcome: z.literal('unchanged'), current: reviewStandingSchema, note_added: z.boolean() }),
  z.object({ id, outcome: z.literal('conflict'), current: reviewStandingSchema, message: z.string() }),
  z.object({ id, outcome: z.literal('not-found'), message: z.string() }),
]);
export type ChangedReview = z.output<typeof changedReviewSchema>;

/** In the order of the request. */
export const changeReviewStatusesAnswerSchema = z
  .object({ results: z.array(changedReviewSchema) })
  .meta({ id: 'ChangedReviews' });
export type ChangeReviewStatusesAnswer = z.output<typeof changeReviewStatusesAnswerSchema>;

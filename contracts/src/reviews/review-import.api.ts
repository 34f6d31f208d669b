import { z } from 'zod';
import { REVIEW_IMPORT_MAX_PER_CALL } from '../constants.ts';
import { reviewSchema, submittedFields, withTextOrNone } from './review.api.ts';

const KEY = /^[\w-]{16,64}$/;

/** The caller's own name for a line. Sent again, it stands for the review that was handed in under it, if one was. */
const key = z.string().regex(KEY, 'Jede Zeile braucht einen Schlüssel aus 16 bis 64 Buchstaben, Ziffern, _ und -.');

const keysDiffer = (lines: readonly { readonly key: string }[]) =>
  new Set(lines.map((line) => line.key)).size === lines.length;

/** One review of an import, which is checked and answered on its own. */
export const importedReviewSchema = withTextOrNone(z.object(submittedFields));

export const importReviewsBodySchema = z.object({
  business_id: z.uuid('Bitte wählen Sie ein Unternehmen.'),
  reviews: z
    .array(z.looseObject({ key }), 'Bitte senden Sie eine Liste von Bewertungen.')
    .min(1, 'Bitte senden Sie mindestens eine Bewertung.')
    .max(REVIEW_IMPORT_MAX_PER_CALL, `Bitte senden Sie höchstens ${REVIEW_IMPORT_MAX_PER_CALL} Bewertungen auf einmal.`)
    .refine(keysDiffer, 'Jede Zeile braucht einen eigenen Schlüssel.')
    .meta({ description: 'Je Bewertung ein Schlüssel und dieselben Angaben wie bei POST /api/reviews.' }),
});
export type ImportReviewsBody = Omit<z.input<typeof importReviewsBodySchema>, 'reviews'> & {
  readonly reviews: readonly ImportLine[];
};
export type ImportLine = z.input<typeof importedReviewSchema> & { readonly key: string };

/** Per line, in the order of the request: the review that was handed in, or why it was not. */
export const importedLineSchema = z.discriminatedUnion('outcome', [
  z.object({ key: z.string(), outcome: z.literal('submitted'), review: reviewSchema }),
  z.object({
    key: z.string(),
    outcome: z.literal('refused'),
    errors: z.array(z.object({ field: z.string(), message: z.string() })),
  }),
]);
export type ImportedLine = z.output<typeof importedLineSchema>;

export const importReviewsAnswerSchema = z
  .object({ results: z.array(importedLineSchema) })
  .meta({ id: 'ImportedReviews' });
export type ImportReviewsAnswer = z.output<typeof importReviewsAnswerSchema>;

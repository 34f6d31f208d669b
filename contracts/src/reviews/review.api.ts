import { z } from 'zod';
import {
  LINK_MAX_LENGTH,
  RATING_MAX,
  RATING_MIN,
  REVIEW_TEXT_MAX_LENGTH,
  REVIEWER_NAME_MAX_LENGTH,
} from '../constants.ts';
import { webLinkSchema } from '../web-link.ts';
import { REMOVAL_REASONS } from './review.events.ts';
import { REVIEW_STATUSES } from './review-status.ts';

const ratingMessage = `Die Bewertung muss eine ganze Zahl von ${RATING_MIN} bis ${RATING_MAX} sein.`;
/** A whole number; a digit string is accepted on purpose, `true` is not a rating. */
const rating = z
  .union([z.number(), z.string().trim().regex(/^\d$/, ratingMessage).transform(Number)], ratingMessage)
  .pipe(z.number().int(ratingMessage).min(RATING_MIN, ratingMessage).max(RATING_MAX, ratingMessage));

const reviewFields = {
  business_id: z.uuid('Bitte wählen Sie ein Unternehmen.'),
  reviewer_name: z
    .string('Bitte geben Sie den Namen des Verfassers an.')
    .trim()
    .min(1, 'Bitte geben Sie den Namen des Verfassers an.')
    .max(REVIEWER_NAME_MAX_LENGTH, 'Der Name ist zu lang.'),
  rating,
  review_text: z
    .string('Bitte geben Sie den Text der Bewertung an.')
    .trim()
    .min(1, 'Bitte geben Sie den Text der Bewertung an.')
    .max(REVIEW_TEXT_MAX_LENGTH, 'Der Text ist zu lang.'),
};

export const submitReviewBodySchema = z.object({
  ...reviewFields,
  review_url: webLinkSchema('Bitte geben Sie einen Link an.', LINK_MAX_LENGTH).nullish(),
  reason: z.enum(REMOVAL_REASONS, 'Bitte wählen Sie einen der angebotenen Gründe.').nullish(),
  good_faith: z.boolean().nullish(),
});
export type SubmitReviewBody = z.input<typeof submitReviewBodySchema>;
export const createReviewForUserBodySchema = z.object({
  ...reviewFields,
  user_id: z.uuid('Bitte wählen Sie einen Benutzer.'),
});
export const changeReviewStatusBodySchema = z.object({
  status: z
    .string('Bitte wählen Sie einen Status.')
    .normalize('NFC')
    .pipe(z.enum(REVIEW_STATUSES, 'Der Status muss eingereicht, gelöscht oder nicht_genehmigt sein.')),
});

const status = z.enum(REVIEW_STATUSES);
/** `version` is the review's stream version, for optimistic changes; `updated_at` the time of the last change. */
export const reviewSchema = z
  .object({
    id: z.uuid(),
    business_id: z.uuid(),
    reviewer_name: z.string(),
    rating: z.number().int(),
    review_text: z.string(),
    review_url: z.string().nullable(),
    reason: z.enum(REMOVAL_REASONS).nullable(),
    good_faith: z.boolean().nullable(),
    status,
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
    version: z.number().int(),
  })
  .meta({ id: 'Review' });
export type Review = z.output<typeof reviewSchema>;

export const adminReviewSchema = reviewSchema
  .extend({
    user_id: z.uuid(),
    user_email: z.string(),
    business_name: z.string(),
    google_business_link: z.string().optional(),
  })
  .meta({ id: 'AdminReview' });
export type AdminReview = z.output<typeof adminReviewSchema>;

import { z } from 'zod';
import { adminReviewHistoryEntrySchema } from '../reviews/review.api.ts';
import { REVIEW_STATUSES } from '../reviews/review-status.ts';
import { auditCheckpointSchema, auditInclusionSchema } from './audit.api.ts';

const status = z.enum(REVIEW_STATUSES);
const moment = z.iso.datetime('muss ein Zeitpunkt wie 2026-03-02T09:00:00Z sein.');

const MAX_PAGE = 400;

/**
 * The list of all reviews as of the moment `at` (now by default). With `compared_with`, an earlier or later moment, only those of
 * which something changed in between, and their status then.
 */
export const auditReviewsQuerySchema = z.object({
  at: moment.optional(),
  compared_with: moment.optional(),
  q: z
    .string()
    .trim()
    .max(200, 'ist zu lang.')
    .optional()
    .describe('die ID einer Bewertung, eines Kunden, oder ein Teil von Name, Text, Unternehmen oder E-Mail-Adresse'),
  since: moment.optional().describe('eingereicht zu diesem Zeitpunkt oder später'),
  before: moment.optional().describe('eingereicht vor diesem Zeitpunkt'),
  page: z.coerce
    .number('muss eine ganze Zahl sein.')
    .int('muss eine ganze Zahl sein.')
    .min(1, 'beginnt bei 1.')
    .max(MAX_PAGE, `endet bei ${MAX_PAGE}; bitte suchen Sie genauer.`)
    .default(1),
});

/** The signed state after which nothing is dated at the moment or before it. */
const boundedBySchema = z.object({
  size: z.number().int().min(0).describe('Ereignisse'),
  time: z.iso.datetime(),
});

/** A review as it stood then, author and stars too. What names it is null where it is no longer listed or was erased. */
export const auditReviewSchema = z
  .object({
    id: z.uuid(),
    user_id: z.uuid(),
    user_email: z.string(),
    reviewer_name: z.string().nullable(),
    business_name: z.string().nullable(),
    rating: z.number().int().nullable(),
    submitted_at: z.iso.datetime(),
    status: status.nullable().describe('null, wenn es sie damals noch nicht gab'),
    status_since: z.iso.datetime().nullable(),
    compared_status: status.nullable().describe('zum anderen Zeitpunkt; null auch ohne Vergleich'),
    disagrees: z
      .boolean()
      .describe('true, wenn das Lesemodell etwas anderes sagte als die Ereignisse, deren Status hier steht'),
  })
  .meta({ id: 'AuditReview' });
export type AuditReview = z.output<typeof auditReviewSchema>;

export const auditReviewsSchema = z
  .object({
    at: z.iso.datetime(),
    compared_with: z.iso.datetime().nullable(),
    rows: z.array(auditReviewSchema),
    total: z.number().int().describe('genau bis 9.999; mehr wird nicht gezählt'),
    page: z.number().int(),
    read_at: z.iso.datetime(),
    oldest: z.iso.datetime().nullable().describe('wann die erste aller Bewertungen eingereicht wurde'),
    bounded_by: boundedBySchema.nullable().describe('null, solange kein unterschriebener Stand den Zeitpunkt begrenzt'),
  })
  .meta({ id: 'AuditReviews' });
export type AuditReviews = z.output<typeof auditReviewsSchema>;

/** What happened to a review, read from the log itself; `event_id` names the event in it. */
export const auditEntrySchema = adminReviewHistoryEntrySchema.extend({ event_id: z.uuid() }).meta({ id: 'AuditEntry' });
export type AuditEntry = z.output<typeof auditEntrySchema>;

/** What a review said from a moment on, as its customer told it; name and text are empty once they were erased. */
export const auditReviewWordsSchema = z
  .object({
    at: z.iso.datetime(),
    reviewer_name: z.string(),
    review_text: z.string(),
    rating: z.number().int(),
  })
  .meta({ id: 'AuditReviewWords' });
export type AuditReviewWords = z.output<typeof auditReviewWordsSchema>;

/** A review from the log, whether lists still show it or not; name, text and stars are the newest. */
export const auditedReviewSchema = z
  .object({
    id: z.uuid(),
    user_id: z.uuid(),
    user_email: z.string(),
    business_id: z.uuid(),
    reviewer_name: z.string(),
    review_text: z.string(),
    rating: z.number().int(),
    words: z.array(auditReviewWordsSchema).describe('was sie wann sagte, das Älteste zuerst'),
    entries: z.array(auditEntrySchema).describe('das Älteste zuerst; von sehr vielen die ersten 1000'),
    entries_cut: z.boolean().describe('true, wenn nach diesen noch etwas geschah, das hier fehlt'),
    entries_missing: z
      .number()
      .int()
      .describe('so viele Schritte gab es nach diesen, die in der Datenbank fehlen: Sie wurden gelöscht'),
    read_at: z.iso.datetime(),
  })
  .meta({ id: 'AuditedReview' });
export type AuditedReview = z.output<typeof auditedReviewSchema>;

/** What proves a review's events against one signed state; those that are not in it yet have no proof. */
export const auditProofsSchema = z
  .object({
    checkpoint: auditCheckpointSchema,
    events: z.array(
      z.object({
        event_id: z.uuid(),
        inclusion: auditInclusionSchema.pick({ index: true, leaf: true, proof: true }).nullable(),
      }),
    ),
  })
  .meta({ id: 'AuditProofs' });
export type AuditProofs = z.output<typeof auditProofsSchema>;

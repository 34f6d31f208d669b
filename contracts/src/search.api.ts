import { z } from 'zod';
import { LOOKUP_MAX_LENGTH, LOOKUP_MIN_LENGTH } from './constants.ts';
import { REVIEW_STATUSES } from './reviews/review-status.ts';

export const searchQuerySchema = z.object({
  /** How something is called, or a part of it of three letters and more. */
  q: z.string().trim().min(LOOKUP_MIN_LENGTH).max(LOOKUP_MAX_LENGTH),
});

const foundReviewSchema = z.object({
  id: z.uuid(),
  reviewer_name: z.string(),
  business_name: z.string(),
  status: z.enum(REVIEW_STATUSES),
  /** How the text begins. */
  text_start: z.string(),
});

/** A few of each kind that a text finds: what begins with it first, then the newest. */
export const searchResultsSchema = z
  .object({
    users: z.array(z.object({ id: z.uuid(), email: z.string() })),
    businesses: z.array(z.object({ id: z.uuid(), business_name: z.string(), user_email: z.string() })),
    reviews: z.array(foundReviewSchema),
    invoices: z.array(z.object({ id: z.uuid(), number: z.string(), company_name: z.string().nullable() })),
    /** Reviews that were sent to a platform, by its reference: as it is searched, so without capitals. */
    references: z.array(foundReviewSchema.extend({ reference: z.string() })),
  })
  .meta({ id: 'SearchResults' });
export type SearchResults = z.output<typeof searchResultsSchema>;

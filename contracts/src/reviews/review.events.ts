import { z } from 'zod';
import { RATING_MAX, RATING_MIN } from '../constants.ts';
import { defineEvent, type EventOf } from '../event-registry.ts';
import { personal } from '../personal-data.ts';
import { caseworkEvents } from './casework/casework.events.ts';
import { restoredFactsSchema } from './casework/restored-facts.ts';
import { evidenceEvents } from './evidence/evidence.events.ts';
import { REMOVAL_REASONS } from './removal-reason.ts';
import { REVIEW_STATUSES } from './review-status.ts';

const purpose = 'Löschantrag zu dieser Bewertung';
const ids = { reviewId: z.uuid(), businessId: z.uuid(), accountId: z.uuid() };

export const reviewSubmitted = defineEvent(
  'ReviewSubmitted',
  z.object({
    ...ids,
    reviewerName: personal(z.string(), { subject: 'review', purpose }),
    rating: z.number().int().min(RATING_MIN).max(RATING_MAX),
    /** Empty for a review of stars alone. */
    reviewText: personal(z.string(), { subject: 'review', purpose }),
    reviewUrl: personal(z.string(), { subject: 'review', purpose }),
    reason: z.enum(REMOVAL_REASONS).nullable(),
    goodFaith: z.boolean().nullable(),
    submittedBy: z.enum(['customer', 'admin']),
  }),
);
/** The same status again, on a case that is open: the platform decided as before about an appeal, or that is taken back. */
export const reviewStatusChanged = defineEvent(
  'ReviewStatusChanged',
  z.object({
    ...ids,
    from: z.enum(REVIEW_STATUSES),
    to: z.enum(REVIEW_STATUSES),
    /** Where the case stood before the decision that this takes back; missing where nothing is taken back. */
    restores: restoredFactsSchema.optional(),
    /** When what stands again was decided; missing where nothing is taken back, or nothing was decided before. */
    decidedAt: z.iso.datetime().optional(),
  }),
);
/** What an admin writes into a review's history; it changes nothing else. */
export const reviewNoteAdded = defineEvent(
  'ReviewNoteAdded',
  z.object({
    ...ids,
    noteId: z.uuid(),
    text: personal(z.string(), { subject: 'review', purpose }),
    shownToCustomer: z.boolean(),
  }),
);

/**
 * Closed so long ago that its name, text, link and notes are erased; status and history stay. `decidedAt` is when the last
 * decision was made, or the request withdrawn where that was later.
 */
export const reviewErased = defineEvent('ReviewErased', z.object({ ...ids, decidedAt: z.iso.datetime() }));

export const reviewEvents = [
  reviewSubmitted,
  reviewStatusChanged,
  reviewNoteAdded,
  reviewErased,
  ...caseworkEvents,
  ...evidenceEvents,
] as const;
export type ReviewEvent = EventOf<(typeof reviewEvents)[number]>;

export const reviewStream = (reviewId: string) => `review-${reviewId}`;

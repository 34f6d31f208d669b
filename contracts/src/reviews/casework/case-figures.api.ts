import { z } from 'zod';
import { REMOVAL_REASONS } from '../removal-reason.ts';
import { FIGURE_DAYS } from './case-figures.ts';
import { CASE_PARTIES, CHANNELS } from './casework-words.ts';

export const caseFiguresQuerySchema = z.object({
  days: z
    .enum(FIGURE_DAYS.map(String) as [string, ...string[]], 'Bitte wählen Sie 30, 90 oder 365 Tage.')
    .transform(Number)
    .optional(),
});

const count = z.number().int().min(0);
/** From 0 to 1; null where it would rest on too few cases. */
const share = z.number().min(0).max(1).nullable();
/** In days, to one decimal; null where there are none. */
const days = z.number().min(0).nullable();

const durationSchema = z.object({ cases: count, median_days: days, p90_days: days });
export type CaseDuration = z.output<typeof durationSchema>;

const successSchema = z.object({ decided: count, removed: count, share });
export type CaseSuccess = z.output<typeof successSchema>;

/** What other figures of cases are made of. */
export const caseFigureParts = { duration: durationSchema, success: successSchema };

/**
 * How long cases took and how they ended, for staff alone: told to customers it would be an assessment. What is timed
 * counts in the period in which it ended; a review that came back counts as not removed.
 */
export const caseFiguresSchema = z
  .object({
    at: z.iso.datetime(),
    days: z.number().int().nullable(),
    /** From handing in to the first sending, from there to the platform's first word, from handing in to the decision. */
    to_forward: durationSchema,
    to_answer: durationSchema,
    to_decision: durationSchema,
    success: successSchema,
    by_reason: z.array(successSchema.extend({ reason: z.enum(REMOVAL_REASONS).nullable() })),
    by_channel: z.array(successSchema.extend({ channel: z.enum(CHANNELS).nullable() })),
    /** Those with the most decided cases; null for all businesses that are no longer there. */
    by_business: z.array(
      successSchema.extend({ business_id: z.uuid().nullable(), business_name: z.string().nullable() }),
    ),
    appeals: z.object({ decided: count, won: count, share }),
    came_back: count,
    /** At this moment, whatever the period is. */
    waiting_for: z.record(z.enum(CASE_PARTIES), count),
  })
  .meta({ id: 'CaseFigures' });
export type CaseFigures = z.output<typeof caseFiguresSchema>;

import { z } from 'zod';
import { holderSchema, nextStepSchema } from './casework.api.ts';
import { CASE_PARTIES, CHANNELS, CLOSED_CASE_STATES, OPEN_CASE_STATES } from './casework-words.ts';

/** A case as lists show it. `id` is its review's, `created_at` when that was handed in, `channel` how it last went out. */
export const listedCaseSchema = z
  .object({
    id: z.uuid(),
    reviewer_name: z.string(),
    business_id: z.uuid(),
    business_name: z.string(),
    user_id: z.uuid(),
    user_email: z.string(),
    next: nextStepSchema,
    channel: z.enum(CHANNELS).nullable(),
    is_appeal: z.boolean(),
    created_at: z.iso.datetime(),
    /** Who of the staff works on it. */
    taken_over: holderSchema.nullish(),
  })
  .meta({ id: 'ListedCase' });
export type ListedCase = z.output<typeof listedCaseSchema>;

const count = z.number().int().min(0);

/** How many cases are open at a moment, by what comes next and by whose turn it is. */
export const caseCountsSchema = z
  .object({
    at: z.iso.datetime(),
    total: count,
    by_state: z.record(z.enum(OPEN_CASE_STATES), count),
    /** Those that nobody has to do anything about. */
    closed: z.record(z.enum(CLOSED_CASE_STATES), count),
    waiting_for: z.record(z.enum(CASE_PARTIES), count),
  })
  .meta({ id: 'CaseCounts' });
export type CaseCounts = z.output<typeof caseCountsSchema>;

import { z } from 'zod';
import { SAVED_FILTER_NAME_MAX_LENGTH } from './constants.ts';

/** Lists of the back office, by the names in its addresses. */
export const SAVED_FILTER_LISTS = ['users', 'businesses', 'reviews', 'subscriptions', 'chats'] as const;

const MAX_FIELDS = 20;
const fieldName = z.string().min(1).max(60);
const fieldValue = z.union([z.string().max(200), z.number(), z.boolean()]);

/** A list as it is filtered and sorted, under a name. Saving under a name that the list has already replaces it. */
export const saveFilterBodySchema = z.object({
  list: z.enum(SAVED_FILTER_LISTS),
  name: z.string().trim().min(1).max(SAVED_FILTER_NAME_MAX_LENGTH),
  /** As the list's address has it: the server does not interpret it. */
  filter: z.record(fieldName, fieldValue).refine((filter) => Object.keys(filter).length <= MAX_FIELDS),
  sort: z.object({ field: fieldName, order: z.enum(['ASC', 'DESC']) }),
});
export type SaveFilterBody = z.output<typeof saveFilterBodySchema>;

export const savedFilterSchema = saveFilterBodySchema.extend({ id: z.uuid() }).meta({ id: 'SavedFilter' });
export type SavedFilter = z.output<typeof savedFilterSchema>;

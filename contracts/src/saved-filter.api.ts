import { z } from 'zod';
import { SAVED_FILTER_NAME_MAX_LENGTH, SEARCH_FIELD } from './constants.ts';
import { readable } from './texts.ts';

/** Lists of the back office, by the names in its addresses. */
export const SAVED_FILTER_LISTS = [
  'users',
  'businesses',
  'reviews',
  'cases',
  'subscriptions',
  'invoices',
  'chats',
  'unmatched-payments',
  'partners',
] as const;

const MAX_FIELDS = 20;
const fieldName = z.string().min(1).max(60);
const fieldValue = z.union([z.string().max(200), z.number(), z.boolean()]);

/** What is searched for is often a person's name or address, which would outlive that person's account. */
const SEARCH_IS_NOT_SAVED = 'Eine Suche wird nicht gemerkt, denn sie kann Namen oder Adressen enthalten.';

const filterSchema = z.record(fieldName, fieldValue).refine((filter) => Object.keys(filter).length <= MAX_FIELDS);
const sortSchema = z.object({ field: fieldName, order: z.enum(['ASC', 'DESC']) });

/** A list as it is filtered and sorted, under a name. Saving under a name that the list has already replaces it. */
export const saveFilterBodySchema = z.object({
  list: z.enum(SAVED_FILTER_LISTS),
  name: z.string().overwrite(readable).min(1).max(SAVED_FILTER_NAME_MAX_LENGTH),
  /** As the list's address has it, but for a search: the server does not interpret it. */
  filter: filterSchema.refine((filter) => !(SEARCH_FIELD in filter), SEARCH_IS_NOT_SAVED),
  sort: sortSchema,
});
export type SaveFilterBody = z.output<typeof saveFilterBodySchema>;

export const savedFilterSchema = saveFilterBodySchema
  .extend({ id: z.uuid(), filter: filterSchema })
  .meta({ id: 'SavedFilter' });
export type SavedFilter = z.output<typeof savedFilterSchema>;

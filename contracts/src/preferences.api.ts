import { z } from 'zod';
import { SAVED_FILTER_LISTS } from './saved-filter.api.ts';
import { START_PAGES } from './start-page.ts';

/** What stands as a table or as cards, whichever one likes: the lists, and the audit's list of reviews as they were. */
const LISTS_TO_LIKE = [...SAVED_FILTER_LISTS, 'audit'] as const;

const MAX_COLUMNS = 40;
const columnName = z.string().regex(/^[a-z_]{1,60}$/);

/** How one person likes to see a list. */
export const listPreferenceSchema = z.object({
  view: z.enum(['table', 'cards']).optional(),
  /** Those shown, in their order. */
  columns: z.array(columnName).max(MAX_COLUMNS).optional(),
});
export type ListPreference = z.output<typeof listPreferenceSchema>;

/** How one person likes the back office, on every device. A part that is missing was never chosen. */
export const preferencesSchema = z
  .object({
    start: z.enum(START_PAGES).optional(),
    lists: z.partialRecord(z.enum(LISTS_TO_LIKE), listPreferenceSchema).optional(),
    /** How new messages make themselves noticed. */
    inbox: z.object({ sound: z.boolean().optional(), notices: z.boolean().optional() }).optional(),
  })
  .meta({ id: 'BackOfficePreferences' });
export type Preferences = z.output<typeof preferencesSchema>;

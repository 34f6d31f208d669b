import { z } from 'zod';
import { CHANNELS, NEEDED } from './casework-words.ts';
import { NOTICE_FIELDS } from './notice-fields.ts';

/** `missing`: the platform needs it, and nobody said it. */
export const noticeFieldSchema = z.object({
  name: z.enum(NOTICE_FIELDS),
  label: z.string(),
  value: z.string(),
  missing: z.boolean(),
});
export type NoticeField = z.output<typeof noticeFieldSchema>;

/**
 * A text for the platform from the customer's own words. `limit` is how long it may be there, in characters. `form_url` is
 * where the platform takes it, https alone. `not_drawn` are the letters that a letter on paper cannot show. `closed_ways`
 * are those for which no address of the platform is set: nothing can be recorded as sent by them. `version` is that of the
 * customer's details: whoever enters what they sent says which they knew of.
 */
export const noticeSchema = z
  .object({
    text: z.string(),
    fields: z.array(noticeFieldSchema),
    missing: z.array(z.enum(NEEDED)),
    limit: z.number().int().nullable(),
    is_shortened: z.boolean(),
    form_url: z.string().nullable(),
    not_drawn: z.string(),
    closed_ways: z.array(z.enum(CHANNELS)),
    version: z.number().int(),
  })
  .meta({ id: 'RemovalNotice' });
export type Notice = z.output<typeof noticeSchema>;

const isAppealSchema = z
  .enum(['true', 'false'], 'Bitte geben Sie true oder false an.')
  .optional()
  .transform((text) => text === 'true');

/** `appeal`: against the platform's refusal of what was sent before. */
export const noticeQuerySchema = z.object({
  channel: z.enum(CHANNELS, 'Bitte wählen Sie, auf welchem Weg der Antrag geht.'),
  appeal: isAppealSchema,
});
export const letterQuerySchema = z.object({ appeal: isAppealSchema });

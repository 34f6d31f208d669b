import { z } from 'zod';
import { CHANNELS, NEEDED } from './casework-words.ts';

/** What a notice is made of where a platform asks for it field by field, and what stands beside a text. */
export const NOTICE_FIELDS = [
  'recipient',
  'subject',
  'company',
  'address',
  'email',
  'business',
  'review_url',
  'review',
  'explanation',
  'evidence',
  'declaration',
] as const;
export type NoticeFieldName = (typeof NOTICE_FIELDS)[number];

/** What people read; platforms word their own. */
export const NOTICE_FIELD_LABEL: Readonly<Record<NoticeFieldName, string>> = {
  recipient: 'Empfänger',
  subject: 'Betreff',
  company: 'Unternehmen, das meldet',
  address: 'Anschrift',
  email: 'E-Mail-Adresse',
  business: 'Profil, um das es geht',
  review_url: 'Adresse der Bewertung',
  review: 'Bewertung',
  explanation: 'Begründung',
  evidence: 'Belege',
  declaration: 'Erklärung',
};

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
 * where the platform takes it, https alone. `not_drawn` are the letters that a letter on paper cannot show.
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

/** What goes field by field into a form, as one text: what was sent is kept word for word. */
export const textOfFields = (fields: readonly Pick<NoticeField, 'label' | 'value'>[]): string =>
  fields
    .filter(({ value }) => value.trim() !== '')
    .map(({ label, value }) => `${label}:\n${value.trim()}`)
    .join('\n\n');

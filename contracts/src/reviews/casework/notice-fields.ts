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

/** What goes field by field into a form, as one text: what was sent is kept word for word. */
export const textOfFields = (fields: readonly { readonly label: string; readonly value: string }[]): string =>
  fields
    .filter(({ value }) => value.trim() !== '')
    .map(({ label, value }) => `${label}:\n${value.trim()}`)
    .join('\n\n');

/** A text as PostgreSQL can hold it: without U+0000, which a form can send and no text column takes. */
export const storableText = (text: string | null): string | null => text?.replaceAll('\u0000', '') ?? null;

/**
 * The form in which texts are searched and sorted, whatever the database's locale: without case and accents
 * ('MÜLLER & Söhne' → 'muller & sohne'), as in DIN 5007-1. Empty for an erased text.
 */
export const searchableText = (text: string | null): string =>
  (storableText(text) ?? '').normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss');

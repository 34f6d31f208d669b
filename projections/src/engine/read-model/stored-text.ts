import { shownEmail } from '@sternklar/contracts/shown-email';

/** A text as PostgreSQL can hold it: without U+0000, which a form can send and no text column takes. */
export const storableText = (text: string | null): string | null => {
  if (text === null || text === undefined) return null;
  return text.includes('\u0000') ? text.replaceAll('\u0000', '') : text;
};

/** Such a text has neither accents nor letters of several forms. */
const IS_ASCII = /^[ -~]*$/;

/**
 * The form in which texts are searched and sorted, whatever the database's locale: without case and accents
 * ('MÜLLER & Söhne' → 'muller & sohne'), as in DIN 5007-1. Empty for an erased text.
 */
export const searchableText = (text: string | null): string => {
  const kept = storableText(text) ?? '';
  if (IS_ASCII.test(kept)) return kept.toLowerCase();
  return kept.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss');
};

/** The form in which an e-mail address is searched and sorted: as people type it, then as it is kept where that differs ('xn--…'). */
export const searchableEmail = (email: string | null): string => {
  const shown = email === null ? null : shownEmail(email);
  return searchableText(shown === email ? email : `${shown} ${email}`);
};

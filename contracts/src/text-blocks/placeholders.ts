/** What may stand in braces in a text block, and what takes its place. */
export const PLACEHOLDERS = {
  name: 'Name des Kunden, ohne Namen seine E-Mail-Adresse',
  unternehmen: 'Name des Unternehmens',
  verfasser: 'wer die Bewertung geschrieben hat',
  datum: 'das heutige Datum',
} as const;
export type Placeholder = keyof typeof PLACEHOLDERS;

const IN_BRACES = /\{([^{}]*)\}/g;
const isPlaceholder = (word: string): word is Placeholder => Object.hasOwn(PLACEHOLDERS, word);
const inBraces = (text: string): readonly string[] => [...text.matchAll(IN_BRACES)].map(([, word = '']) => word);

export const PLACEHOLDERS_IN_WORDS = Object.keys(PLACEHOLDERS)
  .map((word) => `{${word}}`)
  .join(', ');

/** What stands in braces and is no placeholder, the first one; null where all are known. */
export const unknownPlaceholder = (text: string): string | null =>
  inBraces(text).find((word) => !isPlaceholder(word)) ?? null;

export type PlaceholderValues = Readonly<Partial<Record<Placeholder, string>>>;

/** Puts in what is known. What is not stays as it is, so that whoever writes sees it. */
export const fillPlaceholders = (text: string, values: PlaceholderValues): string =>
  text.replace(IN_BRACES, (whole, word: string) => (isPlaceholder(word) && values[word]) || whole);

/** The first placeholder that still stands in a text: nobody should get it so. */
export const openPlaceholder = (text: string): Placeholder | null => inBraces(text).find(isPlaceholder) ?? null;

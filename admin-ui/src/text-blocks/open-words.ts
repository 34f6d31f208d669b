import { openPlaceholder } from '@sternklar/contracts/text-blocks/placeholders';
import { openPlaceholderWords } from '@sternklar/contracts/text-blocks/text-block-texts';

/** What is said of a text that somebody wants to send although a placeholder still stands in it; null where none does. */
export const openWords = (text: string): string | null => {
  const open = openPlaceholder(text);
  return open === null ? null : openPlaceholderWords(open);
};

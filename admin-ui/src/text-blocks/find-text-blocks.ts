import type { TextBlock } from '@sternklar/contracts/text-blocks/text-block.api';

/** Those that have all words somewhere, those with the words in the title first. */
export const findTextBlocks = (blocks: readonly TextBlock[], sought: string): readonly TextBlock[] => {
  const words = sought.toLowerCase().split(/\s+/).filter(Boolean);
  const hasAll = (text: string) => words.every((word) => text.toLowerCase().includes(word));
  const found = blocks.filter(({ title, text }) => hasAll(`${title} ${text}`));
  return [...found.filter(({ title }) => hasAll(title)), ...found.filter(({ title }) => !hasAll(title))];
};

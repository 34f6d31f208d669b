import type { TextBlockEvent } from '@sternklar/contracts/text-blocks/text-block.events';
import { type Decision, reject } from '@sternklar/event-store/decider';
import { hasTitle, type TextBlocks } from '../text-blocks.ts';

export interface ChangeTextBlock {
  readonly blockId: string;
  readonly title: string;
  readonly text: string;
}

/** Another title, another text, or both; the same again changes nothing. */
export const changeTextBlock = (
  blocks: TextBlocks,
  { blockId, title, text }: ChangeTextBlock,
): Decision<TextBlockEvent, 'text-block-unknown' | 'text-block-title-taken'> => {
  const block = blocks.find(({ id }) => id === blockId);
  if (!block) return reject('text-block-unknown');
  if (hasTitle(blocks, title, blockId)) return reject('text-block-title-taken');
  if (block.title === title && block.text === text) return [];
  return [{ type: 'TextBlockChanged', data: { blockId, title, text } }];
};

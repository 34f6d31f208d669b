import { TEXT_BLOCKS_MAX } from '@sternklar/contracts/constants';
import type { TextBlockEvent } from '@sternklar/contracts/text-blocks/text-block.events';
import { type Decision, reject } from '@sternklar/event-store/decider';
import { hasTitle, type TextBlocks } from '../text-blocks.ts';

export interface CreateTextBlock {
  readonly blockId: string;
  readonly title: string;
  readonly text: string;
}

/** A new text block under a title of its own; nothing when it is there already. */
export const createTextBlock = (
  blocks: TextBlocks,
  { blockId, title, text }: CreateTextBlock,
): Decision<TextBlockEvent, 'text-block-title-taken' | 'too-many-text-blocks'> => {
  if (blocks.some(({ id }) => id === blockId)) return [];
  if (hasTitle(blocks, title, blockId)) return reject('text-block-title-taken');
  if (blocks.length >= TEXT_BLOCKS_MAX) return reject('too-many-text-blocks');
  return [{ type: 'TextBlockCreated', data: { blockId, title, text } }];
};

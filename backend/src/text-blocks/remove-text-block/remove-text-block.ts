import type { TextBlockEvent } from '@sternklar/contracts/text-blocks/text-block.events';
import { type Decision, reject } from '@sternklar/event-store/decider';
import type { TextBlocks } from '../text-blocks.ts';

/** It is offered no longer; what was written with it stays. */
export const removeTextBlock = (blocks: TextBlocks, blockId: string): Decision<TextBlockEvent, 'text-block-unknown'> =>
  blocks.some(({ id }) => id === blockId)
    ? [{ type: 'TextBlockRemoved', data: { blockId } }]
    : reject('text-block-unknown');

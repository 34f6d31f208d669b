import { manifest } from '../platform/manifest.port.ts';
import type { Platform } from '../platform/platform.port.ts';
import { changeTextBlockRoute } from './change-text-block/change-text-block.route.ts';
import { createTextBlockRoute } from './create-text-block/create-text-block.route.ts';
import { listTextBlocksRoute } from './list-text-blocks.route.ts';
import { removeTextBlockRoute } from './remove-text-block/remove-text-block.route.ts';

/** Words that the team writes again and again: to customers in the chat, and in questions and notes to their cases. */
export const textBlocks = manifest({
  name: 'text-blocks',
  slices: [listTextBlocksRoute, createTextBlockRoute, changeTextBlockRoute, removeTextBlockRoute],
  parts: (given: Platform) => given,
});

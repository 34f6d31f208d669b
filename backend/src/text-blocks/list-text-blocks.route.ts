import { textBlockSchema } from '@sternklar/contracts/text-blocks/text-block.api';
import { TEXT_BLOCKS_STREAM } from '@sternklar/contracts/text-blocks/text-block.events';
import { z } from 'zod';
import { slice } from '../platform/slice.port.ts';
import type { TextBlockDeps } from './change-text-blocks.ts';
import { TAG } from './text-block-answers.ts';
import { textBlocksStreamType } from './text-blocks.ts';

const byTitle = new Intl.Collator('de');

/** From the stream itself: they are few, and change seldom. */
export const listTextBlocksRoute = slice(
  {
    name: 'list-text-blocks',
    call: 'GET /admin/text-blocks',
    access: ['admin', 'auditor'],
    tag: TAG,
    summary: 'Alle Textbausteine, nach ihrer Bezeichnung',
    answers: { 200: z.array(textBlockSchema) },
    records: [],
    example: {},
  },
  ({ commands }: Pick<TextBlockDeps, 'commands'>) =>
    async () => {
      const { state } = await commands.load(textBlocksStreamType, TEXT_BLOCKS_STREAM);
      return state.toSorted((one, other) => byTitle.compare(one.title, other.title));
    },
);

import { messageSchema } from '@sternklar/contracts/problem';
import { textBlockBodySchema } from '@sternklar/contracts/text-blocks/text-block.api';
import { z } from 'zod';
import { given } from '../../platform/example-call.port.ts';
import { slice } from '../../platform/slice.port.ts';
import { createChangeTextBlocks, type TextBlockDeps } from '../change-text-blocks.ts';
import { TAG } from '../text-block-answers.ts';
import { changeTextBlock } from './change-text-block.ts';

export const changeTextBlockRoute = slice(
  {
    name: 'change-text-block',
    call: 'PUT /admin/text-blocks/:id',
    access: ['admin'],
    tag: TAG,
    summary: 'Bezeichnung und Text eines Textbausteins ändern',
    params: z.object({ id: z.uuid() }),
    body: textBlockBodySchema,
    answers: { 200: messageSchema },
    refusals: { 409: 'Einen Textbaustein mit dieser Bezeichnung gibt es schon.' },
    records: ['TextBlockChanged'],
    example: {
      params: { id: given('text-block') },
      body: { title: given('new-title', 'title'), text: 'Vielen Dank, {name}.' },
    },
  },
  (deps: TextBlockDeps) => {
    const change = createChangeTextBlocks(deps);
    return async (request) => {
      const { id: blockId } = request.params;
      await change(request, (state) => changeTextBlock(state, { blockId, ...request.body }));
      return { message: 'Der Textbaustein ist gespeichert.' };
    };
  },
);

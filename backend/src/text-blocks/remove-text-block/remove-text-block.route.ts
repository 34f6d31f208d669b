import { messageSchema } from '@sternklar/contracts/problem';
import { z } from 'zod';
import { given } from '../../platform/example-call.port.ts';
import { slice } from '../../platform/slice.port.ts';
import { createChangeTextBlocks, type TextBlockDeps } from '../change-text-blocks.ts';
import { TAG } from '../text-block-answers.ts';
import { removeTextBlock } from './remove-text-block.ts';

export const removeTextBlockRoute = slice(
  {
    name: 'remove-text-block',
    call: 'DELETE /admin/text-blocks/:id',
    access: ['admin'],
    tag: TAG,
    summary: 'Einen Textbaustein löschen; was mit ihm geschrieben wurde, bleibt',
    params: z.object({ id: z.uuid() }),
    answers: { 200: messageSchema },
    records: ['TextBlockRemoved'],
    example: { params: { id: given('text-block') } },
  },
  (deps: TextBlockDeps) => {
    const change = createChangeTextBlocks(deps);
    return async (request) => {
      await change(request, (state) => removeTextBlock(state, request.params.id));
      return { message: 'Der Textbaustein ist gelöscht.' };
    };
  },
);

import { textBlockBodySchema, textBlockSchema } from '@sternklar/contracts/text-blocks/text-block.api';
import { given } from '../../platform/example-call.port.ts';
import { slice } from '../../platform/slice.port.ts';
import { createChangeTextBlocks, type TextBlockDeps } from '../change-text-blocks.ts';
import { refusalFor, TAG } from '../text-block-answers.ts';
import { createTextBlock } from './create-text-block.ts';

export const createTextBlockRoute = slice(
  {
    name: 'create-text-block',
    call: 'POST /admin/text-blocks',
    access: ['admin'],
    tag: TAG,
    summary: 'Einen Textbaustein anlegen, mit Platzhaltern wie {name}',
    body: textBlockBodySchema,
    answers: { 201: textBlockSchema },
    records: ['TextBlockCreated'],
    example: { body: { title: given('new-title', 'title'), text: 'Guten Tag {name}, haben Sie Belege zum Besuch?' } },
  },
  (deps: TextBlockDeps) => {
    const change = createChangeTextBlocks(deps);
    return async (request, reply) => {
      const blockId = deps.kit.newId(request);
      const blocks = await change(request, (state) => createTextBlock(state, { blockId, ...request.body }));
      const created = blocks.find(({ id }) => id === blockId);
      // Somebody removed it in the same moment.
      if (!created) throw refusalFor('text-block-unknown');
      reply.code(201);
      return created;
    };
  },
);

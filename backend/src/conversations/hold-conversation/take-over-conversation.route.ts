import { takeOverConversationBodySchema } from '@sternklar/contracts/conversations/conversation.api';
import { messageSchema } from '@sternklar/contracts/problem';
import { z } from 'zod';
import { given } from '../../platform/example-call.port.ts';
import { slice } from '../../platform/slice.port.ts';
import { TAG } from '../conversation-answers.ts';
import { createHold, HELD_BY_ANOTHER, type HoldDeps } from './hold.ts';
import { takeOverConversation } from './hold-conversation.ts';

export const takeOverConversationRoute = slice(
  {
    name: 'take-over-conversation',
    call: 'POST /chat/admin/:id/takeover',
    access: ['admin'],
    tag: TAG,
    summary: 'Eine Unterhaltung übernehmen, damit andere sehen, wer antwortet; das gilt eine Stunde',
    params: z.object({ id: z.uuid() }),
    body: takeOverConversationBodySchema,
    answers: { 201: messageSchema },
    refusals: HELD_BY_ANOTHER,
    records: ['ConversationTakenOver'],
    example: { params: { id: given('conversation') }, body: { from_holder: true } },
  },
  (deps: HoldDeps) => {
    const hold = createHold(deps);
    return async (request, reply) => {
      const { from_holder: fromHolder } = request.body;
      await hold(request, reply, request.params.id, (state, ids, asking) =>
        takeOverConversation(state, ids, { ...asking, fromHolder }),
      );
      reply.code(201);
      return { message: 'Sie haben die Unterhaltung übernommen.' };
    };
  },
);

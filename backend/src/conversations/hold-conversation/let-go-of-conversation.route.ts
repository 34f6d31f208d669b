import { messageSchema } from '@sternklar/contracts/problem';
import { z } from 'zod';
import { given } from '../../platform/example-call.port.ts';
import { slice } from '../../platform/slice.port.ts';
import { TAG } from '../conversation-answers.ts';
import { createHold, HELD_BY_ANOTHER, type HoldDeps } from './hold.ts';
import { letGoOfConversation } from './hold-conversation.ts';

export const letGoOfConversationRoute = slice(
  {
    name: 'let-go-of-conversation',
    call: 'DELETE /chat/admin/:id/takeover',
    access: ['admin'],
    tag: TAG,
    summary: 'Eine übernommene Unterhaltung wieder freigeben',
    params: z.object({ id: z.uuid() }),
    answers: { 200: messageSchema },
    refusals: HELD_BY_ANOTHER,
    records: ['ConversationLetGo'],
    example: { params: { id: given('conversation') } },
  },
  (deps: HoldDeps) => {
    const hold = createHold(deps);
    return async (request, reply) => {
      await hold(request, reply, request.params.id, letGoOfConversation);
      return { message: 'Sie haben die Unterhaltung freigegeben.' };
    };
  },
);

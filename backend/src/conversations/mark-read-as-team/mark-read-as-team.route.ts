import { readBodySchema } from '@sternklar/contracts/conversations/conversation.api';
import { messageSchema } from '@sternklar/contracts/problem';
import { z } from 'zod';
import { given } from '../../platform/example-call.port.ts';
import { slice } from '../../platform/slice.port.ts';
import { TAG } from '../conversation-answers.ts';
import { type ReadUpToDeps, readUpTo } from '../read-up-to.ts';
import { createTeamStep, type TakeStepDeps } from '../take-step.ts';
import { markReadAsTeam } from './mark-read-as-team.ts';

export const markReadAsTeamRoute = slice(
  {
    name: 'mark-read-as-team',
    call: 'POST /chat/admin/:id/read',
    access: ['admin'],
    tag: TAG,
    summary: 'Eine Unterhaltung als gelesen vermerken, bis zu einer Nachricht oder ganz',
    params: z.object({ id: z.uuid() }),
    body: readBodySchema,
    answers: { 200: messageSchema },
    records: ['ConversationReadByTeam'],
    example: { params: { id: given('conversation') }, body: {} },
  },
  (deps: TakeStepDeps & ReadUpToDeps) => {
    const teamStep = createTeamStep(deps);
    return async (request, reply) => {
      const { id } = request.params;
      const upTo = await readUpTo(deps, id, request.body.message_id);
      await teamStep(request, reply, { conversationId: id, step: markReadAsTeam(upTo) });
      return { message: 'Die Unterhaltung ist gelesen.' };
    };
  },
);

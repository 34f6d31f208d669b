import { readBodySchema } from '@sternklar/contracts/conversations/conversation.api';
import { messageSchema } from '@sternklar/contracts/problem';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { TAG } from '../conversation-answers.ts';
import { type ReadUpToDeps, readUpTo } from '../read-up-to.ts';
import { createTeamStep, type TakeStepDeps } from '../take-step.ts';
import { markReadAsTeam } from './mark-read-as-team.ts';

export const markReadAsTeamRoute = (deps: TakeStepDeps & ReadUpToDeps) => (app: FastifyInstance) => {
  const teamStep = createTeamStep(deps);
  app.withTypeProvider<ZodTypeProvider>().post(
    '/chat/admin/:id/read',
    {
      config: { access: ['admin'] },
      schema: {
        tags: [TAG],
        summary: 'Eine Unterhaltung als gelesen vermerken, bis zu einer Nachricht oder ganz',
        params: z.object({ id: z.uuid() }),
        body: readBodySchema,
        response: { 200: messageSchema },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const upTo = await readUpTo(deps, id, request.body.message_id);
      await teamStep(request, reply, { conversationId: id, step: markReadAsTeam(upTo) });
      return { message: 'Die Unterhaltung ist gelesen.' };
    },
  );
};

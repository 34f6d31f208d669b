import { messageSchema } from '@sternklar/contracts/problem';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { TAG } from './conversation-answers.ts';
import type { ConversationStep } from './conversation-step.ts';
import { createTeamStep, type TakeStepDeps } from './take-step.ts';

export interface TeamStep {
  /** POST /chat/admin/{id}/<name>. */
  readonly name: string;
  readonly summary: string;
  readonly step: ConversationStep;
  /** Answered when it is done, also when it was done before. */
  readonly message: string;
}

/** A route by which an admin takes a step in one conversation; to take it twice changes nothing. */
export const teamStepRoute =
  ({ name, summary, step, message }: TeamStep) =>
  (deps: TakeStepDeps) =>
  (app: FastifyInstance) => {
    const teamStep = createTeamStep(deps);
    app.withTypeProvider<ZodTypeProvider>().post(
      `/chat/admin/:id/${name}`,
      {
        config: { access: ['admin'] },
        schema: { tags: [TAG], summary, params: z.object({ id: z.uuid() }), response: { 200: messageSchema } },
      },
      async (request, reply) => {
        await teamStep(request, reply, { conversationId: request.params.id, step });
        return { message };
      },
    );
  };

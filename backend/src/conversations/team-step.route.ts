import type { EventType } from '@sternklar/contracts/event-definitions';
import { messageSchema } from '@sternklar/contracts/problem';
import { z } from 'zod';
import type { ExampleCall } from '../platform/example-call.port.ts';
import { slice } from '../platform/slice.port.ts';
import { TAG } from './conversation-answers.ts';
import type { ConversationStep } from './conversation-step.ts';
import { createTeamStep, type TakeStepDeps } from './take-step.ts';

export interface TeamStep {
  /** Of the slice. */
  readonly name: string;
  /** POST /chat/admin/{id}/<verb>. */
  readonly verb: 'hand-back' | 'reopen' | 'resolve';
  readonly summary: string;
  readonly step: ConversationStep;
  /** Answered when it is done, also when it was done before. */
  readonly message: string;
  readonly records: readonly EventType[];
  readonly example: ExampleCall;
}

/** A call by which an admin takes a step in one conversation; to take it twice changes nothing. */
export const teamStepRoute = ({ name, verb, summary, step, message, records, example }: TeamStep) =>
  slice(
    {
      name,
      call: `POST /chat/admin/:id/${verb}`,
      access: ['admin'],
      tag: TAG,
      summary,
      params: z.object({ id: z.uuid() }),
      answers: { 200: messageSchema },
      records,
      example,
    },
    (deps: TakeStepDeps) => {
      const teamStep = createTeamStep(deps);
      return async (request, reply) => {
        await teamStep(request, reply, { conversationId: request.params.id, step });
        return { message };
      };
    },
  );

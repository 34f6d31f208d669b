import { rateAnswerBodySchema } from '@sternklar/contracts/conversations/conversation.api';
import { messageSchema } from '@sternklar/contracts/problem';
import { given } from '../../platform/example-call.port.ts';
import { slice } from '../../platform/slice.port.ts';
import { conversationNotFound, TAG } from '../conversation-answers.ts';
import { conversationOf } from '../conversation-id.ts';
import { participantOf } from '../participant-of.ts';
import type { ReadUpToDeps } from '../read-up-to.ts';
import { createTakeStep, type TakeStepDeps } from '../take-step.ts';
import { rateAnswer } from './rate-answer.ts';

export interface RateAnswerRouteDeps extends TakeStepDeps {
  readonly conversations: ReadUpToDeps['conversations'];
}

export const rateAnswerRoute = slice(
  {
    name: 'rate-answer',
    call: 'POST /chat/rating',
    access: 'signed-in-or-visitor',
    reach: 'everybody',
    tag: TAG,
    summary: 'Sagen, ob eine Antwort des KI-Assistenten half; das letzte Wort gilt',
    body: rateAnswerBodySchema,
    answers: { 200: messageSchema },
    refusals: { 404: 'Diese Antwort des Assistenten gibt es in der eigenen Unterhaltung nicht.' },
    records: ['AnswerRated'],
    example: { body: { message_id: given('assistants-answer', 'messageId'), helpful: true } },
  },
  (deps: RateAnswerRouteDeps) => {
    const takeStep = createTakeStep(deps);
    return async (request, reply) => {
      const conversation = conversationOf(participantOf(deps.kit.callerOf(request)));
      const { message_id: messageId, helpful } = request.body;
      const place = await deps.conversations.ofMessage(messageId);
      if (place?.conversationId !== conversation.conversationId || place.sender !== 'assistant')
        throw conversationNotFound();
      const isThere = await takeStep(request, reply, { ...conversation, step: rateAnswer({ messageId, helpful }) });
      if (!isThere) throw conversationNotFound();
      return { message: 'Danke für Ihre Rückmeldung.' };
    };
  },
);

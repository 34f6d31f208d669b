import { type ChatState, chatStateSchema, readBodySchema } from '@sternklar/contracts/conversations/conversation.api';
import type { Queries } from '@sternklar/projections/queries';
import { slice } from '../../platform/slice.port.ts';
import { nothingWritten, TAG } from '../conversation-answers.ts';
import { conversationOf } from '../conversation-id.ts';
import { participantOf } from '../participant-of.ts';
import { type ReadUpToDeps, readUpTo } from '../read-up-to.ts';
import { createTakeStep, type TakeStepDeps } from '../take-step.ts';
import { markOwnRead } from './mark-own-read.ts';

export interface MarkOwnReadRouteDeps extends TakeStepDeps, ReadUpToDeps {
  readonly conversations: ReadUpToDeps['conversations'] & Pick<Queries['conversations'], 'stateOf'>;
  readonly now: () => Date;
}

export const markOwnReadRoute = slice(
  {
    name: 'mark-own-read',
    call: 'POST /chat/read',
    access: 'signed-in-or-visitor',
    reach: 'everybody',
    tag: TAG,
    summary: 'Die eigene Unterhaltung als gelesen vermerken, bis zu einer Nachricht oder ganz',
    description: 'Mit einer Nachricht ist auch gelesen, dass die Unterhaltung nach ihr für erledigt erklärt wurde.',
    body: readBodySchema,
    answers: { 200: chatStateSchema },
    refusals: { 404: 'Die Nachricht gibt es in der eigenen Unterhaltung nicht.' },
    records: ['ConversationReadByParticipant'],
    example: { needs: ['own-answer'], body: {} },
  },
  (deps: MarkOwnReadRouteDeps) => {
    const takeStep = createTakeStep(deps);
    return async (request, reply): Promise<ChatState> => {
      const conversation = conversationOf(participantOf(deps.kit.callerOf(request)));
      const { conversationId } = conversation;
      const upTo = await readUpTo(deps, conversationId, request.body.message_id);
      await takeStep(request, reply, { ...conversation, step: markOwnRead(upTo) });
      return (await deps.conversations.stateOf(conversationId, deps.now())) ?? nothingWritten;
    };
  },
);

import { conversationStream } from '@sternklar/contracts/conversations/conversation.events';
import { accountOf } from '@sternklar/contracts/conversations/participant';
import type { CommandHandler, KnownStream } from '@sternklar/event-store/command-handler';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RequestKit } from '../platform/request-kit.port.ts';
import { type ConversationState, conversationStreamType } from './conversation.ts';
import { conversationNotFound } from './conversation-answers.ts';
import type { ConversationIds } from './conversation-id.ts';
import { type ConversationStep, decideStep } from './conversation-step.ts';

export interface TakeStepDeps {
  readonly commands: CommandHandler;
  readonly kit: RequestKit;
}

interface Step extends ConversationIds {
  readonly step: ConversationStep;
  /** The conversation, if it was read before. */
  readonly known?: KnownStream<ConversationState>;
}

/** Takes a step in a conversation and waits until it can be read. Answers false where there is no conversation. */
export const createTakeStep =
  ({ commands, kit }: TakeStepDeps) =>
  async (
    request: FastifyRequest,
    reply: FastifyReply,
    { conversationId, participant, step, known }: Step,
  ): Promise<boolean> => {
    const handled = await commands.handle({
      streamType: conversationStreamType,
      streamId: conversationStream(conversationId),
      ...(known && { knownUntil: known }),
      decide: decideStep(step, conversationId),
      context: kit.commandContext(request, accountOf(participant)),
    });
    if (handled.rejected !== undefined) return false;
    await kit.untilVisible(request, reply, handled.position);
    return true;
  };

/** The same for a member of the team, who names the conversation by its id. Throws the 404 where there is none. */
export const createTeamStep = (deps: TakeStepDeps) => {
  const takeStep = createTakeStep(deps);
  return async (
    request: FastifyRequest,
    reply: FastifyReply,
    { conversationId, step }: { readonly conversationId: string; readonly step: ConversationStep },
  ): Promise<void> => {
    const known = await deps.commands.load(conversationStreamType, conversationStream(conversationId));
    if (known.state.status !== 'begun') throw conversationNotFound();
    await takeStep(request, reply, { conversationId, participant: known.state.participant, step, known });
  };
};

import { conversationStream } from '@sternklar/contracts/conversations/conversation.events';
import { accountOf } from '@sternklar/contracts/conversations/participant';
import type { CommandHandler } from '@sternklar/event-store/command-handler';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RequestKit } from '../http/request-kit.ts';
import { conversationStreamType } from './conversation.ts';
import { conversationNotFound } from './conversation-answers.ts';
import type { ConversationIds } from './conversation-id.ts';
import { type ConversationStep, decideStep } from './conversation-step.ts';

export interface TakeStepDeps {
  readonly commands: CommandHandler;
  readonly kit: RequestKit;
}

/** Takes a step in a conversation and waits until it can be read. Answers false where there is no conversation. */
export const createTakeStep =
  ({ commands, kit }: TakeStepDeps) =>
  async (
    request: FastifyRequest,
    reply: FastifyReply,
    { conversationId, participant, step }: ConversationIds & { readonly step: ConversationStep },
  ): Promise<boolean> => {
    const handled = await commands.handle({
      streamType: conversationStreamType,
      streamId: conversationStream(conversationId),
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
    const { state } = await deps.commands.load(conversationStreamType, conversationStream(conversationId));
    if (state.status === 'none') throw conversationNotFound();
    await takeStep(request, reply, { conversationId, participant: state.participant, step });
  };
};

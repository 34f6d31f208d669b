import { type ConversationEvent, conversationStream } from '@sternklar/contracts/conversations/conversation.events';
import { accountOf } from '@sternklar/contracts/conversations/participant';
import { type Decision, reject } from '@sternklar/event-store/decider';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type BegunConversation, conversationStreamType } from '../conversation.ts';
import { conversationNotFound } from '../conversation-answers.ts';
import type { ConversationIds } from '../conversation-id.ts';
import type { TakeStepDeps } from '../take-step.ts';
import type { Asking } from './hold-conversation.ts';
import { createHolderRefusal, type HolderRefusalDeps } from './holder-refusals.ts';

export interface HoldDeps extends TakeStepDeps, HolderRefusalDeps {
  readonly now: () => Date;
}

type Hold = (
  state: BegunConversation,
  conversation: ConversationIds,
  asking: Asking,
) => Decision<ConversationEvent, 'conversation-taken-over'>;

/** Says who has a conversation, and waits until it can be read; throws the refusal where that may not be. */
export const createHold = ({ commands, kit, now, emailsOf }: HoldDeps) => {
  const refusalFor = createHolderRefusal({ emailsOf });
  return async (request: FastifyRequest, reply: FastifyReply, conversationId: string, hold: Hold): Promise<void> => {
    const known = await commands.load(conversationStreamType, conversationStream(conversationId));
    if (known.state.status !== 'begun') throw conversationNotFound();
    const { participant } = known.state;
    const asking = { by: kit.identityOf(request).accountId, now: now().toISOString() };
    const handled = await commands.handle({
      streamType: conversationStreamType,
      streamId: conversationStream(conversationId),
      knownUntil: known,
      decide: (state) =>
        state.status === 'begun' ? hold(state, { conversationId, participant }, asking) : reject('not-found'),
      context: kit.commandContext(request, accountOf(participant)),
    });
    if (handled.rejected === 'conversation-taken-over') throw await refusalFor(handled.rejected, handled.details);
    if (handled.rejected !== undefined) throw conversationNotFound();
    await kit.untilVisible(request, reply, handled.position);
  };
};

export const HELD_BY_ANOTHER = { 409: 'Jemand anderes bearbeitet die Unterhaltung.' };

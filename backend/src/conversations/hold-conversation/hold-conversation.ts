import { CONVERSATION_HELD_ANEW_MS } from '@sternklar/contracts/constants';
import type { ConversationEvent } from '@sternklar/contracts/conversations/conversation.events';
import { holderOf } from '@sternklar/contracts/conversations/conversation-holder';
import { type Decision, reject } from '@sternklar/event-store/decider';
import type { BegunConversation } from '../conversation.ts';
import type { ConversationIds } from '../conversation-id.ts';

/** Who asks, and when: ISO 8601 UTC. */
export interface Asking {
  readonly by: string;
  readonly now: string;
}

/** Somebody else of the team who has it now. */
export const otherHolder = ({ takenOver }: Pick<BegunConversation, 'takenOver'>, { by, now }: Asking) => {
  const holder = holderOf(takenOver, now);
  return holder?.by === by ? null : holder;
};

/** What makes it theirs for the time to come: nothing where they have had it for minutes only. */
export const takingOver = (
  { takenOver }: Pick<BegunConversation, 'takenOver'>,
  conversation: ConversationIds,
  { by, now }: Asking,
): readonly Extract<ConversationEvent, { type: 'ConversationTakenOver' }>[] => {
  const isFresh = takenOver?.by === by && Date.parse(now) - Date.parse(takenOver.at) < CONVERSATION_HELD_ANEW_MS;
  return isFresh ? [] : [{ type: 'ConversationTakenOver', data: conversation }];
};

type Held = Decision<ConversationEvent, 'conversation-taken-over'>;

/** Says that somebody answers this one; from whoever already does only on purpose. */
export const takeOverConversation = (
  state: BegunConversation,
  conversation: ConversationIds,
  { fromHolder, ...asking }: Asking & { readonly fromHolder: boolean },
): Held => {
  const other = otherHolder(state, asking);
  if (other !== null && !fromHolder) return reject('conversation-taken-over', { by: other.by });
  return takingOver(state, conversation, asking);
};

/** It is nobody's any more; what somebody else has stays theirs. */
export const letGoOfConversation = (state: BegunConversation, conversation: ConversationIds, asking: Asking): Held => {
  const other = otherHolder(state, asking);
  if (other !== null) return reject('conversation-taken-over', { by: other.by });
  return state.takenOver === null ? [] : [{ type: 'ConversationLetGo', data: conversation }];
};

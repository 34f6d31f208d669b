import type { Participant } from '@sternklar/contracts/conversations/participant';
import { v5 as uuidV5 } from 'uuid';

/** A conversation and whose it is, as every command on it names them. */
export interface ConversationIds {
  readonly conversationId: string;
  readonly participant: Participant;
}

/** Everybody has exactly one conversation, so its id follows from the account's or the visitor's. */
export const conversationOf = (participant: Participant): ConversationIds => ({
  conversationId: uuidV5('conversation', participant.id),
  participant,
});

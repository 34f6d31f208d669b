import type { ChatMessage } from '@sternklar/contracts/conversations/conversation.api';

/** A message written here that the server does not have yet, as far as is known. */
export interface WrittenMessage {
  readonly clientId: string;
  readonly text: string;
  readonly at: string;
  readonly delivery: 'sending' | 'failed';
  /** Why it did not arrive, in words for people; null when there is nothing to say about it here. */
  readonly reason: string | null;
}

/** One message as it is shown. `delivery` is 'kept' once the server has it. */
export interface ShownMessage extends Omit<ChatMessage, 'client_message_id'> {
  readonly delivery: 'kept' | WrittenMessage['delivery'];
  readonly reason: WrittenMessage['reason'];
  /** What a reply consists of: the sentences that came for themselves, and the rest. */
  readonly sentences?: readonly string[];
}

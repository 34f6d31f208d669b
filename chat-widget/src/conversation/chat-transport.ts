import type { ChatMessage, ChatState, SaidSentence } from '@sternklar/contracts/conversations/conversation.api';
import type { LiveUpdate, LiveUpdateKinds } from '@sternklar/contracts/live-updates/live-update.api';

/** What is heard live of a conversation. */
export type ChatUpdate = Extract<LiveUpdate, { kind: 'chat-message-sent' | 'conversation-status-changed' }>;

/** What no chat follows as an update of its conversation. */
export type NotOfChats =
  | 'conversation-holder-changed'
  | 'conversation-visitor-changed'
  | 'conversation-read'
  | LiveUpdateKinds['reviews' | 'businesses' | 'account'];

export interface ChatListener {
  /** The live stream stands; `resumed` is false when updates before it may have been missed. */
  opened(resumed: boolean): void;
  /** Something about this conversation, and no other. */
  heard(update: ChatUpdate): void;
  /** The same reader has seen everything, here or elsewhere. */
  read(): void;
}

/** The conversation so far, and how it stands. */
export interface ChatHistory extends ChatState {
  /** The oldest first; none while there is no conversation. */
  readonly messages: readonly ChatMessage[];
}

/** The way to the server of one person's conversation. What fails rejects. */
export interface ChatTransport {
  history(): Promise<ChatHistory>;
  /**
   * Answers the one reply. The same `clientMessageId` again is the same message, not another one. `said` hears sentences of the
   * reply before it is whole, where the way to the server has them.
   */
  send(message: string, clientMessageId: string, said?: (sentence: SaidSentence) => void): Promise<ChatMessage>;
  /** Listens from now on; answers the way to stop. */
  subscribe(listener: ChatListener): () => void;
  /** Says whether an answer of the assistant helped. */
  rate(messageId: string, helpful: boolean): Promise<unknown>;
  /** Everything up to this message has been seen, and that the conversation was resolved after it. */
  markRead(messageId: string): Promise<unknown>;
}

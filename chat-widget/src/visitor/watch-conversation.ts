import type { Conversation } from '../conversation/conversation.ts';

/** What a partner's page can be told; never what was written. */
export interface WidgetEvents {
  /** The button is there; also told to whoever listens later. */
  readonly ready: undefined;
  readonly open: undefined;
  readonly close: undefined;
  /** How many replies nobody has seen. */
  readonly unread: { readonly count: number };
  readonly error: { readonly status: number };
}

export type Announce = <Name extends keyof WidgetEvents>(name: Name, detail: WidgetEvents[Name]) => void;

/** Announces what changes in a conversation. Answers the way to stop. */
export const watchConversation = (conversation: Conversation, announce: Announce): (() => void) => {
  let before = conversation.state();
  return conversation.subscribe(() => {
    const now = conversation.state();
    const last = before;
    before = now;
    if (now.isOpen !== last.isOpen) announce(now.isOpen ? 'open' : 'close', undefined);
    if (now.unread.size !== last.unread.size) announce('unread', { count: now.unread.size });
  });
};

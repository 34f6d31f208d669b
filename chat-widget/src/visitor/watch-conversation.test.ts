import { expect, it } from 'vitest';
import type { Conversation } from '../conversation/conversation.ts';
import { type ConversationState, initialConversation } from '../conversation/conversation-state.ts';
import { watchConversation } from './watch-conversation.ts';

/** A conversation that goes through these states; answers what a page is told. */
const told = (...states: readonly Partial<ConversationState>[]) => {
  const seen: unknown[] = [];
  let current = initialConversation;
  let listener = () => undefined as undefined;
  const conversation = {
    state: () => current,
    subscribe: (to: typeof listener) => {
      listener = to;
      return () => true;
    },
  } as unknown as Conversation;
  watchConversation(conversation, (name, detail) => seen.push(detail === undefined ? name : [name, detail]));
  for (const state of states) {
    current = { ...current, ...state };
    listener();
  }
  return seen;
};

it('a page is told when the window opens and closes', () => {
  expect(told({ isOpen: true }, {}, { isOpen: false })).toEqual(['open', 'close']);
});

it('a page is told how many replies are unread', () => {
  expect(told({ unread: new Set(['1']) }, { unread: new Set() })).toEqual([
    ['unread', { count: 1 }],
    ['unread', { count: 0 }],
  ]);
});

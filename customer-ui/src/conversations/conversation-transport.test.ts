import type { LiveUpdate } from '@sternklar/contracts/live-updates/live-update.api';
import { describe, expect, it, vi } from 'vitest';
import type { ConversationApi } from './conversation-api.ts';
import { createConversationTransport } from './conversation-transport.ts';

const world = () => {
  const transport = createConversationTransport({
    conversations: {} as Partial<ConversationApi> as ConversationApi,
    ownId: () => 'me',
  });
  const listener = { opened: vi.fn(), heard: vi.fn(), read: vi.fn() };
  transport.subscribe(listener);
  return { transport, listener };
};
const wasRead = (by: 'participant' | 'team', userId: string | null): LiveUpdate => ({
  kind: 'conversation-read',
  conversation_id: 'c1',
  user_id: userId,
  visitor_id: userId === null ? 'v1' : null,
  by,
  at: '2026-11-20T12:00:00.000Z',
});

describe('what was read', () => {
  it('in another tab is told to the chat in this one', () => {
    const { transport, listener } = world();
    transport.liveUpdated(wasRead('participant', 'me'));
    expect(listener.read).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['by the team', 'team', 'me'],
    ['by another customer, of whom administrators hear', 'participant', 'other'],
    ['by a visitor', 'participant', null],
  ] as const)('%s is not', (_whose, by, userId) => {
    const { transport, listener } = world();
    transport.liveUpdated(wasRead(by, userId));
    expect(listener.read).not.toHaveBeenCalled();
  });
});

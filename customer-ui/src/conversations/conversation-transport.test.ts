import type { LiveUpdate } from '@sternklar/contracts/live-updates/live-update.api';
import { describe, expect, it, vi } from 'vitest';
import type { ConversationApi } from './conversation-api.ts';
import { createConversationTransport } from './conversation-transport.ts';

const world = (visibilityState: DocumentVisibilityState = 'visible') => {
  const markRead = vi.fn(async (_messageId: string) => undefined);
  const page = Object.assign(new EventTarget(), { visibilityState });
  const transport = createConversationTransport({
    conversations: { markRead } as Partial<ConversationApi> as ConversationApi,
    ownId: () => 'me',
    page: page as unknown as Document,
  });
  const listener = { opened: vi.fn(), heard: vi.fn(), read: vi.fn() };
  transport.subscribe(listener);
  const show = (state: DocumentVisibilityState) => {
    page.visibilityState = state;
    page.dispatchEvent(new Event('visibilitychange'));
  };
  return { transport, markRead, listener, show };
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

  it('is said once somebody looks at the page: in a tab behind others nobody has seen it', async () => {
    const { transport, markRead, show } = world('hidden');
    const marked = transport.markRead('m1');
    show('hidden');
    await Promise.resolve();
    expect(markRead).not.toHaveBeenCalled();
    show('visible');
    await marked;
    expect(markRead.mock.calls).toEqual([['m1']]);
    await transport.markRead('m2');
    expect(markRead).toHaveBeenCalledTimes(2);
  });
});

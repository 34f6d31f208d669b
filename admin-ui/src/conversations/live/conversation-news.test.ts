import type { LiveUpdate } from '@sternklar/contracts/live-updates/live-update.api';
import { describe, expect, it } from 'vitest';
import { conversationNews } from './conversation-news.ts';

const message = (number: number, sender: 'user' | 'assistant' | 'admin', conversationId = 'c1') => ({
  number,
  update: {
    kind: 'chat-message-sent',
    conversation_id: conversationId,
    message_id: `m${number}`,
    user_id: 'u1',
    visitor_id: null,
    sender,
    at: '2026-11-01T09:00:00.000Z',
  } satisfies LiveUpdate,
});
const heard = (...updates: ReturnType<typeof message>[]) => ({
  updates,
  newest: updates.at(-1)?.number ?? 0,
  gapUntil: 0,
});

describe('the news of an open conversation', () => {
  it('are what came since it was loaded; those of the other side are counted', () => {
    const news = conversationNews(
      { id: 'c1', loadedAt: 1, openedAt: 1 },
      heard(message(1, 'user'), message(2, 'user'), message(3, 'admin'), message(4, 'user', 'c2')),
    );
    expect(news).toEqual({ changedAt: 3, newCount: 1 });
  });

  it('are none when all of it is shown', () => {
    expect(conversationNews({ id: 'c1', loadedAt: 2, openedAt: 1 }, heard(message(2, 'user')))).toEqual({
      changedAt: 0,
      newCount: 1,
    });
  });

  it('are also what came while the page was closed, when it opens with what the browser kept', () => {
    const news = conversationNews(
      { id: 'c1', loadedAt: 1, openedAt: 2 },
      heard(message(1, 'user'), message(2, 'user')),
    );
    expect(news).toEqual({ changedAt: 2, newCount: 0 });
  });

  it('may be anything after a gap in what was heard', () => {
    const gap = { updates: [], newest: 5, gapUntil: 5 };
    expect(conversationNews({ id: 'c1', loadedAt: 4, openedAt: 4 }, gap).changedAt).toBe(5);
    expect(conversationNews({ id: 'c1', loadedAt: 5, openedAt: 5 }, gap).changedAt).toBe(0);
  });
});

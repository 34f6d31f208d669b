import type { LiveUpdate } from '@sternklar/contracts/live-updates/live-update.api';
import { describe, expect, it } from 'vitest';
import { chatNews, type ShownChats } from './chat-news.ts';

const LOADED = '2026-11-20T12:00:00.000Z';
const LATER = '2026-11-20T12:00:01.000Z';
const ids = (id: string) => ({ conversation_id: id, user_id: `owner of ${id}`, visitor_id: null });
const message = (id: string, at = LATER): LiveUpdate => ({
  kind: 'chat-message-sent',
  ...ids(id),
  message_id: 'm',
  sender: 'user',
  at,
});
const status = (id: string, to: 'assistant' | 'person' | 'resolved'): LiveUpdate => ({
  kind: 'conversation-status-changed',
  ...ids(id),
  status: to,
  at: LATER,
});
/** A list with conversation 'a', which is with the assistant, loaded after the first update. */
const list = (filter: ShownChats['filter'] = {}): ShownChats => ({
  rows: [{ id: 'a', status: 'assistant', last_activity_at: LOADED }],
  filter,
  loadedAt: 1,
});
/** How many conversations changed, when these are the updates after the list was loaded. */
const count = (shown: ShownChats, ...updates: readonly LiveUpdate[]) =>
  chatNews(shown, {
    updates: [message('before'), ...updates].map((update, index) => ({ number: index + 1, update })),
    newest: updates.length + 1,
    gapUntil: 0,
  }).count;

describe('what is new in a list of conversations', () => {
  it('is each conversation that somebody wrote in since, once', () => {
    expect(count(list(), message('a'), message('a'), message('b'))).toBe(2);
  });

  it('is not what the rows have already, as after a reply of one’s own', () => {
    expect(count(list(), message('a', LOADED), status('a', 'assistant'))).toBe(0);
  });

  it('is another status of a row', () => {
    expect(count(list(), status('a', 'resolved'))).toBe(1);
  });

  it('is no status of what stands on another page', () => {
    expect(count(list(), status('b', 'resolved'))).toBe(0);
  });

  it.each([
    { wanted: 'open', update: status('b', 'person'), expected: 1 },
    { wanted: 'open', update: status('b', 'resolved'), expected: 0 },
    { wanted: 'person', update: status('b', 'person'), expected: 1 },
    { wanted: 'person', update: status('b', 'assistant'), expected: 0 },
    { wanted: 'person', update: message('b'), expected: 1 },
    { wanted: 'resolved', update: message('b'), expected: 0 },
  ])('is what the filter $wanted lets in: $update.kind, $expected', ({ wanted, update, expected }) => {
    expect(count(list({ status: wanted }), update)).toBe(expected);
  });

  it('is only of the customer whose conversations are shown, and never guessed for a search', () => {
    expect(count(list({ user_id: 'owner of b' }), message('b'), message('c'))).toBe(1);
    expect(count(list({ q: 'anna' }), message('b'))).toBe(0);
  });

  it('is nothing else that the stream tells', () => {
    expect(count(list(), { kind: 'profile-changed', user_id: 'owner of a', at: LATER })).toBe(0);
  });

  it('may be more than was heard after a gap', () => {
    const heard = { updates: [], newest: 2, gapUntil: 2 };
    expect(chatNews(list(), heard).isUnsure).toBe(true);
    expect(chatNews({ ...list(), loadedAt: 2 }, heard).isUnsure).toBe(false);
  });
});

import type { AdminConversation } from '@sternklar/contracts/conversations/conversation.api';
import { describe, expect, it } from 'vitest';
import {
  besides,
  calledFor,
  inboxOf,
  keepingPlace,
  nextWaiting,
  placeAmongWaiting,
  reasonNamed,
  reasonsIn,
} from './order.ts';

const conversation = (id: string, attention?: AdminConversation['attention']): AdminConversation => ({
  id,
  user: null,
  visitor: null,
  status: 'person_requested',
  messages: [],
  message_count: 0,
  unread_count: 0,
  ...(attention && { attention }),
  created_at: '2026-11-01T09:00:00.000Z',
  last_activity_at: '2026-11-01T09:00:00.000Z',
});
const [a, b, c, d] = [
  conversation('a', ['emergency', 'unanswered']),
  conversation('b', ['unanswered']),
  conversation('c'),
  conversation('d'),
];
const inbox = inboxOf([a, b, c], [d, c, b, a]);
const ids = (rows: readonly AdminConversation[]) => rows.map(({ id }) => id);

describe('the order of the inbox', () => {
  it('is who waits, and then all others that are open, each once', () => {
    expect([ids(inbox.waiting), ids(inbox.others)]).toEqual([['a', 'b', 'c'], ['d']]);
  });

  it('goes down and up, begins at the first one, and ends', () => {
    expect(besides(inbox, null, 1)).toBe('a');
    expect(besides(inbox, 'gone', -1)).toBe('a');
    expect(besides(inbox, 'c', 1)).toBe('d');
    expect(besides(inbox, 'd', 1)).toBeNull();
    expect(besides(inbox, 'b', -1)).toBe('a');
    expect(besides(inbox, 'a', -1)).toBeNull();
    expect(besides(inboxOf([], []), null, 1)).toBeNull();
  });

  it('keeps who was answered where they stood, as long as they are open', () => {
    const held = placeAmongWaiting(inbox, 'b');
    expect(held).toEqual({ id: 'b', at: 1 });
    const answered = inboxOf([a, c], [b, d, c, a]);
    expect(ids(keepingPlace(answered, held, 'b').waiting)).toEqual(['a', 'b', 'c']);
    expect(ids(keepingPlace(answered, held, 'b').others)).toEqual(['d']);
    expect(besides(keepingPlace(answered, held, 'b'), 'b', 1)).toBe('c');
    expect(keepingPlace(answered, held, 'c')).toBe(answered);
    expect(keepingPlace(answered, null, 'b')).toBe(answered);
    expect([placeAmongWaiting(inbox, 'd'), placeAmongWaiting(inbox, null)]).toEqual([null, null]);
  });

  it('knows who waits next, once around', () => {
    expect(nextWaiting(inbox, 'a')).toBe('b');
    expect(nextWaiting(inbox, 'c')).toBe('a');
    expect(nextWaiting(inbox, 'd')).toBe('a');
    expect(nextWaiting(inboxOf([a], [a]), 'a')).toBeNull();
  });

  it('is narrowed down to a reason', () => {
    expect(reasonsIn(inbox)).toEqual([
      { reason: 'emergency', count: 1 },
      { reason: 'unanswered', count: 2 },
    ]);
    expect(ids(calledFor(inbox, 'unanswered').waiting)).toEqual(['a', 'b']);
    expect(calledFor(inbox, 'unanswered').others).toEqual([]);
    expect(calledFor(inbox, null)).toBe(inbox);
    expect([reasonNamed('emergency'), reasonNamed('anything'), reasonNamed(null)]).toEqual(['emergency', null, null]);
  });
});

import { beforeEach, describe, expect, it } from 'vitest';
import type { LiveSession } from './live-session.ts';
import { createSessionCache, type SessionCache } from './session-cache.ts';

const HOUR = 3_600_000;
const start = Date.parse('2026-03-01T09:00:00Z');

let elapsed: number;
let time: number;
let cache: SessionCache;
/** What the database says, and how often it was asked. */
let sessions: Map<string, LiveSession>;
let lookUps: number;

const session = (sessionId: string, accountId = `account of ${sessionId}`): LiveSession => ({
  sessionId,
  accountId,
  isAdmin: true,
  isAuditor: false,
  readPosition: null,
  expiresAt: new Date(start + HOUR),
});
const lookUp = async (sessionId: string) => {
  lookUps += 1;
  return sessions.get(sessionId) ?? null;
};
const find = (sessionId: string) => cache.find(sessionId, lookUp);

beforeEach(() => {
  elapsed = 0;
  time = start;
  lookUps = 0;
  sessions = new Map(['a', 'b', 'c'].map((id) => [id, session(id)]));
  cache = createSessionCache({ now: () => new Date(time), elapsed: () => elapsed, maxSessions: 2 });
});

describe('a cached session', () => {
  it('is looked up once for many requests, and again after its time', async () => {
    expect([await find('a'), await find('a'), lookUps]).toEqual([session('a'), session('a'), 1]);
    elapsed = 899;
    await find('a');
    expect(lookUps).toBe(1);
    elapsed = 900;
    await find('a');
    expect(lookUps).toBe(2);
  });

  it('that ended elsewhere is over within a second, even when nobody says so', async () => {
    await find('a');
    sessions.delete('a');
    elapsed = 899;
    expect(await find('a')).not.toBeNull();
    elapsed = 900;
    expect(await find('a')).toBeNull();
  });

  it('is as old as the question, not as the answer', async () => {
    await cache.find('a', async (id) => {
      elapsed = 600;
      return session(id);
    });
    elapsed = 900;
    await find('a');
    expect(lookUps).toBe(1);
  });

  it('ends by its time, and does not outlive it when the clock is set forward or back', async () => {
    await find('a');
    time = start + HOUR;
    sessions.delete('a');
    expect(await find('a')).toBeNull();
    time = start - 24 * HOUR;
    sessions.set('a', session('a'));
    await find('a');
    sessions.delete('a');
    elapsed += 900;
    expect(await find('a')).toBeNull();
  });

  it('is forgotten alone, or with all of its account', async () => {
    sessions.set('b', session('b', 'account of a'));
    await find('a');
    await find('b');
    cache.forget('a');
    await find('b');
    expect(lookUps).toBe(2);
    await find('a');
    cache.forget('account of a');
    await find('a');
    await find('b');
    expect(lookUps).toBe(5);
  });

  it('is not kept when something was forgotten while it was looked up', async () => {
    const found = await cache.find('a', async (id) => {
      const before = await lookUp(id);
      sessions.delete(id);
      cache.forget(id);
      return before;
    });
    expect(found).not.toBeNull();
    expect(await find('a')).toBeNull();
  });

  it('that is over is asked for each time', async () => {
    expect([await find('x'), await find('x'), lookUps]).toEqual([null, null, 2]);
  });

  it('makes room for another one when there are enough, the oldest first', async () => {
    for (const id of ['a', 'b', 'c']) await find(id);
    await find('c');
    await find('b');
    expect(lookUps).toBe(3);
    await find('a');
    expect(lookUps).toBe(4);
  });

  it('is looked up anew after everything was forgotten', async () => {
    await find('a');
    cache.forgetAll();
    await find('a');
    expect(lookUps).toBe(2);
  });
});

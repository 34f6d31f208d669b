import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createSession } from './session.ts';

let kept: Map<string, string>;
let tabs: EventTarget;
const storage = () => ({
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
});
const inAnotherTab = (token: string | null, key: string | null = 'token') => {
  if (token === null) kept.delete('token');
  else kept.set('token', token);
  tabs.dispatchEvent(Object.assign(new Event('storage'), { key }));
};
const open = () => createSession({ storage, tabs });

beforeEach(() => {
  kept = new Map([['token', 'one']]);
  tabs = new EventTarget();
});

describe('the session of the back office', () => {
  it('is open while a token is stored when the page opens', () => {
    expect([open().isOpen(), open().token()]).toEqual([true, 'one']);
    kept.clear();
    expect([open().isOpen(), open().token()]).toEqual([false, null]);
  });

  it('forgets token and flag when somebody signs out', () => {
    const session = open();
    session.end();
    expect([session.isOpen(), kept.has('token')]).toEqual([false, false]);
  });

  it('keeps the page when the server ends it, until somebody signs in again', () => {
    const session = open();
    const changed = vi.fn();
    session.subscribe(changed);
    session.expire();
    expect(session.isOpen()).toBe(false);
    session.start('two');
    expect([session.isOpen(), session.token(), changed.mock.calls.length]).toEqual([true, 'two', 2]);
  });

  it('goes on when another tab signs in again, but not with the token that has expired', () => {
    const session = open();
    session.expire();
    inAnotherTab('one');
    expect(session.isOpen()).toBe(false);
    inAnotherTab('two');
    expect(session.isOpen()).toBe(true);
  });

  it('tells of a sign-out in another tab, and of nothing else', () => {
    const ended = vi.fn();
    open().onEndedElsewhere(ended);
    inAnotherTab('two');
    inAnotherTab('two', 'theme');
    expect(ended).not.toHaveBeenCalled();
    inAnotherTab(null);
    inAnotherTab(null, null);
    expect(ended).toHaveBeenCalledTimes(2);
  });

  it('counts as none where storage is blocked', () => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    expect(createSession({ storage: blocked, tabs }).token()).toBeNull();
  });
});

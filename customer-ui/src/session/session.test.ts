import { describe, expect, it } from 'vitest';
import { createSession } from './session.ts';

class StorageChange extends Event {
  readonly key: string | null;
  constructor(key: string | null) {
    super('storage');
    this.key = key;
  }
}

const browser = () => {
  const values = new Map<string, string>();
  const tabs = new EventTarget();
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
  return { values, tabs, session: createSession({ storage, tabs }) };
};

const counter = () => {
  let count = 0;
  return { listener: () => void count++, count: () => count };
};

describe('the session', () => {
  it('keeps the token in local storage under the key token', () => {
    const { session, values } = browser();
    session.start('abc');
    expect(values.get('token')).toBe('abc');
    expect(session.token()).toBe('abc');
  });

  it('is gone after its end', () => {
    const { session, values } = browser();
    session.start('abc');
    session.end();
    expect(values.has('token')).toBe(false);
    expect(session.token()).toBeNull();
  });

  it('takes an empty stored value for none', () => {
    const { session, values } = browser();
    values.set('token', '');
    expect(session.token()).toBeNull();
  });

  it('tells listeners when it starts or ends in this tab, and when another tab changes it', () => {
    const { session, tabs } = browser();
    const { listener, count } = counter();
    const stop = session.subscribe(listener);
    session.start('abc');
    session.end();
    expect(count()).toBe(2);
    tabs.dispatchEvent(new StorageChange('token'));
    tabs.dispatchEvent(new StorageChange(null));
    expect(count()).toBe(4);
    tabs.dispatchEvent(new StorageChange('theme'));
    expect(count()).toBe(4);
    stop();
    tabs.dispatchEvent(new StorageChange('token'));
    tabs.dispatchEvent(new Event('pageshow'));
    expect(count()).toBe(4);
  });

  it('is looked at again when the page comes back from the history: it may have ended meanwhile', () => {
    const { session, tabs } = browser();
    const { listener, count } = counter();
    session.subscribe(listener);
    tabs.dispatchEvent(new Event('pageshow'));
    expect(count()).toBe(1);
  });

  it('lives in memory when storage is blocked', () => {
    const blocked = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    const session = createSession({
      storage: { getItem: blocked, setItem: blocked, removeItem: blocked },
      tabs: new EventTarget(),
    });
    session.start('abc');
    expect(session.token()).toBe('abc');
    session.end();
    expect(session.token()).toBeNull();
  });
});

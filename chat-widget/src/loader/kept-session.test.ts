import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FORGET, WHO_HAS_ONE } from './between-tabs.ts';
import { keptSession } from './kept-session.ts';

const NAME = 'sternklar-chat:pk_1';
let stored: Map<string, string>;
let told: unknown[];
let hear: (data: unknown) => void;

beforeEach(() => {
  stored = new Map();
  told = [];
  class Channel {
    onmessage: ((event: { readonly data: unknown }) => void) | null = null;
    constructor() {
      hear = (data) => this.onmessage?.({ data });
    }
    postMessage = (data: unknown) => void told.push(data);
    close = () => undefined;
  }
  vi.stubGlobal('BroadcastChannel', Channel);
  vi.stubGlobal('window', { BroadcastChannel: Channel });
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
    removeItem: (name: string) => void stored.delete(name),
  });
});
afterEach(() => void vi.unstubAllGlobals());

const open = (isNamed = false) => {
  const happened: string[] = [];
  const kept = keptSession(
    NAME,
    () => isNamed,
    () => void happened.push('begun'),
    () => void happened.push('left'),
  );
  return { kept, happened };
};

it('A tab asks the others for their session, and keeps the one that it is handed', () => {
  const { kept, happened } = open();
  expect(told).toEqual([WHO_HAS_ONE]);
  expect(kept.isThere()).toBeNull();
  hear('session');
  expect([kept.isThere(), happened]).toEqual(['session', ['begun']]);
});

it('Who has a session stays with it, and whom the page names has one of their own', () => {
  stored.set(NAME, 'own');
  const { happened } = open();
  hear('another');
  expect([stored.get(NAME), happened]).toEqual(['own', []]);
  stored.clear();
  const named = open(true);
  hear('another');
  expect([stored.size, named.happened]).toEqual([0, []]);
});

it('Who leaves has left in all tabs', () => {
  stored.set(NAME, 'own');
  const { kept, happened } = open();
  kept.forget();
  expect([stored.size, told.at(-1)]).toEqual([0, FORGET]);
  stored.set(NAME, 'own');
  hear(FORGET);
  expect([stored.size, happened]).toEqual([0, ['left']]);
});

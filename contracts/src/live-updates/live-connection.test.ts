import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type LiveConnectionDeps, openLiveConnection } from './live-connection.ts';
import { liveUpdateOf } from './live-update.ts';

/** A browser with one lock, one channel between its tabs, and a server that keeps every stream open. */
const fakeBrowser = () => {
  const channels = new Set<BroadcastChannel>();
  const waiting: (() => void)[] = [];
  const requests: {
    readonly lastEventId: string | null;
    readonly send: (text: string) => void;
    readonly end: () => void;
  }[] = [];
  let held = false;

  const openChannel = () => {
    const channel = {
      onmessage: null as ((event: MessageEvent) => void) | null,
      postMessage: (data: unknown) => {
        for (const other of channels) {
          if (other !== (channel as unknown)) other.onmessage?.(new MessageEvent('message', { data }));
        }
      },
      close: () => void channels.delete(channel as unknown as BroadcastChannel),
    };
    channels.add(channel as unknown as BroadcastChannel);
    return channel as unknown as BroadcastChannel;
  };
  const request = async (_name: string, { signal }: LockOptions, work: () => Promise<void>) => {
    if (held) await new Promise<void>((resolve) => waiting.push(resolve));
    if (signal?.aborted) {
      waiting.shift()?.();
      throw signal.reason;
    }
    held = true;
    await work();
    held = false;
    waiting.shift()?.();
  };
  let sessionIsOver = false;
  let isOffline = false;
  const fetchStream: typeof fetch = async (_input, init) => {
    if (isOffline) throw new TypeError('Failed to fetch');
    if (sessionIsOver) return new Response('', { status: 401 });
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        requests.push({
          lastEventId: new Headers(init?.headers).get('Last-Event-ID'),
          send: (text) => controller.enqueue(new TextEncoder().encode(text)),
          end: () => controller.close(),
        });
        init?.signal?.addEventListener('abort', () => controller.error(init.signal?.reason));
      },
    });
    return new Response(body);
  };

  const openTab = () => {
    const page = Object.assign(new EventTarget(), { visibilityState: 'visible' as DocumentVisibilityState });
    const seen: string[] = [];
    const deps = {
      fetch: fetchStream,
      random: () => 0,
      updateOf: liveUpdateOf,
      elapsed: () => 0,
      pause: () => (isOffline ? new Promise<void>(() => undefined) : Promise.resolve()),
      locks: { request } as unknown as LockManager,
      openChannel,
      page: page as unknown as LiveConnectionDeps['page'],
    };
    const close = openLiveConnection(deps, 'abc', {
      onOpen: (resumed) => seen.push(resumed ? 'resumed' : 'opened'),
      onLost: () => seen.push('lost'),
      onUpdate: (update) => seen.push(update.kind),
      onSessionOver: () => seen.push('session over'),
    });
    const show = (visibilityState: DocumentVisibilityState) => {
      page.visibilityState = visibilityState;
      page.dispatchEvent(new Event('visibilitychange'));
    };
    return { seen, close, show };
  };
  const endSession = () => {
    sessionIsOver = true;
    for (const request of requests) request.end();
  };
  const goOffline = () => {
    isOffline = true;
    for (const request of requests) request.end();
  };
  return { openTab, requests, endSession, goOffline };
};

const settle = () => vi.advanceTimersByTimeAsync(0);
const update = 'id: 7\ndata: {"kind":"profile-changed"}\n\n';

describe('the live connection of several tabs', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is one: the first tab reads the stream and the others hear of it', async () => {
    const browser = fakeBrowser();
    const first = browser.openTab();
    const second = browser.openTab();
    await settle();
    browser.requests[0]?.send(update);
    await settle();
    expect(browser.requests).toHaveLength(1);
    expect(first.seen).toEqual(['opened', 'profile-changed']);
    expect(second.seen).toEqual(['opened', 'profile-changed']);
  });

  it('is made known to a tab that comes later', async () => {
    const browser = fakeBrowser();
    browser.openTab();
    await settle();
    const second = browser.openTab();
    await settle();
    expect(browser.requests).toHaveLength(1);
    expect(second.seen).toEqual(['resumed']);
  });

  it('tells all of them when it breaks and when it stands again', async () => {
    const browser = fakeBrowser();
    const first = browser.openTab();
    const second = browser.openTab();
    await settle();
    browser.requests[0]?.send(update);
    await settle();
    browser.requests[0]?.end();
    await settle();
    expect(first.seen).toEqual(['opened', 'profile-changed', 'lost', 'resumed']);
    expect(second.seen).toEqual(first.seen);
  });

  it('is known to be broken in a tab that comes later', async () => {
    const browser = fakeBrowser();
    browser.openTab();
    await settle();
    browser.goOffline();
    await settle();
    const second = browser.openTab();
    await settle();
    expect(second.seen).toEqual(['lost']);
  });

  it('ends for all of them when the session is over', async () => {
    const browser = fakeBrowser();
    const first = browser.openTab();
    const second = browser.openTab();
    await settle();
    browser.endSession();
    await settle();
    expect(first.seen.at(-1)).toBe('session over');
    expect(second.seen.at(-1)).toBe('session over');
  });

  it('passes to the next tab, which goes on at the same position, when the first one closes', async () => {
    const browser = fakeBrowser();
    const first = browser.openTab();
    const second = browser.openTab();
    await settle();
    browser.requests[0]?.send(update);
    await settle();
    first.close();
    await settle();
    expect(browser.requests).toHaveLength(2);
    expect(browser.requests[1]?.lastEventId).toBe('7');
    expect(second.seen.at(-1)).toBe('resumed');
  });

  it('is given back by a page hidden for five minutes and taken up when it is looked at again', async () => {
    const browser = fakeBrowser();
    const tab = browser.openTab();
    await settle();
    browser.requests[0]?.send(update);
    await settle();
    tab.show('hidden');
    await vi.advanceTimersByTimeAsync(5 * 60_000);
    const requestsBefore = browser.requests.length;
    await vi.advanceTimersByTimeAsync(60 * 60_000);
    expect(browser.requests).toHaveLength(requestsBefore);
    tab.show('visible');
    await settle();
    expect(browser.requests).toHaveLength(requestsBefore + 1);
    expect(browser.requests.at(-1)?.lastEventId).toBe('7');
    tab.close();
  });

  it('is left to another page of the same session that took it, until this one is looked at again', async () => {
    const browser = fakeBrowser();
    const tab = browser.openTab();
    await settle();
    browser.requests[0]?.send('event: replaced\ndata: {}\n\n');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(browser.requests).toHaveLength(1);
    tab.show('hidden');
    tab.show('visible');
    await settle();
    expect(browser.requests).toHaveLength(2);
  });

  it('stays when the page is hidden only for a moment', async () => {
    const browser = fakeBrowser();
    const tab = browser.openTab();
    await settle();
    tab.show('hidden');
    await vi.advanceTimersByTimeAsync(60_000);
    tab.show('visible');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(browser.requests).toHaveLength(1);
  });
});

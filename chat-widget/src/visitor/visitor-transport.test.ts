import { describe, expect, it, vi } from 'vitest';
import { type Call, type Calls, ChatFailure } from './calls.ts';
import { createSessionStore, createSessions, type Identity, STORED_AS, type VisitorSession } from './sessions.ts';
import { createVisitorTransport, type LoadLive } from './visitor-transport.ts';

const KEY = 'pk_test';
const JSON_OF_BROWSERS = { parse: JSON.parse, stringify: JSON.stringify };
const session = (token: string): VisitorSession => ({
  token,
  expires_at: '2026-11-20T13:00:00Z',
  visitor_id: 'v1',
  identified: false,
});

interface WorldOptions {
  readonly identity?: Identity | null;
  readonly kept?: VisitorSession;
  /** Tokens that the server no longer takes. */
  readonly expired?: readonly string[];
  readonly loadLive?: LoadLive;
  /** What the live stream says, and then nothing more. */
  readonly hears?: string;
  /** The first of these streams come through and end, and no other one does. */
  readonly comeThrough?: number;
  /** Nobody looks at the page at first. */
  readonly isHidden?: boolean;
}

/** A server that opens sessions t1, t2, … and answers every call in one of them. */
const world = (options: WorldOptions = {}) => {
  const {
    identity = null,
    kept,
    expired = [],
    loadLive = () => import('./live.ts'),
    hears,
    comeThrough,
    isHidden = false,
  } = options;
  const storage = new Map<string, string>(kept === undefined ? [] : [[STORED_AS + KEY, JSON.stringify(kept)]]);
  const calls: Call[] = [];
  const streams: string[] = [];
  let opened = 0;
  const call = vi.fn(async (order: Call): Promise<unknown> => {
    calls.push(order);
    if (order.path === '/widget/sessions') {
      opened += 1;
      return session(`t${opened}`);
    }
    if (expired.includes(order.token ?? '')) throw new ChatFailure(401);
    if (order.path === '/chat/state') return { status: 'assistant', unread_count: 0 };
    return order.path === '/chat/history' ? [] : { id: 'reply' };
  });
  const tabStorage = {
    getItem: (name: string) => storage.get(name) ?? null,
    setItem: (name: string, value: string) => storage.set(name, value),
  };
  const page = Object.assign(new EventTarget(), { visibilityState: isHidden ? 'hidden' : 'visible' });
  const look = () => {
    page.visibilityState = 'visible';
    page.dispatchEvent(new Event('visibilitychange'));
  };
  const store = createSessionStore({ key: KEY, storage: () => tabStorage, ...JSON_OF_BROWSERS });
  const transport = createVisitorTransport({
    call: call as unknown as Calls,
    sessions: createSessions({ key: KEY, identity, call: call as unknown as Calls, store }),
    origin: 'https://sternklar.example',
    loadLive,
    isIdentified: identity !== null,
    page: page as unknown as Document,
    live: {
      fetch: (_input, init) => {
        streams.push(new Headers(init?.headers).get('Authorization') ?? '');
        if (comeThrough !== undefined)
          return new Promise((resolve, reject) =>
            setTimeout(() =>
              streams.length > comeThrough ? reject(new TypeError('Failed to fetch')) : resolve(new Response('')),
            ),
          );
        const start = (stream: ReadableStreamDefaultController) => stream.enqueue(new TextEncoder().encode(hears));
        if (hears !== undefined) return Promise.resolve(new Response(new ReadableStream({ start })));
        return new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
        });
      },
      random: () => 1,
      elapsed: () => 0,
      pause: async () => undefined,
      updateOf: (data) => (data === '' ? null : JSON.parse(data)),
    },
  });
  const paths = () => calls.map(({ path, token = '-' }) => `${path} ${token}`);
  return { transport, calls, paths, storage, streams, look };
};

const silent = { opened: () => undefined, heard: () => undefined, read: () => undefined };

describe('a visitor whom nobody knows', () => {
  it('asks for nothing and leaves nothing behind before the first message', async () => {
    const { transport, calls, storage, streams } = world();
    transport.subscribe(silent);
    expect((await transport.history()).messages).toEqual([]);
    await transport.markRead('1');
    expect([calls, [...storage], streams]).toEqual([[], [], []]);
  });

  it('gets a session with the first message, which is kept for the tab once the message has arrived', async () => {
    const { transport, calls, paths, storage, streams } = world();
    transport.subscribe(silent);
    await transport.send('Hallo', 'm1');
    await transport.send('Noch etwas', 'm2');
    expect(paths()).toEqual(['/widget/sessions -', '/chat/message t1', '/chat/message t1']);
    expect(calls[0]?.body).toEqual({ key: KEY });
    expect(calls[1]?.body).toEqual({ message: 'Hallo', client_message_id: 'm1' });
    expect(JSON.parse(storage.get(STORED_AS + KEY) ?? '')).toEqual(session('t1'));
    await expect.poll(() => streams).toEqual(['Bearer t1']);
  });

  it('goes on with the session of the page before', async () => {
    const { transport, paths, streams } = world({ kept: session('t0') });
    transport.subscribe(silent);
    await transport.history();
    expect(paths()).toEqual(['/chat/history t0', '/chat/state t0']);
    await expect.poll(() => streams).toEqual(['Bearer t0']);
  });

  it('gets the next session when the server no longer takes the last one, and the message goes out again', async () => {
    const { transport, calls, paths, storage } = world({ kept: session('t0'), expired: ['t0'] });
    await transport.send('Hallo', 'm1');
    expect(paths()).toEqual(['/chat/message t0', '/widget/sessions -', '/chat/message t1']);
    expect(calls[1]?.body).toEqual({ key: KEY, renew: 't0' });
    expect(JSON.parse(storage.get(STORED_AS + KEY) ?? '')).toMatchObject({ token: 't1' });
  });

  it('gets only one new session, however many calls ask for it', async () => {
    const { transport, paths } = world({ kept: session('t0'), expired: ['t0'] });
    await Promise.all([transport.history(), transport.markRead('1')]);
    expect(paths().filter((path) => path.startsWith('/widget/sessions'))).toHaveLength(1);
  });

  it('begins anew where the browser allows no storage, or something else stands in it', async () => {
    const { transport, paths, storage } = world();
    storage.set(STORED_AS + KEY, '{"token":5}');
    expect((await transport.history()).messages).toEqual([]);
    expect(paths()).toEqual([]);
    const denied = () => {
      throw new Error('denied');
    };
    const forbidden = createSessionStore({ key: KEY, storage: denied, ...JSON_OF_BROWSERS });
    expect(forbidden.read()).toBeNull();
    expect(() => forbidden.write(session('t1'))).not.toThrow();
  });
});

describe('a visitor whom the partner names', () => {
  it('has a history before the first message, and is never kept in the browser', async () => {
    const { transport, calls, paths, storage } = world({ identity: () => Promise.resolve('signed') });
    await transport.history();
    await transport.send('Hallo', 'm1');
    expect(paths()).toEqual(['/widget/sessions -', '/chat/history t1', '/chat/state t1', '/chat/message t1']);
    expect(calls[0]?.body).toEqual({ key: KEY, identity: 'signed' });
    expect([...storage]).toEqual([]);
  });

  it('does not go on with what somebody else left in this tab', async () => {
    const { transport, paths } = world({ identity: 'signed', kept: session('t0') });
    await transport.history();
    expect(paths()).toEqual(['/widget/sessions -', '/chat/history t1', '/chat/state t1']);
  });
});

it('what was read is said by the message that was shown last', async () => {
  const { transport, calls } = world({ kept: session('t0') });
  await transport.markRead('m7');
  expect(calls).toEqual([{ path: '/chat/read', body: { message_id: 'm7' }, token: 't0' }]);
});

it('a stream ends with the conversation', async () => {
  const { transport, streams } = world({ kept: session('t0') });
  const stop = transport.subscribe(silent);
  await transport.history();
  await expect.poll(() => streams).toHaveLength(1);
  stop();
  await transport.history();
  expect(streams).toHaveLength(1);
});

it('what follows the stream is loaded again when it could not be loaded', async () => {
  let tries = 0;
  const loadLive = async () => {
    tries += 1;
    if (tries === 1) throw new Error('no network');
    return import('./live.ts');
  };
  const { transport, streams } = world({ kept: session('t0'), loadLive });
  transport.subscribe(silent);
  await transport.history();
  await expect.poll(() => streams).toEqual(['Bearer t0']);
  expect(tries).toBe(2);
});

describe('where the stream does not come through, because an extension or a proxy stops it', () => {
  const toldIn = async (options: WorldOptions) => {
    const { transport, streams } = world({ kept: session('t0'), ...options });
    const told: (readonly [resumed: boolean, tries: number])[] = [];
    const stop = transport.subscribe({ ...silent, opened: (resumed) => told.push([resumed, streams.length]) });
    await transport.history();
    await expect.poll(() => told.length).toBeGreaterThan(2);
    stop();
    return told.slice(0, 3);
  };

  it('what it would tell is asked for with every further try', async () => {
    expect(await toldIn({ comeThrough: 0 })).toEqual([2, 3, 4].map((tries) => [false, tries]));
  });

  it('nothing is asked for while one that broke is tried for the first time, as when the server starts anew', async () => {
    expect(await toldIn({ comeThrough: 1 })).toEqual([1, 3, 4].map((tries) => [false, tries]));
  });

  it('so it is where its script does not come', async () => {
    expect(await toldIn({ loadLive: () => new Promise((_resolve, reject) => setTimeout(reject)) })).toEqual(
      [0, 0, 0].map((tries) => [false, tries]),
    );
  });
});

it('a page that nobody looks at connects when somebody does', async () => {
  const { transport, streams, paths, look } = world({ kept: session('t0'), isHidden: true });
  transport.subscribe(silent);
  await transport.history();
  expect([paths(), streams]).toEqual([['/chat/history t0', '/chat/state t0'], []]);
  look();
  await expect.poll(() => streams).toEqual(['Bearer t0']);
});

it('tells of what the same reader has seen elsewhere', async () => {
  const read = vi.fn();
  const update = { kind: 'conversation-read', by: 'participant' };
  const { transport } = world({ kept: session('t0'), hears: `id: 1\ndata: ${JSON.stringify(update)}\n\n` });
  transport.subscribe({ ...silent, read });
  await transport.history();
  await expect.poll(() => read.mock.calls).toHaveLength(1);
});

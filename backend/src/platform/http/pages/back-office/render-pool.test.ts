import { EventEmitter } from 'node:events';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { FromRenderer, PageOrder, ToRenderer } from './render-messages.ts';
import { createRenderPool, type RenderPoolOptions } from './render-pool.ts';
import type { RenderThread } from './renderer.ts';

/** A thread that does what the test tells it. */
class ScriptedThread extends EventEmitter implements RenderThread {
  readonly heard: ToRenderer[] = [];
  isTerminated = false;
  postMessage(message: ToRenderer) {
    this.heard.push(message);
  }
  async terminate() {
    this.isTerminated = true;
  }
  say(message: FromRenderer) {
    this.emit('message', message);
  }
  orders() {
    return this.heard.flatMap((message) => (message.kind === 'order' ? [message.order.url] : []));
  }
}

const order = (url: string): PageOrder => ({ url, nonce: 'n', sessionId: 's', encoding: null });
const page = (text: string) => ({ isFound: true, body: Buffer.from(text) });
const noApi = async () => null;

let threads: ScriptedThread[];
const thread = (number: number): ScriptedThread => {
  const found = threads[number];
  if (!found) throw new Error(`Only ${threads.length} threads were started.`);
  return found;
};
const poolWith = (options: Partial<RenderPoolOptions> = {}) =>
  createRenderPool({
    start: () => {
      const started = new ScriptedThread();
      threads.push(started);
      return started;
    },
    size: 1,
    maxWaiting: 2,
    timeLimitMs: 1_000,
    ...options,
  });

beforeEach(() => {
  threads = [];
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

describe('renderers of pages', () => {
  it('are started with the first page, and work on one page at a time in the order they came', async () => {
    const pool = poolWith();
    expect(threads).toHaveLength(0);
    const [one, two] = [pool.render(order('/one'), noApi), pool.render(order('/two'), noApi)];
    thread(0).say({ kind: 'ready' });
    expect(thread(0).orders()).toEqual(['/one']);
    thread(0).say({ kind: 'page', page: page('1') });
    expect(await one).toEqual(page('1'));
    await vi.waitFor(() => expect(thread(0).orders()).toEqual(['/one', '/two']));
    thread(0).say({ kind: 'page', page: page('2') });
    expect(await two).toEqual(page('2'));
    expect(threads).toHaveLength(1);
  });

  it('read the API for the person whose page it is', async () => {
    const pool = poolWith();
    const read = vi.fn(async () => ({ status: 200, headers: {}, body: '[]' }));
    void pool.render(order('/one'), read).catch(() => undefined);
    thread(0).say({ kind: 'ready' });
    thread(0).say({ kind: 'get', call: 1, path: '/api/rows' });
    await vi.waitFor(() =>
      expect(thread(0).heard).toContainEqual({
        kind: 'answer',
        call: 1,
        answer: { status: 200, headers: {}, body: '[]' },
      }),
    );
    expect(read).toHaveBeenCalledWith('/api/rows');
    await pool.close();
  });

  it('say why a page could not be rendered, and go on', async () => {
    const pool = poolWith();
    const broken = pool.render(order('/broken'), noApi);
    thread(0).say({ kind: 'ready' });
    thread(0).say({ kind: 'failed', reason: 'a mistake' });
    await expect(broken).rejects.toThrow('a mistake');
    const next = pool.render(order('/next'), noApi);
    thread(0).say({ kind: 'page', page: page('next') });
    expect(await next).toEqual(page('next'));
  });

  it('are as many as there may be, not more', () => {
    const pool = poolWith({ size: 2, maxWaiting: 5 });
    for (const url of ['/one', '/two', '/three']) void pool.render(order(url), noApi).catch(() => undefined);
    expect(threads).toHaveLength(2);
    for (const started of threads) started.say({ kind: 'ready' });
    expect(threads.flatMap((started) => started.orders())).toEqual(['/one', '/two']);
  });

  it('refuse at once when too many pages wait', async () => {
    const pool = poolWith();
    void pool.render(order('/one'), noApi).catch(() => undefined);
    void pool.render(order('/two'), noApi).catch(() => undefined);
    await expect(pool.render(order('/three'), noApi)).rejects.toThrow('waiting');
  });

  it('are replaced when a page takes too long, and the page is given up', async () => {
    const pool = poolWith();
    const slow = pool.render(order('/slow'), noApi);
    thread(0).say({ kind: 'ready' });
    const refused = expect(slow).rejects.toThrow('1000 ms');
    await vi.advanceTimersByTimeAsync(1_000);
    await refused;
    expect(thread(0).isTerminated).toBe(true);
    const next = pool.render(order('/next'), noApi);
    thread(1).say({ kind: 'ready' });
    thread(1).say({ kind: 'page', page: page('next') });
    expect(await next).toEqual(page('next'));
  });

  it('are not blamed for a page that only waited for them to start', async () => {
    const pool = poolWith();
    const waited = expect(pool.render(order('/early'), noApi)).rejects.toThrow('1000 ms');
    await vi.advanceTimersByTimeAsync(1_000);
    await waited;
    expect(thread(0).isTerminated).toBe(false);
    thread(0).say({ kind: 'ready' });
    expect(thread(0).orders()).toEqual([]);
  });

  it('rest after ending by themselves, and are started again later', async () => {
    const pool = poolWith();
    const lost = expect(pool.render(order('/one'), noApi)).rejects.toThrow('ended');
    thread(0).say({ kind: 'ready' });
    thread(0).emit('error', new Error('out of memory'));
    thread(0).emit('exit', 1);
    await lost;
    const tooEarly = expect(pool.render(order('/two'), noApi)).rejects.toThrow('1000 ms');
    expect(threads).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(5_000);
    await tooEarly;
    const later = pool.render(order('/three'), noApi);
    thread(1).say({ kind: 'ready' });
    thread(1).say({ kind: 'page', page: page('3') });
    expect(await later).toEqual(page('3'));
  });

  it('stop with the server, and so do the pages', async () => {
    const pool = poolWith();
    const [working, waiting] = [pool.render(order('/one'), noApi), pool.render(order('/two'), noApi)];
    const refused = Promise.all([
      expect(working).rejects.toThrow('stopped'),
      expect(waiting).rejects.toThrow('stopping'),
    ]);
    thread(0).say({ kind: 'ready' });
    await pool.close();
    await refused;
    expect(thread(0).isTerminated).toBe(true);
    await expect(pool.render(order('/late'), noApi)).rejects.toThrow('stopping');
  });
});

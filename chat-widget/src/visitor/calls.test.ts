import { describe, expect, it } from 'vitest';
import { ChatFailure, createCalls } from './calls.ts';

const ORIGIN = 'https://sternklar.example';
const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });

/** Calls to a server that gives these answers, one after another, and then none. */
const world = (answers: readonly (Response | Error)[], { isOnline = true } = {}) => {
  const requests: { readonly url: string; readonly init: RequestInit }[] = [];
  const pauses: number[] = [];
  const gone = new AbortController();
  const left = [...answers];
  const call = createCalls({
    origin: ORIGIN,
    fetch: async (input, init = {}) => {
      requests.push({ url: String(input), init });
      const answer = left.shift() ?? new TypeError('no network');
      if (answer instanceof Error) throw answer;
      return answer;
    },
    parse: JSON.parse,
    stringify: JSON.stringify,
    random: () => 1,
    isOnline: () => isOnline,
    pause: async (ms) => {
      pauses.push(ms);
    },
    gone: gone.signal,
  });
  return { call, requests, pauses, gone };
};

describe('a call', () => {
  it('goes to the product with the token in a header, and without cookies', async () => {
    const { call, requests } = world([json(200, { id: '1' })]);
    expect(await call({ path: '/chat/message', body: { message: 'Hallo' }, token: 'abc' })).toEqual({ id: '1' });
    expect(requests[0]?.url).toBe(`${ORIGIN}/api/chat/message`);
    expect(requests[0]?.init).toMatchObject({ method: 'POST', body: '{"message":"Hallo"}', credentials: 'omit' });
    expect(requests[0]?.init.headers).toMatchObject({ Authorization: 'Bearer abc' });
  });

  it.each([
    ['no answer', new TypeError('reset')],
    ['a server that starts anew', json(503, {})],
    ['a proxy that finds no server', new Response('<html>', { status: 502 })],
  ])('is tried again after %s, less and less often', async (_what, answer) => {
    const { call, pauses } = world([answer, answer, json(200, 'da')]);
    expect(await call({ path: '/chat/history' })).toBe('da');
    expect(pauses).toEqual([1_000, 2_000]);
  });

  it('is given up after five tries', async () => {
    const { call, requests } = world([]);
    await expect(call({ path: '/chat/history' })).rejects.toMatchObject({ status: 0 });
    expect(requests).toHaveLength(5);
  });

  it.each([400, 401, 403, 404, 422, 429, 500])('that is refused with %i is not repeated', async (status) => {
    const { call, requests } = world([json(status, { detail: 'Nein.' })]);
    await expect(call({ path: '/chat/history' })).rejects.toEqual(new ChatFailure(status, 'Nein.'));
    expect(requests).toHaveLength(1);
  });

  it('is not repeated without a network, nor for a widget that is gone', async () => {
    const offline = world([], { isOnline: false });
    await expect(offline.call({ path: '/chat/history' })).rejects.toMatchObject({ status: 0 });
    expect(offline.requests).toHaveLength(1);
    const removed = world([]);
    removed.gone.abort();
    await expect(removed.call({ path: '/chat/history' })).rejects.toMatchObject({ status: 0 });
    expect(removed.requests).toHaveLength(1);
  });

  it('that is answered by something else than JSON has no answer', async () => {
    const { call } = world([new Response('<html>Willkommen im Hotel</html>'), json(200, 'da')]);
    expect(await call({ path: '/chat/history' })).toBe('da');
  });
});

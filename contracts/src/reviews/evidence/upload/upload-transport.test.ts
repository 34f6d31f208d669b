import { describe, expect, it } from 'vitest';
import { createUploadTransport } from './upload-transport.ts';

const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers });

const transportOf = (answer: () => Response) => {
  const asked: { readonly path: string; readonly init: RequestInit }[] = [];
  const transport = createUploadTransport({
    fetch: async (path, init = {}) => {
      asked.push({ path: String(path), init });
      return answer();
    },
    token: () => 'token',
    reviewId: 'r1',
  });
  return { transport, asked };
};
const { signal } = new AbortController();
const failing = (answer: () => Response) => transportOf(answer).transport.standing('u1', signal);

describe('a call of an upload', () => {
  it('is sent with the token, and a piece with where it begins', async () => {
    const { transport, asked } = transportOf(() => json(200, { received: 12 }));
    expect(await transport.send('u/1', 4, new ArrayBuffer(8), signal)).toBe(12);
    expect(asked[0]).toMatchObject({
      path: '/api/evidence-uploads/u%2F1?offset=4',
      init: { method: 'PUT', headers: { Authorization: 'Bearer token', 'Content-Type': 'application/octet-stream' } },
    });
  });

  it('fails with the server’s words, where the upload stands, and how long to wait', async () => {
    const problem = { detail: 'Weiter geht es an dieser Stelle.', received: 8 };
    await expect(failing(() => json(409, problem, { 'retry-after': '3' }))).rejects.toMatchObject({
      ...{ status: 409, words: problem.detail, received: 8, retryAfterMs: 3_000 },
    });
    await expect(failing(() => json(500, {}, { 'retry-after': 'bald' }))).rejects.toMatchObject({
      ...{ status: 500, words: null, received: null, retryAfterMs: null },
    });
  });

  it('that breaks off has no answer, whatever its status was', async () => {
    const nothing = { status: 0, words: null, received: null, retryAfterMs: null };
    await expect(failing(() => new Response('{"received": 1', { status: 200 }))).rejects.toMatchObject(nothing);
    await expect(
      failing(() => {
        throw new TypeError('Failed to fetch');
      }),
    ).rejects.toMatchObject(nothing);
  });

  it('that completes it tells whether the review had the same already', async () => {
    const isNew = async (status: number) =>
      (await transportOf(() => json(status, { id: 'e1' })).transport.complete('u1', signal)).isNew;
    expect([await isNew(201), await isNew(200)]).toEqual([true, false]);
  });
});

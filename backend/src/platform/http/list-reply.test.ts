import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createBareServer } from '../../testing/bare-server.ts';
import { sendPage, sendStream } from './list-reply.ts';
import { listQuerySchema, parseListRequest } from './list-request.ts';

const row = (number: number) => ({ number });
let app: FastifyInstance;
let batches: (readonly object[])[];
let breakBefore: number;
let closed: boolean;

async function* inBatches() {
  try {
    for (const [index, batch] of batches.entries()) {
      if (index === breakBefore) throw new Error('no database');
      yield batch;
    }
  } finally {
    closed = true;
  }
}

beforeEach(async () => {
  batches = [];
  breakBefore = -1;
  closed = false;
  app = await createBareServer({
    routes: async (api) => {
      api.withTypeProvider<ZodTypeProvider>().get(
        '/numbers',
        {
          config: { access: 'public' },
          schema: { querystring: listQuerySchema, response: { 200: z.array(z.object({ number: z.number() })) } },
        },
        async (request, reply) => {
          const list = parseListRequest(request.query);
          if (list === null) return sendStream(reply, inBatches());
          const all = batches.flat() as { number: number }[];
          const rows = all.slice(list.offset, list.offset + list.limit);
          return sendPage(reply, 'numbers', { rows, total: all.length }, list);
        },
      );
    },
  });
});
afterEach(() => app.close());

describe('a page', () => {
  it('tells its rows and the total in Content-Range', async () => {
    batches = [Array.from({ length: 30 }, (_, i) => row(i))];
    const answer = await app.inject({ url: '/api/numbers?range=[25,49]' });
    expect(answer.json()).toEqual([25, 26, 27, 28, 29].map(row));
    expect(answer.headers).toMatchObject({
      'content-range': 'numbers 25-29/30',
      'access-control-expose-headers': 'Content-Range',
    });
  });

  it('beyond the end is empty and tells the total still', async () => {
    batches = [[row(1)]];
    const answer = await app.inject({ url: '/api/numbers?range=[50,59]' });
    expect([answer.json(), answer.headers['content-range']]).toEqual([[], 'numbers */1']);
  });
});

describe('a whole list', () => {
  it('is one JSON array, whatever batches it comes in', async () => {
    batches = [[row(1), row(2)], [], [row(3)]];
    const answer = await app.inject({ url: '/api/numbers' });
    expect(answer.json()).toEqual([1, 2, 3].map(row));
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('is an empty array when there is nothing', async () => {
    expect((await app.inject({ url: '/api/numbers' })).json()).toEqual([]);
    batches = [[], []];
    expect((await app.inject({ url: '/api/numbers' })).json()).toEqual([]);
  });

  it('that fails before its first row is an ordinary problem', async () => {
    batches = [[row(1)]];
    breakBefore = 0;
    expect((await app.inject({ url: '/api/numbers' })).statusCode).toBe(500);
  });

  it('that fails later is cut off, so that half of it never looks whole', async () => {
    batches = [[row(1)], [row(2)]];
    breakBefore = 1;
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    await expect(fetch(`${url}/api/numbers`).then((answer) => answer.text())).rejects.toThrow();
  });

  it('stops reading when its reader has gone', async () => {
    batches = Array.from({ length: 10_000 }, () => [{ number: 1, filler: 'x'.repeat(10_000) }]);
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    const abort = new AbortController();
    const answer = await fetch(`${url}/api/numbers`, { signal: abort.signal });
    await answer.body?.getReader().read();
    abort.abort();
    await expect.poll(() => closed).toBe(true);
  });
});

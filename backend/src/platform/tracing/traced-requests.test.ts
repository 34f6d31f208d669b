import { AsyncLocalStorage } from 'node:async_hooks';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ProcessTracing, StartedRequest } from './process-tracing.ts';
import { traceRequests } from './traced-requests.ts';

const current = new AsyncLocalStorage<string>();
let started: StartedRequest[];
let ended: { attributes: object; failure: string | undefined }[];
let app: FastifyInstance;
let parsing: PromiseWithResolvers<void>;

const tracing = {
  startRequest(about) {
    started.push(about);
    return {
      run: (work) => current.run(about.name, work),
      end: (attributes, failure) => void ended.push({ attributes, failure }),
    };
  },
} as Pick<ProcessTracing, 'startRequest'> as ProcessTracing;

beforeEach(() => {
  started = [];
  ended = [];
  parsing = Promise.withResolvers();
  app = Fastify();
  traceRequests(app, { tracing, callerOf: () => null });
  app.addHook('preParsing', async () => parsing.resolve());
  app.post('/api/things/:id', async () => ({ within: current.getStore() ?? null }));
  app.get('/api/broken/:id', async () => Promise.reject(new Error('max@muster.example')));
  app.get('/metrics', async () => 'ok');
  app.get('/api/live', { config: { stream: true } as never }, async () => 'ok');
});
afterEach(() => app.close());

describe('a request', () => {
  it('is answered within its span, also when its body comes in pieces', async () => {
    await app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = app.server.address() as AddressInfo;
    const body = JSON.stringify({ words: 'x'.repeat(1_000) });
    const headers = { 'content-type': 'application/json', 'content-length': body.length };
    const answer = await new Promise<string>((resolve, reject) => {
      const call = request({ port, host: '127.0.0.1', path: '/api/things/7', method: 'POST', headers }, (response) =>
        text(response).then(resolve, reject),
      ).on('error', reject);
      call.write(body.slice(0, 500));
      void parsing.promise.then(() => call.end(body.slice(500)));
    });
    expect(JSON.parse(answer)).toEqual({ within: 'POST /api/things/:id' });
  });

  it('is told of by its route pattern, and as failed without the words of the error', async () => {
    await app.inject({ url: '/api/broken/max@muster.example?email=max@muster.example' });
    expect(started.map(({ name }) => name)).toEqual(['GET /api/broken/:id']);
    expect(ended).toEqual([
      {
        attributes: {
          'http.request.method': 'GET',
          'http.route': '/api/broken/:id',
          'http.response.status_code': 500,
          'sternklar.caller.role': 'nobody',
        },
        failure: '500',
      },
    ]);
  });

  it('to an address that there is not has no address in its span', async () => {
    await app.inject({ url: '/max@muster.example' });
    expect(started.map(({ name }) => name)).toEqual(['GET unmatched']);
    expect(JSON.stringify(ended)).not.toContain('muster');
  });

  it('of a machine that asks how things are, and a live stream, have none', async () => {
    for (const url of ['/metrics', '/api/live']) await app.inject({ url });
    expect(started).toEqual([]);
  });
});

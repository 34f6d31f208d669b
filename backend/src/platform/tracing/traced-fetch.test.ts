import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { noteSpans } from '@sternklar/event-store/testing/noted-spans';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { tracedFetch } from './traced-fetch.ts';

let server: Server;
let headers: IncomingHttpHeaders;
let status: number;
let url: string;
beforeEach(async () => {
  status = 200;
  server = createServer((request, response) => {
    headers = request.headers;
    response.writeHead(status).end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/checkouts/geheim?email=max@muster.example`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

describe('a call to somebody else', () => {
  it('is a span with the host and the status, without the rest of the address, and tells nobody of the trace', async () => {
    const tracing = noteSpans();
    const answer = await tracedFetch(tracing, 'stripe')(url, { method: 'POST', body: 'geheim' });
    expect(answer.status).toBe(200);
    expect(tracing.spans).toEqual([
      {
        name: 'call stripe',
        kind: 'client',
        attributes: {
          'http.request.method': 'POST',
          'server.address': '127.0.0.1',
          'http.response.status_code': 200,
        },
      },
    ]);
    expect(Object.keys(headers)).not.toContain('traceparent');
  });

  it('has failed when it was refused', async () => {
    status = 503;
    const tracing = noteSpans();
    await tracedFetch(tracing, 'assistant')(url, {});
    expect(tracing.spans.map(({ failed }) => failed)).toEqual(['503']);
  });

  it('is a plain one without traces', async () => {
    expect((await tracedFetch(undefined, 'stripe')(url, {})).status).toBe(200);
  });
});

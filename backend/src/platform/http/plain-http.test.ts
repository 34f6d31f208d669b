import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createBareServer } from '../../testing/bare-server.ts';

let app: FastifyInstance;
let port: number;
beforeAll(async () => {
  app = await createBareServer({
    production: true,
    routes: async (api) => {
      api.get('/hello', { config: { access: 'public' } }, async () => ({ hello: true }));
    },
  });
  port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(() => app.close());

/** Everything the server says on one connection until it closes that. */
const saidTo = (bytes: string): Promise<string> => {
  const socket = connect(port, '127.0.0.1');
  socket.write(bytes);
  return text(socket);
};

it('a request that offers another protocol is answered, and its connection closed', async () => {
  const said = await saidTo('GET /api/hello HTTP/1.1\r\nHost: x\r\nConnection: upgrade\r\nUpgrade: h2c\r\n\r\n');
  expect(said).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
  expect(said).toMatch(/^connection: close\r$/im);
  expect(said).toContain('{"hello":true}');
});

it('an unreadable address that comes with such an offer closes its connection, too', async () => {
  const said = await saidTo('GET /api/%ff HTTP/1.1\r\nHost: x\r\nConnection: upgrade\r\nUpgrade: h2c\r\n\r\n');
  expect(said).toMatch(/^HTTP\/1\.1 400 /);
});

it('an unknown expectation is passed over', async () => {
  const said = await saidTo('GET /api/hello HTTP/1.1\r\nHost: x\r\nExpect: wonders\r\nConnection: close\r\n\r\n');
  expect(said).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
});

it('a request that names two hosts is refused, whichever a proxy may have believed', async () => {
  const said = await saidTo('GET /api/hello HTTP/1.1\r\nHost: x\r\nHost: y\r\nConnection: close\r\n\r\n');
  expect(said).toMatch(/^HTTP\/1\.1 400 /);
  expect(said).toContain('Die Anfrage nennt mehr als einen Host.');
});

it('a request that names no host is refused with a problem document, too', async () => {
  const said = await saidTo('GET /api/hello HTTP/1.1\r\nConnection: close\r\n\r\n');
  expect(said).toMatch(/^HTTP\/1\.1 400 /);
  expect(said).toContain('Die Anfrage nennt keinen Host.');
});

it('one of HTTP/1.0 need not name a host', async () => {
  const said = await saidTo('GET /api/hello HTTP/1.0\r\n\r\n');
  expect(said).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
});

it.each([
  ['whose address is unreadable', 'GET /api/%ff HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'],
  ['that names two hosts', 'GET /api/hello HTTP/1.1\r\nHost: x\r\nHost: y\r\nConnection: close\r\n\r\n'],
  ['that names no host', 'GET /api/hello HTTP/1.1\r\nConnection: close\r\n\r\n'],
  ['that is no HTTP', 'GET /api/hello\r\nHost x\r\n\r\n'],
  ['with more headers than are read', `GET /api/hello HTTP/1.1\r\nHost: x\r\nX-Much: ${'a'.repeat(20_000)}\r\n\r\n`],
])('the answer to a request %s has the headers of all others', async (_, bytes) => {
  const said = await saidTo(bytes);
  expect(said).toMatch(/^HTTP\/1\.1 4\d\d /);
  for (const header of [
    "content-security-policy: default-src 'none'",
    'x-content-type-options: nosniff',
    'x-frame-options: DENY',
    'referrer-policy: same-origin',
    'strict-transport-security: max-age=31536000; includeSubDomains',
    'permissions-policy: camera=()',
    'cache-control: no-store',
    'x-request-id: ',
  ]) {
    expect(said.toLowerCase()).toContain(`\r\n${header.toLowerCase()}`);
  }
});

it.each([
  ['head', 'GET /api/hello HTTP/1.1\r\nHost: x\r\nX-Slow: '],
  ['body', 'POST /api/hello HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 10\r\n\r\n{'],
])('a request whose %s does not come is answered 408 at the limit', async (_, bytes) => {
  const slow = await createBareServer({
    routes: async (api) => {
      api.post('/hello', { config: { access: 'public' } }, async () => ({ hello: true }));
    },
    receive: { timeoutMs: 200, checkMs: 20 },
  });
  const { port: at } = new URL(await slow.listen({ port: 0, host: '127.0.0.1' }));
  const socket = connect(Number(at), '127.0.0.1');
  socket.write(bytes);
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 408 /);
  await slow.close();
});

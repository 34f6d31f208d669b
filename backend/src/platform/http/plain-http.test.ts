import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createBareServer } from '../../testing/bare-server.ts';

let app: FastifyInstance;
let port: number;
beforeAll(async () => {
  app = await createBareServer({
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

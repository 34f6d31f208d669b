import { createServer, type Server } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createPostMessage } from './post-message.ts';

const message = { headers: { ttl: '60' }, body: Buffer.from('geheim') };
let server: Server;
let connections: number;

beforeEach(async () => {
  connections = 0;
  server = createServer((socket) => {
    connections += 1;
    socket.destroy();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
});
afterEach(() => new Promise((closed) => server.close(closed)));

const endpoint = () => {
  const address = server.address();
  return new URL(`https://localhost:${typeof address === 'object' ? address?.port : ''}/abc`);
};

it('a name that leads to one’s own machine is not connected to', async () => {
  const sending = createPostMessage()(endpoint(), message, new AbortController().signal);
  await expect(sending).rejects.toThrow('no public address');
  expect(connections).toBe(0);
});

it('with another look-up it would be, so the look-up is what keeps it from that', async () => {
  const anywhere = createPostMessage((_, options, answer) =>
    options.all ? answer(null, [{ address: '127.0.0.1', family: 4 }]) : answer(null, '127.0.0.1', 4),
  );
  await expect(anywhere(endpoint(), message, new AbortController().signal)).rejects.toThrow();
  expect(connections).toBe(1);
});

import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import Fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listen, probeAddress } from './listen.ts';

describe('an address', () => {
  let other: Server;
  let port: number;
  beforeEach(async () => {
    other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    port = typeof address === 'object' && address ? address.port : 0;
  });
  afterEach(() => other.close());

  it('that is taken is refused before and while listening, with one sentence', async () => {
    const sentence = `Die Adresse 127.0.0.1, Port ${port}, ist schon belegt`;
    await expect(probeAddress({ host: '127.0.0.1', port })).rejects.toThrow(sentence);
    await expect(listen(Fastify(), { host: '127.0.0.1', port })).rejects.toThrow(sentence);
  });

  it('that is free stays free after asking', async () => {
    other.close();
    await once(other, 'close');
    await probeAddress({ host: '127.0.0.1', port });
    const app = Fastify();
    await listen(app, { host: '127.0.0.1', port });
    await app.close();
  });

  it('that this machine does not have is refused', async () => {
    await expect(probeAddress({ host: '192.0.2.1', port: 4000 })).rejects.toThrow('gibt es auf diesem Rechner nicht');
  });
});

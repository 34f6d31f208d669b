import { once } from 'node:events';
import {
  Agent,
  createServer,
  get,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type RequestListener,
  type Server,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFront, type Front } from './front.ts';

const servers: Server[] = [];
const listen = async (server: Server): Promise<number> => {
  servers.push(server.listen(0, '127.0.0.1'));
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
};
const answering = (listener: RequestListener) => listen(createServer(listener));
/** A port on which nothing listens any more. */
const closedPort = async () => {
  const server = createServer();
  const port = await listen(server);
  server.close();
  await once(server, 'close');
  return port;
};

let front: Front;
let url: string;
beforeEach(async () => {
  front = createFront();
  url = `http://127.0.0.1:${await listen(front.server)}`;
});
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

describe('the front of a cluster', () => {
  it('takes turns, and passes everything on in both directions', async () => {
    const saying =
      (name: string): RequestListener =>
      async (incoming, response) => {
        const { method, url: path, headers } = incoming;
        const said = { name, method, path, from: headers['x-forwarded-for'], body: await text(incoming) };
        response.writeHead(207, { 'x-name': name }).end(JSON.stringify(said));
      };
    front.sendTo([await answering(saying('one')), await answering(saying('two'))]);
    const ask = async () => {
      const answer = await fetch(`${url}/a?b=c`, {
        method: 'PUT',
        body: 'größer',
        headers: { 'x-forwarded-for': '1.2.3.4' },
      });
      return { status: answer.status, header: answer.headers.get('x-name'), ...(await answer.json()) };
    };
    const answers = [await ask(), await ask()];
    expect(answers.map(({ name }) => name).sort()).toEqual(['one', 'two']);
    for (const answer of answers) {
      const rest = { status: 207, method: 'PUT', path: '/a?b=c', from: '1.2.3.4, 127.0.0.1', body: 'größer' };
      expect(answer).toEqual({ ...rest, name: answer.name, header: answer.name });
    }
  });

  it('gives a request with its body to another one where the first does not listen', async () => {
    const open = await answering(async (incoming, response) => response.end(await text(incoming)));
    front.sendTo([await closedPort(), open]);
    for (const body of ['eins', 'zwei', 'drei']) {
      expect(await (await fetch(url, { method: 'POST', body })).text()).toBe(body);
    }
  });

  it('asks another one where the first goes away without an answer, if that does no harm', async () => {
    const asked: string[] = [];
    const going = await answering(({ method = '', socket }) => {
      asked.push(method);
      socket.destroy();
    });
    const staying = await answering(async (incoming, response) => response.end(await text(incoming)));
    const ask = async (method: string, headers: Record<string, string> = {}) => {
      front.sendTo([staying, going]);
      const answer = await fetch(url, { method, headers, ...(method === 'POST' && { body: 'eins' }) });
      await answer.text();
      return answer.status;
    };
    // Turns are taken: each is asked twice, so that one of them meets the one that goes.
    const twice = async (method: string, headers?: Record<string, string>) =>
      [await ask(method, headers), await ask(method, headers)].sort();
    expect(await twice('GET')).toEqual([200, 200]);
    expect(await twice('POST', { 'idempotency-key': 'schluessel' })).toEqual([200, 200]);
    expect(await twice('POST')).toEqual([200, 502]);
    expect(asked).toEqual(['GET', 'POST', 'POST']);
  });

  it('keeps what concerns one connection to itself', async () => {
    let received: IncomingHttpHeaders = {};
    front.sendTo([
      await answering((incoming, response) => {
        received = incoming.headers;
        response.writeHead(200, { connection: 'x-hop', 'x-hop': '1', 'keep-alive': 'timeout=1', 'x-end': '2' }).end();
      }),
    ]);
    const answer = await new Promise<IncomingMessage>((resolve) =>
      get(url, { agent: new Agent({ keepAlive: true }), headers: { te: 'trailers', 'x-end': '1' } }, resolve),
    );
    answer.resume();
    expect(received).toMatchObject({ 'x-end': '1', connection: 'close' });
    expect(received.te).toBeUndefined();
    expect(answer.headers).toMatchObject({ 'x-end': '2', connection: 'keep-alive', 'keep-alive': 'timeout=65' });
    expect(answer.headers['x-hop']).toBeUndefined();
  });

  it('refuses a body that nobody takes', async () => {
    front.sendTo([await answering((_incoming, response) => response.end())]);
    const answer = await fetch(url, { method: 'POST', body: 'x'.repeat(1_048_577) }).catch(() => null);
    expect(answer === null || answer.status === 413).toBe(true);
  });

  it('passes a stream on as it comes, and hangs up when its reader does', async () => {
    const over = Promise.withResolvers<void>();
    front.sendTo([
      await answering((_incoming, response) => {
        response.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: 1\n\n');
        response.once('close', () => over.resolve());
      }),
    ]);
    const reader = (await fetch(url)).body?.pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader?.read())?.value).toBe('data: 1\n\n');
    await reader?.cancel();
    await over.promise;
  });

  it('says that nobody is there, and that somebody went away in the middle', async () => {
    expect((await fetch(url)).status).toBe(503);
    front.sendTo([await closedPort()]);
    expect((await fetch(url)).headers.get('retry-after')).toBe('1');
    front.sendTo([await answering((incoming) => void incoming.socket.destroy())]);
    expect((await fetch(url)).status).toBe(502);
  });
});

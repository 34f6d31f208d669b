import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Detour {
  readonly url: string;
  /** From now on pages and the service worker pass through this; null leaves them as they are. */
  change(change: ((text: string) => string) | null): void;
  close(): Promise<void>;
}

const isChangeable = (answer: IncomingMessage, path: string) =>
  path === '/service-worker.js' || (answer.headers['content-type'] ?? '').startsWith('text/html');

/** A way to the product on an address of its own, by which a test can serve other pages than the product's. */
export const startDetour = async (target: string): Promise<Detour> => {
  let change: ((text: string) => string) | null = null;

  const pass = (asked: IncomingMessage, reply: ServerResponse) => {
    const headers = { ...asked.headers };
    for (const name of ['accept-encoding', 'if-none-match', 'if-modified-since']) delete headers[name];
    const onward = request(target + asked.url, { method: asked.method, headers }, (answer) => {
      const alter = change;
      if (alter === null || !isChangeable(answer, asked.url ?? '')) {
        reply.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(reply);
        return;
      }
      const { 'content-length': _length, etag: _tag, ...rest } = answer.headers;
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        reply.writeHead(answer.statusCode ?? 502, rest);
        reply.end(alter(Buffer.concat(chunks).toString()));
      });
    });
    onward.on('error', () => reply.destroy());
    reply.on('close', () => onward.destroy());
    asked.pipe(onward);
  };

  const server = createServer(pass);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    change: (next) => {
      change = next;
    },
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
};

import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** A request whose bytes were made before the clock starts. */
export interface PreparedRequest {
  readonly bytes: Buffer;
}

export interface Answer {
  readonly status: number;
  readonly head: string;
  readonly body: Buffer;
}

/** One kept-alive connection that costs the machine as little as possible: a request at a time, answers by length. */
export interface HttpConnection {
  /** Rejects when the connection breaks, or the answer has no Content-Length. */
  send(request: PreparedRequest): Promise<Answer>;
  close(): void;
}

export interface RequestParts {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly token?: string;
  readonly body?: unknown;
}

export const prepareRequest = ({ method, path, token, body }: RequestParts): PreparedRequest => {
  const text = body === undefined ? '' : JSON.stringify(body);
  const head = [
    `${method} ${path} HTTP/1.1`,
    'host: 127.0.0.1',
    ...(token ? [`authorization: Bearer ${token}`] : []),
    ...(body === undefined ? [] : ['content-type: application/json', `content-length: ${Buffer.byteLength(text)}`]),
  ];
  return { bytes: Buffer.from(`${head.join('\r\n')}\r\n\r\n${text}`) };
};

const HEAD_END = Buffer.from('\r\n\r\n');

/** The first whole answer in what was received; null while it is incomplete. */
export const parseAnswer = (received: Buffer): Answer | null => {
  const headEnd = received.indexOf(HEAD_END);
  if (headEnd < 0) return null;
  const head = received.toString('latin1', 0, headEnd);
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  if (length === undefined) throw new Error(`An answer came without a length:\n${head}`);
  const start = headEnd + HEAD_END.length;
  const end = start + Number(length);
  return received.length < end
    ? null
    : { status: Number(head.slice(9, 12)), head, body: received.subarray(start, end) };
};

interface Waiting {
  resolve(answer: Answer): void;
  reject(error: Error): void;
}

export const openHttpConnection = async (url: string): Promise<HttpConnection> => {
  const { hostname, port } = new URL(url);
  const socket: Socket = connect({ host: hostname, port: Number(port), noDelay: true });
  await once(socket, 'connect');
  let received: Buffer = Buffer.alloc(0);
  let waiting: Waiting | null = null;

  const settle = (how: (who: Waiting) => void) => {
    const who = waiting;
    waiting = null;
    received = Buffer.alloc(0);
    if (who) how(who);
  };
  socket.on('data', (chunk) => {
    received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
    try {
      const answer = parseAnswer(received);
      if (answer) settle(({ resolve }) => resolve(answer));
    } catch (error) {
      settle(({ reject }) => reject(error instanceof Error ? error : new Error(String(error))));
    }
  });
  socket.on('error', (error) => settle(({ reject }) => reject(error)));
  socket.on('close', () => settle(({ reject }) => reject(new Error('The server closed the connection.'))));

  return {
    send: ({ bytes }) =>
      new Promise((resolve, reject) => {
        if (waiting) throw new Error('This connection is still waiting for an answer.');
        if (socket.destroyed) throw new Error('The server closed the connection.');
        waiting = { resolve, reject };
        socket.write(bytes);
      }),
    close: () => socket.destroy(),
  };
};

import { Agent, type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http';

/** A request as it goes over the wire; unlike `fetch`, nothing in it is put right on the way. */
export interface Exchange {
  readonly method: string;
  /** Path and query, already escaped, or wrongly so on purpose. */
  readonly path: string;
  readonly headers?: OutgoingHttpHeaders;
  readonly body?: string | Buffer;
}

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** Empty for an endless answer, whose connection is closed after its headers. */
  readonly text: string;
  readonly ms: number;
}

export type Send = (exchange: Exchange) => Promise<Answer>;

const TIME_LIMIT_MS = 30_000;

/** Sends over kept-alive connections, at most `connections` at once. Rejects when no whole answer comes in time. */
export const createSend = (
  url: string,
  connections: number,
  timeLimitMs = TIME_LIMIT_MS,
): { readonly send: Send; readonly close: () => void } => {
  const { hostname, port } = new URL(url);
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const send: Send = ({ method, path, headers: given, body }) =>
    new Promise((answered, failed) => {
      // Without a length Node would send the body of a GET as if it were the next request.
      const headers = body === undefined ? given : { 'content-length': Buffer.byteLength(body), ...given };
      const started = performance.now();
      const signal = AbortSignal.timeout(timeLimitMs);
      const sent = request({ hostname, port, agent, method, path, headers, signal }, (response) => {
        const whole = (text: string) =>
          answered({
            status: response.statusCode ?? 0,
            headers: response.headers,
            text,
            ms: performance.now() - started,
          });
        if (response.headers['content-type']?.startsWith('text/event-stream')) {
          whole('');
          response.destroy();
          return;
        }
        const pieces: Buffer[] = [];
        response.on('data', (piece: Buffer) => pieces.push(piece));
        response.on('end', () => whole(Buffer.concat(pieces).toString('utf8')));
        response.on('error', failed);
        response.on('aborted', () => failed(new Error('The answer was cut off.')));
      });
      sent.on('error', failed);
      sent.end(body);
    });
  return { send, close: () => agent.destroy() };
};

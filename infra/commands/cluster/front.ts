import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from 'node:http';
import { pipeline } from 'node:stream';

/** Shares requests out among processes that answer them. */
export interface Front {
  readonly server: Server;
  /** From now on requests go to these ports of this machine, one after the other. */
  sendTo(ports: readonly number[]): void;
}

/** More than the product takes in any request. */
const LONGEST_BODY = 1_048_576;
/** As long as the product's own: a client that trusts it must not meet a closed connection. */
const KEEP_ALIVE_MS = 65_000;

/** About one connection only: what the next one is like is not the other side's business (RFC 9110, 7.6.1). */
const OF_ONE_CONNECTION = ['connection', 'keep-alive', 'proxy-connection', 'te', 'transfer-encoding', 'upgrade'];

const passedOn = (headers: IncomingHttpHeaders): IncomingHttpHeaders => {
  const named = headers.connection?.split(',').map((name) => name.trim().toLowerCase()) ?? [];
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !OF_ONE_CONNECTION.includes(name) && !named.includes(name)),
  );
};

const refuse = (response: ServerResponse, status: number): void => {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'retry-after': '1' });
  response.end(
    status === 413
      ? 'Die Anfrage ist zu groß.'
      : 'Der Dienst ist gerade nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.',
  );
};

/** A request that was read whole, so that it can be sent more than once. */
interface Asked {
  readonly incoming: IncomingMessage;
  readonly body: Buffer;
}

/** Null when it is too long. */
const bodyOf = async (incoming: IncomingMessage): Promise<Buffer | null> => {
  const pieces: Buffer[] = [];
  let length = 0;
  for await (const piece of incoming.iterator({ destroyOnReturn: false })) {
    length += piece.length;
    if (length > LONGEST_BODY) return null;
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
};

const headersFor = ({ incoming: { headers, socket }, body }: Asked) => {
  const { expect: _answered, ...rest } = passedOn(headers);
  const hasBody = body.length > 0 || headers['content-length'] !== undefined;
  return {
    ...rest,
    ...(hasBody && { 'content-length': body.length }),
    'x-forwarded-for': [headers['x-forwarded-for'], socket.remoteAddress].filter(Boolean).join(', '),
  };
};

/** Whether it does no harm to send it again when the first one may have been carried out. */
const mayRepeat = ({ incoming: { method = '', headers } }: Asked): boolean =>
  ['GET', 'HEAD', 'OPTIONS'].includes(method) || headers['idempotency-key'] !== undefined;

/** Hands a request to the first that takes it; those that did not get it, or may get it twice, go on to the next one. */
const forward = (asked: Asked, response: ServerResponse, candidates: readonly number[], failedWith = 503): void => {
  const [port, ...others] = candidates;
  if (port === undefined) {
    refuse(response, failedWith);
    return;
  }
  let connected = false;
  const { method, url: path } = asked.incoming;
  // A connection of its own for each: one that is kept may just be closing.
  const outgoing = request({ host: '127.0.0.1', port, method, path, headers: headersFor(asked), agent: false });
  const hangUp = () => outgoing.destroy();
  outgoing.once('socket', (socket) =>
    socket.once('connect', () => {
      connected = true;
      outgoing.end(asked.body);
    }),
  );
  outgoing.once('response', (answer) => {
    response.writeHead(answer.statusCode ?? 502, passedOn(answer.headers));
    pipeline(answer, response, () => undefined);
  });
  outgoing.on('error', () => {
    response.off('close', hangUp);
    if (response.closed) return;
    if (response.headersSent || (connected && !mayRepeat(asked))) refuse(response, 502);
    else forward(asked, response, others, connected ? 502 : failedWith);
  });
  response.once('close', hangUp);
};

/** A reverse proxy for one machine; a real installation has Caddy, nginx or an ingress in this place. */
export const createFront = (): Front => {
  let ports: readonly number[] = [];
  let turn = 0;
  const answer = async (incoming: IncomingMessage, response: ServerResponse): Promise<void> => {
    // Null also when its sender hung up in the middle.
    const body = await bodyOf(incoming).catch(() => null);
    if (body === null) {
      response.shouldKeepAlive = false;
      refuse(response, 413);
      return;
    }
    turn += 1;
    const first = turn % Math.max(1, ports.length);
    forward({ incoming, body }, response, [...ports.slice(first), ...ports.slice(0, first)]);
  };
  const server = createServer(
    { keepAliveTimeout: KEEP_ALIVE_MS },
    (incoming, response) => void answer(incoming, response),
  );
  return {
    server,
    sendTo(next) {
      ports = next;
    },
  };
};

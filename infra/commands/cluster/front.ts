import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';

/** Shares requests out among processes that answer them. */
export interface Front {
  readonly server: Server;
  /** From now on requests go to these ports of this machine, one after the other. */
  sendTo(ports: readonly number[]): void;
}

const refuse = (response: ServerResponse, status: number): void => {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'retry-after': '1' });
  response.end('Der Dienst ist gerade nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.');
};

const headersFor = ({ headers: { expect: _answered, ...headers }, socket }: IncomingMessage) => ({
  ...headers,
  'x-forwarded-for': [headers['x-forwarded-for'], socket.remoteAddress].filter(Boolean).join(', '),
});

/** A reverse proxy for one machine; a real installation has Caddy, nginx or an ingress in this place. */
export const createFront = (): Front => {
  let ports: readonly number[] = [];
  let turn = 0;

  /** Nothing of a request is sent before a connection stands, so that another process can have it where none does. */
  const forward = (incoming: IncomingMessage, response: ServerResponse, candidates: readonly number[]): void => {
    const [port, ...others] = candidates;
    if (port === undefined) {
      refuse(response, 503);
      return;
    }
    let connected = false;
    const { method, url: path } = incoming;
    // A connection of its own for each: one that is kept may just be closing.
    const outgoing = request({ host: '127.0.0.1', port, method, path, headers: headersFor(incoming), agent: false });
    outgoing.once('socket', (socket) =>
      socket.once('connect', () => {
        connected = true;
        incoming.pipe(outgoing);
      }),
    );
    outgoing.once('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      pipeline(answer, response, () => undefined);
    });
    outgoing.on('error', () => {
      if (connected) refuse(response, 502);
      else forward(incoming, response, others);
    });
    response.once('close', () => outgoing.destroy());
  };

  const server = createServer((incoming, response) => {
    turn += 1;
    const first = turn % Math.max(1, ports.length);
    forward(incoming, response, [...ports.slice(first), ...ports.slice(0, first)]);
  });
  return {
    server,
    sendTo(next) {
      ports = next;
    },
  };
};

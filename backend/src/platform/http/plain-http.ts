import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { sendProblem } from './problem.ts';

const hostsIn = ({ rawHeaders }: IncomingMessage): number =>
  rawHeaders.filter((name, place) => place % 2 === 0 && name.toLowerCase() === 'host').length;

/**
 * This server speaks HTTP/1.1 and nothing beside it. A request that offers another protocol is answered as if it had not,
 * and its connection closed: Node leaves the next request on it without an answer if that one is unreadable. An `Expect`
 * that nobody knows is passed over, where Node would answer a bare 417. One that names two hosts, or none, is refused
 * (RFC 9112, 3.2): a proxy may have believed another one.
 */
export const registerPlainHttp = (app: FastifyInstance): void => {
  app.server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    if (request.headers.upgrade !== undefined) response.setHeader('connection', 'close');
  });
  app.server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => {
    app.server.emit('request', request, response);
  });
  app.addHook('onRequest', async (request, reply) => {
    const hosts = hostsIn(request.raw);
    if (hosts === 1 || (hosts === 0 && request.raw.httpVersion === '1.0')) return;
    return sendProblem(request, reply.header('Connection', 'close').header('cache-control', 'no-store'), {
      status: 400,
      code: 'unreadable-request',
      detail: hosts === 0 ? 'Die Anfrage nennt keinen Host.' : 'Die Anfrage nennt mehr als einen Host.',
    });
  });
};

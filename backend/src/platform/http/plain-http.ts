import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';

/**
 * This server speaks HTTP/1.1 and nothing beside it. A request that offers another protocol is answered as if it had not,
 * and its connection closed: Node leaves the next request on it without an answer if that one is unreadable. An `Expect`
 * that nobody knows is passed over, where Node would answer a bare 417.
 */
export const registerPlainHttp = (app: FastifyInstance): void => {
  app.server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    if (request.headers.upgrade !== undefined) response.setHeader('connection', 'close');
  });
  app.server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => {
    app.server.emit('request', request, response);
  });
};

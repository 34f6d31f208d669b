import type { FastifyInstance } from 'fastify';

/**
 * One line per request: method, route pattern, status, milliseconds, request id. No URL, address, body or token, since
 * those may tell who somebody is.
 */
export const registerRequestLog = (app: FastifyInstance): void => {
  app.addHook('onResponse', async (request, reply) => {
    const line = {
      method: request.method,
      route: request.routeOptions.url ?? 'unmatched',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    };
    request.log.info(line, 'request');
  });
};

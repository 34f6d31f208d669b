import type { FastifyInstance, RawRequestDefaultExpression } from 'fastify';

const SANE_ID = /^[\w.-]{8,64}$/;

/** Takes over a caller's `X-Request-Id` when it is short and harmless, else makes a new one. */
export const requestIdFrom =
  (nextId: () => string) =>
  (request: RawRequestDefaultExpression): string => {
    const given = request.headers['x-request-id'];
    return typeof given === 'string' && SANE_ID.test(given) ? given : nextId();
  };

/** Every answer names its request, so that people can quote it and operators find it in the log. */
export const registerRequestId = (app: FastifyInstance): void => {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
};

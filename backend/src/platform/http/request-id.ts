import type { FastifyInstance, RawRequestDefaultExpression } from 'fastify';
import { correlationIdOf } from '../tracing/trace-ids.ts';
import type { TrustedCaller } from '../tracing/trusted-caller.ts';

const SANE_ID = /^[\w.-]{8,64}$/;

/**
 * Takes over a caller's `X-Request-Id` when it is short and harmless, else makes a new one. A request that is part of a
 * trusted caller's trace is named after that: by this id everything that it causes finds the trace again.
 */
export const requestIdFrom =
  (nextId: () => string, callerOf: TrustedCaller = () => null) =>
  (request: RawRequestDefaultExpression): string => {
    const caller = callerOf(request);
    if (caller) return correlationIdOf(caller.traceId);
    const given = request.headers['x-request-id'];
    return typeof given === 'string' && SANE_ID.test(given) ? given : nextId();
  };

/** Every answer names its request, so that people can quote it and operators find it in the log. */
export const registerRequestId = (app: FastifyInstance): void => {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
};

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ProcessTracing, RequestSpan } from './process-tracing.ts';
import type { TrustedCaller } from './trusted-caller.ts';

/** Asked every few seconds by machines. */
const PROBES = /^\/(?:metrics$|api\/health)/;

export interface RequestTracing {
  readonly tracing: ProcessTracing;
  readonly callerOf: TrustedCaller;
}

const isShown = ({ routeOptions }: FastifyRequest): boolean =>
  routeOptions.config.stream === undefined && !PROBES.test(routeOptions.url ?? '');

const roleOf = ({ identity, visitor }: FastifyRequest): string => {
  if (identity?.isAdmin) return 'admin';
  if (identity?.isAuditor) return 'auditor';
  if (identity) return 'customer';
  return visitor ? 'visitor' : 'nobody';
};

const attributesOf = (request: FastifyRequest, reply: FastifyReply) => ({
  'http.request.method': request.method,
  ...(request.routeOptions.url !== undefined && { 'http.route': request.routeOptions.url }),
  'http.response.status_code': reply.statusCode,
  'sternklar.caller.role': roleOf(request),
});

/**
 * A span for each request, by route pattern: no address, query, body or header, which may tell who somebody is. Left out
 * are probes and live streams, which have no end.
 */
export const traceRequests = (app: FastifyInstance, { tracing, callerOf }: RequestTracing): void => {
  const spans = new WeakMap<FastifyRequest, RequestSpan>();
  const goOn = (request: FastifyRequest, done: () => void): void => {
    const span = spans.get(request);
    if (span) span.run(done);
    else done();
  };
  app.addHook('onRequest', (request, _reply, done) => {
    if (isShown(request)) {
      const name = `${request.method} ${request.routeOptions.url ?? 'unmatched'}`;
      spans.set(request, tracing.startRequest({ name, requestId: request.id, caller: callerOf(request.raw) }));
    }
    goOn(request, done);
  });
  app.addHook('onResponse', (request, reply, done) => {
    const failure = reply.statusCode >= 500 ? String(reply.statusCode) : undefined;
    spans.get(request)?.end(attributesOf(request, reply), failure);
    // What is still to be done and logged belongs to it.
    goOn(request, done);
  });
};

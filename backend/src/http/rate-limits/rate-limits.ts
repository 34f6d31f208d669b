import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, onRequestAsyncHookHandler, RouteOptions } from 'fastify';
import { createBurstStore } from './burst-store.ts';
import { callerOf } from './caller.ts';
import type { SharedCounts } from './shared-counts.ts';
import { tooManyRequests } from './too-many-requests.ts';

/** Requests per address and minute. */
export interface RateLimits {
  readonly perMinute: number;
  /** For requests that change something without being signed in: login, registration, password reset. */
  readonly signedOutWritesPerMinute: number;
}

const MINUTE = 60_000;

const isSignedOutWrite = ({ method, config }: RouteOptions): boolean =>
  config?.access === 'public' &&
  !config.isSigned &&
  [method].flat().some((name) => !['GET', 'HEAD', 'OPTIONS'].includes(name));

/** Counts each operation by itself, per caller, for all processes together. */
const sharedLimit =
  (counts: Pick<SharedCounts, 'count'>, max: number): onRequestAsyncHookHandler =>
  async (request) => {
    const what = `${request.method} ${request.routeOptions.url}`;
    const counted = await counts.count({ what, whom: callerOf(request), spanMs: MINUTE });
    if (counted !== null && counted.count > max) throw tooManyRequests(counted.endsInMs);
  };

/**
 * A burst limit for everything, counted in memory and so for each process, far above human speed; and a tighter one for
 * signed-out writes, which all processes count together in the database.
 */
export const registerRateLimits = async (
  app: FastifyInstance,
  limits: RateLimits,
  counts: Pick<SharedCounts, 'count'>,
): Promise<void> => {
  const silent = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false };
  await app.register(rateLimit, {
    max: limits.perMinute,
    timeWindow: MINUTE,
    keyGenerator: callerOf,
    store: createBurstStore({ elapsed: () => performance.now() }),
    addHeaders: silent,
    addHeadersOnExceeding: silent,
    errorResponseBuilder: (_request, context) => tooManyRequests(context.ttl),
  });
  const checkShared = sharedLimit(counts, limits.signedOutWritesPerMinute);
  // After the plugin's own hook, so that a flood from one address is stopped before it reaches the database.
  app.addHook('onRoute', (route) => {
    if (isSignedOutWrite(route)) route.onRequest = [...[route.onRequest ?? []].flat(), checkShared];
  });
};

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A machine calls it, and signs what it sends: it is not held to the pace of people who are not signed in. */
    isSigned?: true;
  }
}

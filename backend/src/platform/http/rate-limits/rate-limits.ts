import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, onRequestAsyncHookHandler, RouteOptions } from 'fastify';
import type { SharedCounts } from '../../counts.port.ts';
import { createBurstStore } from './burst-store.ts';
import { callerOf } from './caller.ts';
import { createSharedBursts, type SharedBursts } from './shared-bursts.ts';
import { tooManyRequests } from './too-many-requests.ts';

/** Requests per address and minute. */
export interface RateLimits {
  readonly perMinute: number;
  /** For requests that change something without being signed in: login, registration, password reset. */
  readonly signedOutWritesPerMinute: number;
}

const MINUTE = 60_000;
const SHARED_EVERY_MS = 1_000;
/** A tenth of the limit: only beyond ten processes could somebody pass it without being noticed. */
const TOLD_FROM = 10;

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

/** Tells the others every second, while the server runs, of those who come often. */
const keepSharing = (app: FastifyInstance, { share }: SharedBursts): void => {
  let sharing = false;
  const timer = setInterval(async () => {
    if (sharing) return;
    sharing = true;
    await share();
    sharing = false;
  }, SHARED_EVERY_MS);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
};

/** What the limits count with; without `addAll` each process counts bursts alone. */
export interface LimitCounts extends Pick<SharedCounts, 'count'>, Partial<Pick<SharedCounts, 'addAll'>> {
  /** Tells minutes apart (default: the system's clock). */
  readonly now?: () => Date;
}

const systemTime = () => new Date();

const burstsOf = (
  app: FastifyInstance,
  { perMinute }: RateLimits,
  { addAll, now = systemTime }: LimitCounts,
): SharedBursts | null => {
  if (!addAll) return null;
  const bursts = createSharedBursts({ addAll, now, from: Math.ceil(perMinute / TOLD_FROM) });
  keepSharing(app, bursts);
  return bursts;
};

/**
 * A burst limit for everything, far above human speed, counted in memory: who comes near it is known to all processes a
 * second later. And a tighter one for signed-out writes, each of which is counted in the database.
 */
export const registerRateLimits = async (
  app: FastifyInstance,
  limits: RateLimits,
  counts: LimitCounts,
): Promise<void> => {
  const bursts = burstsOf(app, limits, counts);
  const silent = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false };
  await app.register(rateLimit, {
    max: limits.perMinute,
    timeWindow: MINUTE,
    keyGenerator: callerOf,
    store: createBurstStore({ elapsed: () => performance.now(), ...(bursts && { together: bursts.count }) }),
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

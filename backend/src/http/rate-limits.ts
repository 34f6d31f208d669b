import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { Refusal } from './refusal.ts';

/** Requests per address and minute. */
export interface RateLimits {
  readonly perMinute: number;
  /** For requests that change something without being signed in: login, registration, password reset. */
  readonly signedOutWritesPerMinute: number;
}

const refusal = (ttlMs: number) =>
  new Refusal(
    429,
    'too-many-requests',
    'Zu viele Anfragen. Bitte warten Sie einen Moment und versuchen Sie es erneut.',
    {
      retryAfterSeconds: Math.ceil(ttlMs / 1_000),
    },
  );

const MINUTE = 60_000;

/** Counts in memory per address (IPv6 per /64), far above human speed; a tighter count guards signed-out writes. */
export const registerRateLimits = async (app: FastifyInstance, limits: RateLimits): Promise<void> => {
  // Before the plugin's own hook, which reads what this one declares.
  app.addHook('onRoute', (route) => {
    const changes = [route.method].flat().some((method) => !['GET', 'HEAD', 'OPTIONS'].includes(method));
    if (route.config?.access !== 'public' || !changes) return;
    route.config.rateLimit = { max: limits.signedOutWritesPerMinute, timeWindow: MINUTE };
  });
  const silent = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false };
  await app.register(rateLimit, {
    max: limits.perMinute,
    timeWindow: MINUTE,
    addHeaders: silent,
    addHeadersOnExceeding: silent,
    errorResponseBuilder: (_request, context) => refusal(context.ttl),
  });
};

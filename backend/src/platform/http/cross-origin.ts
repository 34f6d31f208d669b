import { originOf } from '@sternklar/contracts/origin';
import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { createBurstLimit } from './rate-limits/burst-limit.ts';
import { callerOf } from './rate-limits/caller.ts';

/** Whether pages of an origin may call the widget's routes. `beforeAsking` is called when it has to be looked up; it may throw. */
export type IsPartnersOrigin = (origin: string, beforeAsking: () => void) => Promise<boolean>;

const PREFLIGHT_KEPT_SECONDS = '600';
const ALLOWED_HEADERS = 'authorization, content-type, idempotency-key, last-event-id';
/** Origins looked up for one address in a minute. An origin that is in use is remembered, so pages of partners need one now and then. */
const LOOKUPS_PER_MINUTE = 300;
/** `vary` because Chrome heeds it in the Cache API only where the page may read it. */
const READABLE_HEADERS = 'retry-after, x-request-id, read-model-behind, idempotent-replayed, vary';

/** The widget's routes: those that visitors may call, and the one that makes them visitors. */
const isForWidget = (config: FastifyContextConfig | undefined): boolean =>
  config?.crossOrigin ?? config?.access === 'signed-in-or-visitor';

/** They admit by key and origin themselves, and a page that they refuse may read why: nobody else could tell its developer. */
const ANY_PAGE = '*';

/** Scripts that measure put headers of their own on whatever a page fetches; nobody here reads them, or has a token by them. */
const ANY_HEADER = '*';

const pathOf = (url: string): string => url.split('?', 1)[0] ?? '';

const allow = (reply: FastifyReply, readers: string): FastifyReply =>
  reply
    .header('access-control-allow-origin', readers)
    .header('access-control-expose-headers', READABLE_HEADERS)
    // Also for what a browser may only embed: the answer is meant for that other origin.
    .header('cross-origin-resource-policy', 'cross-origin');

/**
 * CORS for the widget's routes and no other: pages of registered partners may read their answers, refusals included; any page
 * those of the routes that come before a token, which are refusals elsewhere. Without credentials: who calls is in the token
 * alone, never in a cookie.
 */
export const registerCrossOrigin = (app: FastifyInstance, isPartnersOrigin: IsPartnersOrigin): void => {
  /** Methods by path; these paths have no parameters. */
  const widgetRoutes = new Map<string, readonly string[]>();
  const withoutToken = new Set<string>();
  app.addHook('onRoute', ({ url, method, config }: RouteOptions) => {
    if (!isForWidget(config)) return;
    if (config?.crossOrigin) withoutToken.add(url);
    widgetRoutes.set(url, [...(widgetRoutes.get(url) ?? []), ...[method].flat()]);
  });
  const countLookup = createBurstLimit(LOOKUPS_PER_MINUTE);
  /** This comes before all rate limits, so that refusals can be read: what no partner can have is not even looked up. */
  const isAllowed = async (origin: string, request: FastifyRequest): Promise<boolean> =>
    originOf(origin) === origin && (await isPartnersOrigin(origin, () => countLookup(callerOf(request))));
  /** Whose pages may read the answer. */
  const readersOf = async (origin: string, request: FastifyRequest): Promise<string | null> => {
    if (withoutToken.has(pathOf(request.url))) return ANY_PAGE;
    return (await isAllowed(origin, request)) ? origin : null;
  };

  app.addHook('onRequest', async (request, reply) => {
    const { url, method, headers } = request;
    const methods = widgetRoutes.get(pathOf(url));
    if (methods === undefined) return undefined;
    reply.header('vary', 'Origin');
    const { origin } = headers;
    const readers = origin === undefined ? null : await readersOf(origin, request);
    if (readers === null) return undefined;
    allow(reply, readers);
    const asked = headers['access-control-request-method'];
    if (method !== 'OPTIONS' || asked === undefined) return undefined;
    return reply
      .header('access-control-allow-methods', methods.join(', '))
      .header('access-control-allow-headers', readers === ANY_PAGE ? ANY_HEADER : ALLOWED_HEADERS)
      .header('access-control-max-age', PREFLIGHT_KEPT_SECONDS)
      .code(204)
      .send();
  });
};

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True on a route that pages of partners call before they have a visitor's token. */
    crossOrigin?: boolean;
  }
}

import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';

type Directives = Readonly<Record<string, readonly string[]>>;

const PERMISSIONS = 'camera=(), geolocation=(), microphone=(), payment=(), usb=()';
const HSTS_SECONDS = 365 * 24 * 3_600;

/** API answers are data; a browser that opens one as a page may do nothing with it. */
const apiDirectives: Directives = {
  'default-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
};

/** Pages load code, styles and fonts from this origin only; nothing inline. */
const pageDirectives: Directives = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'manifest-src': ["'self'"],
  'worker-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
  'require-trusted-types-for': ["'script'"],
};

/** The customer app turns one text into a script's address: that of its service worker. Any other policy is refused. */
const customerDirectives: Directives = { ...pageDirectives, 'trusted-types': ['sternklar-service-worker'] };

/** The back office's styling inserts style tags (allowed by a nonce) and style attributes; `scripts` stand in its page. */
const adminDirectives = (nonce: string, scripts: readonly string[]): Directives => ({
  ...pageDirectives,
  'script-src': ["'self'", ...scripts],
  'style-src': ["'self'", `'nonce-${nonce}'`],
  'style-src-attr': ["'unsafe-inline'"],
});

/** What pages may do, as helmet takes it; and who may frame them, nobody unless it says so. */
export interface ContentPolicy extends Pick<HelmetOptions, 'frameguard'> {
  readonly contentSecurityPolicy: { useDefaults: false; directives: Record<string, string[]> };
}

const policy = (directives: Directives): ContentPolicy => ({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: Object.fromEntries(Object.entries(directives).map(([name, values]) => [name, [...values]])),
  },
});

const apiPolicy = policy(apiDirectives);
/** For `config.contentPolicy` of a page's route, or `reply.useContentPolicy(...)`. */
export const pagePolicy = policy(pageDirectives);
export const customerPolicy = policy(customerDirectives);
/** `scripts`: the hashes of those that the page was built with. */
export const adminPolicy = (nonce: string, scripts: readonly string[]): ContentPolicy =>
  policy(adminDirectives(nonce, scripts));

/** Sets the headers of an answer, those of data unless a page's policy is given. */
export type SetSecurityHeaders = (request: IncomingMessage, response: ServerResponse, policy?: ContentPolicy) => void;

/**
 * HSTS only where TLS is certain. Each policy's headers are made once: to make them for every request, as @fastify/helmet
 * does, takes longer than all other hooks together and leaves much to collect.
 */
export const createSecurityHeaders = (production: boolean): SetSecurityHeaders => {
  const common: HelmetOptions = {
    strictTransportSecurity: production ? { maxAge: HSTS_SECONDS, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'same-origin' },
    frameguard: { action: 'deny' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
  };
  const made = new WeakMap<ContentPolicy, ReturnType<typeof helmet>>();
  const headersOf = (policy: ContentPolicy) => {
    const headers = made.get(policy) ?? helmet({ ...common, ...policy });
    made.set(policy, headers);
    return headers;
  };
  return (request, response, policy = apiPolicy) => {
    response.setHeader('permissions-policy', PERMISSIONS);
    headersOf(policy)(request, response, (error) => {
      if (error) throw error;
    });
  };
};

/** The same headers as they are written, for an answer to bytes that are no request. */
export const writtenHeaders = (setHeaders: SetSecurityHeaders): string => {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  setHeaders(request, response);
  return Object.entries(response.getHeaders())
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('');
};

/** Strict headers on every answer: those of data unless the route asks for a page's. */
export const registerSecurityHeaders = (app: FastifyInstance, setHeaders: SetSecurityHeaders): void => {
  app.addHook('onRequest', async (request, reply) => {
    setHeaders(request.raw, reply.raw, request.routeOptions.config.contentPolicy);
  });
  app.decorateReply('useContentPolicy', function useContentPolicy(policy) {
    setHeaders(this.request.raw, this.raw, policy);
  });
};

declare module 'fastify' {
  interface FastifyContextConfig {
    contentPolicy?: ContentPolicy;
  }
  interface FastifyReply {
    /** In the place of the route's own policy. */
    useContentPolicy(policy: ContentPolicy): void;
  }
}

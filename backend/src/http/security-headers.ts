import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

type Directives = Readonly<Record<string, readonly string[]>>;

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
  'img-src': ["'self'", 'data:'],
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

/** The back office's styling inserts style tags (allowed by a nonce) and style attributes. */
const adminDirectives = (nonce: string): Directives => ({
  ...pageDirectives,
  'style-src': ["'self'", `'nonce-${nonce}'`],
  'style-src-attr': ["'unsafe-inline'"],
});

export type ContentPolicy = {
  readonly contentSecurityPolicy: { useDefaults: false; directives: Record<string, string[]> };
};

const policy = (directives: Directives): ContentPolicy => ({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: Object.fromEntries(Object.entries(directives).map(([name, values]) => [name, [...values]])),
  },
});

const apiPolicy = policy(apiDirectives);
/** For `config.helmet` of a page's route, or `reply.helmet(...)`. */
export const pagePolicy = policy(pageDirectives);
export const customerPolicy = policy(customerDirectives);
export const adminPolicy = (nonce: string): ContentPolicy => policy(adminDirectives(nonce));

/** Strict headers on every answer: those of data unless the route asks for a page's. HSTS only where TLS is certain. */
export const registerSecurityHeaders = async (app: FastifyInstance, production: boolean): Promise<void> => {
  const options: FastifyHelmetOptions = {
    ...apiPolicy,
    strictTransportSecurity: production ? { maxAge: HSTS_SECONDS, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'same-origin' },
    frameguard: { action: 'deny' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
  };
  await app.register(helmet, options);
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()');
  });
};

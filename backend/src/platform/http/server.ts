import type { IncomingMessage } from 'node:http';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { registerBrandStyle } from '../brand/brand-style.ts';
import type { Capability } from '../capability.port.ts';
import { type RequestTracing, traceRequests } from '../tracing/traced-requests.ts';
import { registerAccessControl, type WhoIsWho } from './access-control.ts';
import { type IsPartnersOrigin, registerCrossOrigin } from './cross-origin.ts';
import { answerError } from './error-answers.ts';
import { type IdempotencyDeps, registerIdempotency } from './idempotency/idempotency.ts';
import { registerJsonBody } from './json-body.ts';
import { registerNotFound } from './not-found.ts';
import { registerOpenApi } from './openapi.ts';
import { registerPageCookies } from './page-cookie.ts';
import { registerMessagePages } from './pages/message-page.ts';
import { registerPlainHttp } from './plain-http.ts';
import { type LimitCounts, type RateLimits, registerRateLimits } from './rate-limits/rate-limits.ts';
import { registerRequestId, requestIdFrom } from './request-id.ts';
import { registerRequestLog } from './request-log.ts';
import {
  createSecurityHeaders,
  registerSecurityHeaders,
  type SetSecurityHeaders,
  writtenHeaders,
} from './security-headers.ts';
import { registerSessionTokens } from './session-token.ts';
import { routableUrl } from './unreadable-address.ts';
import { answerUnreadableRequest } from './unreadable-request.ts';
import { speakGerman } from './validation.ts';
import { registerVisitorTokens } from './visitor-token.ts';

const BODY_LIMIT_BYTES = 256 * 1_024;
/** For the whole of a request, its head included. Node swaps the two limits where the head's is the larger one. */
const RECEIVE: ReceiveLimits = { timeoutMs: 30_000, checkMs: 5_000 };
const KEEP_ALIVE_TIMEOUT_MS = 65_000;

/** How long a request may take to arrive, and how often that is looked at. */
export interface ReceiveLimits {
  readonly timeoutMs: number;
  readonly checkMs: number;
}

export interface HttpSettings {
  readonly production: boolean;
  readonly productName: string;
  /** Where visitors reach the product. */
  readonly publicUrl: string;
  /** Addresses of reverse proxies whose `X-Forwarded-For` counts; none by default. */
  readonly trustedProxies: readonly string[];
  readonly rateLimits: RateLimits;
  /** Those of the product, unless others are given. */
  readonly receive?: ReceiveLimits;
}

/** Registers something on the server: a page, health, metrics. */
export type ServerPart = (app: FastifyInstance) => Promise<void> | void;

export interface HttpServerOptions {
  readonly settings: HttpSettings;
  readonly jwtSecret: string;
  readonly logger: FastifyBaseLogger;
  readonly now: () => Date;
  readonly nextId: () => string;
  /** Whose session or visitor token it is. */
  readonly whoIsWho: WhoIsWho;
  readonly isPartnersOrigin: IsPartnersOrigin;
  /** Awaited before every signed-in GET below /api, so that a session reads what it wrote. */
  readonly beforeRead: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
  /** Awaited before what such a GET has read is sent. */
  readonly afterRead: () => Promise<void>;
  readonly idempotency: IdempotencyDeps;
  readonly sharedCounts: LimitCounts;
  /** Their routes are registered below /api. */
  readonly capabilities: readonly Capability[];
  readonly parts: readonly ServerPart[];
  /** The address of a route for one that a standard prescribes in a form that no route can have; others stay as they are. */
  readonly routeAddress?: (url: string) => string;
  /** Undefined: requests leave no traces. */
  readonly tracing?: RequestTracing | undefined;
}

/** Answers a request on which the router gives up, for which no hook runs. */
const answerUnroutable =
  (setHeaders: SetSecurityHeaders): typeof answerError =>
  (error, request, reply) => {
    setHeaders(request.raw, reply.raw);
    reply.header('x-request-id', request.id).header('cache-control', 'no-store');
    return answerError(error, request, reply);
  };

const createInstance = (
  { settings, logger, nextId, tracing, routeAddress }: HttpServerOptions,
  setHeaders: SetSecurityHeaders,
): FastifyInstance =>
  Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: requestIdFrom(nextId, tracing?.callerOf),
    requestIdHeader: false,
    rewriteUrl: (request: IncomingMessage) => {
      const url = routableUrl(request);
      return routeAddress?.(url) ?? url;
    },
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: (settings.receive ?? RECEIVE).timeoutMs,
    http: {
      // Refused by ourselves: Node answers with nothing at all.
      requireHostHeader: false,
      headersTimeout: (settings.receive ?? RECEIVE).timeoutMs,
      connectionsCheckingInterval: (settings.receive ?? RECEIVE).checkMs,
    },
    keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS,
    // A machine that is busy takes long for what is quick elsewhere: a start that hangs is ended by whoever waits for it.
    pluginTimeout: 0,
    forceCloseConnections: 'idle',
    // While closing, requests on open connections are answered as usual; nothing behind the server has stopped yet.
    return503OnClosing: false,
    trustProxy: settings.trustedProxies.length === 0 ? false : [...settings.trustedProxies],
    frameworkErrors: answerUnroutable(setHeaders),
    clientErrorHandler: answerUnreadableRequest(nextId, writtenHeaders(setHeaders)),
  });

/** A HEAD answers what a GET would, but for the body. */
const isReading = ({ method }: FastifyRequest): boolean => method === 'GET' || method === 'HEAD';

/**
 * Data of signed-in people must not stay in a cache, so no API answer does unless its route says otherwise. Service workers of
 * the page around keep what says `no-store`, too, and give it to the next visitor; what varies by everything no cache of a page
 * takes (https://w3c.github.io/ServiceWorker/#cache-put).
 */
const keepOutOfCaches = (reply: FastifyReply): void => {
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  if (String(reply.getHeader('cache-control')).includes('no-store')) reply.header('vary', '*');
};

const registerApi = (
  app: FastifyInstance,
  { capabilities, beforeRead, afterRead, idempotency }: HttpServerOptions,
): void => {
  app.register(
    async (api) => {
      api.addHook('onSend', async (request, reply) => {
        keepOutOfCaches(reply);
        if (isReading(request) && request.identity && reply.statusCode < 400) await afterRead();
      });
      api.addHook('preHandler', async (request, reply) => {
        if (isReading(request) && request.identity) await beforeRead(request, reply);
      });
      registerIdempotency(api, idempotency);
      for (const capability of capabilities) await api.register(capability.routes);
      // Unknown addresses below /api end here, before they are looked for among the files of the pages.
      api.get('/*', { config: { access: 'public' }, schema: { hide: true } }, (_request, reply) =>
        reply.callNotFound(),
      );
    },
    { prefix: '/api' },
  );
};

/** The HTTP edge with everything that holds for every route; not listening yet. Rejects in `ready()` for a route without access. */
export const createHttpServer = async (options: HttpServerOptions): Promise<FastifyInstance> => {
  const { settings } = options;
  speakGerman();
  const setHeaders = createSecurityHeaders(settings.production);
  const app = createInstance(options, setHeaders);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(answerError);
  if (options.tracing) traceRequests(app, options.tracing);
  registerRequestId(app);
  registerRequestLog(app);
  registerSecurityHeaders(app, setHeaders);
  registerPlainHttp(app);
  registerCrossOrigin(app, options.isPartnersOrigin);
  await registerRateLimits(app, settings.rateLimits, options.sharedCounts);
  await registerSessionTokens(app, { secret: options.jwtSecret, now: options.now });
  registerPageCookies(app, { now: options.now, publicUrl: settings.publicUrl });
  registerVisitorTokens(app, options.now);
  registerAccessControl(app, options.whoIsWho);
  registerJsonBody(app);
  registerBrandStyle(app);
  await registerMessagePages(app, settings.productName);
  await registerOpenApi(app, settings.productName);
  registerNotFound(app);
  for (const part of options.parts) await part(app);
  registerApi(app, options);
  return app;
};

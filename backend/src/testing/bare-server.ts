import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import pino from 'pino';
import type { AdmitVisitor, Identity } from '../platform/access.port.ts';
import type { Authenticate, WhoIsWho } from '../platform/http/access-control.ts';
import type { KeptAnswers } from '../platform/http/idempotency/kept-answers.ts';
import { createSecretsOfRequest } from '../platform/http/idempotency/request-secrets.ts';
import {
  createHttpServer,
  type HttpServerOptions,
  type ReceiveLimits,
  type ServerPart,
} from '../platform/http/server.ts';

export interface BareServerOptions {
  /** Registered below /api. */
  readonly routes?: FastifyPluginAsync;
  readonly parts?: readonly ServerPart[];
  /** Live sessions by id; `app.sessionTokens.sign(id)` makes their tokens. */
  readonly sessions?: Readonly<Record<string, Identity>>;
  /** Instead of `sessions`. */
  readonly authenticate?: Authenticate;
  /** Which visitor tokens count; none without. */
  readonly admitVisitor?: AdmitVisitor;
  /** Which of those who were admitted still are once their body has come; all without. */
  readonly isStillAdmitted?: WhoIsWho['isStillAdmitted'];
  /** Origins of partners' pages. */
  readonly partnersOrigins?: readonly string[];
  readonly limits?: { readonly perMinute: number; readonly signedOutWritesPerMinute: number };
  /** What all processes count together; nothing is counted without. */
  readonly sharedCounts?: HttpServerOptions['sharedCounts'];
  readonly trustedProxies?: readonly string[];
  readonly production?: boolean;
  readonly publicUrl?: string;
  readonly receive?: ReceiveLimits;
  readonly now?: () => Date;
  /** Receives every log line. */
  readonly log?: (line: string) => void;
  readonly beforeRead?: HttpServerOptions['beforeRead'];
  readonly afterRead?: HttpServerOptions['afterRead'];
  /** Where answers are kept; without it a request with an Idempotency-Key fails. */
  readonly keptAnswers?: KeptAnswers;
}

const generous = { perMinute: 1_000_000, signedOutWritesPerMinute: 1_000_000 };

const liveSessionsOf =
  ({ sessions = {} }: BareServerOptions): Authenticate =>
  async (sessionId) => {
    const identity = sessions[sessionId];
    return identity ? { ...identity, readPosition: null } : null;
  };

const whoIsWhoOf = (options: BareServerOptions): WhoIsWho => ({
  authenticate: options.authenticate ?? liveSessionsOf(options),
  admitVisitor: options.admitVisitor ?? (async () => false),
  isStillAdmitted: options.isStillAdmitted ?? (async () => true),
});

const noKeptAnswers: KeptAnswers = {
  claim: () => Promise.reject(new Error('This server keeps no answers.')),
  keep: async () => undefined,
  release: async () => undefined,
  forgetOld: async () => 0,
};

/** The HTTP server without a store or database, for tests of the edge itself. Request ids count up from 1. */
export const createBareServer = async (options: BareServerOptions = {}): Promise<FastifyInstance> => {
  let ids = 0;
  const logger = options.log ? pino({ level: 'info' }, { write: options.log }) : pino({ level: 'silent' });
  return createHttpServer({
    settings: {
      production: options.production ?? false,
      productName: 'Sternklar',
      publicUrl: options.publicUrl ?? 'http://localhost:3000',
      trustedProxies: options.trustedProxies ?? [],
      rateLimits: options.limits ?? generous,
      ...(options.receive ? { receive: options.receive } : {}),
    },
    jwtSecret: 'a secret that only this test knows',
    logger,
    now: options.now ?? (() => new Date('2026-05-04T08:00:00Z')),
    nextId: () => `request-${String(++ids).padStart(6, '0')}`,
    whoIsWho: whoIsWhoOf(options),
    isPartnersOrigin: async (origin, beforeAsking) => {
      beforeAsking();
      return options.partnersOrigins?.includes(origin) ?? false;
    },
    idempotency: {
      secretsOf: createSecretsOfRequest(Buffer.alloc(32, 7)),
      answers: options.keptAnswers ?? noKeptAnswers,
    },
    sharedCounts: options.sharedCounts ?? { count: async () => null },
    beforeRead: options.beforeRead ?? (async () => undefined),
    afterRead: options.afterRead ?? (async () => undefined),
    capabilities: options.routes ? [{ name: 'tested', routes: options.routes, reactors: [] }] : [],
    parts: options.parts ?? [],
  });
};

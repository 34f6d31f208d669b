import jwt from '@fastify/jwt';
import { SESSION_LIFETIME_MS } from '@sternklar/contracts/constants';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';

/** Tokens known to be genuine, so that a customer's next request need not be checked by its signature again. */
const REMEMBERED_TOKENS = 1_000;

const claimsSchema = z.object({ sid: z.uuid(), exp: z.number() });

export interface SessionTokenOptions {
  readonly secret: string;
  readonly now: () => Date;
}

/**
 * Session tokens (HS256, 12 hours). They name a session and nothing else: who that is, and whether it still lives, is
 * asked of the store with every request.
 */
export const registerSessionTokens = async (app: FastifyInstance, options: SessionTokenOptions): Promise<void> => {
  await app.register(jwt, {
    secret: options.secret,
    sign: { algorithm: 'HS256' },
    // Expiry is compared by `sessionIdIn` with the product's clock, not with the library's.
    verify: { algorithms: ['HS256'], ignoreExpiration: true, requiredClaims: ['sid', 'exp'], cache: REMEMBERED_TOKENS },
  });
  app.decorate('sessionTokens', {
    sign: (sessionId: string) => {
      const iat = Math.floor(options.now().getTime() / 1_000);
      return app.jwt.sign({ sid: sessionId, iat, exp: iat + SESSION_LIFETIME_MS / 1_000 });
    },
    sessionIdIn: (request: FastifyRequest) => {
      if (request.headers.authorization === undefined) return null;
      try {
        const claims = claimsSchema.parse(app.jwt.verify(app.jwt.lookupToken(request)));
        return claims.exp * 1_000 > options.now().getTime() ? claims.sid : null;
      } catch {
        return null;
      }
    },
  });
};

export interface SessionTokens {
  /** The bearer token of a session that was just started. */
  sign(sessionId: string): string;
  /** The session a request's token names; null without a genuine, unexpired token. */
  sessionIdIn(request: FastifyRequest): string | null;
}

declare module 'fastify' {
  interface FastifyInstance {
    sessionTokens: SessionTokens;
  }
}

import { VISITOR_SESSION_LIFETIME_MS } from '@sternklar/contracts/constants';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Visitor } from '../access.port.ts';

/** Tokens of visitors and of sessions are told apart by this, and by claims that the others lack. */
const AUDIENCE = 'widget-visitor';
const claimsSchema = z
  .strictObject({
    aud: z.literal(AUDIENCE),
    vid: z.uuid(),
    pid: z.uuid(),
    kid: z.uuid(),
    iat: z.number(),
    exp: z.number(),
    idn: z.literal(true).optional(),
    cnt: z.literal(true).optional(),
  })
  .transform(
    ({ vid, pid, kid, exp, idn, cnt }): Visitor => ({
      kind: 'visitor',
      id: vid,
      partnerId: pid,
      keyId: kid,
      expiresAt: new Date(exp * 1_000),
      identified: idn ?? false,
      continued: cnt ?? false,
    }),
  );

const VERIFY = {
  algorithms: ['HS256' as const],
  ignoreExpiration: true,
  allowedAud: AUDIENCE,
  requiredClaims: ['vid', 'exp'],
};

/**
 * Visitor tokens (HS256, 12 hours): everything about a visitor is in the token, so that nothing has to be stored before
 * the first message, and nothing personal is in it: pages and whoever reads their storage can read it. Whether the partner and its key still count is asked with every request.
 */
export const registerVisitorTokens = (app: FastifyInstance, now: () => Date): void => {
  const visitorOf = (token: string, expiredForMs: number): Visitor | null => {
    try {
      const visitor = claimsSchema.parse(app.jwt.verify(token, VERIFY));
      return visitor.expiresAt.getTime() + expiredForMs > now().getTime() ? visitor : null;
    } catch {
      return null;
    }
  };
  app.decorate('visitorTokens', {
    sign({ id: vid, partnerId: pid, keyId: kid, identified, continued = false }) {
      const iat = Math.floor(now().getTime() / 1_000);
      const exp = iat + VISITOR_SESSION_LIFETIME_MS / 1_000;
      const marks = { ...(identified && { idn: true }), ...(continued && { cnt: true }) };
      const token = app.jwt.sign({ aud: AUDIENCE, vid, pid, kid, iat, exp, ...marks });
      return { token, expiresAt: new Date(exp * 1_000) };
    },
    visitorIn({ headers }) {
      const token = /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1];
      return token === undefined ? null : visitorOf(token, 0);
    },
    visitorOf,
  } satisfies VisitorTokens);
};

export interface VisitorTokens {
  /** A new token, and when it expires. */
  sign(visitor: Omit<Visitor, 'kind' | 'expiresAt' | 'continued'> & Partial<Pick<Visitor, 'continued'>>): {
    readonly token: string;
    readonly expiresAt: Date;
  };
  /** Whom a request's token names; null without a genuine, unexpired visitor token. */
  visitorIn(request: Pick<FastifyRequest, 'headers'>): Visitor | null;
  /** Whom a genuine token names that expired no longer than `expiredForMs` ago; null for any other. */
  visitorOf(token: string, expiredForMs: number): Visitor | null;
}

declare module 'fastify' {
  interface FastifyInstance {
    visitorTokens: VisitorTokens;
  }
}

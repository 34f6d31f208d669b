import { SESSION_LIFETIME_MS } from '@sternklar/contracts/constants';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';

/** The back office's pages, and nothing else: a browser sends the cookie nowhere but there. */
const PATH = '/admin';
const NAME = 'sternklar-pages';

/** Another claim than a bearer token's, so that neither can stand in for the other. */
const claimsSchema = z.object({ page_sid: z.uuid(), exp: z.number() });

export interface PageCookieOptions {
  readonly now: () => Date;
  /** Where visitors reach the product. */
  readonly publicUrl: string;
}

export interface PageCookies {
  /** Lets the browser open pages that are rendered for this session. */
  give(reply: FastifyReply, sessionId: string): void;
  /** Has the browser forget the cookie. */
  take(reply: FastifyReply): void;
  /** The session that a request for a page names; null without a genuine, unexpired cookie. */
  sessionIdIn(request: FastifyRequest): string | null;
}

/** Browsers keep `Secure` cookies of https and of the machine itself; elsewhere they would throw them away. */
const keepsSecureCookies = (publicUrl: string): boolean => {
  const { protocol, hostname } = new URL(publicUrl);
  return protocol === 'https:' || hostname === 'localhost' || hostname === '[::1]' || /^127\./.test(hostname);
};

const valueIn = (header: string | undefined): string | undefined =>
  header
    ?.split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${NAME}=`))
    ?.slice(NAME.length + 1);

/** The cookie that names a session for rendering pages. The API does not look at it. */
export const registerPageCookies = (app: FastifyInstance, { now, publicUrl }: PageCookieOptions): void => {
  const attributes = `Path=${PATH}; HttpOnly; SameSite=Strict${keepsSecureCookies(publicUrl) ? '; Secure' : ''}`;
  app.decorate('pageCookies', {
    give(reply, sessionId) {
      const iat = Math.floor(now().getTime() / 1_000);
      const claims = { page_sid: sessionId, iat, exp: iat + SESSION_LIFETIME_MS / 1_000 };
      reply.header('set-cookie', `${NAME}=${app.jwt.sign(claims)}; ${attributes}`);
    },
    take(reply) {
      reply.header('set-cookie', `${NAME}=; ${attributes}; Max-Age=0`);
    },
    sessionIdIn(request) {
      const value = valueIn(request.headers.cookie);
      if (!value) return null;
      try {
        const rules = { algorithms: ['HS256' as const], ignoreExpiration: true, requiredClaims: ['page_sid', 'exp'] };
        const claims = claimsSchema.parse(app.jwt.verify(value, rules));
        return claims.exp * 1_000 > now().getTime() ? claims.page_sid : null;
      } catch {
        return null;
      }
    },
  } satisfies PageCookies);
};

declare module 'fastify' {
  interface FastifyInstance {
    pageCookies: PageCookies;
  }
}

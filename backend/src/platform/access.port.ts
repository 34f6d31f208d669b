import type { FastifyRequest } from 'fastify';

/** Who may call a route. Every route declares one of these in `config.access`; a route without it does not start. */
export type Access =
  /** Anybody, signed in or not. */
  | 'public'
  /** Any account with a live session. */
  | 'signed-in'
  /** Any account with a live session, and visitors of partners' pages who chat through the widget. */
  | 'signed-in-or-visitor'
  /** Accounts holding at least one of these roles. */
  | readonly ('admin' | 'auditor')[];

/** The person behind a request with a live session; roles are read from the store, not from the token. */
export interface Identity {
  readonly accountId: string;
  readonly sessionId: string;
  readonly isAdmin: boolean;
  readonly isAuditor: boolean;
}

/** Somebody on a partner's page, without an account: the holder of a visitor token. */
export interface Visitor {
  readonly kind: 'visitor';
  readonly id: string;
  readonly partnerId: string;
  /** The key of the partner's snippet that the token was got with; once it is revoked, so is the token. */
  readonly keyId: string;
  readonly expiresAt: Date;
  /** Whether the partner's server vouches for who it is, so that the same person is the same visitor on every device. */
  readonly identified: boolean;
  /** Goes on by a link that was mailed: on the product's own page, and on no partner's. */
  readonly continued: boolean;
}

/** The page that a visitor calls from, as browsers name it: none where they name none. */
export interface CallingPage {
  readonly headers: { readonly origin?: string | undefined };
  readonly host: string;
}

/** Whoever calls a route for 'signed-in-or-visitor'. */
export type Caller = (Identity & { readonly kind: 'account' }) | Visitor;

/** Whether somebody works here: the back office is theirs, to read at least. */
export const isStaff = ({ isAdmin, isAuditor }: Pick<Identity, 'isAdmin' | 'isAuditor'>): boolean =>
  isAdmin || isAuditor;

/** Whether the holder of a genuine visitor token may still call, from where the request comes. Throws a 429 refusal. */
export type AdmitVisitor = (visitor: Visitor, request: FastifyRequest) => Promise<boolean>;

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
  }
  interface FastifyRequest {
    /** Null on public routes without a valid token. */
    identity: Identity | null;
    /** Null unless the route is for visitors and one calls it. */
    visitor: Visitor | null;
  }
}

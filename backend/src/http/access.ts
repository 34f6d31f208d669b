/** Who may call a route. Every route declares one of these in `config.access`; a route without it does not start. */
export type Access =
  /** Anybody, signed in or not. */
  | 'public'
  /** Any account with a live session. */
  | 'signed-in'
  /** Accounts holding at least one of these roles. */
  | readonly ('admin' | 'auditor')[];

/** The person behind a request with a live session; roles are read from the store, not from the token. */
export interface Identity {
  readonly accountId: string;
  readonly sessionId: string;
  readonly isAdmin: boolean;
  readonly isAuditor: boolean;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
  }
  interface FastifyRequest {
    /** Null on public routes without a valid token. */
    identity: Identity | null;
  }
}

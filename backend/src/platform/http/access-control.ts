import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import type { Access, AdmitVisitor, CallingPage, Identity, Visitor } from '../access.port.ts';
import { Refusal } from '../refusal.port.ts';

/** A live session's person, and the log position that the session's next reading must have seen, if any. */
export interface LiveIdentity extends Identity {
  readonly readPosition: number | null;
}

/** Looks a session up; null when it ended. */
export type Authenticate = (sessionId: string) => Promise<LiveIdentity | null>;

const notSignedIn = () => new Refusal(401, 'not-signed-in', 'Bitte melden Sie sich an.');
const forbidden = () => new Refusal(403, 'forbidden', 'Dafür fehlt Ihnen die Berechtigung.');

const hasRole = (identity: Identity, roles: readonly ('admin' | 'auditor')[]) =>
  (identity.isAdmin && roles.includes('admin')) || (identity.isAuditor && roles.includes('auditor'));

/** Throws the 401 or 403 that a declaration demands for this caller. */
const enforceAccess = (access: Access, { identity, visitor }: Pick<FastifyRequest, 'identity' | 'visitor'>): void => {
  if (access === 'public') return;
  if (access === 'signed-in-or-visitor' && visitor !== null) return;
  if (identity === null) throw notSignedIn();
  if (typeof access !== 'string' && !hasRole(identity, access)) throw forbidden();
};

const methodsOf = (route: RouteOptions) => [route.method].flat().join('|');

/** Collects every route and refuses to start while one does not say who may call it. */
const refuseUndeclaredRoutes = (app: FastifyInstance): void => {
  const routes: RouteOptions[] = [];
  app.addHook('onRoute', (route) => {
    routes.push(route);
  });
  app.addHook('onReady', async () => {
    const undeclared = routes.filter((route) => route.config?.access === undefined);
    if (undeclared.length === 0) return;
    const names = undeclared.map((route) => `${methodsOf(route)} ${route.url}`).join(', ');
    throw new Error(`Routes without config.access do not start: ${names}`);
  });
};

export interface WhoIsWho {
  readonly authenticate: Authenticate;
  readonly admitVisitor: AdmitVisitor;
  /** Whether a visitor who was admitted on a page still would be there; nothing is counted. */
  readonly isStillAdmitted: (visitor: Visitor, page: CallingPage) => Promise<boolean>;
}

/** Whether bytes were to come behind the head: whoever sends them decides when the last one does. */
const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/**
 * Who may call what, in one place: before a body is read, the caller's live session is looked up and compared with
 * the route's declaration. Once the body is there, the same again: a session that ended, or a role that was withdrawn, while it was
 * held back does nothing more. Unmatched URLs have none and answer 404 to everybody.
 */
export const registerAccessControl = (app: FastifyInstance, whoIsWho: WhoIsWho): void => {
  const { authenticate, admitVisitor, isStillAdmitted } = whoIsWho;
  refuseUndeclaredRoutes(app);
  app.decorateRequest('identity', null);
  app.decorateRequest('visitor', null);
  app.decorateRequest('owedPosition', null);
  const lookUpSession = async (request: FastifyRequest): Promise<void> => {
    const sessionId = app.sessionTokens.sessionIdIn(request);
    const live = sessionId === null ? null : await authenticate(sessionId);
    request.identity = live;
    request.owedPosition = live?.readPosition ?? null;
  };
  app.addHook('preParsing', async (request: FastifyRequest) => {
    const { access } = request.routeOptions.config;
    if (access === undefined) return;
    await lookUpSession(request);
    if (request.identity === null && access === 'signed-in-or-visitor') {
      const visitor = app.visitorTokens.visitorIn(request);
      if (visitor !== null && (await admitVisitor(visitor, request))) request.visitor = visitor;
    }
    enforceAccess(access, request);
  });
  app.addHook('preValidation', async (request: FastifyRequest) => {
    const { access } = request.routeOptions.config;
    if (access === undefined || !hasBody(request)) return;
    if (request.visitor === null) await lookUpSession(request);
    else if (!(await isStillAdmitted(request.visitor, request))) request.visitor = null;
    enforceAccess(access, request);
  });
};

declare module 'fastify' {
  interface FastifyRequest {
    /** Log position that this session's next reading must have seen; null when nothing is owed. */
    owedPosition: number | null;
  }
}

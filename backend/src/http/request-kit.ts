import type { CommandContext } from '@sternklar/event-store/command-handler';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Identity } from './access.ts';

/** What every route needs from the edge; built once in `composition.ts`. */
export interface RequestKit {
  /** The identity of a request on a route that is not public. Throws when the route forgot to declare its access. */
  identityOf(request: FastifyRequest): Identity;
  /** A new id (UUIDv7) for what a request makes; a repetition under the same Idempotency-Key gets the same ones again. */
  newId(request: FastifyRequest): string;
  /** Context for a command that belongs to `accountId`, with the caller as actor and the request id as correlation. */
  commandContext(request: FastifyRequest, accountId: string | null): CommandContext;
  /**
   * Read your writes: waits, 2 s at most, until every read model has seen `position`. If they are slower, the answer
   * carries `Read-Model-Behind: true` and the session's next GET waits first.
   */
  untilVisible(request: FastifyRequest, reply: FastifyReply, position: number): Promise<void>;
}

/** Longest wait for read models, in milliseconds. */
const VISIBLE_WITHIN_MS = 2_000;
const BEHIND_HEADER = 'read-model-behind';

export interface RequestKitDeps {
  /** True once every read model has seen the position; false when the time is over. */
  readonly waitFor: (position: number, timeoutMs: number) => Promise<boolean>;
  readonly sessions: {
    keepReadPosition(sessionId: string, position: number): Promise<void>;
    takeReadPosition(sessionId: string): Promise<number | null>;
  };
  readonly nextId: () => string;
}

/** The kit, and what the server runs before a signed-in reading. */
export interface ServerRequestKit extends RequestKit {
  /** Waits for what the session is owed from a command whose effect was not visible in time; 2 s at most, again. */
  beforeRead(request: FastifyRequest, reply: FastifyReply): Promise<void>;
}

const actorOf = (identity: Identity | null): CommandContext['actor'] =>
  identity ? { kind: 'account', id: identity.accountId } : { kind: 'system', name: 'visitor' };

export const createRequestKit = ({ waitFor, sessions, nextId }: RequestKitDeps): ServerRequestKit => {
  const newId = ({ repeatableId }: FastifyRequest) => repeatableId?.() ?? nextId();
  return {
    newId,
    identityOf(request) {
      if (request.identity) return request.identity;
      throw new Error(`${request.method} ${request.routeOptions.url} reads the identity but is declared public.`);
    },
    commandContext(request, accountId) {
      const commandId = newId(request);
      const actor = actorOf(request.identity);
      const context = { actor, accountId, correlationId: request.id, causationId: commandId, commandId };
      return request.repeatableId ? { ...context, mayRepeat: true } : context;
    },
    async untilVisible(request, reply, position) {
      if (await waitFor(position, VISIBLE_WITHIN_MS)) return;
      reply.header(BEHIND_HEADER, 'true');
      if (request.identity) await sessions.keepReadPosition(request.identity.sessionId, position);
    },
    async beforeRead(request, reply) {
      const { identity, owedPosition } = request;
      if (identity === null || owedPosition === null) return;
      if (await waitFor(owedPosition, VISIBLE_WITHIN_MS)) {
        const taken = await sessions.takeReadPosition(identity.sessionId);
        // Another command of the session may have left a later one meanwhile.
        if (taken === null || taken <= owedPosition || (await waitFor(taken, VISIBLE_WITHIN_MS))) return;
        await sessions.keepReadPosition(identity.sessionId, taken);
      }
      reply.header(BEHIND_HEADER, 'true');
    },
  };
};

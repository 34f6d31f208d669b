import type { CommandContext } from '@sternklar/event-store/command-handler';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller, Identity } from './access.port.ts';

/** What every route needs from the edge; built once in `composition.ts`. */
export interface RequestKit {
  /** The identity of a request on a route that is not public. Throws when the route forgot to declare its access. */
  identityOf(request: FastifyRequest): Identity;
  /** Who calls a route for 'signed-in-or-visitor'. Throws when the route did not declare that. */
  callerOf(request: FastifyRequest): Caller;
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

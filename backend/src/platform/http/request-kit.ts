import type { CommandContext } from '@sternklar/event-store/command-handler';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Identity } from '../access.port.ts';
import type { RequestKit } from '../request-kit.port.ts';

/** Longest wait for read models, in milliseconds. */
const VISIBLE_WITHIN_MS = 2_000;
/** When a session's debt is written down: another process may not notice before its cached session is a second old. */
const DEBT_NOTICED_WITHIN_MS = 1_000;
const BEHIND_HEADER = 'read-model-behind';

export interface RequestKitDeps {
  /** True once every read model has seen the position; false when the time is over. */
  readonly waitFor: (position: number, timeoutMs: number) => Promise<boolean>;
  /** Resolves once the read models show what processes of another version may have shown already. Without it there are none. */
  readonly levelWithOtherVersions?: () => Promise<void>;
  /** Resolves once processes of another version show what the read models show by now. */
  readonly shownByOtherVersions?: () => Promise<void>;
  readonly sessions: {
    keepReadPosition(sessionId: string, position: number): Promise<void>;
    settleReadPosition(sessionId: string, seen: number): Promise<number | null>;
  };
  readonly nextId: () => string;
}

/** The kit, and what the server runs before a signed-in reading. */
export interface ServerRequestKit extends RequestKit {
  /** Waits for what the session is owed from a command whose effect was not visible in time; 2 s at most, again. */
  beforeRead(request: FastifyRequest, reply: FastifyReply): Promise<void>;
  /** Holds what was read back until processes of another version show it, too, so that nobody sees it go back; 2 s at most. */
  afterRead(): Promise<void>;
}

const actorOf = (identity: Identity | null): CommandContext['actor'] =>
  identity ? { kind: 'account', id: identity.accountId } : { kind: 'system', name: 'visitor' };

/** The outcome if it comes within `ms`, otherwise false. */
const within = async (outcome: Promise<boolean>, ms: number): Promise<boolean> => {
  let timer: NodeJS.Timeout | undefined;
  const timeIsUp = new Promise<false>((resolve) => {
    timer = setTimeout(resolve, ms, false);
  });
  try {
    return await Promise.race([outcome, timeIsUp]);
  } finally {
    clearTimeout(timer);
  }
};

export const createRequestKit = ({
  waitFor,
  levelWithOtherVersions,
  shownByOtherVersions,
  sessions,
  nextId,
}: RequestKitDeps): ServerRequestKit => {
  const identityOf: RequestKit['identityOf'] = (request) => {
    if (request.identity) return request.identity;
    throw new Error(
      `${request.method} ${request.routeOptions.url} reads an identity that its access does not promise.`,
    );
  };
  const newId = ({ repeatableId }: FastifyRequest) => repeatableId?.() ?? nextId();
  return {
    newId,
    identityOf,
    callerOf: (request) => request.visitor ?? { kind: 'account', ...identityOf(request) },
    commandContext(request, accountId) {
      const commandId = newId(request);
      const actor = actorOf(request.identity);
      const context = { actor, accountId, correlationId: request.id, causationId: commandId, commandId };
      if (!request.repeatableId) return context;
      return { ...context, mayRepeat: true, ...(request.isFirstRun && { isFirstRun: true }) };
    },
    async untilVisible(request, reply, position) {
      const seen = waitFor(position, VISIBLE_WITHIN_MS);
      if (await within(seen, VISIBLE_WITHIN_MS - DEBT_NOTICED_WITHIN_MS)) return;
      if (request.identity) await sessions.keepReadPosition(request.identity.sessionId, position);
      if (!(await seen)) reply.header(BEHIND_HEADER, 'true');
    },
    async afterRead() {
      await shownByOtherVersions?.();
    },
    async beforeRead(request, reply) {
      await levelWithOtherVersions?.();
      const { identity, owedPosition } = request;
      if (identity === null || owedPosition === null) return;
      if (await waitFor(owedPosition, VISIBLE_WITHIN_MS)) {
        const later = await sessions.settleReadPosition(identity.sessionId, owedPosition);
        // Another command of the session may have left a later one meanwhile, which stays until a reading has seen it.
        if (later === null || (await waitFor(later, VISIBLE_WITHIN_MS))) return;
      }
      reply.header(BEHIND_HEADER, 'true');
    },
  };
};

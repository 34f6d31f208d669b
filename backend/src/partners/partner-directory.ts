import { partnerStream } from '@sternklar/contracts/partners/partner.events';
import type { CommandHandler } from '@sternklar/event-store/command-handler';
import type { Queries } from '@sternklar/projections/queries';
import { partnerStreamType, type RegisteredPartner } from './partner.ts';
import { createShortMemory } from './short-memory.ts';

/** Who the partners are, for requests from their pages: asked often, and right within a second in every process. */
export interface PartnerDirectory {
  /** The partner as its stream has it; null: there is none. */
  byId(partnerId: string): Promise<RegisteredPartner | null>;
  /** The partner that a key of a snippet was issued to, whether the key still counts or not. */
  idOfKey(publicKey: string): Promise<string | null>;
  /** Whether it is the origin of any partner's pages. `beforeAsking` is called when it is not remembered; it may throw. */
  isRegisteredOrigin(origin: string, beforeAsking: () => void): Promise<boolean>;
  /** To be called when a partner was changed by this process: the next question is answered anew. */
  forget(partnerId: string): void;
}

export interface PartnerDirectoryDeps {
  readonly commands: Pick<CommandHandler, 'load'>;
  readonly partners: Pick<Queries['partners'], 'idOfKey' | 'isRegisteredOrigin'>;
  /** Milliseconds of a clock that never runs backwards. */
  readonly elapsed: () => number;
}

/** Below a second, as for sessions (docs/decisions/0006): so long may another process not know of a revoked key. */
const REMEMBERED_MS = 900;

export const createPartnerDirectory = ({ commands, partners, elapsed }: PartnerDirectoryDeps): PartnerDirectory => {
  const known = createShortMemory<RegisteredPartner | null>({ elapsed, ttlMs: REMEMBERED_MS });
  const origins = createShortMemory<boolean>({ elapsed, ttlMs: REMEMBERED_MS });
  const ids = createShortMemory<string | null>({ elapsed, ttlMs: REMEMBERED_MS });
  return {
    byId: (partnerId) =>
      known.find(partnerId, async () => {
        const { state } = await commands.load(partnerStreamType, partnerStream(partnerId));
        return state.status === 'registered' ? state : null;
      }),
    idOfKey: (publicKey) => ids.find(publicKey, () => partners.idOfKey(publicKey)),
    isRegisteredOrigin: (origin, beforeAsking) =>
      origins.find(origin, async () => {
        beforeAsking();
        return partners.isRegisteredOrigin(origin);
      }),
    forget(partnerId) {
      known.forget(partnerId);
      origins.forgetAll();
      ids.forgetAll();
    },
  };
};

import { type BusinessEvent, businessStream } from '@sternklar/contracts/businesses/business.events';
import { BUSINESS_RESTORABLE_MS } from '@sternklar/contracts/constants';
import type { CommandHandler } from '@sternklar/event-store/command-handler';
import type { Queries } from '@sternklar/projections/queries';
import { createPieceByPiece, hasRecorded, type PieceByPieceDeps } from '../platform/jobs.port.ts';
import { job } from '../platform/manifest.port.ts';
import { type BusinessState, businessStreamType } from './business.ts';

export interface SettleRemovalsDeps extends PieceByPieceDeps {
  readonly commands: Pick<CommandHandler, 'handle'>;
  readonly businesses: Pick<Queries['businesses'], 'removedUntil'>;
  readonly nextId: () => string;
}

const NAME = 'settle-removals';
/** A restoration that was allowed at the last moment is recorded by then, also by a process whose clock goes a little behind. */
const LATER_MS = 60_000;
const settledUntil = (now: Date): string => new Date(now.getTime() - BUSINESS_RESTORABLE_MS - LATER_MS).toISOString();

export const settleRemoval = (state: BusinessState, until: string): readonly BusinessEvent[] => {
  if (state.status !== 'removed' || state.isSettled || state.removedAt > until) return [];
  const { businessId, accountId } = state;
  return [{ type: 'BusinessRemovalSettled', data: { businessId, accountId } }];
};

/** Ends the time in which removed businesses can be had back: what was kept of them for that goes. */
export const settleRemovals = job(
  { name: NAME, actsByClock: true, records: ['BusinessRemovalSettled'] },
  (deps: SettleRemovalsDeps) =>
    createPieceByPiece(
      {
        name: NAME,
        find: (now, which) => deps.businesses.removedUntil(settledUntil(now), which),
        idOf: ({ businessId }) => businessId,
        describe: ({ businessId, accountId }) => ({ businessId, accountId }),
        handle: async ({ businessId, accountId }, now) => {
          const id = deps.nextId();
          const handled = await deps.commands.handle({
            streamType: businessStreamType,
            streamId: businessStream(businessId),
            decide: (state) => settleRemoval(state, settledUntil(now)),
            context: {
              actor: { kind: 'system', name: NAME },
              accountId,
              correlationId: id,
              causationId: id,
              commandId: id,
            },
          });
          return hasRecorded(handled);
        },
      },
      deps,
    ),
);

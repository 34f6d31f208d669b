import type { SubscriptionEvent } from '@sternklar/contracts/subscriptions/subscription.events';
import { subscriptionStream } from '@sternklar/contracts/subscriptions/subscription.events';
import type { CommandHandler } from '@sternklar/event-store/command-handler';
import { createPieceByPiece, hasRecorded, type PieceByPieceDeps, type Wanted } from '../platform/jobs.port.ts';
import { type Automation, job } from '../platform/manifest.port.ts';
import { type SubscriptionState, subscriptionStreamType } from './subscription.ts';

export interface AccountJobDeps extends PieceByPieceDeps {
  readonly commands: Pick<CommandHandler, 'handle'>;
  readonly nextId: () => string;
}

interface AccountJob<Dependencies> extends Automation {
  /** Accounts for which something is due, the longest due first. */
  find(now: Date, which: Wanted, dependencies: Dependencies): Promise<readonly string[]>;
  decide(state: SubscriptionState, now: Date): readonly SubscriptionEvent[];
}

/** A job that decides on the subscriptions of one account after the other. */
export const accountJob = <Dependencies extends AccountJobDeps>({
  name,
  records,
  find,
  decide,
}: AccountJob<Dependencies>) =>
  job({ name, actsByClock: true, records }, (deps: Dependencies) =>
    createPieceByPiece<string>(
      {
        name,
        find: (now, which) => find(now, which, deps),
        idOf: (accountId) => accountId,
        describe: (accountId) => ({ accountId }),
        handle: async (accountId, at) => {
          const commandId = deps.nextId();
          const handled = await deps.commands.handle<SubscriptionState, SubscriptionEvent>({
            streamType: subscriptionStreamType,
            streamId: subscriptionStream(accountId),
            decide: (state) => decide(state, at),
            context: {
              actor: { kind: 'system', name },
              accountId,
              correlationId: commandId,
              causationId: commandId,
              commandId,
            },
          });
          return hasRecorded(handled);
        },
      },
      deps,
    ),
  );

import { type SubscriptionEvent, subscriptionStream } from '@sternklar/contracts/subscriptions/subscription.events';
import type { CommandHandler } from '@sternklar/event-store/command-handler';
import { createPieceByPiece, type Job, type PieceByPieceDeps, type Wanted } from '../platform/jobs.port.ts';
import { type SubscriptionState, subscriptionStreamType } from './subscription.ts';

export interface AccountJobDeps extends PieceByPieceDeps {
  readonly commands: Pick<CommandHandler, 'handle'>;
  readonly nextId: () => string;
}

interface AccountJob {
  readonly name: string;
  /** Accounts for which something is due, the longest due first. */
  find(now: Date, which: Wanted): Promise<readonly string[]>;
  decide(state: SubscriptionState, now: Date): readonly SubscriptionEvent[];
}

/** A job that decides on the subscriptions of one account after the other. */
export const createAccountJob = ({ name, find, decide }: AccountJob, deps: AccountJobDeps): Job =>
  createPieceByPiece(
    {
      name,
      find,
      idOf: (accountId) => accountId,
      describe: (accountId) => ({ accountId }),
      handle: (accountId, at) => {
        const commandId = deps.nextId();
        return deps.commands.handle<SubscriptionState, SubscriptionEvent>({
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
      },
    },
    deps,
  );

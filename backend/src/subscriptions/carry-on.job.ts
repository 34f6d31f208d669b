import type { SubscriptionEvent } from '@sternklar/contracts/subscriptions/subscription.events';
import { subscriptionStream } from '@sternklar/contracts/subscriptions/subscription.events';
import type { CommandHandler } from '@sternklar/event-store/command-handler';
import type { Logger } from '@sternklar/event-store/logger';
import type { Queries } from '@sternklar/projections/queries';
import { describeError } from '../http/describe-error.ts';
import type { Job } from '../scheduler/scheduler.ts';
import { createSetAside } from '../scheduler/set-aside.ts';
import { overdue, type SubscriptionState, subscriptionStreamType } from './subscription.ts';

export interface CarryOnDeps {
  readonly commands: Pick<CommandHandler, 'handle'>;
  readonly subscriptions: Pick<Queries['subscriptions'], 'due'>;
  readonly now: () => Date;
  readonly nextId: () => string;
  readonly logger: Pick<Logger, 'warn'>;
}

const NAME = 'carry-on-subscriptions';

/**
 * Records renewals and ends when their time has come, or came while nothing ran. An account for which that fails is
 * tried again later, after all others.
 */
export const carryOnSubscriptions = ({ commands, subscriptions, now, nextId, logger }: CarryOnDeps): Job => {
  const failed = createSetAside();

  const carryOn = async (accountId: string, at: Date): Promise<void> => {
    const commandId = nextId();
    await commands.handle<SubscriptionState, SubscriptionEvent>({
      streamType: subscriptionStreamType,
      streamId: subscriptionStream(accountId),
      decide: (state) => overdue(state, at),
      context: {
        actor: { kind: 'system', name: NAME },
        accountId,
        correlationId: commandId,
        causationId: commandId,
        commandId,
      },
    });
  };

  return {
    name: NAME,
    async run(limit) {
      const at = now();
      const accounts = await subscriptions.due(at, { limit, except: failed.at(at) });
      let failures = 0;
      for (const accountId of accounts) {
        await carryOn(accountId, at).catch((error: unknown) => {
          failures += 1;
          failed.add(accountId, at);
          logger.warn({ ...describeError(error), job: NAME, accountId }, 'a subscription could not be carried on');
        });
      }
      // Where nothing goes well, the next ones would not either: the scheduler's next run tries on.
      return failures < accounts.length ? accounts.length : 0;
    },
  };
};

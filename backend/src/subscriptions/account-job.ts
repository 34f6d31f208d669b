import type { SubscriptionEvent } from '@sternklar/contracts/subscriptions/subscription.events';
import { subscriptionStream } from '@sternklar/contracts/subscriptions/subscription.events';
import type { CommandHandler } from '@sternklar/event-store/command-handler';
import type { Logger } from '@sternklar/event-store/logger';
import { describeError } from '../http/describe-error.ts';
import type { Job } from '../scheduler/scheduler.ts';
import { createSetAside } from '../scheduler/set-aside.ts';
import { type SubscriptionState, subscriptionStreamType } from './subscription.ts';

export interface AccountJobDeps {
  readonly commands: Pick<CommandHandler, 'handle'>;
  readonly now: () => Date;
  readonly nextId: () => string;
  readonly logger: Pick<Logger, 'warn'>;
}

interface AccountJob {
  readonly name: string;
  /** Accounts for which something is due, the longest due first. */
  find(now: Date, which: { readonly limit: number; readonly except: readonly string[] }): Promise<readonly string[]>;
  decide(state: SubscriptionState, now: Date): readonly SubscriptionEvent[];
}

/**
 * A job that decides on the subscriptions of one account after the other. One for which that fails is tried again later,
 * after all others.
 */
export const createAccountJob = (
  { name, find, decide }: AccountJob,
  { commands, now, nextId, logger }: AccountJobDeps,
): Job => {
  const failed = createSetAside();

  const handle = async (accountId: string, at: Date): Promise<void> => {
    const commandId = nextId();
    await commands.handle<SubscriptionState, SubscriptionEvent>({
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
  };

  return {
    name,
    async run(limit) {
      const at = now();
      const accounts = await find(at, { limit, except: failed.at(at) });
      let failures = 0;
      for (const accountId of accounts) {
        await handle(accountId, at).catch((error: unknown) => {
          failures += 1;
          failed.add(accountId, at);
          logger.warn({ ...describeError(error), job: name, accountId }, 'a subscription could not be carried on');
        });
      }
      // Where nothing goes well, the next ones would not either: the scheduler's next run tries on.
      return failures < accounts.length ? accounts.length : 0;
    },
  };
};

import { subscriptionStream } from '@sternklar/contracts/subscriptions/subscription.events';
import type { CommandHandler } from '@sternklar/event-store/command-handler';
import { subscriptionStreamType, upToDate } from './subscription.ts';

export interface RunsSubscriptionDeps {
  readonly commands: Pick<CommandHandler, 'load'>;
  readonly now: () => Date;
}

/** Whether an account has a subscription at this moment, with notice given or not. */
export const createRunsSubscription =
  ({ commands, now }: RunsSubscriptionDeps) =>
  async (accountId: string): Promise<boolean> => {
    const { state } = await commands.load(subscriptionStreamType, subscriptionStream(accountId));
    return upToDate(state, now()).current.status === 'active';
  };

import { subscriptionStream } from '@sternklar/contracts/subscriptions/subscription.events';
import type { CommandContext, CommandHandler } from '@sternklar/event-store/command-handler';
import { subscriptionStreamType } from '../subscription.ts';
import { endWithAccount } from './end-with-account.ts';

export type EndSubscriptionOfErased = (accountId: string, context: CommandContext) => Promise<void>;

/** For accounts that are erased for certain; without a subscription, or again, it changes nothing. */
export const createEndSubscriptionOfErased =
  (commands: Pick<CommandHandler, 'handle'>): EndSubscriptionOfErased =>
  async (accountId, context) => {
    await commands.handle({
      streamType: subscriptionStreamType,
      streamId: subscriptionStream(accountId),
      decide: endWithAccount,
      context,
    });
  };

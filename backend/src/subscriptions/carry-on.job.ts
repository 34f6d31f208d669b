import type { SubscriptionEvent } from '@sternklar/contracts/subscriptions/subscription.events';
import { subscriptionStream } from '@sternklar/contracts/subscriptions/subscription.events';
import type { CommandHandler } from '@sternklar/event-store/command-handler';
import type { Queries } from '@sternklar/projections/queries';
import type { Job } from '../scheduler/scheduler.ts';
import { overdue, type SubscriptionState, subscriptionStreamType } from './subscription.ts';

export interface CarryOnDeps {
  readonly commands: Pick<CommandHandler, 'handle'>;
  readonly subscriptions: Pick<Queries['subscriptions'], 'due'>;
  readonly now: () => Date;
  readonly nextId: () => string;
}

/** Records renewals and ends when their time has come, or came while nothing ran. */
export const carryOnSubscriptions = ({ commands, subscriptions, now, nextId }: CarryOnDeps): Job => ({
  name: 'carry-on-subscriptions',
  async run(limit) {
    const at = now();
    const accounts = await subscriptions.due(at, limit);
    for (const accountId of accounts) {
      const commandId = nextId();
      await commands.handle<SubscriptionState, SubscriptionEvent>({
        streamType: subscriptionStreamType,
        streamId: subscriptionStream(accountId),
        decide: (state) => overdue(state, at),
        context: {
          actor: { kind: 'system', name: 'carry-on-subscriptions' },
          accountId,
          correlationId: commandId,
          causationId: commandId,
          commandId,
        },
      });
    }
    return accounts.length;
  },
});

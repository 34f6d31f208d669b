import type { AcceptedTerms } from '@sternklar/contracts/accepted-terms';
import { subscriptionStream } from '@sternklar/contracts/subscriptions/subscription.events';
import type { CommandHandler } from '@sternklar/event-store/command-handler';
import { STANDARD_PLAN } from '../plan.ts';
import { type BilledCompany, subscriptionStreamType } from '../subscription.ts';
import { startSubscription } from './start-subscription.ts';

/** A subscription whose first month was paid before it began. */
export interface PaidSubscription extends BilledCompany {
  readonly subscriptionId: string;
  readonly accountId: string;
  /** What was named before the payment, in which versions. */
  readonly terms: AcceptedTerms | null;
  readonly paidAt: Date;
  /** Id of the event that says so. */
  readonly cause: string;
}

/** Starts it from the moment of payment; doing so again changes nothing. `another-runs`: the account has one already. */
export const createStartPaidSubscription =
  (commands: Pick<CommandHandler, 'handle'>) =>
  async ({ paidAt, cause, accountId, subscriptionId, companyName, billingDetails, terms }: PaidSubscription) => {
    const company = { companyName, billingDetails };
    const command = { subscriptionId, accountId, plan: STANDARD_PLAN, company, terms, now: paidAt };
    const streamId = subscriptionStream(accountId);
    const handled = await commands.handle({
      streamType: subscriptionStreamType,
      streamId,
      decide: (state) => startSubscription(state, command),
      context: {
        actor: { kind: 'system', name: 'payments' },
        accountId,
        correlationId: cause,
        causationId: cause,
        commandId: cause,
        mayRepeat: true,
      },
    });
    return handled.rejected === undefined ? 'started' : 'another-runs';
  };

/** Whether a subscription of an account was ever started, also where it has ended since. */
export const createHasBegun =
  ({ load }: Pick<CommandHandler, 'load'>) =>
  async ({ accountId, subscriptionId }: Pick<PaidSubscription, 'accountId' | 'subscriptionId'>): Promise<boolean> => {
    const { state } = await load(subscriptionStreamType, subscriptionStream(accountId));
    const isIt = (one: { readonly subscriptionId: string }) => one.subscriptionId === subscriptionId;
    return (state.status === 'active' && isIt(state)) || (state.formers ?? []).some(isIt);
  };

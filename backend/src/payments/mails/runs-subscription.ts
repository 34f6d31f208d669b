import type { Queries } from '@sternklar/projections/queries';

export interface SubscriptionSource {
  readonly queries: { readonly subscriptions: Pick<Queries['subscriptions'], 'ofAccount'> };
  readonly now: () => Date;
}

/** Whether a subscription of the account goes on while something of it is open. */
export const runsSubscription = async (
  accountId: string,
  { queries: { subscriptions }, now }: SubscriptionSource,
): Promise<boolean> => (await subscriptions.ofAccount(accountId, now()))?.status === 'active';

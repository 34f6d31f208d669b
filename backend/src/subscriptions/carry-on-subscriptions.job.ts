import type { Queries } from '@sternklar/projections/queries';
import { type AccountJobDeps, accountJob } from './account-job.ts';
import { overdue } from './subscription.ts';

interface Dependencies extends AccountJobDeps {
  readonly subscriptions: Pick<Queries['subscriptions'], 'due'>;
}

/** Records renewals and ends when their time has come, or came while nothing ran. */
export const carryOnSubscriptions = accountJob<Dependencies>({
  name: 'carry-on-subscriptions',
  records: ['SubscriptionRenewed', 'SubscriptionEnded'],
  find: (now, which, { subscriptions }) => subscriptions.due(now, which),
  decide: overdue,
});

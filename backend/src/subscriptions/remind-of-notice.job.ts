import type { Queries } from '@sternklar/projections/queries';
import { type AccountJobDeps, accountJob } from './account-job.ts';
import { remindOfNotice } from './remind-of-notice/remind-of-notice.ts';

interface Dependencies extends AccountJobDeps {
  readonly subscriptions: Pick<Queries['subscriptions'], 'toRemind'>;
}

/** Records the reminders that are due; a reactor mails them. */
export const remindOfNoticeJob = accountJob<Dependencies>({
  name: 'remind-of-notice',
  records: ['SubscriptionNoticeReminded'],
  find: (now, which, { subscriptions }) => subscriptions.toRemind(now, which),
  decide: remindOfNotice,
});

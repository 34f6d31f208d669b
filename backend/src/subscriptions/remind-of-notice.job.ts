import type { Queries } from '@sternklar/projections/queries';
import type { Job } from '../platform/jobs.port.ts';
import { type AccountJobDeps, createAccountJob } from './account-job.ts';
import { remindOfNotice } from './remind-of-notice/remind-of-notice.ts';

export interface RemindOfNoticeDeps extends AccountJobDeps {
  readonly subscriptions: Pick<Queries['subscriptions'], 'toRemind'>;
}

/** Records the reminders that are due; a reactor mails them. */
export const remindOfNoticeJob = ({ subscriptions, ...deps }: RemindOfNoticeDeps): Job =>
  createAccountJob({ name: 'remind-of-notice', find: subscriptions.toRemind, decide: remindOfNotice }, deps);

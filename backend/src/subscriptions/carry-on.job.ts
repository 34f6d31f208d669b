import type { Queries } from '@sternklar/projections/queries';
import type { Job } from '../platform/jobs.port.ts';
import { type AccountJobDeps, createAccountJob } from './account-job.ts';
import { overdue } from './subscription.ts';

export interface CarryOnDeps extends AccountJobDeps {
  readonly subscriptions: Pick<Queries['subscriptions'], 'due'>;
}

/** Records renewals and ends when their time has come, or came while nothing ran. */
export const carryOnSubscriptions = ({ subscriptions, ...deps }: CarryOnDeps): Job =>
  createAccountJob({ name: 'carry-on-subscriptions', find: subscriptions.due, decide: overdue }, deps);

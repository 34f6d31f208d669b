import type { Queries } from '@sternklar/projections/queries';
import type { Job } from '../scheduler/scheduler.ts';
import { dueMonths } from './due-months.ts';
import type { IssueFor } from './invoicing.ts';

export interface IssueDueInvoicesDeps {
  readonly invoices: Pick<Queries['invoices'], 'due'>;
  readonly issueFor: IssueFor;
  readonly now: () => Date;
}

const NAME = 'issue-due-invoices';

/** Issues an invoice for every month of a subscription that began, also for those that began while nothing ran. */
export const issueDueInvoices = ({ invoices, issueFor, now }: IssueDueInvoicesDeps): Job => ({
  name: NAME,
  async run(limit) {
    const at = now();
    const subscriptions = await invoices.due(at, limit);
    const months = subscriptions.flatMap((subscription) => dueMonths(subscription, at, limit)).slice(0, limit);
    await issueFor(months, NAME);
    return months.length;
  },
});

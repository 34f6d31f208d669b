import type { Queries } from '@sternklar/projections/queries';
import { describeError } from '../platform/describe-error.port.ts';
import type { PieceByPieceDeps } from '../platform/jobs.port.ts';
import { createSetAside } from '../platform/jobs.port.ts';
import { job } from '../platform/manifest.port.ts';
import { dueMonths } from './due-months.ts';
import type { IssueFor } from './invoicing.ts';

export interface IssueDueInvoicesDeps extends PieceByPieceDeps {
  readonly invoices: Pick<Queries['invoices'], 'due'>;
  readonly issueFor: IssueFor;
}

const NAME = 'issue-due-invoices';

/**
 * Issues an invoice for every month of a subscription that began, also for those that began while nothing ran. A
 * subscription for which that fails is tried again ten minutes later, and holds up none of the others.
 */
export const issueDueInvoices = job(
  { name: NAME, actsByClock: true, records: ['InvoiceIssued'] },
  ({ invoices, issueFor, now, logger }: IssueDueInvoicesDeps) => {
    const failed = createSetAside();
    return {
      async run(limit) {
        const at = now();
        const subscriptions = await invoices.due(at, { limit, except: failed.at(at) });
        const months = subscriptions.flatMap((subscription) => dueMonths(subscription, at, limit)).slice(0, limit);
        let failures = 0;
        await issueFor(months, NAME, ({ subscriptionId, accountId }, error) => {
          failures += 1;
          failed.add(subscriptionId, at);
          logger.warn({ ...describeError(error), job: NAME, subscriptionId, accountId }, 'a piece of work failed');
        });
        // Where nothing goes well, the next ones would not either: the scheduler's next run tries on.
        return failures < new Set(months.map(({ subscription }) => subscription)).size ? months.length : 0;
      },
    };
  },
);

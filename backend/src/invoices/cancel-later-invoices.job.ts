import type { Queries } from '@sternklar/projections/queries';
import type { Job } from '../scheduler/scheduler.ts';
import type { CancelLater } from './cancelling.ts';

export interface CancelLaterInvoicesDeps {
  readonly invoices: Pick<Queries['invoices'], 'overbilled'>;
  readonly cancelLater: CancelLater;
}

const NAME = 'cancel-later-invoices';

/**
 * Takes back invoices for months after a subscription's end that the reactor did not see, such as one issued in the very
 * moment in which a late notice was entered.
 */
export const cancelLaterInvoicesJob = ({ invoices, cancelLater }: CancelLaterInvoicesDeps): Job => ({
  name: NAME,
  async run(limit) {
    const subscriptions = await invoices.overbilled(limit);
    for (const subscription of subscriptions) await cancelLater(subscription, NAME);
    return subscriptions.length;
  },
});

import type { OverbilledSubscription, Queries } from '@sternklar/projections/queries';
import { createPieceByPiece, type PieceByPieceDeps } from '../platform/jobs.port.ts';
import { job } from '../platform/manifest.port.ts';
import type { CancelLater } from './cancelling.ts';

export interface CancelLaterInvoicesDeps extends PieceByPieceDeps {
  readonly invoices: Pick<Queries['invoices'], 'overbilled'>;
  readonly cancelLater: CancelLater;
}

const NAME = 'cancel-later-invoices';

/**
 * Takes back invoices for months after a subscription's end that the reactor did not see, such as one issued in the very
 * moment in which a late notice was entered.
 */
export const cancelLaterInvoicesJob = job(
  { name: NAME, actsByClock: true, records: ['InvoiceCancelled'] },
  ({ invoices, cancelLater, ...deps }: CancelLaterInvoicesDeps) =>
    createPieceByPiece<OverbilledSubscription>(
      {
        name: NAME,
        find: (_now, which) => invoices.overbilled(which),
        idOf: ({ subscriptionId }) => subscriptionId,
        describe: ({ subscriptionId, accountId }) => ({ subscriptionId, accountId }),
        handle: (subscription) => cancelLater(subscription, NAME),
      },
      deps,
    ),
);

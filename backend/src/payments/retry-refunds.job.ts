import type { HeldRefund, Queries } from '@sternklar/projections/queries';
import { createPieceByPiece, type PieceByPieceDeps } from '../platform/jobs.port.ts';
import { job } from '../platform/manifest.port.ts';
import type { PaymentRecords } from './payment-records.ts';

export interface RetryRefundsDeps extends PieceByPieceDeps {
  readonly heldRefunds: Queries['heldRefunds'];
  readonly records: Pick<PaymentRecords, 'retryRefund'>;
}

const NAME = 'retry-refunds';

/** Says which refunds are to be tried again after trouble at the provider; reactors then do. */
export const retryRefunds = job(
  { name: NAME, actsByClock: true, records: ['RefundRetried'] },
  ({ heldRefunds, records, ...deps }: RetryRefundsDeps) =>
    createPieceByPiece<HeldRefund>(
      {
        name: NAME,
        find: (now, which) => heldRefunds.due(now, which),
        idOf: ({ refundId }) => refundId,
        describe: ({ refundId, accountId }) => ({ refundId, accountId }),
        handle: (refund) => records.retryRefund({ ...refund, by: NAME }),
      },
      deps,
    ),
);

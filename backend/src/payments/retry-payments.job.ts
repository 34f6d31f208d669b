import type { ChargeableInvoice, Queries } from '@sternklar/projections/queries';
import { createPieceByPiece, type PieceByPieceDeps } from '../platform/jobs.port.ts';
import { job } from '../platform/manifest.port.ts';
import type { PaymentRecords } from './payment-records.ts';

export interface RetryPaymentsDeps extends PieceByPieceDeps {
  readonly invoices: Pick<Queries['invoices'], 'chargeable'>;
  readonly records: Pick<PaymentRecords, 'retry'>;
}

const NAME = 'retry-payments';

/** Says which open invoices the card on file is to be asked for once more; a reactor then asks it. */
export const retryPayments = job(
  { name: NAME, actsByClock: true, records: ['PaymentRetried', 'CollectionHeld'] },
  ({ invoices, records, ...deps }: RetryPaymentsDeps) =>
    createPieceByPiece<ChargeableInvoice>(
      {
        name: NAME,
        find: (now, which) => invoices.chargeable(now, which),
        idOf: ({ invoiceId }) => invoiceId,
        describe: ({ invoiceId, accountId }) => ({ invoiceId, accountId }),
        handle: (invoice) => records.retry({ ...invoice, by: NAME }),
      },
      deps,
    ),
);

import { dueDayOf } from '@sternklar/contracts/invoices/due-day';
import type { DunningDays } from '@sternklar/contracts/payments/dunning';
import type { Queries } from '@sternklar/projections/queries';
import { createPieceByPiece, type PieceByPieceDeps } from '../../platform/jobs.port.ts';
import { job } from '../../platform/manifest.port.ts';
import type { PaymentRecords } from '../payment-records.ts';

export interface RemindOfPaymentDeps extends PieceByPieceDeps {
  readonly invoices: Pick<Queries['invoices'], 'toRemind' | 'openOf'>;
  readonly records: Pick<PaymentRecords, 'dun'>;
  readonly dunningDays: DunningDays;
}

const NAME = 'remind-of-payment';

/** Records the next step with accounts that have not paid what is overdue; a reactor mails it. */
export const remindOfPayment = job(
  { name: NAME, actsByClock: true, records: ['PaymentReminded', 'AccountInArrears', 'RequestsSuspended'] },
  ({ invoices, records, dunningDays: days, ...deps }: RemindOfPaymentDeps) =>
    createPieceByPiece<{ readonly accountId: string }>(
      {
        name: NAME,
        find: (now, which) => invoices.toRemind(now, days, which),
        idOf: ({ accountId }) => accountId,
        describe: ({ accountId }) => ({ accountId }),
        async handle({ accountId }) {
          const open = (await invoices.openOf(accountId)).map(({ issuedAt, ...invoice }) => ({
            ...invoice,
            dueOn: dueDayOf(issuedAt),
          }));
          return await records.dun({ accountId, open, days, by: NAME });
        },
      },
      deps,
    ),
);

import type { CardToLookAfter, Queries } from '@sternklar/projections/queries';
import { createPieceByPiece, type PieceByPieceDeps } from '../../platform/jobs.port.ts';
import { job } from '../../platform/manifest.port.ts';
import type { HostedPayments } from '../payment-provider.ts';
import type { PaymentRecords } from '../payment-records.ts';

export interface LookAfterCardsDeps extends PieceByPieceDeps {
  readonly invoices: Pick<Queries['invoices'], 'cardsToLookAfter'>;
  readonly provider: Pick<HostedPayments, 'cardExpiry'>;
  readonly records: Pick<PaymentRecords, 'of' | 'noteCardExpiry'>;
}

const NAME = 'look-after-cards';

/** Asks until when cards on file can be used: of a new one at once, of one that soon expires whether it was renewed. */
export const lookAfterCards = job(
  { name: NAME, actsByClock: true, records: ['CardExpiryNoted', 'CardExpiryReminded'] },
  ({ invoices, provider, records, ...deps }: LookAfterCardsDeps) =>
    createPieceByPiece<CardToLookAfter>(
      {
        name: NAME,
        find: (now, which) => invoices.cardsToLookAfter(now, which),
        idOf: ({ accountId }) => accountId,
        describe: ({ accountId }) => ({ accountId }),
        async handle({ accountId, lookAt }) {
          const { card } = await records.of(accountId);
          if (card === null) return false;
          const { cardReference } = card;
          const expiresOn = await provider.cardExpiry(cardReference);
          return await records.noteCardExpiry({
            accountId,
            cardReference,
            expiresOn,
            by: NAME,
            cause: `${accountId}/${lookAt}`,
          });
        },
      },
      deps,
    ),
);

import type { RecordedEvent } from '@sternklar/contracts/event-envelope';
import { type PaymentEvent, unmatchedPaymentReceived } from '@sternklar/contracts/payments/payment.events';
import { reactor } from '../../platform/manifest.port.ts';
import type { HostedPayments } from '../payment-provider.ts';
import type { PaymentRecords } from '../payment-records.ts';

const NAME = 'when-paid-twice-then-pay-back';

type Received = RecordedEvent<Extract<PaymentEvent, { type: 'UnmatchedPaymentReceived' }>>;

export interface PayBackTwiceDeps {
  readonly provider: Pick<HostedPayments, 'refund'>;
  readonly records: Pick<PaymentRecords, 'of' | 'recordUnmatchedRefund'>;
}

/** A second payment of the same goes back to the card. Of another sum the owner decides. */
export const whenPaidTwiceThenPayBack = reactor(
  { name: NAME, handles: [unmatchedPaymentReceived.type], records: ['UnmatchedPaymentRefunded'] },
  ({ provider, records }: PayBackTwiceDeps) => ({
    async react(event) {
      const { kind, unmatchedPaymentId, accountId, amountCents, paymentReference } = (event as Received).data;
      if (kind !== 'paid-twice') return;
      const { unmatched } = await records.of(accountId);
      if (unmatched.get(unmatchedPaymentId)?.isSettled !== false) return;
      const { refundReference } = await provider.refund({
        refundId: unmatchedPaymentId,
        paymentReference,
        reason: 'paid-twice',
      });
      await records.recordUnmatchedRefund({ unmatchedPaymentId, accountId, amountCents, refundReference, by: NAME });
    },
  }),
);

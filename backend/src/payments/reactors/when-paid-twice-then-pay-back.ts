import type { RecordedEvent } from '@sternklar/contracts/event-envelope';
import { type PaymentEvent, unmatchedPaymentReceived } from '@sternklar/contracts/payments/payment.events';
import { reactor } from '../../platform/manifest.port.ts';
import type { HostedPayments } from '../payment-provider.ts';
import type { PaymentRecords } from '../payment-records.ts';
import { isInDispute, isTakenBack } from '../payments.ts';

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
      const { kind, unmatchedPaymentId, accountId, paymentReference } = (event as Received).data;
      if (kind !== 'paid-twice') return;
      const state = await records.of(accountId);
      if (state.unmatched.get(unmatchedPaymentId)?.isSettled !== false) return;
      // A bank that decides about it, or took it back, lets nothing go back: it stands before the team.
      if (isInDispute(state, paymentReference) || isTakenBack(state, paymentReference)) return;
      const refund = await provider.refund({
        refundId: unmatchedPaymentId,
        paymentReference,
        reason: 'paid-twice',
      });
      if (refund !== null) await records.recordUnmatchedRefund({ unmatchedPaymentId, accountId, ...refund, by: NAME });
    },
  }),
);

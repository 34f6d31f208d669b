import type { RecordedEvent } from '@sternklar/contracts/event-envelope';
import { type PaymentEvent, refundRetried } from '@sternklar/contracts/payments/payment.events';
import { disputeClosed, unmatchedPaymentReceived } from '@sternklar/contracts/payments/unmatched-payment.events';
import { reactor } from '../../platform/manifest.port.ts';
import { createPayBack } from '../pay-back.ts';
import type { HostedPayments } from '../payment-provider.ts';
import type { PaymentRecords } from '../payment-records.ts';
import { isInDispute, lostCentsOf, refundedCentsOf } from '../payments.ts';
import { seenToCentsOf } from '../settle-unmatched-payment/left-to-settle.ts';

const NAME = 'when-paid-twice-then-pay-back';

type Received = RecordedEvent<Extract<PaymentEvent, { type: 'UnmatchedPaymentReceived' }>>;
type Closed = RecordedEvent<Extract<PaymentEvent, { type: 'DisputeClosed' }>>;
type Retried = RecordedEvent<Extract<PaymentEvent, { type: 'RefundRetried' }>>;

export interface PayBackTwiceDeps {
  readonly provider: Pick<HostedPayments, 'refund'>;
  readonly records: Pick<PaymentRecords, 'of' | 'recordUnmatchedRefund' | 'postponeRefund'>;
}

interface Payment {
  readonly unmatchedPaymentId: string;
  readonly accountId: string;
  readonly paymentReference: string;
}

/**
 * A second payment of the same goes back to the card, and so does one for an account that was erased, also once a bank has left it to
 * us. Of another sum the owner decides.
 */
export const whenPaidTwiceThenPayBack = reactor(
  {
    name: NAME,
    handles: [unmatchedPaymentReceived.type, disputeClosed.type, refundRetried.type],
    records: ['UnmatchedPaymentRefunded', 'RefundHeld'],
  },
  ({ provider, records }: PayBackTwiceDeps) => {
    const atProvider = createPayBack({ provider, records });
    const payBack = async ({ unmatchedPaymentId, accountId, paymentReference }: Payment): Promise<void> => {
      const state = await records.of(accountId);
      const payment = state.unmatched.get(unmatchedPaymentId);
      if (payment === undefined || payment.isSettled || !payment.goesBack) return;
      if (isInDispute(state, paymentReference)) return;
      const lostCents = lostCentsOf(state, paymentReference);
      const seenToCents = seenToCentsOf(state, paymentReference);
      const goneCents = lostCents + seenToCents;
      const leftCents = payment.amountCents - goneCents - refundedCentsOf(state, paymentReference);
      // What a bank took back whole, or the team has seen to, leaves nothing to go back: it stands before the team.
      if (goneCents > 0 && leftCents <= 0) return;
      const request = { refundId: unmatchedPaymentId, paymentReference, reason: 'paid-twice' } as const;
      const rest = goneCents > 0 && { amountCents: leftCents };
      const refund = await atProvider(state, { ...request, ...rest, accountId, by: NAME });
      if (refund !== null) await records.recordUnmatchedRefund({ unmatchedPaymentId, accountId, ...refund, by: NAME });
    };
    return {
      async react(event) {
        if (event.type === refundRetried.type) {
          const { refundId, ...retried } = (event as Retried).data;
          return payBack({ ...retried, unmatchedPaymentId: refundId });
        }
        if (event.type === disputeClosed.type) {
          const { accountId, paymentReference } = (event as Closed).data;
          for (const [unmatchedPaymentId, payment] of (await records.of(accountId)).unmatched) {
            if (payment.paymentReference === paymentReference) {
              await payBack({ unmatchedPaymentId, accountId, paymentReference });
            }
          }
          return;
        }
        await payBack((event as Received).data);
      },
    };
  },
);

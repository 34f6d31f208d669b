import type { RecordedEvent } from '@sternklar/contracts/event-envelope';
import { type PaymentEvent, refundRetried } from '@sternklar/contracts/payments/payment.events';
import { disputeClosed, unmatchedPaymentReceived } from '@sternklar/contracts/payments/unmatched-payment.events';
import { reactor } from '../../platform/manifest.port.ts';
import { createPayBack } from '../pay-back.ts';
import type { HostedPayments } from '../payment-provider.ts';
import type { PaymentRecords } from '../payment-records.ts';
import { isInDispute } from '../payments.ts';
import { restToPayBack } from '../rest-to-pay-back.ts';

const NAME = 'when-paid-twice-then-pay-back';

type Received = RecordedEvent<Extract<PaymentEvent, { type: 'UnmatchedPaymentReceived' }>>;
type Closed = RecordedEvent<Extract<PaymentEvent, { type: 'DisputeClosed' }>>;
type Retried = RecordedEvent<Extract<PaymentEvent, { type: 'RefundRetried' }>>;

export interface PayBackTwiceDeps {
  readonly provider: Pick<HostedPayments, 'refund' | 'refundMade'>;
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
    records: ['UnmatchedPaymentRefunded', 'RefundMadeElsewhere', 'RefundHeld'],
  },
  ({ provider, records }: PayBackTwiceDeps) => {
    const atProvider = createPayBack({ provider, records });
    const payBack = async ({ unmatchedPaymentId, accountId, paymentReference }: Payment): Promise<void> => {
      const state = await records.of(accountId);
      const payment = state.unmatched.get(unmatchedPaymentId);
      if (!payment?.goesBack || isInDispute(state, paymentReference)) return;
      // Of what a bank took back whole, or the team has seen to, nothing is left: it stands before the team.
      const rest = payment.isSettled ? null : restToPayBack(state, paymentReference, payment.amountCents);
      const request = { refundId: unmatchedPaymentId, paymentReference, reason: 'paid-twice', rest } as const;
      const refund = await atProvider(state, { ...request, accountId, by: NAME });
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

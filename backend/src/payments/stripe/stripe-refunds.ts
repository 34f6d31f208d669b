import type { HostedPayments, ToldRefund } from '../payment-provider.ts';
import { keyOf, MOST_AT_ONCE, objectIn } from './stripe-answers.ts';
import type { StripeApi } from './stripe-api.ts';
import { errorSchema, refundSchema, refundsSchema, type StripeRefund } from './stripe-objects.ts';

/** Refusals of a refund that no repetition changes: https://docs.stripe.com/error-codes */
const NOTHING_TO_REFUND: ReadonlySet<string> = new Set(['charge_already_refunded', 'charge_disputed']);
const REFUND_REASONS = { 'paid-twice': 'duplicate', 'invoice-cancelled': 'requested_by_customer' } as const;

/** Null: it waits for its payer, and is neither made nor failed. */
export const refundOf = ({ id, amount, status, failure_reason, metadata }: StripeRefund): ToldRefund | null => {
  if (status === 'requires_action') return null;
  return {
    refundReference: id,
    amountCents: amount,
    isOurs: metadata?.refund_id !== undefined,
    isFailed: status === 'failed' || status === 'canceled',
    reason: failure_reason ?? '',
  };
};

export const createStripeRefunds = ({
  call,
  read,
}: StripeApi): Pick<HostedPayments, 'refund' | 'refundMade' | 'refundsOf'> => {
  const refundsAt = async (paymentReference: string): Promise<readonly StripeRefund[]> => {
    const answer = await read('refunds', { payment_intent: paymentReference, limit: MOST_AT_ONCE });
    return objectIn(answer, refundsSchema).data;
  };

  const refundMade: HostedPayments['refundMade'] = async ({ paymentReference, refundId }) => {
    const made = (await refundsAt(paymentReference)).find(({ metadata }) => metadata?.refund_id === refundId);
    return made ? { refundReference: made.id, amountCents: made.amount } : null;
  };

  return {
    refundMade,
    async refund({ refundId, paymentReference, amountCents: part, reason, round }) {
      const made = round === 0 ? null : await refundMade({ paymentReference, refundId });
      if (made !== null) return made;
      const answer = await call({
        path: 'refunds',
        fields: {
          payment_intent: paymentReference,
          ...(part !== undefined && { amount: part }),
          reason: REFUND_REASONS[reason],
          metadata: { refund_id: refundId },
        },
        idempotencyKey: keyOf(['refund', refundId], round),
      });
      const refused = errorSchema.safeParse(answer.body).data?.error.code;
      if (refused !== undefined && NOTHING_TO_REFUND.has(refused)) return null;
      const { id: refundReference, amount: amountCents } = objectIn(answer, refundSchema);
      return { refundReference, amountCents };
    },
    async refundsOf(paymentReference) {
      return (await refundsAt(paymentReference)).flatMap((refund) => refundOf(refund) ?? []);
    },
  };
};

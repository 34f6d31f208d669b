import { orLater } from './ask-later.ts';
import type { HostedPayments, MadeRefund, RefundRequest } from './payment-provider.ts';
import type { PaymentRecords } from './payment-records.ts';
import { lostCentsOf, type PaymentsState, refundedCentsOf } from './payments.ts';
import { seenToCentsOf } from './settle-unmatched-payment/left-to-settle.ts';

export interface PayBackAtProvider {
  readonly provider: Pick<HostedPayments, 'refund'>;
  readonly records: Pick<PaymentRecords, 'postponeRefund'>;
}

export interface PayBack extends Omit<RefundRequest, 'round'> {
  readonly accountId: string;
  readonly by: string;
}

/**
 * What of a payment is left to go back, besides what did already, what a bank took, and what the team has seen to; without a sum it is
 * all that the provider still has of it. Null: nothing is left.
 */
export const restToPayBack = (
  state: PaymentsState,
  paymentReference: string,
  cents: number,
): { readonly amountCents?: number } | null => {
  const otherwiseCents = lostCentsOf(state, paymentReference) + seenToCentsOf(state, paymentReference);
  const amountCents = cents - otherwiseCents - refundedCentsOf(state, paymentReference);
  if (amountCents <= 0) return null;
  return otherwiseCents > 0 ? { amountCents } : {};
};

/** The provider may have refused it as disputed before that was told, and keeps that answer under its key: after each it is asked anew. */
const decidedDisputesOf = ({ disputes }: PaymentsState, paymentReference: string): number =>
  [...disputes.values()]
    .filter((one) => one.paymentReference === paymentReference)
    .reduce((sum, { outcome, times }) => sum + (outcome === null ? times - 1 : times), 0);

/**
 * Gives a payment back at the provider; one in trouble is asked again later, for growing pauses, and only after the span its failure is
 * thrown. Null: nothing of it can go back, or not yet.
 */
export const createPayBack =
  ({ provider, records }: PayBackAtProvider) =>
  async (state: PaymentsState, { accountId, by, ...request }: PayBack): Promise<MadeRefund | null> => {
    const { refundId, paymentReference } = request;
    const { retryAt = null, round = 0 } = state.refundTroubles.get(refundId) ?? {};
    // What is held is taken up by an event of its own.
    if (retryAt !== null) return null;
    return orLater(
      () => provider.refund({ ...request, round: round + decidedDisputesOf(state, paymentReference) }),
      () => records.postponeRefund({ refundId, accountId, paymentReference, round, by }),
    );
  };

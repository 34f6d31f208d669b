import { orLater } from './ask-later.ts';
import type { HostedPayments, MadeRefund, RefundRequest } from './payment-provider.ts';
import type { PaymentRecords } from './payment-records.ts';
import type { PaymentsState } from './payments.ts';

export interface PayBackAtProvider {
  readonly provider: Pick<HostedPayments, 'refund'>;
  readonly records: Pick<PaymentRecords, 'postponeRefund'>;
}

export interface PayBack extends Omit<RefundRequest, 'round'> {
  readonly accountId: string;
  readonly by: string;
}

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
      () => provider.refund({ ...request, round }),
      () => records.postponeRefund({ refundId, accountId, paymentReference, round, by }),
    );
  };

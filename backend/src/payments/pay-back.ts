import { orLater } from './ask-later.ts';
import type { HostedPayments, MadeRefund, RefundRequest } from './payment-provider.ts';
import type { PaymentRecords } from './payment-records.ts';
import type { PaymentsState } from './payments.ts';
import type { restToPayBack } from './rest-to-pay-back.ts';

export interface PayBackAtProvider {
  readonly provider: Pick<HostedPayments, 'refund' | 'refundMade'>;
  readonly records: Pick<PaymentRecords, 'postponeRefund'>;
}

export interface PayBack extends Omit<RefundRequest, 'round' | 'amountCents'> {
  /** Null: nothing is left by what is known. */
  readonly rest: ReturnType<typeof restToPayBack>;
  readonly accountId: string;
  readonly by: string;
}

/** The provider may have refused it as disputed before that was told, and keeps that answer under its key: after each it is asked anew. */
const decidedDisputesOf = ({ disputes }: PaymentsState, paymentReference: string): number =>
  [...disputes.values()]
    .filter((one) => one.paymentReference === paymentReference)
    .reduce((sum, { outcome, times }) => sum + (outcome === null ? times - 1 : times), 0);

/**
 * Gives a payment back at the provider; one in trouble is asked again later, for growing pauses, and only after the span its failure is
 * thrown. What was asked for without an answer is looked for also once nothing is left to go back: it may be why. Null: nothing of it
 * can go back, or not yet.
 */
export const createPayBack =
  ({ provider, records }: PayBackAtProvider) =>
  async (state: PaymentsState, { accountId, by, rest, ...request }: PayBack): Promise<MadeRefund | null> => {
    const { refundId, paymentReference } = request;
    const { retryAt = null, round = 0 } = state.refundTroubles.get(refundId) ?? {};
    // What is held is taken up by an event of its own.
    if (retryAt !== null || (rest === null && round === 0)) return null;
    const ask = () =>
      rest === null
        ? provider.refundMade({ refundId, paymentReference })
        : provider.refund({ ...request, ...rest, round: round + decidedDisputesOf(state, paymentReference) });
    return orLater(ask, () => records.postponeRefund({ refundId, accountId, paymentReference, round, by }));
  };

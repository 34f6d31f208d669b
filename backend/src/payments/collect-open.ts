import type { PaymentEvent } from '@sternklar/contracts/payments/payment.events';
import type { OpenInvoice } from '@sternklar/projections/queries';
import { collectOrHold } from './collect-or-hold.ts';
import type { HostedPayments } from './payment-provider.ts';
import type { PaymentsState } from './payments.ts';

export interface CollectOpen {
  readonly accountId: string;
  readonly provider: HostedPayments['name'];
  /** The oldest first. */
  readonly open: readonly OpenInvoice[];
  readonly now: Date;
}

/** Says that the card on file is asked for all open invoices, the oldest first; in a dispute they wait for its end. */
export const collectOpen = (
  state: PaymentsState,
  { open, accountId, provider, now }: CollectOpen,
): readonly PaymentEvent[] =>
  open.flatMap(({ invoiceId, invoiceNumber, amountCents }) => {
    const attempt = (state.refusals.get(invoiceId)?.attempts ?? 0) + 1;
    return collectOrHold(state, { invoiceId, invoiceNumber, amountCents, accountId, provider, attempt, now });
  });

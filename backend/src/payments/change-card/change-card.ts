import type { PaymentEvent } from '@sternklar/contracts/payments/payment.events';
import { type Decision, reject } from '@sternklar/event-store/decider';
import type { OpenInvoice } from '@sternklar/projections/queries';
import { collectOpen } from '../collect-open.ts';
import type { CardNotice, HostedPayments } from '../payment-provider.ts';
import { evolve, type PaymentsState } from '../payments.ts';

export interface ChangeCard {
  readonly provider: HostedPayments['name'];
  readonly notice: Omit<CardNotice, 'kind' | 'noticeId'>;
  /** The oldest first. */
  readonly open: readonly OpenInvoice[];
  readonly now: Date;
}

/**
 * Keeps another card, once, and says that it is asked for all open invoices; refused where nobody here opened the page. One of a page
 * that was opened before that of the card on file was told of late, and changes nothing.
 */
export const changeCard = (
  state: PaymentsState,
  { provider, notice, open, now }: ChangeCard,
): Decision<PaymentEvent, 'unknown-payment'> => {
  const page = state.cardPages.get(notice.cardPageId);
  if (page === undefined) return reject('unknown-payment');
  const isOlder = state.cardPageOpenedAt !== null && page.openedAt < state.cardPageOpenedAt;
  if (!page.isOpen || isOlder) return [];
  const changed: PaymentEvent = { type: 'CardChanged', data: { ...notice, provider, changedAt: now.toISOString() } };
  return [changed, ...collectOpen(evolve(state, changed), { accountId: notice.accountId, provider, open, now })];
};

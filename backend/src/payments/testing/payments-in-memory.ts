import type { PaymentEvent } from '@sternklar/contracts/payments/payment.events';
import type { CommandHandler, HandleOptions } from '@sternklar/event-store/command-handler';
import type { HostedPayments, ProviderNotice, ToldRefund } from '../payment-provider.ts';
import { evolve, type PaymentsState, paymentsStreamType } from '../payments.ts';

/** One account's payments without a store: a command counts once, as the log keeps it. */
export const createMemoryCommands = (onEvent: (event: PaymentEvent) => void) => {
  let state = paymentsStreamType.initialState;
  let version = 0;
  const done = new Set<string>();
  const commands = {
    async handle({ decide, context }: HandleOptions<PaymentsState, PaymentEvent, string>) {
      if (done.has(context.commandId)) return { events: [], state, version, position: 0 };
      const decision = decide(state, version);
      if ('rejected' in decision) return decision;
      if (decision.length > 0) done.add(context.commandId);
      for (const event of decision) {
        state = evolve(state, event);
        version += 1;
        onEvent(event);
      }
      return { events: [], state, version, position: 0 };
    },
    load: async () => ({ state, version, position: 0 }),
  } as unknown as Pick<CommandHandler, 'handle' | 'load'>;
  return { commands, state: () => state };
};

interface Payment {
  readonly reference: string;
  readonly accountId: string;
  readonly invoiceId: string;
  readonly cents: number;
  readonly refunds: ToldRefund[];
  dispute: 'none' | 'open' | 'won' | 'lost';
}

/** A provider that keeps the money it moved, and the notices of it, until somebody delivers them. */
export const createMemoryProvider = (accountId: string) => {
  const payments: Payment[] = [];
  const answers = new Map<string, 'declined' | Payment>();
  const notices: ProviderNotice[] = [];
  let ids = 0;
  const nextId = (prefix: string) => {
    ids += 1;
    return `${prefix}_${ids}`;
  };
  let pays: 'paid' | 'declined' | 'pending' = 'paid';
  const tell = (payment: Payment) =>
    notices.push({
      kind: 'payment',
      noticeId: nextId('evt'),
      outcome: 'paid',
      accountId,
      checkoutId: null,
      invoiceId: payment.invoiceId,
      attempt: 1,
      amountCents: payment.cents,
      paymentReference: payment.reference,
      customerReference: null,
      cardReference: null,
      reason: '',
      isFinal: false,
    });
  const take = (invoiceId: string, cents: number): Payment => {
    const payment: Payment = { reference: nextId('pi'), accountId, invoiceId, cents, refunds: [], dispute: 'none' };
    payments.push(payment);
    tell(payment);
    return payment;
  };
  const left = ({ cents, refunds }: Payment) =>
    refunds.reduce((sum, refund) => (refund.isFailed ? sum : sum - refund.amountCents), cents);
  const giveBack = (payment: Payment, amountCents: number, isOurs: boolean): ToldRefund => {
    const refund = { refundReference: nextId('re'), amountCents, isOurs, isFailed: false, reason: '' };
    payment.refunds.push(refund);
    notices.push({ kind: 'refund', noticeId: nextId('evt'), paymentReference: payment.reference, refund });
    return refund;
  };
  const provider: Pick<HostedPayments, 'chargeCard' | 'refund'> = {
    async chargeCard({ invoiceId, attempt, amountCents }) {
      const key = `${invoiceId}/${attempt}`;
      const kept = answers.get(key) ?? (pays === 'declined' ? 'declined' : take(invoiceId, amountCents));
      answers.set(key, kept);
      if (kept === 'declined') return { status: 'declined', reason: 'card_declined', isFinal: false };
      return pays === 'pending' ? { status: 'pending' } : { status: 'paid', paymentReference: kept.reference };
    },
    async refund({ paymentReference }) {
      const payment = payments.find(({ reference }) => reference === paymentReference);
      if (!payment) throw new Error(`There is no ${paymentReference}.`);
      if (left(payment) === 0 || payment.dispute === 'open' || payment.dispute === 'lost') return null;
      const { refundReference, amountCents } = giveBack(payment, left(payment), true);
      return { refundReference, amountCents };
    },
  };
  return {
    provider,
    payments,
    notices,
    take,
    left,
    giveBack,
    cardNow(outcome: typeof pays) {
      pays = outcome;
    },
    dispute(payment: Payment, outcome: 'won' | 'lost' | null) {
      payment.dispute = outcome ?? 'open';
      notices.push({
        kind: 'dispute',
        noticeId: nextId('evt'),
        paymentReference: payment.reference,
        disputeReference: `du_${payment.reference}`,
        amountCents: payment.cents,
        reason: 'fraudulent',
        outcome,
      });
    },
  };
};

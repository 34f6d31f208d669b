import type { PaymentEvent } from '@sternklar/contracts/payments/payment.events';
import type { CommandHandler, HandleOptions } from '@sternklar/event-store/command-handler';
import {
  type ChargeOutcome,
  type ChargeRequest,
  type HostedPayments,
  type MadeCharge,
  type MadeRefund,
  ProviderFailed,
  type ProviderNotice,
  type RefundRequest,
  type ToldRefund,
} from '../payment-provider.ts';
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
  /** The card on file that was asked; null: its holder made it in another way. */
  readonly card: string | null;
  readonly refunds: ToldRefund[];
  dispute: 'none' | 'open' | 'won' | 'lost';
  /** Of how much the bank decides, or has decided. */
  disputedCents: number;
}

/** A provider that keeps the money it moved, and the notices of it, until somebody delivers them. */
export const createMemoryProvider = (accountId: string) => {
  const payments: Payment[] = [];
  /** By key, as Stripe keeps them: also that it broke. */
  const answers = new Map<
    string,
    { readonly cardReference: string; readonly answer: 'declined' | 'broke' | Payment }
  >();
  const refundAnswers = new Map<
    string,
    { readonly wanted: number | undefined; readonly answer: 'broke' | 'nothing' | MadeRefund }
  >();
  const madeRefunds = new Map<string, MadeRefund>();
  const notices: ProviderNotice[] = [];
  let ids = 0;
  const nextId = (prefix: string) => {
    ids += 1;
    return `${prefix}_${ids}`;
  };
  let pays: 'paid' | 'declined' | 'pending' = 'paid';
  let health: 'well' | 'breaks' | 'breaks-having-charged' = 'well';
  let isAway = false;
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
  const take = (invoiceId: string, cents: number, card: string | null = null): Payment => {
    const reference = nextId('pi');
    const about = { reference, accountId, invoiceId, cents, card };
    const payment: Payment = { ...about, refunds: [], dispute: 'none', disputedCents: 0 };
    payments.push(payment);
    tell(payment);
    return payment;
  };
  const left = ({ cents, refunds, dispute, disputedCents }: Payment) =>
    refunds.reduce(
      (sum, refund) => (refund.isFailed ? sum : sum - refund.amountCents),
      dispute === 'lost' ? cents - disputedCents : cents,
    );
  const giveBack = (payment: Payment, amountCents: number, isOurs: boolean): ToldRefund => {
    const refund = { refundReference: nextId('re'), amountCents, isOurs, isFailed: false, reason: '' };
    payment.refunds.push(refund);
    notices.push({ kind: 'refund', noticeId: nextId('evt'), paymentReference: payment.reference, refund });
    return refund;
  };
  /** The bank could not take it: what had gone back is here again. */
  const failRefund = (payment: Payment, refundReference: string) => {
    const refund = payment.refunds.find((one) => one.refundReference === refundReference);
    if (refund === undefined) return;
    const failed = { ...refund, isFailed: true, reason: 'expired_or_canceled_card' };
    payment.refunds.splice(payment.refunds.indexOf(refund), 1, failed);
    notices.push({ kind: 'refund', noticeId: nextId('evt'), paymentReference: payment.reference, refund: failed });
  };
  const madeBefore = ({ invoiceId, knownPayments }: MadeCharge) =>
    payments.find((one) => one.invoiceId === invoiceId && !knownPayments.has(one.reference));
  const answerTo = ({ invoiceId, amountCents, cardReference }: ChargeRequest): 'declined' | 'broke' | Payment => {
    if (health === 'breaks') return 'broke';
    if (pays === 'declined') return health === 'well' ? 'declined' : 'broke';
    const payment = take(invoiceId, amountCents, cardReference);
    return health === 'well' ? payment : 'broke';
  };
  const refundAnswerTo = ({
    refundId,
    paymentReference,
    amountCents: wanted,
  }: RefundRequest): 'broke' | 'nothing' | MadeRefund => {
    const payment = payments.find(({ reference }) => reference === paymentReference);
    if (!payment) throw new Error(`There is no ${paymentReference}.`);
    if (health === 'breaks') return 'broke';
    if (left(payment) === 0 || payment.dispute === 'open') return 'nothing';
    // Without a sum all is meant that did not go back before, also what a bank took.
    if (payment.dispute === 'lost' && (wanted ?? payment.cents) > left(payment)) return 'nothing';
    const { refundReference, amountCents } = giveBack(payment, left(payment), true);
    madeRefunds.set(refundId, { refundReference, amountCents });
    return health === 'well' ? { refundReference, amountCents } : 'broke';
  };
  const outcomeOf = ({ reference }: Payment): ChargeOutcome =>
    pays === 'pending' ? { status: 'pending' } : { status: 'paid', paymentReference: reference };
  const provider: Pick<HostedPayments, 'chargeCard' | 'chargeMade' | 'refund' | 'refundMade'> = {
    async chargeMade(request) {
      if (isAway) throw new ProviderFailed('away');
      const found = madeBefore(request);
      return found ? outcomeOf(found) : null;
    },
    async chargeCard(request) {
      if (isAway) throw new ProviderFailed('away');
      const found = (request.round > 0 || request.attempt > 1) && madeBefore(request);
      if (found) return outcomeOf(found);
      const key = `${request.invoiceId}/${request.attempt}/${request.round}`;
      const { cardReference } = request;
      const kept = answers.get(key) ?? { cardReference, answer: answerTo(request) };
      answers.set(key, kept);
      if (kept.cardReference !== cardReference) throw new ProviderFailed('The key was used for another card.');
      if (kept.answer === 'broke') throw new ProviderFailed('broke');
      return kept.answer === 'declined'
        ? { status: 'declined', reason: 'card_declined', isFinal: false }
        : outcomeOf(kept.answer);
    },
    async refundMade({ refundId }) {
      if (isAway) throw new ProviderFailed('away');
      return madeRefunds.get(refundId) ?? null;
    },
    async refund(request) {
      if (isAway) throw new ProviderFailed('away');
      const { refundId, paymentReference, round } = request;
      const found = round > 0 && madeRefunds.get(refundId);
      if (found) return found;
      const key = `${refundId}/${paymentReference}/${round}`;
      const { amountCents: wanted } = request;
      const kept = refundAnswers.get(key) ?? { wanted, answer: refundAnswerTo(request) };
      refundAnswers.set(key, kept);
      if (kept.wanted !== wanted) throw new ProviderFailed('The key was used for another sum.');
      if (kept.answer === 'broke') throw new ProviderFailed('broke');
      return kept.answer === 'nothing' ? null : kept.answer;
    },
  };
  return {
    provider,
    payments,
    notices,
    take,
    left,
    giveBack,
    failRefund,
    cardNow(outcome: typeof pays) {
      pays = outcome;
    },
    serverNow(state: typeof health) {
      health = state;
    },
    forgetKeys() {
      answers.clear();
      refundAnswers.clear();
    },
    reachable(isReachable: boolean) {
      isAway = !isReachable;
    },
    dispute(payment: Payment, outcome: 'won' | 'lost' | null, cents = payment.disputedCents) {
      payment.dispute = outcome ?? 'open';
      payment.disputedCents = cents;
      notices.push({
        kind: 'dispute',
        noticeId: nextId('evt'),
        paymentReference: payment.reference,
        disputeReference: `du_${payment.reference}`,
        amountCents: cents,
        reason: 'fraudulent',
        outcome,
        toldAt: new Date(Date.parse('2026-03-02T09:00:00.000Z') + ids * 1_000).toISOString(),
      });
    },
  };
};

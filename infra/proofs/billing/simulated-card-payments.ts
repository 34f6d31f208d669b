import type { JournalAccount } from '@sternklar/contracts/invoices/journal';
import type { DisputeNotice, HostedPayments, ToldRefund } from '../../../backend/src/payments/payment-provider.ts';
import type { PlainBooks } from './plain-books.ts';

const DAY_MS = 86_400_000;

/** How likely something becomes of an attempt to charge a card, and later of a payment. */
const CHANCE = { declined: 0.07, pending: 0.03, disputed: 0.012, paidBackElsewhere: 0.012, paidAgain: 0.004 } as const;
const PART_FOR_GOOD = 0.3;
const PART_COMING_BACK = 0.3;
const PART_OF_A_PAYMENT = 1_000;

export interface CardPayment {
  readonly reference: string;
  readonly accountId: string;
  readonly cents: number;
  /** Where it is missing when it leaves again: with an invoice it is owed, without one it was in clearing. */
  readonly owed: JournalAccount;
  left: number;
  dispute: 'none' | 'open' | 'won' | 'lost';
}

/** What the provider tells of, and what it lets its own customers do; each is answered before time goes on. */
export interface ToldOfPayments {
  paid(payment: CardPayment, invoiceId: string, attempt: number): Promise<void>;
  disputed(accountId: string, notice: Omit<DisputeNotice, 'kind' | 'noticeId'>): Promise<void>;
  refunded(payment: CardPayment, refund: ToldRefund): Promise<void>;
  /** Another card was entered, and is asked for all that is open. */
  cardEntered(accountId: string, cardReference: string): Promise<void>;
}

export interface SimulatedCardsDeps {
  readonly now: () => Date;
  readonly random: () => number;
  readonly books: PlainBooks;
  /** Something happens so much later. */
  readonly later: (ms: number, what: () => Promise<void>) => void;
  readonly tell: ToldOfPayments;
}

/** A payment provider of its own: it holds the money, writes down each of its movements, and tells of them as Stripe would. */
export const createSimulatedCards = ({ now, random, books, later, tell }: SimulatedCardsDeps) => {
  const payments = new Map<string, CardPayment>();
  let ids = 0;
  const nextName = (prefix: string) => {
    ids += 1;
    return `${prefix}_${ids}`;
  };
  const days = (most: number) => Math.ceil(random() * most * DAY_MS);
  const take = (accountId: string, cents: number, owed: JournalAccount): CardPayment => {
    const payment: CardPayment = { reference: nextName('pi'), accountId, cents, owed, left: cents, dispute: 'none' };
    payments.set(payment.reference, payment);
    return payment;
  };
  const giveBack = (payment: CardPayment, cents: number, kind: 'refund' | 'refund-elsewhere'): string => {
    payment.left -= cents;
    books.move({ at: now(), kind, debit: payment.owed, credit: 'provider', cents });
    return nextName('re');
  };

  const dispute = async (payment: CardPayment): Promise<void> => {
    if (payment.dispute !== 'none' || payment.left !== payment.cents) return;
    const { reference: paymentReference, accountId, cents } = payment;
    const disputeReference = nextName('du');
    const about = { paymentReference, disputeReference, amountCents: cents, reason: 'fraudulent' };
    payment.dispute = 'open';
    books.move({ at: now(), kind: 'dispute-opened', debit: 'disputed', credit: 'provider', cents });
    later(days(60), async () => {
      const outcome = random() < 0.5 ? 'won' : 'lost';
      payment.dispute = outcome;
      if (outcome === 'lost') payment.left = 0;
      const [kind, debit] =
        outcome === 'won' ? (['dispute-won', 'provider'] as const) : (['dispute-lost', payment.owed] as const);
      books.move({ at: now(), kind, debit, credit: 'disputed', cents });
      await tell.disputed(accountId, { ...about, outcome });
      // The card whose bank took the money back is used no more.
      if (outcome === 'lost') later(days(90), () => tell.cardEntered(accountId, nextName('pm')));
    });
    await tell.disputed(accountId, { ...about, outcome: null });
  };

  /** Somebody pays back at the provider's own pages; a bank may send it back some days later. */
  const payBackElsewhere = async (payment: CardPayment): Promise<void> => {
    if (payment.dispute === 'open' || payment.dispute === 'lost' || payment.left === 0) return;
    const cents = random() < 0.5 ? payment.left : Math.min(PART_OF_A_PAYMENT, payment.left);
    const refundReference = giveBack(payment, cents, 'refund-elsewhere');
    const refund = { refundReference, amountCents: cents, isOurs: false, isFailed: false, reason: '' };
    await tell.refunded(payment, refund);
    if (random() >= PART_COMING_BACK) return;
    later(days(10), async () => {
      payment.left += cents;
      books.move({ at: now(), kind: 'refund-failed', debit: 'provider', credit: payment.owed, cents });
      await tell.refunded(payment, { ...refund, isFailed: true, reason: 'declined' });
    });
  };

  /** Its holder pays the same invoice once more, on a page that was still open. */
  const payAgain = async (payment: CardPayment, invoiceId: string): Promise<void> => {
    if (payment.dispute !== 'none' || payment.left !== payment.cents) return;
    const second = take(payment.accountId, payment.cents, 'clearing');
    const { cents } = second;
    books.move({ at: now(), kind: 'unmatched-payment', debit: 'provider', credit: 'clearing', cents });
    await tell.paid(second, invoiceId, 1);
  };

  /** What becomes of a payment that settles an invoice. */
  const follow = (payment: CardPayment, invoiceId: string): void => {
    const chance = random();
    if (chance < CHANCE.disputed) later(days(50), () => dispute(payment));
    else if (chance < CHANCE.disputed + CHANCE.paidBackElsewhere) later(days(50), () => payBackElsewhere(payment));
    else if (chance < CHANCE.disputed + CHANCE.paidBackElsewhere + CHANCE.paidAgain)
      later(days(50), () => payAgain(payment, invoiceId));
  };
  const settle = (accountId: string, invoiceId: string, cents: number): CardPayment => {
    const payment = take(accountId, cents, 'receivables');
    books.move({ at: now(), kind: 'payment', debit: 'provider', credit: 'receivables', cents });
    follow(payment, invoiceId);
    return payment;
  };

  /** Invoices whose card takes its time: all other payments are told of at once. */
  const underWay = new Set<string>();
  const provider: Pick<HostedPayments, 'chargeCard' | 'chargeMade' | 'refund'> = {
    chargeMade: async ({ invoiceId }) => (underWay.has(invoiceId) ? { status: 'pending' } : null),
    async chargeCard({ accountId, invoiceId, amountCents, attempt }) {
      const chance = random();
      if (chance < CHANCE.declined)
        return { status: 'declined', reason: 'card_declined', isFinal: random() < PART_FOR_GOOD };
      if (chance < CHANCE.declined + CHANCE.pending) {
        underWay.add(invoiceId);
        later(days(4), () => {
          underWay.delete(invoiceId);
          return tell.paid(settle(accountId, invoiceId, amountCents), invoiceId, attempt);
        });
        return { status: 'pending' };
      }
      return { status: 'paid', paymentReference: settle(accountId, invoiceId, amountCents).reference };
    },
    async refund({ paymentReference }) {
      const payment = payments.get(paymentReference);
      if (!payment) throw new Error(`There is no ${paymentReference}.`);
      const amountCents = payment.left;
      if (amountCents === 0 || payment.dispute === 'open' || payment.dispute === 'lost') return null;
      return { refundReference: giveBack(payment, amountCents, 'refund'), amountCents };
    },
  };
  return {
    provider,
    isUnderWay: (invoiceId: string): boolean => underWay.has(invoiceId),
    /** A page is paid before there is an invoice. */
    payPage(accountId: string, cents: number): CardPayment {
      const payment = take(accountId, cents, 'receivables');
      books.move({ at: now(), kind: 'prepayment', debit: 'provider', credit: 'clearing', cents });
      return payment;
    },
    /** Its invoice has come. */
    usePage(payment: CardPayment, invoiceId: string): void {
      const { cents } = payment;
      books.move({ at: now(), kind: 'prepayment-used', debit: 'clearing', credit: 'receivables', cents });
      follow(payment, invoiceId);
    },
    /** All the money that lies there, also that a bank decides about. */
    held: (): number => [...payments.values()].reduce((sum, { left }) => sum + left, 0),
  };
};

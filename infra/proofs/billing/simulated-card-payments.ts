import type { JournalAccount } from '@sternklar/contracts/invoices/journal';
import type { DisputeNotice, HostedPayments, ToldRefund } from '../../../backend/src/payments/payment-provider.ts';
import type { PlainBooks } from './plain-books.ts';

const DAY_MS = 86_400_000;

/** How likely something becomes of an attempt to charge a card, and later of a payment. */
const CHANCE = { declined: 0.07, pending: 0.03, disputed: 0.04, paidBackElsewhere: 0.012, paidAgain: 0.004 } as const;
const PART_FOR_GOOD = 0.3;
const PART_COMING_BACK = 0.3;
const PART_OF_A_PAYMENT = 1_000;
/** Banks that dispute a part, and holders who enter another card while theirs decides. */
const PART_DISPUTED_IN_PART = 0.4;
const PART_CHANGING_CARDS = 0.5;

export interface CardPayment {
  readonly reference: string;
  readonly accountId: string;
  readonly cents: number;
  /** The card that was on file when it was told of; null: none. */
  readonly card: string | null;
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
  /** Of each account: the last card that was entered, unless its own payment was lost. */
  const onFile = new Map<string, string>();
  const faults: string[] = [];
  const take = (accountId: string, cents: number, owed: JournalAccount): CardPayment => {
    const about = { reference: nextName('pi'), accountId, cents, card: onFile.get(accountId) ?? null, owed };
    const payment: CardPayment = { ...about, left: cents, dispute: 'none' };
    payments.set(payment.reference, payment);
    return payment;
  };
  const giveBack = (payment: CardPayment, cents: number, kind: 'refund' | 'refund-elsewhere'): string => {
    payment.left -= cents;
    books.move({ at: now(), kind, debit: payment.owed, credit: 'provider', cents });
    return nextName('re');
  };

  const enterCard = (accountId: string): Promise<void> => {
    const card = nextName('pm');
    onFile.set(accountId, card);
    return tell.cardEntered(accountId, card);
  };

  /** The card whose bank took the money back is used no more, and another one entered later. */
  const decide = async (payment: CardPayment, about: Omit<DisputeNotice, 'kind' | 'noticeId' | 'outcome'>) => {
    const { accountId, card, owed } = payment;
    const cents = about.amountCents;
    const isLost = random() >= 0.5;
    payment.dispute = isLost ? 'lost' : 'won';
    if (isLost) payment.left -= cents;
    if (isLost && onFile.get(accountId) === card) onFile.delete(accountId);
    const kind = isLost ? 'dispute-lost' : 'dispute-won';
    books.move({ at: now(), kind, debit: isLost ? owed : 'provider', credit: 'disputed', cents });
    await tell.disputed(accountId, { ...about, outcome: payment.dispute, toldAt: now().toISOString() });
    if (isLost) later(days(90), () => enterCard(accountId));
  };
  const dispute = async (payment: CardPayment): Promise<void> => {
    if (payment.dispute !== 'none' || payment.left !== payment.cents) return;
    const { reference: paymentReference, accountId } = payment;
    const cents = random() < PART_DISPUTED_IN_PART ? 2 * PART_OF_A_PAYMENT : payment.cents;
    const disputeReference = nextName('du');
    const about = {
      paymentReference,
      disputeReference,
      amountCents: cents,
      reason: 'fraudulent',
      toldAt: now().toISOString(),
    };
    payment.dispute = 'open';
    books.move({ at: now(), kind: 'dispute-opened', debit: 'disputed', credit: 'provider', cents });
    later(days(60), () => decide(payment, about));
    if (random() < PART_CHANGING_CARDS) later(days(30), () => enterCard(accountId));
    await tell.disputed(accountId, { ...about, outcome: null });
  };

  /** Somebody pays back at the provider's own pages; a bank may send it back some days later. */
  const payBackElsewhere = async (payment: CardPayment): Promise<void> => {
    if (payment.dispute === 'open' || payment.left === 0) return;
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
  const provider: Pick<HostedPayments, 'chargeCard' | 'chargeMade' | 'refund' | 'refundMade'> = {
    chargeMade: async ({ invoiceId }) => (underWay.has(invoiceId) ? { status: 'pending' } : null),
    async chargeCard({ accountId, invoiceId, amountCents, attempt, cardReference }) {
      const card = onFile.get(accountId);
      if (card !== cardReference) faults.push(`${accountId}: ${cardReference} is asked, and ${card} is on file.`);
      // What is under way is found there, whichever card is asked now.
      if (underWay.has(invoiceId)) return { status: 'pending' };
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
    refundMade: async () => null,
    async refund({ paymentReference, amountCents: wanted }) {
      const payment = payments.get(paymentReference);
      if (!payment) throw new Error(`There is no ${paymentReference}.`);
      const amountCents = payment.left;
      if (amountCents === 0 || payment.dispute === 'open') return null;
      if (payment.dispute === 'lost' && wanted !== amountCents) return null;
      return { refundReference: giveBack(payment, amountCents, 'refund'), amountCents };
    },
  };
  return {
    provider,
    isUnderWay: (invoiceId: string): boolean => underWay.has(invoiceId),
    /** A page is paid before there is an invoice. */
    payPage(accountId: string, cents: number, card: string): CardPayment {
      onFile.set(accountId, card);
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
    /** It is said that no card is on file. */
    toldOfNoCard(accountId: string): void {
      const card = onFile.get(accountId);
      if (card !== undefined) faults.push(`${accountId}: ${card} is on file, and is not asked.`);
    },
    /** Cards that were asked and should not have been, or the other way round. */
    faults: (): readonly string[] => faults,
    /** All the money that lies there, also that a bank decides about. */
    held: (): number => [...payments.values()].reduce((sum, { left }) => sum + left, 0),
  };
};

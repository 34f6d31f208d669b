import { dueDayOf } from '@sternklar/contracts/invoices/due-day';
import type { InvoiceIssued } from '@sternklar/contracts/invoices/invoice.events';
import type { DunningDays } from '@sternklar/contracts/payments/dunning';
import type { PaymentEvent } from '@sternklar/contracts/payments/payment.events';
import { bookInvoice, type Settlement } from '../../../backend/src/payments/book-invoice/book-invoice.ts';
import { withEndOfDunning } from '../../../backend/src/payments/dunning/dun.ts';
import type { PaymentRecords } from '../../../backend/src/payments/payment-records.ts';
import type { PaymentsState } from '../../../backend/src/payments/payments.ts';
import { withdrawBooking } from '../../../backend/src/payments/withdraw-booking/withdraw-booking.ts';
import type { PlainBooks } from './plain-books.ts';

const DAY_MS = 86_400_000;
const LOOK_EVERY_MS = 7 * DAY_MS;
export const DUNNING_DAYS: DunningDays = { reminder: 7, secondReminder: 7, deadline: 14, suspension: null };
/** What an admin does about an account in arrears, as far as it is not left alone. */
const CHANCE = { transfer: 0.4, writeOff: 0.3 } as const;
const PART_BY_MISTAKE = 0.2;
const BY = 'the proof';

type Booked = Settlement['kind'];
type Decide = (state: PaymentsState) => ReturnType<typeof bookInvoice> | ReturnType<typeof withdrawBooking>;

interface Account {
  readonly records: Pick<PaymentRecords, 'dun'>;
  readonly commands: { handle(options: never): Promise<unknown> };
}

export interface ArrearsDeps {
  readonly now: () => Date;
  readonly random: () => number;
  readonly books: PlainBooks;
  readonly later: (ms: number, what: () => Promise<void>) => void;
  readonly accountOf: (accountId: string) => Account;
  readonly openOf: (accountId: string) => Promise<readonly InvoiceIssued[]>;
  /** Whether a card is being asked for it at this moment. */
  readonly isUnderWay: (invoiceId: string) => boolean;
}

/** Who does not pay is reminded once a week; an admin books what came by transfer, or that nobody expects it, and now and then by mistake. */
export const createArrears = ({ now, random, books, later, accountOf, openOf, isUnderWay }: ArrearsDeps) => {
  const debtors = new Set<string>();
  const booked = new Map<string, Booked>();
  let commands = 0;
  const days = (most: number) => Math.ceil(random() * most * DAY_MS);

  const carryOut = async (accountId: string, decide: Decide): Promise<boolean> => {
    commands += 1;
    let isDone = false;
    const noting: Decide = (state) => {
      const decision = decide(state);
      isDone = !('rejected' in decision);
      return decision;
    };
    await accountOf(accountId).commands.handle({
      decide: noting,
      context: { commandId: `${BY} ${commands}` },
    } as never);
    return isDone;
  };
  const move = (kind: Booked, isBack: boolean, cents: number) => {
    const [debit, credit] = [kind === 'transfer' ? 'bank' : 'write-offs', 'receivables'] as const;
    books.move(
      isBack
        ? { at: now(), kind: `${kind}-taken-back`, debit: credit, credit: debit, cents }
        : { at: now(), kind, debit, credit, cents },
    );
  };
  const takeBack = async (invoice: InvoiceIssued, reason: 'mistake' | 'paid-back'): Promise<void> => {
    const { invoiceId, accountId, grossCents } = invoice;
    const kind = booked.get(invoiceId);
    const command = { invoiceId, accountId, reason, now: now() };
    if (kind === undefined || !(await carryOut(accountId, (state) => withdrawBooking(state, command)))) return;
    booked.delete(invoiceId);
    move(kind, true, grossCents);
    debtors.add(accountId);
  };
  const book = async (invoice: InvoiceIssued, kind: Booked): Promise<void> => {
    const { invoiceId, accountId, grossCents: amountCents, month, startsAt } = invoice;
    if (isUnderWay(invoiceId)) return;
    const at = now();
    const settlement: Settlement =
      kind === 'transfer'
        ? { kind, receivedOn: at.toISOString().slice(0, 10), reference: null }
        : { kind, reason: 'uncollectable' };
    const isDone = await carryOut(accountId, (state) => {
      const command = { invoiceId, accountId, amountCents, month, startsAt, settlement, now: at };
      const decision = bookInvoice(state, { ...command, isPaidOtherwise: false, isCancelled: false });
      const ending = { accountId, provider: 'stripe', now: at } as const;
      return 'rejected' in decision ? decision : withEndOfDunning(state, decision, ending);
    });
    if (!isDone) return;
    booked.set(invoiceId, kind);
    move(kind, false, amountCents);
    if (random() < PART_BY_MISTAKE) later(days(10), () => takeBack(invoice, 'mistake'));
  };
  const settle = async (accountId: string): Promise<void> => {
    const chance = random();
    const kind =
      chance < CHANCE.transfer ? 'transfer' : chance < CHANCE.transfer + CHANCE.writeOff ? 'write-off' : null;
    if (kind !== null) for (const invoice of await openOf(accountId)) await book(invoice, kind);
  };
  const look = async (): Promise<void> => {
    later(LOOK_EVERY_MS, look);
    for (const accountId of debtors) {
      const open = await openOf(accountId);
      if (open.length === 0) debtors.delete(accountId);
      const dues = open.map(({ invoiceId, number, grossCents, issuedAt }) => {
        return { invoiceId, invoiceNumber: number, amountCents: grossCents, dueOn: dueDayOf(issuedAt) };
      });
      await accountOf(accountId).records.dun({ accountId, open: dues, days: DUNNING_DAYS, by: BY });
    }
  };
  later(LOOK_EVERY_MS, look);

  return {
    isBooked: (invoiceId: string): boolean => booked.has(invoiceId),
    follow({ type, data }: PaymentEvent): void {
      if (type === 'PaymentFailed' || type === 'InvoiceReopened') debtors.add(data.accountId);
      if (type === 'AccountInArrears') later(days(30), () => settle(data.accountId));
    },
    /** A credit note takes a write-off back by itself; a transfer goes back by the admin's hand. */
    cancelled(invoice: InvoiceIssued): void {
      const kind = booked.get(invoice.invoiceId);
      if (kind === 'transfer') later(days(10), () => takeBack(invoice, 'paid-back'));
      if (kind !== 'write-off') return;
      booked.delete(invoice.invoiceId);
      move(kind, true, invoice.grossCents);
    },
  };
};

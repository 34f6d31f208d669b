import type { RecordedEvent } from '@sternklar/contracts/event-envelope';
import type {
  InvoiceCancelled,
  InvoiceCorrected,
  InvoiceEvent,
  InvoiceIssued,
} from '@sternklar/contracts/invoices/invoice.events';
import type { JournalAccount, JournalKind } from '@sternklar/contracts/invoices/journal';
import type { BookingKind } from '@sternklar/contracts/payments/booking';
import type { PaymentEvent } from '@sternklar/contracts/payments/payment.events';
import type {
  DisputeOutcome,
  LEFT_WITH,
  UnmatchedPaymentSettlement,
} from '@sternklar/contracts/payments/unmatched-payments';
import { daysOf } from '@sternklar/contracts/subscriptions/month';

/** One amount that an event moves. */
export interface Movement {
  readonly kind: JournalKind;
  readonly debit: JournalAccount;
  readonly credit: JournalAccount;
  readonly at: string;
  readonly accountId: string;
  readonly grossCents: number;
  readonly invoiceId?: string | null;
  /** The credit note that it is, or pays back. */
  readonly creditNoteId?: string | null;
  /** The number of the correction that it is. */
  readonly correction?: string;
  /** Of documents: the days served, `YYYY-MM-DD`, both included. */
  readonly servedFrom?: string;
  readonly servedUntil?: string;
  readonly netCents?: number;
  readonly vatCents?: number;
  readonly vatPercent?: number;
  /** The provider's names of the payment that it is part of, and of the movement. */
  readonly paymentReference?: string;
  readonly reference?: string;
  /** Of a transfer: the day on which it came, and what the bank statement says of it. */
  readonly receivedOn?: string;
  readonly bankReference?: string | null;
  readonly unmatchedPaymentId?: string;
}

export type BookedEvent = InvoiceEvent | PaymentEvent;
type DataOf<Type extends BookedEvent['type']> = Extract<BookedEvent, { type: Type }>['data'];

/** The amounts that an event moves, by its data alone. */
type Booking<Type extends BookedEvent['type']> = (data: DataOf<Type>) => readonly Movement[];

/** Said of events whose amounts stand in earlier ones: the projection looks those up. */
const LOOKED_UP = Symbol('looked up');

const BEFORE_MONEY = 'no money moves yet';
const NO_MONEY = 'it moves no money';

const aboutDocument = ({ accountId, invoiceId, issuedAt: at, ...served }: InvoiceIssued | InvoiceCorrected) => {
  const { first: servedFrom, last: servedUntil } = daysOf(served);
  return { at, accountId, invoiceId, servedFrom, servedUntil, vatPercent: served.vatPercent };
};

const ofDocument = (data: InvoiceIssued) => {
  const { grossCents, netCents, vatCents } = data;
  return { ...aboutDocument(data), grossCents, netCents, vatCents };
};

/** The test mode says that an invoice is paid, and moves no money: that stands in an account of its own. */
const inTestMode = ({ paidBy, accountId, invoiceId, grossCents, issuedAt: at }: InvoiceIssued | InvoiceCancelled) =>
  paidBy === null ? [] : [{ at, accountId, invoiceId, grossCents }];

/** Where it is missing once an amount of a payment leaves again. */
const owedBy = (invoiceId: string | null): JournalAccount => (invoiceId === null ? 'clearing' : 'receivables');

/** Where money is, or is missing, that stood before the team, once an admin said what became of it. */
const SETTLEMENT: Readonly<
  Record<UnmatchedPaymentSettlement, { readonly kind: JournalKind; readonly account: JournalAccount }>
> = {
  'paid-back': { kind: 'refund-by-hand', account: 'provider' },
  'paid-back-by-transfer': { kind: 'refund-by-transfer', account: 'bank' },
  waived: { kind: 'waiver', account: 'write-offs' },
  'paid-by-transfer': { kind: 'paid-after-refund', account: 'bank' },
  'booked-otherwise': { kind: 'set-aside', account: 'clearing' },
};

/** Of what was left with us, which is the payer's, and with the payer. */
const SIDES_OF_LEFT: Readonly<
  Record<
    (typeof LEFT_WITH)[number],
    (here: JournalAccount, there: JournalAccount) => Pick<Movement, 'debit' | 'credit'>
  >
> = {
  us: (debit, credit) => ({ debit, credit }),
  payer: (credit, debit) => ({ debit, credit }),
};

const AFTER_DISPUTE: Readonly<Record<DisputeOutcome, (invoiceId: string | null) => Pick<Movement, 'kind' | 'debit'>>> =
  {
    won: () => ({ kind: 'dispute-won', debit: 'provider' }),
    lost: (invoiceId) => ({ kind: 'dispute-lost', debit: owedBy(invoiceId) }),
  };

/** What an admin books by hand, until that is taken back. */
const SETTLED_BY = {
  transfer: { debit: 'bank', credit: 'receivables' },
  'write-off': { debit: 'write-offs', credit: 'receivables' },
} as const satisfies Record<BookingKind, Pick<Movement, 'debit' | 'credit'>>;

/** What each event of invoices and payments means for the books: its amounts, or why there are none. */
export const BOOKINGS: { readonly [Type in BookedEvent['type']]: Booking<Type> | typeof LOOKED_UP | string } = {
  InvoiceIssued: (data) => [
    { kind: 'invoice', debit: 'receivables', credit: 'revenue', ...ofDocument(data) },
    ...inTestMode(data).map((paid) => {
      return { kind: 'test-payment', debit: 'test-mode', credit: 'receivables', ...paid } as const;
    }),
  ],
  InvoiceCancelled: (data) => [
    {
      kind: 'credit-note',
      debit: 'revenue',
      credit: 'receivables',
      creditNoteId: data.creditNoteId,
      ...ofDocument(data),
    },
    ...inTestMode(data).map((paid) => {
      const { creditNoteId } = data;
      return { kind: 'test-refund', debit: 'receivables', credit: 'test-mode', creditNoteId, ...paid } as const;
    }),
  ],
  // It moves nothing, and stands in the books for its number, so that the series has no hole.
  InvoiceCorrected: (data) => {
    const nothing = { grossCents: 0, netCents: 0, vatCents: 0, correction: data.number, ...aboutDocument(data) };
    return [{ kind: 'correction', debit: 'receivables', credit: 'revenue', ...nothing }];
  },
  InvoiceErased: LOOKED_UP,
  CheckoutOpened: BEFORE_MONEY,
  // A page is for a subscription, whose first invoice is still to come, or for an invoice that there is.
  CheckoutPaid: ({ accountId, amountCents: grossCents, paymentReference, paidAt: at, order }) => {
    const whose = { accountId, grossCents, at, paymentReference, reference: paymentReference };
    const paid = { debit: 'provider', credit: 'clearing', ...whose } as const;
    switch (order.kind) {
      case 'invoice':
        return [{ kind: 'page-payment', invoiceId: order.invoiceId, ...paid }];
      case 'subscription':
        return [{ kind: 'prepayment', ...paid }];
    }
  },
  CheckoutRefunded: ({ accountId, amountCents: grossCents, refundReference: reference, refundedAt: at }) => {
    return [{ kind: 'refund', debit: 'clearing', credit: 'provider', accountId, grossCents, at, reference }];
  },
  // Of a payment whose money came before, by a page, the projection makes its use: of what was left of it by then.
  InvoicePaid: ({ accountId, invoiceId, amountCents, paymentReference, paidAt: at, ...more }) => {
    const { refundedCents = 0, lostCents = 0, givenBackBy } = more;
    const grossCents = amountCents - refundedCents - lostCents;
    const whose = { accountId, invoiceId, grossCents, at, paymentReference };
    // What a bank took was missing at the invoice, whatever page it had come by.
    return givenBackBy === undefined
      ? [{ kind: 'payment', debit: 'provider', credit: 'receivables', ...whose, reference: paymentReference }]
      : [{ kind: 'dispute-won', debit: 'provider', credit: 'receivables', ...whose, reference: givenBackBy }];
  },
  PaymentFailed: BEFORE_MONEY,
  PaymentRetried: BEFORE_MONEY,
  PaymentVoided: 'the refund that follows is booked',
  InvoiceRefunded: ({ amountCents: grossCents, refundReference: reference, refundedAt: at, ...data }) => {
    const { accountId, invoiceId, creditNoteId } = data;
    const whose = { accountId, invoiceId, creditNoteId, grossCents, at, reference };
    return [{ kind: 'refund', debit: 'receivables', credit: 'provider', ...whose }];
  },
  UnmatchedPaymentReceived: ({ receivedAt: at, amountCents: grossCents, ...data }) => {
    const { accountId, paymentReference, unmatchedPaymentId } = data;
    const whose = { accountId, grossCents, at, paymentReference, reference: paymentReference, unmatchedPaymentId };
    return [{ kind: 'unmatched-payment', debit: 'provider', credit: 'clearing', ...whose }];
  },
  UnmatchedPaymentRefunded: ({ accountId, amountCents: grossCents, refundReference: reference, refundedAt: at }) => {
    return [{ kind: 'refund', debit: 'clearing', credit: 'provider', accountId, grossCents, at, reference }];
  },
  // Where nobody reckoned what was left the projection looks that up.
  UnmatchedPaymentSettled: ({ accountId, settlement, settledAt: at, left }) => {
    if (left === undefined) return [];
    const { invoiceId, creditNoteId, paymentReference, cents: grossCents } = left;
    const here = owedBy(invoiceId);
    const { kind, account: there } = SETTLEMENT[settlement];
    const sides = SIDES_OF_LEFT[left.with](here, there);
    return here === there
      ? []
      : [{ kind, ...sides, accountId, invoiceId, creditNoteId, grossCents, at, paymentReference }];
  },
  PaymentDisputed: ({ disputedAt: at, amountCents: grossCents, disputeReference: reference, ...data }) => {
    const { accountId, invoiceId, paymentReference } = data;
    const whose = { accountId, invoiceId, grossCents, at, paymentReference, reference };
    return [{ kind: 'dispute-opened', debit: 'disputed', credit: 'provider', ...whose }];
  },
  DisputeClosed: ({ closedAt: at, amountCents: grossCents, disputeReference: reference, outcome, ...data }) => {
    const { accountId, invoiceId, paymentReference } = data;
    const whose = { accountId, invoiceId, grossCents, at, paymentReference, reference };
    // Where it was missing it is again.
    if (data.givesBack) return [{ ...AFTER_DISPUTE[outcome](invoiceId), credit: owedBy(invoiceId), ...whose }];
    return [{ ...AFTER_DISPUTE[outcome](invoiceId), credit: 'disputed', ...whose }];
  },
  // The dispute that was lost is booked; what had been waived is asked for again.
  InvoiceReopened: LOOKED_UP,
  CollectionHeld: BEFORE_MONEY,
  RefundMadeElsewhere: ({ madeAt: at, amountCents: grossCents, refundReference: reference, ...data }) => {
    const { accountId, invoiceId, paymentReference } = data;
    const whose = { accountId, invoiceId, grossCents, at, paymentReference, reference };
    return [{ kind: 'refund-elsewhere', debit: owedBy(invoiceId), credit: 'provider', ...whose }];
  },
  // What was booked of it the projection looks up; what an admin had said of it is said here.
  RefundFailed: ({ accountId, paymentReference, failedAt: at, takesBack }) => {
    if (takesBack === undefined) return [];
    const { invoiceId, creditNoteId, cents: grossCents } = takesBack;
    const whose = { accountId, invoiceId, creditNoteId, grossCents, at, paymentReference };
    return [{ kind: 'refund-failed', debit: 'provider', credit: owedBy(invoiceId), ...whose }];
  },
  RefundHeld: BEFORE_MONEY,
  RefundRetried: BEFORE_MONEY,
  CardPageOpened: NO_MONEY,
  CardChanged: NO_MONEY,
  CardExpiryNoted: NO_MONEY,
  CardExpiryReminded: NO_MONEY,
  PaymentReminded: NO_MONEY,
  AccountInArrears: NO_MONEY,
  RequestsSuspended: NO_MONEY,
  DunningEnded: NO_MONEY,
  TransferBooked: ({ accountId, invoiceId, amountCents: grossCents, bookedAt: at, ...data }) => {
    const { receivedOn, reference: bankReference } = data;
    const whose = { accountId, invoiceId, grossCents, at, receivedOn, bankReference };
    return [{ kind: 'transfer', ...SETTLED_BY.transfer, ...whose }];
  },
  InvoiceWrittenOff: ({ accountId, invoiceId, amountCents: grossCents, writtenOffAt: at }) => {
    return [{ kind: 'write-off', ...SETTLED_BY['write-off'], accountId, invoiceId, grossCents, at }];
  },
  BookingTakenBack: ({ amountCents: grossCents, takenBackAt: at, booking, ...data }) => {
    const { accountId, invoiceId, creditNoteId = null } = data;
    const { debit: credit, credit: debit } = SETTLED_BY[booking];
    return [{ kind: `${booking}-taken-back`, debit, credit, accountId, invoiceId, creditNoteId, grossCents, at }];
  },
};

/** What moved, in order; of an amount of nothing there is no movement, but for the number of a correction. */
export const movementsOf = ({ type, data }: RecordedEvent): readonly Movement[] => {
  const booking = Object.hasOwn(BOOKINGS, type) ? BOOKINGS[type as BookedEvent['type']] : NO_MONEY;
  if (typeof booking !== 'function') return [];
  return (booking as (data: unknown) => readonly Movement[])(data).filter(
    ({ grossCents, correction }) => grossCents > 0 || correction !== undefined,
  );
};

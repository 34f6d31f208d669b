import type { RecordedEvent } from '@sternklar/contracts/event-envelope';
import type { InvoiceCancelled, InvoiceEvent, InvoiceIssued } from '@sternklar/contracts/invoices/invoice.events';
import type { JournalAccount, JournalKind } from '@sternklar/contracts/invoices/journal';
import type { BookingKind } from '@sternklar/contracts/payments/booking';
import type { PaymentEvent } from '@sternklar/contracts/payments/payment.events';
import type { DisputeOutcome } from '@sternklar/contracts/payments/unmatched-payments';

/** One amount that an event moves. */
export interface Movement {
  readonly kind: JournalKind;
  readonly debit: JournalAccount;
  readonly credit: JournalAccount;
  readonly at: string;
  readonly accountId: string;
  readonly grossCents: number;
  readonly invoiceId?: string | null;
  readonly creditNote?: string;
  readonly netCents?: number;
  readonly vatCents?: number;
  readonly vatPercent?: number;
  /** The provider's names of the payment that it is part of, and of the movement. */
  readonly paymentReference?: string;
  readonly reference?: string;
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

const ofDocument = ({
  accountId,
  invoiceId,
  grossCents,
  netCents,
  vatCents,
  vatPercent,
  issuedAt: at,
}: InvoiceIssued) => {
  return { at, accountId, invoiceId, grossCents, netCents, vatCents, vatPercent };
};

/** The test mode says that an invoice is paid, and moves no money: that stands in an account of its own. */
const inTestMode = ({ paidBy, accountId, invoiceId, grossCents, issuedAt: at }: InvoiceIssued | InvoiceCancelled) =>
  paidBy === null ? [] : [{ at, accountId, invoiceId, grossCents }];

/** Where it is missing once an amount of a payment leaves again. */
const owedBy = (invoiceId: string | null): JournalAccount => (invoiceId === null ? 'clearing' : 'receivables');

const AFTER_DISPUTE: Readonly<Record<DisputeOutcome, (invoiceId: string | null) => Pick<Movement, 'kind' | 'debit'>>> =
  {
    won: () => ({ kind: 'dispute-won', debit: 'provider' }),
    lost: (invoiceId) => ({ kind: 'dispute-lost', debit: owedBy(invoiceId) }),
  };

/** What each event of invoices and payments means for the books: its amounts, or why there are none. */
/** What an admin books by hand, until that is taken back. */
const SETTLED_BY = {
  transfer: { debit: 'bank', credit: 'receivables' },
  'write-off': { debit: 'write-offs', credit: 'receivables' },
} as const satisfies Record<BookingKind, Pick<Movement, 'debit' | 'credit'>>;

export const BOOKINGS: { readonly [Type in BookedEvent['type']]: Booking<Type> | typeof LOOKED_UP | string } = {
  InvoiceIssued: (data) => [
    { kind: 'invoice', debit: 'receivables', credit: 'revenue', ...ofDocument(data) },
    ...inTestMode(data).map((paid) => {
      return { kind: 'test-payment', debit: 'test-mode', credit: 'receivables', ...paid } as const;
    }),
  ],
  InvoiceCancelled: (data) => [
    { kind: 'credit-note', debit: 'revenue', credit: 'receivables', creditNote: data.number, ...ofDocument(data) },
    ...inTestMode(data).map((paid) => {
      return { kind: 'test-refund', debit: 'receivables', credit: 'test-mode', ...paid } as const;
    }),
  ],
  InvoiceCorrected: NO_MONEY,
  InvoiceErased: 'numbers and amounts stay',
  CheckoutOpened: BEFORE_MONEY,
  CheckoutPaid: ({ accountId, amountCents: grossCents, paymentReference, paidAt: at }) => {
    const whose = { accountId, grossCents, at, paymentReference, reference: paymentReference };
    return [{ kind: 'prepayment', debit: 'provider', credit: 'clearing', ...whose }];
  },
  CheckoutRefunded: ({ accountId, amountCents: grossCents, refundReference: reference, refundedAt: at }) => {
    return [{ kind: 'refund', debit: 'clearing', credit: 'provider', accountId, grossCents, at, reference }];
  },
  // Of a payment whose money came before, by a page, the projection makes its use.
  InvoicePaid: ({ accountId, invoiceId, amountCents: grossCents, paymentReference, paidAt: at }) => {
    const whose = { accountId, invoiceId, grossCents, at, paymentReference, reference: paymentReference };
    return [{ kind: 'payment', debit: 'provider', credit: 'receivables', ...whose }];
  },
  PaymentFailed: BEFORE_MONEY,
  PaymentRetried: BEFORE_MONEY,
  PaymentVoided: 'the refund that follows is booked',
  InvoiceRefunded: ({ accountId, invoiceId, amountCents: grossCents, refundReference: reference, refundedAt: at }) => {
    const whose = { accountId, invoiceId, grossCents, at, reference };
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
  UnmatchedPaymentSettled: LOOKED_UP,
  PaymentDisputed: ({ disputedAt: at, amountCents: grossCents, disputeReference: reference, ...data }) => {
    const { accountId, invoiceId, paymentReference } = data;
    const whose = { accountId, invoiceId, grossCents, at, paymentReference, reference };
    return [{ kind: 'dispute-opened', debit: 'disputed', credit: 'provider', ...whose }];
  },
  DisputeClosed: ({ closedAt: at, amountCents: grossCents, disputeReference: reference, outcome, ...data }) => {
    const { accountId, invoiceId, paymentReference } = data;
    const whose = { accountId, invoiceId, grossCents, at, paymentReference, reference };
    return [{ ...AFTER_DISPUTE[outcome](invoiceId), credit: 'disputed', ...whose }];
  },
  InvoiceReopened: 'the dispute that was lost is booked',
  CollectionHeld: BEFORE_MONEY,
  RefundMadeElsewhere: ({ madeAt: at, amountCents: grossCents, refundReference: reference, ...data }) => {
    const { accountId, invoiceId, paymentReference } = data;
    const whose = { accountId, invoiceId, grossCents, at, paymentReference, reference };
    return [{ kind: 'refund-elsewhere', debit: owedBy(invoiceId), credit: 'provider', ...whose }];
  },
  RefundFailed: LOOKED_UP,
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
  TransferBooked: ({ accountId, invoiceId, amountCents: grossCents, bookedAt: at }) => {
    return [{ kind: 'transfer', ...SETTLED_BY.transfer, accountId, invoiceId, grossCents, at }];
  },
  InvoiceWrittenOff: ({ accountId, invoiceId, amountCents: grossCents, writtenOffAt: at }) => {
    return [{ kind: 'write-off', ...SETTLED_BY['write-off'], accountId, invoiceId, grossCents, at }];
  },
  BookingTakenBack: ({ accountId, invoiceId, amountCents: grossCents, takenBackAt: at, booking }) => {
    const { debit: credit, credit: debit } = SETTLED_BY[booking];
    return [{ kind: `${booking}-taken-back`, debit, credit, accountId, invoiceId, grossCents, at }];
  },
};

/** What moved, in order; of an amount of nothing there is no movement. */
export const movementsOf = ({ type, data }: RecordedEvent): readonly Movement[] => {
  const booking = Object.hasOwn(BOOKINGS, type) ? BOOKINGS[type as BookedEvent['type']] : NO_MONEY;
  if (typeof booking !== 'function') return [];
  return (booking as (data: unknown) => readonly Movement[])(data).filter(({ grossCents }) => grossCents > 0);
};

import type { WriteOffReason } from '@sternklar/contracts/payments/booking';
import type { PaymentEvent } from '@sternklar/contracts/payments/payment.events';
import { dayInGermany, dayOfFirstMonth } from '@sternklar/contracts/subscriptions/term';
import { type Decision, reject } from '@sternklar/event-store/decider';
import { isPaid, type PaymentsState } from '../payments.ts';

/** How the invoice was settled; `receivedOn` is a day in Germany. */
export type Settlement =
  | { readonly kind: 'transfer'; readonly receivedOn: string; readonly reference: string | null }
  | { readonly kind: 'write-off'; readonly reason: WriteOffReason };

export interface BookInvoice {
  readonly invoiceId: string;
  readonly accountId: string;
  readonly amountCents: number;
  /** Which month of the subscription it is for, the first being 1, and when that one starts. */
  readonly month: number;
  readonly startsAt: string;
  /** It was paid when it was issued. */
  readonly isPaidOtherwise: boolean;
  /** A credit note took it back. */
  readonly isCancelled: boolean;
  readonly settlement: Settlement;
  readonly now: Date;
}

export type BookingRejection =
  | 'invoice-already-paid'
  | 'invoice-already-booked'
  | 'invoice-cancelled'
  | 'received-in-future'
  | 'received-before-contract';

/** Settles an open invoice by an admin's word, as a whole: its money came by transfer, or nobody expects it any more. */
export const bookInvoice = (
  state: PaymentsState,
  { settlement, now, ...command }: BookInvoice,
): Decision<PaymentEvent, BookingRejection> => {
  const { invoiceId, accountId, amountCents } = command;
  if (command.isCancelled || state.voidedInvoices.has(invoiceId)) return reject('invoice-cancelled');
  if (state.bookings.has(invoiceId)) return reject('invoice-already-booked');
  if (command.isPaidOtherwise || isPaid(state, invoiceId)) return reject('invoice-already-paid');
  const at = now.toISOString();
  const whose = { invoiceId, accountId, amountCents };
  switch (settlement.kind) {
    case 'write-off':
      return [{ type: 'InvoiceWrittenOff', data: { ...whose, reason: settlement.reason, writtenOffAt: at } }];
    case 'transfer': {
      const { receivedOn, reference } = settlement;
      if (receivedOn > dayInGermany(at)) return reject('received-in-future');
      // Who pays in advance pays before the invoice, but owes nothing before the contract.
      if (receivedOn < dayOfFirstMonth(command)) return reject('received-before-contract');
      return [{ type: 'TransferBooked', data: { ...whose, receivedOn, reference, bookedAt: at } }];
    }
  }
};

import type { BOOKING_ENDS } from '@sternklar/contracts/payments/booking';
import type { PaymentEvent } from '@sternklar/contracts/payments/payment.events';
import { type Decision, reject } from '@sternklar/event-store/decider';
import type { PaymentsState } from '../payments.ts';

export interface TakeBackBooking {
  readonly invoiceId: string;
  readonly accountId: string;
  readonly reason: (typeof BOOKING_ENDS)[number];
  readonly now: Date;
}

/** What was booked of an invoice holds no longer; nothing where nothing is booked. */
export const takeBackBooking = (
  { bookings, voidedInvoices }: PaymentsState,
  { invoiceId, accountId, reason, now }: TakeBackBooking,
): readonly PaymentEvent[] => {
  const booked = bookings.get(invoiceId);
  if (booked === undefined) return [];
  const { kind: booking, amountCents } = booked;
  const creditNoteId = reason === 'paid-back' ? voidedInvoices.get(invoiceId) : undefined;
  const about = { invoiceId, accountId, booking, amountCents, reason, takenBackAt: now.toISOString() };
  return [{ type: 'BookingTakenBack', data: { ...about, ...(creditNoteId && { creditNoteId }) } }];
};

export type WithdrawalRejection = 'not-booked' | 'invoice-not-cancelled';

/** An admin takes a booking back. A transfer goes back to its payer only when a credit note took the invoice back before. */
export const withdrawBooking = (
  state: PaymentsState,
  command: TakeBackBooking,
): Decision<PaymentEvent, WithdrawalRejection> => {
  const booked = state.bookings.get(command.invoiceId);
  if (booked === undefined) return reject('not-booked');
  const isOwed = booked.kind === 'transfer' && state.voidedInvoices.has(command.invoiceId);
  if (command.reason === 'paid-back' && !isOwed) return reject('invoice-not-cancelled');
  return takeBackBooking(state, command);
};

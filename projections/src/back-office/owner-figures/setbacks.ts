import type { RecordedEvent } from '@sternklar/contracts/event-envelope';
import { eventsAmong } from '@sternklar/contracts/events-of';
import type { BookingKind } from '@sternklar/contracts/payments/booking';
import { bookingTakenBack, invoiceWrittenOff } from '@sternklar/contracts/payments/booking.events';
import { invoicePaid } from '@sternklar/contracts/payments/payment.events';
import {
  disputeClosed,
  paymentDisputed,
  unmatchedPaymentReceived,
} from '@sternklar/contracts/payments/unmatched-payment.events';
import type { DisputeOutcome } from '@sternklar/contracts/payments/unmatched-payments';
import { dayInGermany } from '@sternklar/contracts/subscriptions/term';
import { type SqlStatement, statement } from '@sternklar/event-store/projection';
import { toColumns } from '../../engine/read-model/unnest.ts';

export const SETBACKS = [
  ...[invoiceWrittenOff, bookingTakenBack],
  ...[paymentDisputed, disputeClosed, invoicePaid, unmatchedPaymentReceived],
] as const;

interface Setback {
  readonly kind: 'write-off' | 'write-off-taken-back' | 'dispute' | 'dispute-lost' | 'dispute-given-back';
  readonly at: string;
}

/** A transfer that was taken back was no loss. */
const AFTER_BOOKING: Readonly<Record<BookingKind, Setback['kind'] | null>> = {
  'write-off': 'write-off-taken-back',
  transfer: null,
};
const AFTER_DISPUTE: Readonly<Record<DisputeOutcome, Setback['kind'] | null>> = { won: null, lost: 'dispute-lost' };

const setbackOf = ({
  type,
  data,
}: ReturnType<typeof eventsAmong<(typeof SETBACKS)[number]>>[number]): Setback | null => {
  const ofKind = (kind: Setback['kind'] | null, at: string) => (kind === null ? null : { kind, at });
  switch (type) {
    case 'InvoiceWrittenOff':
      return { kind: 'write-off', at: data.writtenOffAt };
    case 'BookingTakenBack':
      return ofKind(AFTER_BOOKING[data.booking], data.takenBackAt);
    case 'PaymentDisputed':
      return ofKind(data.isAnew ? null : 'dispute', data.disputedAt);
    case 'DisputeClosed':
      return ofKind(data.givesBack ? 'dispute-given-back' : AFTER_DISPUTE[data.outcome], data.closedAt);
    case 'InvoicePaid':
      return ofKind(data.givenBackBy === undefined ? null : 'dispute-given-back', data.paidAt);
    case 'UnmatchedPaymentReceived':
      return ofKind(data.kind === 'dispute-reversed' ? 'dispute-given-back' : null, data.receivedAt);
  }
};

/** What was billed and will not come, or may not, each by the day on which that was known. */
export function noteSetbacks(events: readonly RecordedEvent[]): readonly SqlStatement[] {
  const setbacks = eventsAmong(events, SETBACKS).flatMap((event) => {
    const setback = setbackOf(event);
    const { position, data } = event;
    return setback === null
      ? []
      : [{ position, day: dayInGermany(setback.at), kind: setback.kind, grossCents: data.amountCents }];
  });
  if (setbacks.length === 0) return [];
  return statement(
    `insert into setback (position, day, kind, gross_cents)
     select * from unnest($1::bigint[], $2::date[], $3::text[], $4::integer[]) on conflict (position) do nothing`,
    toColumns(setbacks, ['position', 'day', 'kind', 'grossCents']),
  );
}

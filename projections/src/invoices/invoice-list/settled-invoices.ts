import type { RecordedEvent } from '@sternklar/contracts/event-envelope';
import type { EventOf } from '@sternklar/contracts/event-registry';
import { eventsAmong } from '@sternklar/contracts/events-of';
import { bookingTakenBack, invoiceWrittenOff, transferBooked } from '@sternklar/contracts/payments/booking.events';
import { countedFromOf } from '@sternklar/contracts/payments/counted-from';
import {
  collectionHeld,
  invoicePaid,
  invoiceReopened,
  paymentFailed,
  paymentRetried,
} from '@sternklar/contracts/payments/payment.events';
import {
  disputeClosed,
  paymentDisputed,
  refundFailed,
  refundMadeElsewhere,
  unmatchedPaymentReceived,
  unmatchedPaymentSettled,
} from '@sternklar/contracts/payments/unmatched-payment.events';
import { type SqlStatement, statement } from '@sternklar/event-store/projection';
import { storableText } from '../../engine/read-model/stored-text.ts';
import { toColumns } from '../../engine/read-model/unnest.ts';

/** The last word on each invoice. */
const lastOf = <Word extends { readonly invoiceId: string }>(words: readonly Word[]): readonly Word[] => [
  ...new Map(words.map((word) => [word.invoiceId, word])).values(),
];

const BOOKED = [transferBooked, invoiceWrittenOff, bookingTakenBack] as const;

/** When the card is asked again, as the last word on an invoice says; what was booked by hand waits for nothing. */
const againIn = (events: readonly RecordedEvent[]) =>
  lastOf(
    eventsAmong(events, [paymentFailed, paymentRetried, collectionHeld, ...BOOKED]).map(({ type, data }) => ({
      invoiceId: data.invoiceId,
      chargeAgainAt: type === paymentFailed.type || type === collectionHeld.type ? (data.retryAt ?? null) : null,
    })),
  );

/** Whether the card did not pay, and when it is asked again. One that waits for the end of a dispute or of trouble has refused nothing. */
function refuse(events: readonly RecordedEvent[]): readonly SqlStatement[] {
  const again = againIn(events);
  const refused = eventsAmong(events, [paymentFailed, paymentRetried]).filter(
    ({ type, data }) => type === paymentFailed.type || (type === paymentRetried.type && data.attempt > 1),
  );
  if (again.length === 0) return [];
  return [
    ...statement(
      `update invoice set charge_again_at = asked.again
       from unnest($1::uuid[], $2::timestamptz[]) as asked (id, again) where invoice.id = asked.id`,
      toColumns(again, ['invoiceId', 'chargeAgainAt']),
    ),
    ...(refused.length === 0
      ? []
      : statement('update invoice set payment_failed = true where id = any($1::uuid[])', [
          refused.map(({ data }) => data.invoiceId),
        ])),
  ];
}

/** What was paid stays paid, as it was told first, unless the bank took the money back. */
function pay(events: readonly RecordedEvent[]): readonly SqlStatement[] {
  const words = new Map<string, { invoiceId: string; isReopened: boolean; paidAt: string | null }>();
  for (const { type, data } of eventsAmong(events, [invoicePaid, invoiceReopened])) {
    const { invoiceId } = data;
    const before = words.get(invoiceId) ?? { invoiceId, isReopened: false, paidAt: null };
    switch (type) {
      case 'InvoicePaid':
        words.set(invoiceId, { ...before, paidAt: before.paidAt ?? data.paidAt });
        break;
      case 'InvoiceReopened':
        words.set(invoiceId, { invoiceId, isReopened: true, paidAt: null });
    }
  }
  if (words.size === 0) return [];
  return statement(
    `update invoice set paid_at = case when told.reopened then told.at else coalesce(invoice.paid_at, told.at) end
     from unnest($1::uuid[], $2::boolean[], $3::timestamptz[]) as told (id, reopened, at) where invoice.id = told.id`,
    toColumns([...words.values()], ['invoiceId', 'isReopened', 'paidAt']),
  );
}

/** From which day on reminders count it, the latest. */
function count(events: readonly RecordedEvent[]): readonly SqlStatement[] {
  const days = new Map<string, { invoiceId: string; day: string }>();
  for (const event of eventsAmong(events, [paymentFailed, paymentRetried, invoiceReopened, bookingTakenBack])) {
    const { invoiceId } = event.data;
    const day = countedFromOf(event);
    if (day !== null && day > (days.get(invoiceId)?.day ?? '')) days.set(invoiceId, { invoiceId, day });
  }
  if (days.size === 0) return [];
  return statement(
    `update invoice set counted_from = greatest(invoice.counted_from, told.day)
     from unnest($1::uuid[], $2::date[]) as told (id, day) where invoice.id = told.id`,
    toColumns([...days.values()], ['invoiceId', 'day']),
  );
}

type BookedEvent = ReturnType<typeof eventsAmong<(typeof BOOKED)[number]>>[number];

/** As the table keeps it; null: nothing is booked any more. */
const bookingAfter = ({ type, data }: BookedEvent): string | null => {
  switch (type) {
    case 'TransferBooked': {
      const { bookedAt, receivedOn, reference } = data;
      return JSON.stringify({
        kind: 'transfer',
        bookedAt,
        receivedOn,
        reference: storableText(reference),
        reason: null,
      });
    }
    case 'InvoiceWrittenOff': {
      const { writtenOffAt: bookedAt, reason } = data;
      return JSON.stringify({ kind: 'write-off', bookedAt, receivedOn: null, reference: null, reason });
    }
    case 'BookingTakenBack':
      return null;
  }
};

/** How it was settled by hand, the last word on each. */
function book(events: readonly RecordedEvent[]): readonly SqlStatement[] {
  const words = eventsAmong(events, BOOKED).map((event) => ({
    invoiceId: event.data.invoiceId,
    booking: bookingAfter(event),
  }));
  if (words.length === 0) return [];
  return statement(
    `update invoice set booking = told.booking
     from unnest($1::uuid[], $2::jsonb[]) as told (id, booking) where invoice.id = told.id`,
    toColumns(lastOf(words), ['invoiceId', 'booking']),
  );
}

type DisputeWord = 'disputed' | 'dispute-lost' | null;

/** Whether the bank still decides about the payment, or took it back; a new payment ends that, unless it is disputed already. */
function dispute(events: readonly RecordedEvent[]): readonly SqlStatement[] {
  const words = eventsAmong(events, [paymentDisputed, disputeClosed, invoiceReopened, invoicePaid]).flatMap(
    ({ type, data }): { invoiceId: string; dispute: DisputeWord }[] => {
      const { invoiceId } = data;
      if (invoiceId === null) return [];
      return [{ invoiceId, dispute: 'isDisputed' in data && data.isDisputed ? 'disputed' : DISPUTE_AFTER[type] }];
    },
  );
  if (words.length === 0) return [];
  return statement(
    `update invoice set dispute = told.dispute
     from unnest($1::uuid[], $2::text[]) as told (id, dispute) where invoice.id = told.id`,
    toColumns(lastOf(words), ['invoiceId', 'dispute']),
  );
}

/** A lost one that took all of the money opens the invoice again, which says so. */
const DISPUTE_AFTER = {
  PaymentDisputed: 'disputed',
  DisputeClosed: null,
  InvoiceReopened: 'dispute-lost',
  InvoicePaid: null,
} as const;

const BACK = [refundMadeElsewhere, refundFailed, invoiceReopened, invoicePaid] as const;

/** In cents; null: it says nothing of that. */
const refundedAfter = ({ type, data }: EventOf<(typeof BACK)[number]>): number | null => {
  switch (type) {
    case 'RefundMadeElsewhere':
    case 'RefundFailed':
      return data.refundedCents;
    case 'InvoiceReopened':
      return 0;
    case 'InvoicePaid':
      return data.refundedCents ?? null;
  }
};

/** What went back so far, as each of these says it, also before there was an invoice; of what the bank took back nothing is left to go. */
function payBack(events: readonly RecordedEvent[]): readonly SqlStatement[] {
  const told = eventsAmong(events, BACK).flatMap((event) => {
    const { invoiceId } = event.data;
    const refundedCents = refundedAfter(event);
    return invoiceId === null || refundedCents === null ? [] : [{ invoiceId, refundedCents }];
  });
  if (told.length === 0) return [];
  return statement(
    `update invoice set paid_back_cents = told.cents
     from unnest($1::uuid[], $2::integer[]) as told (id, cents) where invoice.id = told.id`,
    toColumns(lastOf(told), ['invoiceId', 'refundedCents']),
  );
}

type TakenBackEvent = EventOf<
  | typeof unmatchedPaymentReceived
  | typeof disputeClosed
  | typeof unmatchedPaymentSettled
  | typeof invoiceReopened
  | typeof invoicePaid
>;

const endPart = (unmatchedPaymentId: string): readonly SqlStatement[] =>
  statement(
    `update invoice set taken_back = nullif(taken_back - $1::text, '{}'::jsonb)
     where taken_back is not null and taken_back ? $1::text`,
    [unmatchedPaymentId],
  );

const endTakenBack = (invoiceId: string): readonly SqlStatement[] =>
  statement('update invoice set taken_back = null where id = $1::uuid and taken_back is not null', [invoiceId]);

/** The bank took a part, which is open until the team has seen to it; an invoice that is open again, or paid anew, is so whole. */
const takenBackBy = ({ type, data }: TakenBackEvent): readonly SqlStatement[] => {
  switch (type) {
    case 'DisputeClosed': {
      const { outcome, isForTeam, invoiceId, unmatchedPaymentId, amountCents, givesBack } = data;
      if (givesBack) return endPart(unmatchedPaymentId);
      if (outcome !== 'lost' || !isForTeam || invoiceId === null || amountCents === 0) return [];
      return statement(
        `update invoice set taken_back = coalesce(taken_back, '{}'::jsonb) || jsonb_build_object($2::text, $3::integer)
         where id = $1::uuid`,
        [invoiceId, unmatchedPaymentId, amountCents],
      );
    }
    case 'UnmatchedPaymentReceived':
      return data.clears === undefined ? [] : endPart(data.clears);
    case 'UnmatchedPaymentSettled':
      return endPart(data.unmatchedPaymentId);
    case 'InvoiceReopened':
      return endTakenBack(data.invoiceId);
    case 'InvoicePaid': {
      const { invoiceId, takenBack = [] } = data;
      if (takenBack.length === 0) return endTakenBack(invoiceId);
      const parts = takenBack.map(({ unmatchedPaymentId, amountCents }) => [unmatchedPaymentId, amountCents]);
      return statement('update invoice set taken_back = $2::jsonb where id = $1::uuid', [
        invoiceId,
        JSON.stringify(Object.fromEntries(parts)),
      ]);
    }
  }
};

/** Each by itself, in their order: there are few. */
const takeBack = (events: readonly RecordedEvent[]): readonly SqlStatement[] =>
  eventsAmong(events, [
    unmatchedPaymentReceived,
    disputeClosed,
    unmatchedPaymentSettled,
    invoiceReopened,
    invoicePaid,
  ]).flatMap(takenBackBy);

/** What became of invoices that were open: paid, refused by the card, booked by hand, disputed, paid back. */
export const settleInvoices = (events: readonly RecordedEvent[]): readonly SqlStatement[] => [
  ...refuse(events),
  ...count(events),
  ...pay(events),
  ...book(events),
  ...dispute(events),
  ...payBack(events),
  ...takeBack(events),
];

import type { RecordedEvent } from '@sternklar/contracts/event-envelope';
import { eventsOf } from '@sternklar/contracts/events-of';
import { invoiceCancelled, invoiceErased, invoiceIssued } from '@sternklar/contracts/invoices/invoice.events';
import { monthOfDay } from '@sternklar/contracts/invoices/journal';
import { invoiceReopened } from '@sternklar/contracts/payments/payment.events';
import {
  disputeClosed,
  refundFailed,
  unmatchedPaymentSettled,
} from '@sternklar/contracts/payments/unmatched-payment.events';
import type { UnmatchedPaymentSettlement } from '@sternklar/contracts/payments/unmatched-payments';
import { dayInGermany } from '@sternklar/contracts/subscriptions/term';
import { type SqlStatement, statement } from '@sternklar/event-store/projection';
import { toColumns } from '../../engine/read-model/unnest.ts';
import { type Movement, movementsOf } from './bookings.ts';

type Entry = Movement & {
  readonly position: number;
  readonly part: number;
  readonly day: string;
  readonly month: string;
};

const dated = (at: string) => {
  const day = dayInGermany(at);
  return { day, month: monthOfDay(day) };
};

/** What every entry has, and what only some have. */
const BASE = 'position, part, day, month, kind, debit, credit, account_id, invoice_id, gross_cents, payment_reference';
const COLUMNS = `${BASE}, net_cents, vat_cents, vat_percent, reference, unmatched_payment_id, credit_note_id, correction,
  served_from, served_until, received_on, bank_reference`;

/** Adds what a query selects, and counts what was not there yet; sums in one order, so that several writers never wait for each other. */
const counted = (selected: string, columns = COLUMNS): string => `
  with added as (
    insert into journal_entry (${columns}) ${selected}
    on conflict (position, part) do nothing
    returning month, kind, debit, credit, gross_cents, net_cents, vat_cents
  )
  insert into journal_total as total (month, kind, debit, credit, entries, gross_cents, net_cents, vat_cents)
  select month, kind, debit, credit, count(*), sum(gross_cents), coalesce(sum(net_cents), 0), coalesce(sum(vat_cents), 0)
  from added group by month, kind, debit, credit order by month, kind, debit, credit
  on conflict (month, kind, debit, credit) do update set
    entries = total.entries + excluded.entries,
    gross_cents = total.gross_cents + excluded.gross_cents,
    net_cents = total.net_cents + excluded.net_cents,
    vat_cents = total.vat_cents + excluded.vat_cents`;

/**
 * A payment of an invoice whose money came before uses that up. A refund that came back before it was told of moved nothing.
 */
const ADD = counted(`
  select new.position, new.part, new.day, new.month,
    case when came.position is null then new.kind else 'prepayment-used' end,
    case when came.position is null then new.debit else 'clearing' end,
    new.credit, new.account_id, new.invoice_id, new.gross_cents, new.payment_reference, new.net_cents, new.vat_cents,
    new.vat_percent, new.reference, new.unmatched_payment_id, new.credit_note_id, new.correction, new.served_from,
    new.served_until, new.received_on, new.bank_reference
  from unnest($1::bigint[], $2::smallint[], $3::date[], $4::text[], $5::text[], $6::text[], $7::text[], $8::uuid[], $9::uuid[],
              $10::bigint[], $11::text[], $12::bigint[], $13::bigint[], $14::numeric[], $15::text[], $16::uuid[], $17::uuid[],
              $18::text[], $19::date[], $20::date[], $21::date[], $22::text[])
    as new (${COLUMNS})
  left join journal_entry as came
    on new.kind = 'payment' and came.kind in ('prepayment', 'page-payment') and came.payment_reference = new.payment_reference
    and came.position < new.position
  left join failed_refund as failed
    on new.kind = 'refund' and failed.reference = new.reference and failed.position < new.position
  where failed.reference is null`);

const add = (entries: readonly Entry[]): readonly SqlStatement[] =>
  entries.length === 0
    ? []
    : statement(
        ADD,
        toColumns(entries, [
          'position',
          'part',
          'day',
          'month',
          'kind',
          'debit',
          'credit',
          'accountId',
          'invoiceId',
          'grossCents',
          'paymentReference',
          'netCents',
          'vatCents',
          'vatPercent',
          'reference',
          'unmatchedPaymentId',
          'creditNoteId',
          'correction',
          'servedFrom',
          'servedUntil',
          'receivedOn',
          'bankReference',
        ]),
      );

/** The books of the documents and payments in a batch; a payment by page is there before it is used. */
export const addEntries = (events: readonly RecordedEvent[]): readonly SqlStatement[] => {
  const entries = events.flatMap((event): readonly Entry[] =>
    movementsOf(event).map((movement, index) => {
      return { ...movement, position: event.position, part: index + 1, ...dated(movement.at) };
    }),
  );
  const usesPrepayment = ({ kind }: Entry) => kind === 'payment';
  return [...add(entries.filter((entry) => !usesPrepayment(entry))), ...add(entries.filter(usesPrepayment))];
};

/** The numbers of invoices and credit notes, by which books name them. */
export const nameDocuments = (events: readonly RecordedEvent[]): readonly SqlStatement[] => {
  const named = [
    ...eventsOf(events, invoiceIssued).map(({ data: { invoiceId: id, number } }) => ({ id, number })),
    ...eventsOf(events, invoiceCancelled).map(({ data: { creditNoteId: id, number } }) => ({ id, number })),
  ];
  if (named.length === 0) return [];
  return statement(
    `insert into document_number (document_id, number)
     select * from unnest($1::uuid[], $2::text[]) on conflict (document_id) do nothing`,
    toColumns(named, ['id', 'number']),
  );
};

/** What a bank statement says of a transfer may name people: it goes with the invoice. Numbers and amounts stay. */
export const forgetBankReferences = (events: readonly RecordedEvent[]): readonly SqlStatement[] => {
  const erased = eventsOf(events, invoiceErased).map(({ data }) => data.invoiceId);
  if (erased.length === 0) return [];
  return statement(
    'update journal_entry set bank_reference = null where invoice_id = any($1::uuid[]) and bank_reference is not null',
    [erased],
  );
};

const failuresIn = (events: readonly RecordedEvent[]) =>
  eventsOf(events, refundFailed).map(({ position, data }) => {
    const { refundReference: reference, invoiceId, failedAt } = data;
    return { position, reference, settlesNothing: invoiceId === null, ...dated(failedAt) };
  });

/** Before the refunds of the same batch are booked. */
export const noteFailedRefunds = (events: readonly RecordedEvent[]): readonly SqlStatement[] => {
  const failures = failuresIn(events);
  if (failures.length === 0) return [];
  return statement(
    `insert into failed_refund as known (reference, position)
     select reference, min(position) from unnest($1::text[], $2::bigint[]) as new (reference, position) group by reference
     on conflict (reference) do update set position = least(known.position, excluded.position)`,
    toColumns(failures, ['reference', 'position']),
  );
};

/**
 * A refund that came back takes back what was booked of it, wherever that was missing meanwhile: at the invoice, too, where it had gone
 * back before there was one, which then had the use of the rest alone. Once its invoice is open again, which asks for the whole anew,
 * it settles nothing.
 */
export const takeBackFailedRefunds = (events: readonly RecordedEvent[]): readonly SqlStatement[] => {
  const failures = failuresIn(events);
  if (failures.length === 0) return [];
  return statement(
    counted(
      `
      select failed.position, 1, failed.day, failed.month, 'refund-failed', made.credit,
        case
          when failed.settles_nothing then 'clearing'
          when exists (
            select from journal_entry as came
            where made.debit = 'clearing' and came.kind = 'prepayment' and came.payment_reference = made.payment_reference
              and not exists (
                select from journal_entry as used
                where used.kind = 'prepayment-used' and used.payment_reference = came.payment_reference
                  and used.gross_cents = came.gross_cents
              )
          ) then 'receivables'
          else made.debit
        end, made.account_id, made.invoice_id,
        made.gross_cents, made.payment_reference, made.credit_note_id
      from unnest($1::bigint[], $2::text[], $3::boolean[], $4::date[], $5::text[])
        as failed (position, reference, settles_nothing, day, month)
      join journal_entry as made
        on made.reference = failed.reference and made.kind in ('refund', 'refund-elsewhere')
        and made.position < failed.position`,
      `${BASE}, credit_note_id`,
    ),
    toColumns(failures, ['position', 'reference', 'settlesNothing', 'day', 'month']),
  );
};

/**
 * A dispute that ended over another sum than it began with is over all the same: what it no longer is about stands with the
 * provider again, and what it is about beyond that had left from there. Each by itself, in their order: one may begin and end again.
 */
export const endDisputes = (events: readonly RecordedEvent[]): readonly SqlStatement[] =>
  eventsOf(events, disputeClosed).flatMap(({ position, data }) => {
    const { disputeReference, amountCents, accountId, invoiceId, paymentReference, closedAt, givesBack } = data;
    // It was over before.
    if (givesBack) return [];
    const { day, month } = dated(closedAt);
    return statement(
      counted(
        `
      select $1::bigint, 2, $7::date, $8::text,
        case when rest_cents > 0 then 'dispute-won' else 'dispute-opened' end,
        case when rest_cents > 0 then 'provider' else 'disputed' end,
        case when rest_cents > 0 then 'disputed' else 'provider' end,
        $4::uuid, $5::uuid, abs(rest_cents), $6::text, $2::text
      from (
        select -$3::bigint + coalesce(sum(case moved.debit when 'disputed' then gross_cents else -gross_cents end), 0) as rest_cents
        from journal_entry as moved
        where moved.reference = $2::text and 'disputed' in (moved.debit, moved.credit) and moved.position < $1::bigint
      ) as rest
      where rest_cents <> 0`,
        `${BASE}, reference`,
      ),
      [position, disputeReference, amountCents, accountId, invoiceId, paymentReference, day, month],
    );
  });

/** Of those that do not say what was left: what an admin paid back at the provider is not told by it. */
const IS_PAID_BACK: Readonly<Record<UnmatchedPaymentSettlement, boolean>> = {
  'paid-back': true,
  'paid-back-by-transfer': false,
  waived: false,
  'paid-by-transfer': false,
  'booked-otherwise': false,
};

interface SettledByHand {
  readonly position: number;
  readonly id: string;
  readonly day: string;
  readonly month: string;
}

/** What was left of a payment that settles nothing when an admin paid it back. */
export const bookPaidBackByHand = (events: readonly RecordedEvent[]): readonly SqlStatement[] => {
  const settled = new Map<string, SettledByHand>();
  for (const { position, data } of eventsOf(events, unmatchedPaymentSettled)) {
    const { unmatchedPaymentId: id, settlement, settledAt, left } = data;
    // The first word stands.
    if (left === undefined && IS_PAID_BACK[settlement] && !settled.has(id))
      settled.set(id, { position, id, ...dated(settledAt) });
  }
  if (settled.size === 0) return [];
  return statement(
    counted(
      `
      select position, 1, day, month, 'refund-by-hand', 'clearing', 'provider', account_id, null::uuid, left_cents,
        payment_reference
      from (
        select settled.position, settled.day, settled.month, came.account_id, came.payment_reference, (
          select sum(case when moved.credit = 'clearing' then moved.gross_cents else 0 end)
            - sum(case when moved.debit = 'clearing' then moved.gross_cents else 0 end)
          from journal_entry as moved
          where moved.payment_reference = came.payment_reference and moved.position < settled.position
        ) as left_cents
        from unnest($1::bigint[], $2::uuid[], $3::date[], $4::text[]) as settled (position, id, day, month)
        join journal_entry as came
          on came.unmatched_payment_id = settled.id and came.kind = 'unmatched-payment' and came.position < settled.position
      ) as rest
      where left_cents > 0`,
      BASE,
    ),
    toColumns([...settled.values()], ['position', 'id', 'day', 'month']),
  );
};

/**
 * What was waived or set aside of an invoice that is open again, or was taken back whole, is owed or owed back with the rest: it is
 * taken back, each event by itself, in their order, since one sees what the one before took.
 */
export const takeBackWaivers = (events: readonly RecordedEvent[]): readonly SqlStatement[] =>
  [
    ...eventsOf(events, invoiceReopened).map(({ position, data }) => ({ position, data, at: data.reopenedAt })),
    ...eventsOf(events, invoiceCancelled).map(({ position, data }) => ({ position, data, at: data.issuedAt })),
  ]
    .toSorted((one, other) => one.position - other.position)
    .flatMap(({ position, data, at }) => {
      const { day, month } = dated(at);
      return statement(
        counted(
          `
      select $1::bigint, (10 + row_number() over (order by account))::smallint, $2::date, $3::text,
        case account when 'clearing' then 'set-aside' else 'waiver-taken-back' end, 'receivables', account, account_id,
        invoice_id, cents, null::text
      from (
        select invoice_id, account_id, case debit when 'receivables' then credit else debit end as account,
          sum(case debit when 'receivables' then -gross_cents else gross_cents end) as cents
        from journal_entry
        where invoice_id = $4::uuid and kind in ('waiver', 'waiver-taken-back', 'set-aside') and position < $1::bigint
        group by invoice_id, account_id, account
      ) as waived
      where cents > 0`,
          BASE,
        ),
        [position, day, month, data.invoiceId],
      );
    });

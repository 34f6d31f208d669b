import type { RecordedEvent } from '@sternklar/contracts/event-envelope';
import { eventsOf } from '@sternklar/contracts/events-of';
import { invoiceIssued } from '@sternklar/contracts/invoices/invoice.events';
import { monthOfDay } from '@sternklar/contracts/invoices/journal';
import { refundFailed, unmatchedPaymentSettled } from '@sternklar/contracts/payments/payment.events';
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

const COLUMNS = `position, part, day, month, kind, debit, credit, account_id, invoice_id, credit_note, gross_cents, net_cents,
  vat_cents, vat_percent, payment_reference, reference, unmatched_payment_id`;

/** Adds what a query selects, and counts what was not there yet; sums in one order, so that several writers never wait for each other. */
const counted = (selected: string): string => `
  with added as (
    insert into journal_entry (${COLUMNS}) ${selected}
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
    new.credit, new.account_id, new.invoice_id, new.credit_note, new.gross_cents, new.net_cents, new.vat_cents,
    new.vat_percent, new.payment_reference, new.reference, new.unmatched_payment_id
  from unnest($1::bigint[], $2::smallint[], $3::date[], $4::text[], $5::text[], $6::text[], $7::text[], $8::uuid[], $9::uuid[],
              $10::text[], $11::bigint[], $12::bigint[], $13::bigint[], $14::numeric[], $15::text[], $16::text[], $17::uuid[])
    as new (${COLUMNS})
  left join journal_entry as came
    on new.kind = 'payment' and came.kind = 'prepayment' and came.payment_reference = new.payment_reference
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
          'creditNote',
          'grossCents',
          'netCents',
          'vatCents',
          'vatPercent',
          'paymentReference',
          'reference',
          'unmatchedPaymentId',
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

/** The numbers of invoices, by which books name them. */
export const nameInvoices = (events: readonly RecordedEvent[]): readonly SqlStatement[] => {
  const issued = eventsOf(events, invoiceIssued).map(({ data }) => data);
  if (issued.length === 0) return [];
  return statement(
    `insert into invoice_number (invoice_id, number)
     select * from unnest($1::uuid[], $2::text[]) on conflict (invoice_id) do nothing`,
    toColumns(issued, ['invoiceId', 'number']),
  );
};

const failuresIn = (events: readonly RecordedEvent[]) =>
  eventsOf(events, refundFailed).map(({ position, data }) => {
    return { position, reference: data.refundReference, ...dated(data.failedAt) };
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

/** A refund that came back takes back what was booked of it, wherever that was missing meanwhile. */
export const takeBackFailedRefunds = (events: readonly RecordedEvent[]): readonly SqlStatement[] => {
  const failures = failuresIn(events);
  if (failures.length === 0) return [];
  return statement(
    counted(`
      select failed.position, 1, failed.day, failed.month, 'refund-failed', made.credit, made.debit, made.account_id,
        made.invoice_id, null, made.gross_cents, null, null, null, made.payment_reference, null, null
      from unnest($1::bigint[], $2::text[], $3::date[], $4::text[]) as failed (position, reference, day, month)
      join journal_entry as made
        on made.reference = failed.reference and made.kind in ('refund', 'refund-elsewhere')
        and made.position < failed.position`),
    toColumns(failures, ['position', 'reference', 'day', 'month']),
  );
};

/** What an admin says to have paid back at the provider is not told by it; other settlements are booked from elsewhere. */
const IS_PAID_BACK: Readonly<Record<UnmatchedPaymentSettlement, boolean>> = {
  'paid-back': true,
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
    const { unmatchedPaymentId: id, settlement, settledAt } = data;
    // The first word stands.
    if (IS_PAID_BACK[settlement] && !settled.has(id)) settled.set(id, { position, id, ...dated(settledAt) });
  }
  if (settled.size === 0) return [];
  return statement(
    counted(`
      select position, 1, day, month, 'refund-by-hand', 'clearing', 'provider', account_id, null, null, left_cents, null, null,
        null, payment_reference, null, null
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
      where left_cents > 0`),
    toColumns([...settled.values()], ['position', 'id', 'day', 'month']),
  );
};

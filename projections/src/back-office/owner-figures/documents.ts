import type { RecordedEvent } from '@sternklar/contracts/event-envelope';
import { eventsAmong, eventsOf } from '@sternklar/contracts/events-of';
import type { InvoiceKind } from '@sternklar/contracts/invoices/invoice.api';
import { invoiceCancelled, invoiceCorrected, invoiceIssued } from '@sternklar/contracts/invoices/invoice.events';
import { bookingTakenBack, invoiceWrittenOff, transferBooked } from '@sternklar/contracts/payments/booking.events';
import { invoicePaid, invoiceReopened, paymentFailed } from '@sternklar/contracts/payments/payment.events';
import { dayInGermany } from '@sternklar/contracts/subscriptions/term';
import { type SqlStatement, statement } from '@sternklar/event-store/projection';
import { toColumns } from '../../engine/read-model/unnest.ts';

/** Adds documents whose row is new, as `insert` answers their ids, to the sums of their days. */
const addToDays = (kind: InvoiceKind, unnested: string, insert: string): string => `
  with new as (
    select * from unnest(${unnested}
  ), added as (
    ${insert} on conflict (id) do nothing returning id
  )
  insert into document_day as had (day, kind, documents, net_cents, vat_cents, gross_cents)
  select day, '${kind}', count(*), sum(net_cents), sum(vat_cents), sum(gross_cents)
  from new join added on added.id = new.id group by day
  on conflict (day, kind) do update set
    documents = had.documents + excluded.documents, net_cents = had.net_cents + excluded.net_cents,
    vat_cents = had.vat_cents + excluded.vat_cents, gross_cents = had.gross_cents + excluded.gross_cents`;

const ADD_INVOICES = addToDays(
  'invoice',
  `$1::uuid[], $2::date[], $3::integer[], $4::integer[], $5::integer[], $6::boolean[])
     as each (id, day, net_cents, vat_cents, gross_cents, is_settled)`,
  `insert into invoice (id, day, gross_cents, is_settled, is_settled_for_good, has_failed)
   select id, day, gross_cents, is_settled, is_settled, false from new`,
);
const addLater = (kind: InvoiceKind, table: string): string =>
  addToDays(
    kind,
    `$1::uuid[], $2::date[], $3::integer[], $4::integer[], $5::integer[])
     as each (id, day, net_cents, vat_cents, gross_cents)`,
    `insert into ${table} (id, day) select id, day from new`,
  );
const ADD_CORRECTIONS = addLater('correction', 'correction');
const ADD_CREDIT_NOTES = addLater('credit-note', 'credit_note');

/** Invoices, corrections and credit notes, which nothing changes once they are issued. */
export function addDocuments(events: readonly RecordedEvent[]): readonly SqlStatement[] {
  const invoices = eventsOf(events, invoiceIssued).map(({ data }) => ({
    ...data,
    id: data.invoiceId,
    day: dayInGermany(data.issuedAt),
    isSettled: data.paidBy !== null,
  }));
  const corrections = eventsOf(events, invoiceCorrected).map(({ data }) => ({
    ...{ netCents: 0, vatCents: 0, grossCents: 0 },
    id: data.correctionId,
    day: dayInGermany(data.issuedAt),
  }));
  const creditNotes = eventsOf(events, invoiceCancelled).map(({ data }) => ({
    ...data,
    id: data.creditNoteId,
    day: dayInGermany(data.issuedAt),
  }));
  const columns = ['id', 'day', 'netCents', 'vatCents', 'grossCents'] as const;
  return [
    ...(invoices.length === 0 ? [] : statement(ADD_INVOICES, toColumns(invoices, [...columns, 'isSettled']))),
    ...(corrections.length === 0 ? [] : statement(ADD_CORRECTIONS, toColumns(corrections, columns))),
    ...(creditNotes.length === 0 ? [] : statement(ADD_CREDIT_NOTES, toColumns(creditNotes, columns))),
  ];
}

const PAYING = [invoicePaid, invoiceReopened, transferBooked, invoiceWrittenOff, bookingTakenBack] as const;
/** Or nobody expects it any more. What was written off and is paid after all is paid by the event that follows. */
const IS_PAID_AFTER: Readonly<Record<(typeof PAYING)[number]['type'], boolean>> = {
  InvoicePaid: true,
  InvoiceReopened: false,
  TransferBooked: true,
  InvoiceWrittenOff: true,
  BookingTakenBack: false,
};

/** What is no longer to be paid, and what the card refused. */
export function settleInvoices(events: readonly RecordedEvent[]): readonly SqlStatement[] {
  const cancelled = eventsAbout(events, [invoiceCancelled]);
  const refused = eventsAbout(events, [paymentFailed, invoiceReopened]);
  const paid = new Map(
    eventsAmong(events, PAYING).map(({ type, data: { invoiceId } }) => [
      invoiceId,
      { invoiceId, isPaid: IS_PAID_AFTER[type] },
    ]),
  );
  return [
    ...(cancelled.length === 0
      ? []
      : statement('update invoice set is_settled = true, is_settled_for_good = true where id = any($1::uuid[])', [
          cancelled,
        ])),
    ...(paid.size === 0
      ? []
      : statement(
          `update invoice set is_settled = told.paid or is_settled_for_good
           from unnest($1::uuid[], $2::boolean[]) as told (id, paid) where invoice.id = told.id`,
          toColumns([...paid.values()], ['invoiceId', 'isPaid']),
        )),
    ...(refused.length === 0
      ? []
      : statement('update invoice set has_failed = true where id = any($1::uuid[])', [refused])),
  ];
}

type OfInvoice = typeof invoiceCancelled | typeof paymentFailed | typeof invoiceReopened;
const eventsAbout = (events: readonly RecordedEvent[], definitions: readonly OfInvoice[]): readonly string[] => [
  ...new Set(eventsAmong(events, definitions).map(({ data }) => data.invoiceId)),
];

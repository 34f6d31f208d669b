import type { RecordedEvent } from '@sternklar/contracts/event-envelope';
import { eventsOf } from '@sternklar/contracts/events-of';
import type { InvoiceKind } from '@sternklar/contracts/invoices/invoice.api';
import { invoiceCancelled, invoiceCorrected, invoiceIssued } from '@sternklar/contracts/invoices/invoice.events';
import { keptThroughYear } from '@sternklar/contracts/invoices/retention';
import { type SqlStatement, statement } from '@sternklar/event-store/projection';
import { searchableText, storableText } from '../../engine/read-model/stored-text.ts';
import { toColumns } from '../../engine/read-model/unnest.ts';
import { storableDetails } from './stored-billing-details.ts';

interface NewDocument {
  readonly id: string;
  readonly accountId: string;
  readonly subscriptionId: string;
  readonly invoiceId: string;
  readonly kind: InvoiceKind;
  readonly number: string;
  readonly year: number;
  readonly sequence: number;
  readonly recordedAt: string;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly searchText: string;
  readonly document: string;
  readonly keptThrough: number | null;
  readonly version: number;
}

const searchTextOf = (number: string, recipient: string | null) =>
  searchableText(`${number} ${recipient ?? ''}`.trim());

const issuedIn = (events: readonly RecordedEvent[]): readonly (NewDocument & { readonly month: number })[] =>
  eventsOf(events, invoiceIssued).map(({ data, version, recordedAt }) => ({
    ...data,
    id: data.invoiceId,
    kind: 'invoice',
    recordedAt,
    searchText: searchTextOf(data.number, data.recipient),
    document: JSON.stringify({ ...data, recipient: storableText(data.recipient), buyer: storableDetails(data.buyer) }),
    keptThrough: keptThroughYear(data.year),
    version,
  }));

const correctedIn = (events: readonly RecordedEvent[]): readonly NewDocument[] =>
  eventsOf(events, invoiceCorrected).map(({ data, version, recordedAt }) => ({
    ...data,
    id: data.correctionId,
    kind: 'correction',
    recordedAt,
    searchText: searchTextOf(data.number, data.recipient),
    document: JSON.stringify({ ...data, recipient: storableText(data.recipient), buyer: storableDetails(data.buyer) }),
    keptThrough: null,
    version,
  }));

const cancelledIn = (events: readonly RecordedEvent[]): readonly NewDocument[] =>
  eventsOf(events, invoiceCancelled).map(({ data, version, recordedAt }) => ({
    ...data,
    id: data.creditNoteId,
    kind: 'credit-note',
    recordedAt,
    searchText: searchTextOf(data.number, data.recipient),
    document: JSON.stringify({
      ...data,
      recipient: storableText(data.recipient),
      buyer: storableDetails(data.buyer),
      note: storableText(data.note),
    }),
    keptThrough: null,
    version,
  }));

/** Documents as rows, counted where they are new, and how far the stream is in these tables. */
const addRows = (documents: readonly NewDocument[]): readonly SqlStatement[] => [
  ...statement(
    `with added as (
       insert into invoice (id, account_id, subscription_id, invoice_id, kind, number, year, created_at, starts_at,
                            ends_at, search_text, document, kept_through_year)
       select * from unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::uuid[], $5::text[], $6::text[], $7::integer[],
                            $8::timestamptz[], $9::timestamptz[], $10::timestamptz[], $11::text[], $12::jsonb[],
                            $13::integer[])
       on conflict (id) do nothing
       returning kind, year
     )
     insert into invoice_count as total (kind, year, invoices)
     select kind, year, count(*) from added group by kind, year
     on conflict (kind, year) do update set invoices = total.invoices + excluded.invoices`,
    toColumns(documents, [
      'id',
      'accountId',
      'subscriptionId',
      'invoiceId',
      'kind',
      'number',
      'year',
      'recordedAt',
      'startsAt',
      'endsAt',
      'searchText',
      'document',
      'keptThrough',
    ]),
  ),
  ...statement(
    `insert into invoice_book as book (year, last_sequence, version)
     select year, max(sequence), max(version)
     from unnest($1::integer[], $2::integer[], $3::integer[]) as new (year, sequence, version) group by year
     on conflict (year) do update set
       last_sequence = greatest(book.last_sequence, excluded.last_sequence),
       version = greatest(book.version, excluded.version)`,
    toColumns(documents, ['year', 'sequence', 'version']),
  ),
];

/** Invoices, corrections and credit notes, and what that means for the subscriptions and invoices that they are about. */
export function addDocuments(events: readonly RecordedEvent[]): readonly SqlStatement[] {
  const issued = issuedIn(events);
  const corrected = correctedIn(events);
  const cancelled = cancelledIn(events);
  const documents = [...issued, ...corrected, ...cancelled];
  if (documents.length === 0) return [];
  const subscriptionIds = [...new Set(documents.map(({ subscriptionId }) => subscriptionId))];
  return [
    ...addRows(documents),
    ...(issued.length === 0 ? [] : countMonths(issued)),
    ...(corrected.length === 0 ? [] : correct(corrected)),
    ...(cancelled.length === 0 ? [] : takeBack(cancelled)),
    ...statement(
      `update billed_subscription as billed set billed_until = (
         select max(invoice.ends_at) from invoice
         where invoice.subscription_id = billed.id and invoice.kind = 'invoice' and invoice.cancelled_by is null
       )
       where billed.id = any($1::uuid[])`,
      [subscriptionIds],
    ),
  ];
}

function countMonths(issued: ReturnType<typeof issuedIn>): readonly SqlStatement[] {
  return statement(
    `update billed_subscription as billed set
       billed_months = greatest(billed.billed_months, new.months),
       next_month_at = greatest(billed.next_month_at, new.ends_at)
     from (
       select id, max(month) as months, max(ends_at) as ends_at
       from unnest($1::uuid[], $2::integer[], $3::timestamptz[]) as new (id, month, ends_at) group by id
     ) as new
     where billed.id = new.id`,
    toColumns(issued, ['subscriptionId', 'month', 'endsAt']),
  );
}

/** The last correction holds; the invoice is kept as long as that has to be: they share a key. */
function correct(corrected: readonly NewDocument[]): readonly SqlStatement[] {
  const last = new Map(
    corrected.map(({ invoiceId, number, year }) => [invoiceId, { invoiceId, number, through: keptThroughYear(year) }]),
  );
  return statement(
    `update invoice set corrected_by = new.number, kept_through_year = greatest(kept_through_year, new.through)
     from unnest($1::uuid[], $2::text[], $3::integer[]) as new (id, number, through) where invoice.id = new.id`,
    toColumns([...last.values()], ['invoiceId', 'number', 'through']),
  );
}

/** The invoice is kept as long as its credit note has to be: they share a key. */
function takeBack(cancelled: readonly NewDocument[]): readonly SqlStatement[] {
  const taken = cancelled.map(({ invoiceId, number, year }) => ({ invoiceId, number, through: keptThroughYear(year) }));
  return statement(
    `update invoice set cancelled_by = new.number, kept_through_year = greatest(kept_through_year, new.through)
     from unnest($1::uuid[], $2::text[], $3::integer[]) as new (id, number, through)
     where invoice.id = new.id and invoice.cancelled_by is null`,
    toColumns(taken, ['invoiceId', 'number', 'through']),
  );
}

import type { RecordedEvent } from '@sternklar/contracts/event-envelope';
import { eventsOf } from '@sternklar/contracts/events-of';
import {
  invoiceCancelled,
  invoiceCorrected,
  invoiceErased,
  invoiceIssued,
} from '@sternklar/contracts/invoices/invoice.events';
import { personalFieldsOf } from '@sternklar/contracts/personal-data';
import { type SqlStatement, statement } from '@sternklar/event-store/projection';
import { toColumns } from '../../engine/read-model/unnest.ts';

const PERSONAL_FIELDS = [
  ...new Set(
    [invoiceIssued, invoiceCorrected, invoiceCancelled].flatMap(({ schema }) => [...personalFieldsOf(schema).keys()]),
  ),
];

/** Takes names out of invoices, their corrections and credit notes, as a reading of the log finds them once their key is destroyed. */
export function eraseInvoices(events: readonly RecordedEvent[]): readonly SqlStatement[] {
  const erased = eventsOf(events, invoiceErased).map(({ data, version }) => ({ ...data, version }));
  if (erased.length === 0) return [];
  return [
    ...statement(
      `update invoice set
         document = document || (
           select coalesce(jsonb_object_agg(field, null::text), '{}') from unnest($2::text[]) as field
           where document ? field
         ),
         booking = booking || '{"reference": null}',
         search_text = lower(number),
         kept_through_year = null
       where id = any($1::uuid[]) or (kind <> 'invoice' and invoice_id = any($1::uuid[]))`,
      [erased.map(({ invoiceId }) => invoiceId), PERSONAL_FIELDS],
    ),
    ...statement(
      `update invoice_book as book set version = greatest(book.version, new.version)
       from (
         select year, max(version) as version from unnest($1::integer[], $2::integer[]) as new (year, version)
         group by year
       ) as new
       where book.year = new.year`,
      toColumns(erased, ['year', 'version']),
    ),
  ];
}

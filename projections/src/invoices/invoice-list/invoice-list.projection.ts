import type { RecordedEvent } from '@sternklar/contracts/event-envelope';
import { invoiceIssued } from '@sternklar/contracts/invoices/invoice.events';
import {
  subscriptionEnded,
  subscriptionNoticeGiven,
  subscriptionNoticeWithdrawn,
  subscriptionStarted,
} from '@sternklar/contracts/subscriptions/subscription.events';
import { type Projection, type SqlStatement, statement } from '@sternklar/event-store/projection';
import { eventsOf } from '../../events-of.ts';
import { sqlFile } from '../../sql-file.ts';
import { storableText } from '../../stored-text.ts';
import { toColumns } from '../../unnest.ts';

/** Invoices, and which months of which subscription have none yet. */
export const invoiceList: Projection = {
  name: 'invoice-list',
  version: 1,
  tables: sqlFile(new URL('./invoice-list.table.sql', import.meta.url)),
  indexes: sqlFile(new URL('./invoice-list.indexes.sql', import.meta.url)),
  handles: [
    subscriptionStarted.type,
    subscriptionNoticeGiven.type,
    subscriptionNoticeWithdrawn.type,
    subscriptionEnded.type,
    invoiceIssued.type,
  ],
  apply: (events) => [...addSubscriptions(events), ...changeEnds(events), ...addInvoices(events)],
};

function addSubscriptions(events: readonly RecordedEvent[]): readonly SqlStatement[] {
  const subscriptions = eventsOf(events, subscriptionStarted).map(({ data, version }) => ({
    ...data,
    cents: Math.round(data.pricePerMonthEuro * 100),
    companyName: storableText(data.companyName),
    version,
  }));
  if (subscriptions.length === 0) return [];
  return statement(
    `insert into billed_subscription (id, account_id, plan_name, price_per_month_cents, vat_percent, payment_method,
                                      company_name, started_at, billed_months, next_month_at, version)
     select id, account_id, plan_name, cents, vat_percent, payment_method, company_name, started_at, 0, started_at, version
     from unnest($1::uuid[], $2::uuid[], $3::text[], $4::integer[], $5::numeric[], $6::text[], $7::text[],
                 $8::timestamptz[], $9::integer[])
       as new (id, account_id, plan_name, cents, vat_percent, payment_method, company_name, started_at, version)
     on conflict (id) do nothing`,
    toColumns(subscriptions, [
      'subscriptionId',
      'accountId',
      'planName',
      'cents',
      'vatPercent',
      'paymentMethod',
      'companyName',
      'startedAt',
      'version',
    ]),
  );
}

/** When subscriptions end, or that they go on; the last word of a batch counts. */
function changeEnds(events: readonly RecordedEvent[]): readonly SqlStatement[] {
  const ends = [
    ...eventsOf(events, subscriptionNoticeGiven).map(({ data, version }) => ({ ...data, version })),
    ...eventsOf(events, subscriptionNoticeWithdrawn).map(({ data, version }) => ({ ...data, endsAt: null, version })),
    ...eventsOf(events, subscriptionEnded).map(({ data, version }) => ({ ...data, endsAt: data.endedAt, version })),
  ].sort((one, other) => one.version - other.version);
  if (ends.length === 0) return [];
  const last = [...new Map(ends.map((end) => [end.subscriptionId, end])).values()];
  return statement(
    `update billed_subscription set ends_at = change.ends_at, version = change.version
     from unnest($1::uuid[], $2::timestamptz[], $3::integer[]) as change (id, ends_at, version)
     where billed_subscription.id = change.id and billed_subscription.version < change.version`,
    toColumns(last, ['subscriptionId', 'endsAt', 'version']),
  );
}

function addInvoices(events: readonly RecordedEvent[]): readonly SqlStatement[] {
  const invoices = eventsOf(events, invoiceIssued).map(({ data, version, recordedAt }) => ({
    ...data,
    document: JSON.stringify({ ...data, recipient: storableText(data.recipient) }),
    version,
    recordedAt,
  }));
  if (invoices.length === 0) return [];
  return [
    ...statement(
      `insert into invoice (id, account_id, number, created_at, document)
       select * from unnest($1::uuid[], $2::uuid[], $3::text[], $4::timestamptz[], $5::jsonb[])
       on conflict (id) do nothing`,
      toColumns(invoices, ['invoiceId', 'accountId', 'number', 'recordedAt', 'document']),
    ),
    ...statement(
      `update billed_subscription as billed set
         billed_months = greatest(billed.billed_months, new.months),
         next_month_at = greatest(billed.next_month_at, new.ends_at)
       from (
         select id, max(month) as months, max(ends_at) as ends_at
         from unnest($1::uuid[], $2::integer[], $3::timestamptz[]) as new (id, month, ends_at) group by id
       ) as new
       where billed.id = new.id`,
      toColumns(invoices, ['subscriptionId', 'month', 'endsAt']),
    ),
    ...statement(
      `insert into invoice_book as book (year, last_sequence, version)
       select year, max(sequence), max(version)
       from unnest($1::integer[], $2::integer[], $3::integer[]) as new (year, sequence, version) group by year
       on conflict (year) do update set
         last_sequence = greatest(book.last_sequence, excluded.last_sequence),
         version = greatest(book.version, excluded.version)`,
      toColumns(invoices, ['year', 'sequence', 'version']),
    ),
  ];
}

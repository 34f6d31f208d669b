import type { RecordedEvent } from '@sternklar/contracts/event-envelope';
import { invoiceIssued } from '@sternklar/contracts/invoices/invoice.events';
import { invoicePaid, paymentFailed } from '@sternklar/contracts/payments/payment.events';
import type { BillingDetails } from '@sternklar/contracts/subscriptions/billing-details';
import {
  billingDetailsChanged,
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
  version: 2,
  tables: sqlFile(new URL('./invoice-list.table.sql', import.meta.url)),
  indexes: sqlFile(new URL('./invoice-list.indexes.sql', import.meta.url)),
  handles: [
    subscriptionStarted.type,
    billingDetailsChanged.type,
    subscriptionNoticeGiven.type,
    subscriptionNoticeWithdrawn.type,
    subscriptionEnded.type,
    invoiceIssued.type,
    invoicePaid.type,
    paymentFailed.type,
  ],
  apply: (events) => [
    ...addSubscriptions(events),
    ...changeSubscriptions(events),
    ...addInvoices(events),
    ...settleInvoices(events),
  ],
};

function addSubscriptions(events: readonly RecordedEvent[]): readonly SqlStatement[] {
  const subscriptions = eventsOf(events, subscriptionStarted).map(({ data, version }) => ({
    ...data,
    cents: Math.round(data.pricePerMonthEuro * 100),
    companyName: storableText(data.companyName),
    buyer: storedBuyer(data.billingDetails),
    version,
  }));
  if (subscriptions.length === 0) return [];
  return statement(
    `insert into billed_subscription (id, account_id, plan_name, price_per_month_cents, vat_percent, payment_method,
                                      company_name, buyer, started_at, billed_months, next_month_at, version)
     select id, account_id, plan_name, cents, vat_percent, payment_method, company_name, buyer, started_at, 0, started_at,
            version
     from unnest($1::uuid[], $2::uuid[], $3::text[], $4::integer[], $5::numeric[], $6::text[], $7::text[],
                 $8::jsonb[], $9::timestamptz[], $10::integer[])
       as new (id, account_id, plan_name, cents, vat_percent, payment_method, company_name, buyer, started_at, version)
     on conflict (id) do nothing`,
    toColumns(subscriptions, [
      'subscriptionId',
      'accountId',
      'planName',
      'cents',
      'vatPercent',
      'paymentMethod',
      'companyName',
      'buyer',
      'startedAt',
      'version',
    ]),
  );
}

const storableDetails = (details: BillingDetails | null | undefined): BillingDetails | null =>
  details
    ? {
        street: storableText(details.street),
        postalCode: storableText(details.postalCode),
        town: storableText(details.town),
        vatId: storableText(details.vatId),
      }
    : null;

const storedBuyer = (details: BillingDetails | null | undefined): string | null => {
  const storable = storableDetails(details);
  return storable && JSON.stringify(storable);
};

/** What a batch leaves of one subscription: when it ends, or that it goes on, and to whom its invoices go. */
interface Change {
  readonly id: string;
  readonly changesEnd: boolean;
  readonly endsAt: string | null;
  readonly changesBilling: boolean;
  readonly companyName: string | null;
  readonly buyer: string | null;
  readonly version: number;
}

const UNCHANGED = { changesEnd: false, endsAt: null, changesBilling: false, companyName: null, buyer: null };

const endsAt = (time: string | null) => ({ changesEnd: true, endsAt: time });

/** One after the other as they happened; the last word counts. */
const changesIn = (events: readonly RecordedEvent[]) =>
  [
    ...eventsOf(events, subscriptionNoticeGiven).map(({ data, version }) => ({
      id: data.subscriptionId,
      version,
      ...endsAt(data.endsAt),
    })),
    ...eventsOf(events, subscriptionNoticeWithdrawn).map(({ data, version }) => ({
      id: data.subscriptionId,
      version,
      ...endsAt(null),
    })),
    ...eventsOf(events, subscriptionEnded).map(({ data, version }) => ({
      id: data.subscriptionId,
      version,
      ...endsAt(data.endedAt),
    })),
    ...eventsOf(events, billingDetailsChanged).map(({ data, version }) => ({
      id: data.subscriptionId,
      version,
      changesBilling: true,
      companyName: storableText(data.companyName),
      buyer: storedBuyer(data.billingDetails),
    })),
  ].sort((one, other) => one.version - other.version);

function changeSubscriptions(events: readonly RecordedEvent[]): readonly SqlStatement[] {
  const changes = new Map<string, Change>();
  for (const change of changesIn(events)) {
    changes.set(change.id, { ...UNCHANGED, ...changes.get(change.id), ...change });
  }
  if (changes.size === 0) return [];
  return statement(
    `update billed_subscription as billed set
       ends_at = case when change.changes_end then change.ends_at else billed.ends_at end,
       company_name = case when change.changes_billing then change.company_name else billed.company_name end,
       buyer = case when change.changes_billing then change.buyer else billed.buyer end,
       version = change.version
     from unnest($1::uuid[], $2::boolean[], $3::timestamptz[], $4::boolean[], $5::text[], $6::jsonb[], $7::integer[])
       as change (id, changes_end, ends_at, changes_billing, company_name, buyer, version)
     where billed.id = change.id and billed.version < change.version`,
    toColumns(
      [...changes.values()],
      ['id', 'changesEnd', 'endsAt', 'changesBilling', 'companyName', 'buyer', 'version'],
    ),
  );
}

function addInvoices(events: readonly RecordedEvent[]): readonly SqlStatement[] {
  const invoices = eventsOf(events, invoiceIssued).map(({ data, version, recordedAt }) => ({
    ...data,
    document: JSON.stringify({ ...data, recipient: storableText(data.recipient), buyer: storableDetails(data.buyer) }),
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

/** What became of invoices that were open: paid, which nothing changes any more, or refused by the card. */
function settleInvoices(events: readonly RecordedEvent[]): readonly SqlStatement[] {
  const paid = eventsOf(events, invoicePaid).map(({ data }) => data);
  const failed = eventsOf(events, paymentFailed).map(({ data }) => data);
  return [
    ...(failed.length > 0
      ? statement(
          'update invoice set payment_failed = true where id = any($1::uuid[])',
          toColumns(failed, ['invoiceId']),
        )
      : []),
    ...(paid.length > 0
      ? statement(
          `update invoice set paid_at = coalesce(invoice.paid_at, paid.at)
           from unnest($1::uuid[], $2::timestamptz[]) as paid (id, at) where invoice.id = paid.id`,
          toColumns(paid, ['invoiceId', 'paidAt']),
        )
      : []),
  ];
}

import { dueDayOf } from '@sternklar/contracts/invoices/due-day';
import type { Invoice } from '@sternklar/contracts/invoices/invoice.api';
import type { InvoiceIssued } from '@sternklar/contracts/invoices/invoice.events';
import type { BillingDetails } from '@sternklar/contracts/subscriptions/billing-details';
import { daysOf } from '@sternklar/contracts/subscriptions/month';
import { dayInGermany } from '@sternklar/contracts/subscriptions/term';
import type pg from 'pg';
import { z } from 'zod';
import { allOf, isOneOf } from '../../lists/conditions.ts';
import { type ListRequest, type Page, parseFilter } from '../../lists/list-request.ts';
import { countUpToLimit, type Listing, readAllRows, readPage } from '../../lists/listing.ts';
import { isUuid } from '../../lists/uuid.ts';
import { schemaOf } from '../../schema-names.ts';
import { invoiceList } from './invoice-list.projection.ts';

/** A subscription one or more of whose months have begun without an invoice. */
export interface DueSubscription {
  readonly subscriptionId: string;
  readonly accountId: string;
  readonly planName: string;
  readonly pricePerMonthEuro: number;
  readonly vatPercent: number;
  readonly paymentMethod: string;
  readonly companyName: string | null;
  readonly buyer: BillingDetails | null;
  readonly startedAt: string;
  /** So many months have an invoice. */
  readonly billedMonths: number;
  /** No month begins from here on; null while no notice is given. */
  readonly endsAt: string | null;
}

/** The stream of invoices up to `version`: the last number of each year, and which of the invoices asked for it holds. */
export interface InvoiceBook {
  readonly version: number;
  readonly lastSequences: ReadonlyMap<number, number>;
  readonly issued: readonly string[];
}

export interface InvoiceQueries {
  /** Subscriptions with a month that began by `now` and has no invoice, the longest due first. */
  due(now: Date, limit: number): Promise<readonly DueSubscription[]>;
  /** All of it as of one moment. */
  book(invoiceIds: readonly string[]): Promise<InvoiceBook>;
  /** An account's own invoices. Sorts by `created_at`. Throws `InvalidListRequest`. */
  pageOfAccount(accountId: string, request: ListRequest): Promise<Page<Invoice>>;
  /** All invoices of an account, newest first, in batches. */
  eachOfAccount(accountId: string): AsyncIterable<readonly Invoice[]>;
  /** One whole invoice; null when there is none. */
  document(invoiceId: string): Promise<InvoiceIssued | null>;
}

const schema = schemaOf(invoiceList);

interface FoundInvoice extends pg.QueryResultRow {
  readonly id: string;
  readonly created_at: Date;
  readonly document: InvoiceIssued;
  readonly paid_at: Date | null;
  readonly payment_failed: boolean;
}

const toInvoice = ({ document, paid_at, payment_failed }: FoundInvoice): Invoice => {
  const served = daysOf(document);
  const wasOpen = document.paidBy === null;
  const paidAt = wasOpen ? (paid_at?.toISOString() ?? null) : document.issuedAt;
  return {
    id: document.invoiceId,
    number: document.number,
    issued_on: dayInGermany(document.issuedAt),
    served_from: served.first,
    served_until: served.last,
    plan_name: document.planName,
    amount: document.grossCents / 100,
    net_amount: document.netCents / 100,
    vat_amount: document.vatCents / 100,
    vat_percent: document.vatPercent,
    paid_by: document.paidBy ?? (paidAt === null ? null : 'card'),
    paid_on: paidAt && dayInGermany(paidAt),
    due_on: wasOpen ? dueDayOf(document.issuedAt) : null,
    payment_failed: payment_failed && paidAt === null,
  };
};

const listing: Listing<FoundInvoice, Invoice> = {
  table: `${schema}.invoice`,
  sortable: { created_at: ['created_at', 'id'] },
  select: { columns: 'item.id, item.created_at, item.document, item.paid_at, item.payment_failed', joins: '' },
  toRow: toInvoice,
};

const noFilter = z.object({});
const ofAccount = (accountId: string) => allOf([isOneOf('account_id', 'uuid', [accountId])]);

interface FoundDue {
  readonly id: string;
  readonly account_id: string;
  readonly plan_name: string;
  readonly price_per_month_cents: number;
  readonly vat_percent: string;
  readonly payment_method: string;
  readonly company_name: string | null;
  readonly buyer: BillingDetails | null;
  readonly started_at: Date;
  readonly billed_months: number;
  readonly ends_at: Date | null;
}

const toDue = (found: FoundDue): DueSubscription => ({
  subscriptionId: found.id,
  accountId: found.account_id,
  planName: found.plan_name,
  pricePerMonthEuro: found.price_per_month_cents / 100,
  vatPercent: Number(found.vat_percent),
  paymentMethod: found.payment_method,
  companyName: found.company_name,
  buyer: found.buyer,
  startedAt: found.started_at.toISOString(),
  billedMonths: found.billed_months,
  endsAt: found.ends_at?.toISOString() ?? null,
});

export const createInvoiceQueries = (pool: pg.Pool): InvoiceQueries => ({
  async due(now, limit) {
    const { rows } = await pool.query<FoundDue>({
      name: 'invoices.due',
      text: `select id, account_id, plan_name, price_per_month_cents, vat_percent, payment_method, company_name, buyer,
                    started_at, billed_months, ends_at
             from ${schema}.billed_subscription
             where next_month_at <= $1 and (ends_at is null or next_month_at < ends_at)
             order by next_month_at limit $2`,
      values: [now, limit],
    });
    return rows.map(toDue);
  },
  async book(invoiceIds) {
    const { rows } = await pool.query<{
      book: { year: number; last_sequence: number; version: number }[];
      issued: string[];
    }>({
      name: 'invoices.book',
      text: `select coalesce((select json_agg(book) from ${schema}.invoice_book as book), '[]') as book,
                    array(select id::text from ${schema}.invoice where id = any($1::uuid[])) as issued`,
      values: [invoiceIds],
    });
    const { book, issued } = rows[0] ?? { book: [], issued: [] };
    return {
      version: Math.max(0, ...book.map(({ version }) => version)),
      lastSequences: new Map(book.map(({ year, last_sequence }) => [year, last_sequence])),
      issued,
    };
  },
  async pageOfAccount(accountId, request) {
    parseFilter(noFilter, request.filter);
    const where = ofAccount(accountId);
    const total = await countUpToLimit(pool, listing.table, where);
    return readPage(pool, listing, { request, where, total });
  },
  eachOfAccount: (accountId) => readAllRows(pool, listing, ofAccount(accountId)),
  async document(invoiceId) {
    if (!isUuid(invoiceId)) return null;
    const { rows } = await pool.query<{ document: InvoiceIssued }>({
      name: 'invoices.document',
      text: `select document from ${schema}.invoice where id = $1`,
      values: [invoiceId],
    });
    return rows[0]?.document ?? null;
  },
});

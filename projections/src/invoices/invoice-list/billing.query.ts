import { INVOICE_PAYMENT_TERM_DAYS } from '@sternklar/contracts/constants';
import { daysAfter } from '@sternklar/contracts/invoices/due-day';
import type { InvoiceCorrected, InvoiceIssued } from '@sternklar/contracts/invoices/invoice.events';
import type { DunningDays } from '@sternklar/contracts/payments/dunning';
import type { BillingDetails } from '@sternklar/contracts/subscriptions/billing-details';
import { dayInGermany, endOfDayInGermany } from '@sternklar/contracts/subscriptions/term';
import type pg from 'pg';
import { schemaOf } from '../../engine/read-model/schema-names.ts';
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

/**
 * The stream of invoices up to `version`: the last number of each year, and which of the invoices asked for it holds, which of
 * them it took back, and the last correction of each that has one.
 */
export interface InvoiceBook {
  readonly version: number;
  readonly lastSequences: ReadonlyMap<number, number>;
  readonly issued: readonly string[];
  readonly cancelled: readonly string[];
  readonly corrections: readonly InvoiceCorrected[];
}

/** A subscription that ended before a month that it was billed for. */
export interface OverbilledSubscription {
  readonly subscriptionId: string;
  readonly accountId: string;
  readonly notBilledFrom: string;
}

/** A card on file, and since when its provider is to be asked about it. */
export interface CardToLookAfter {
  readonly accountId: string;
  readonly lookAt: string;
}

/** An open invoice that the card refused, and is to be asked for again. */
export interface ChargeableInvoice {
  readonly invoiceId: string;
  readonly accountId: string;
  readonly invoiceNumber: string;
  readonly amountCents: number;
  /** When that became due. */
  readonly dueAt: string;
}

/** An invoice that is to be paid. */
export interface OpenInvoice {
  readonly invoiceId: string;
  readonly invoiceNumber: string;
  readonly amountCents: number;
  readonly issuedAt: string;
}

/** An invoice whose retention is over. */
export interface ErasableInvoice {
  readonly invoiceId: string;
  readonly accountId: string;
  readonly year: number;
}

/** So many, but for some by their ids. */
export interface Which {
  readonly limit: number;
  readonly except: readonly string[];
}

/** What those who issue, correct, take back and erase invoices ask. */
export interface BillingQueries {
  /** Subscriptions with a month that began by `now` and has no invoice, the longest due first; not those with another state's VAT id. */
  due(now: Date, which: Which): Promise<readonly DueSubscription[]>;
  /** Subscriptions that are over by `now` and have months without an invoice, which wait for a German VAT id; by id. */
  waitingAbroad(
    now: Date,
    page: { readonly after: string; readonly limit: number },
  ): Promise<readonly { readonly subscriptionId: string; readonly accountId: string }[]>;
  /** Whether months of the account have begun by `now` that wait so, of whichever subscription. */
  hasWaitingAbroad(accountId: string, now: Date): Promise<boolean>;
  /** Subscriptions that were billed for months after their end, without a credit note. */
  overbilled(which: Which): Promise<readonly OverbilledSubscription[]>;
  /** A subscription's invoices for months that begin at a moment or later and were not taken back, the first month first. */
  laterInvoices(subscriptionId: string, from: string, limit: number): Promise<readonly InvoiceIssued[]>;
  /** The invoice for the first month of an account's subscription, whatever became of it; null: there is none yet. */
  firstInvoiceOf(accountId: string, subscriptionId: string): Promise<string | null>;
  /** Invoices that, with their credit notes, need not be kept any more in a year. */
  erasable(year: number, which: Which): Promise<readonly ErasableInvoice[]>;
  /** Open invoices whose card is to be asked again by `now`, the longest due first. */
  chargeable(now: Date, which: Which): Promise<readonly ChargeableInvoice[]>;
  /** What an account has to pay, the oldest first. */
  openOf(accountId: string): Promise<readonly OpenInvoice[]>;
  /** Accounts with a running subscription whose card's provider is to be asked until when it can be used, the longest due first. */
  cardsToLookAfter(now: Date, which: Which): Promise<readonly CardToLookAfter[]>;
  /**
   * Accounts for which the next step is due, the oldest invoice first: with something overdue, and the days in Germany since the last
   * step over. What waits for a bank is not told apart.
   */
  toRemind(now: Date, days: DunningDays, which: Which): Promise<readonly { readonly accountId: string }[]>;
  /** Whether new requests of the account are refused. */
  areRequestsSuspended(accountId: string): Promise<boolean>;
  /** All of it as of one moment. */
  book(invoiceIds: readonly string[]): Promise<InvoiceBook>;
}

const schema = schemaOf(invoiceList);
/** Joins an invoice as `corrected` with the `correction` of it that holds. */
const IS_LAST_CORRECTION = `correction.kind <> 'invoice' and correction.invoice_id = corrected.id and correction.number = corrected.corrected_by`;
/** As its index has it: to be paid, and not so when it was issued. */
export const IS_OPEN = `kind = 'invoice' and paid_at is null and booking is null and cancelled_by is null and (document ->> 'paidBy') is null`;

/**
 * With the VAT id of another state, from before only German ones were taken: invoices by German law would be wrong, and wait until
 * it is corrected.
 */
const IS_ABROAD = `coalesce(buyer ->> 'vatId', 'DE') not like 'DE%'`;

/**
 * Invoices of all accounts share one stream. Where several partitions fill the read model, its last number is known for
 * certain only while all stand at the same position; otherwise the stream is to be read from its beginning.
 */
const SETTLED = `(
  select min(position) = max(position) from projections.checkpoints
  where projection = '${invoiceList.name}' and version = ${invoiceList.version})`;

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

export const createBillingQueries = (pool: pg.Pool): BillingQueries => ({
  async due(now, { limit, except }) {
    const { rows } = await pool.query<FoundDue>({
      name: 'invoices.due',
      text: `select id, account_id, plan_name, price_per_month_cents, vat_percent, payment_method, company_name, buyer,
                    started_at, billed_months, ends_at
             from ${schema}.billed_subscription
             where next_month_at <= $1 and (ends_at is null or next_month_at < ends_at) and id <> all($3::uuid[])
               and not ${IS_ABROAD}
             order by next_month_at limit $2`,
      values: [now, limit, except],
    });
    return rows.map(toDue);
  },
  async waitingAbroad(now, { after, limit }) {
    const { rows } = await pool.query<{ id: string; account_id: string }>({
      name: 'invoices.waitingAbroad',
      text: `select id, account_id from ${schema}.billed_subscription
             where (ended or ends_at <= $1) and next_month_at <= $1 and next_month_at < ends_at and ${IS_ABROAD}
               and id > $2
             order by id limit $3`,
      values: [now, after, limit],
    });
    return rows.map(({ id, account_id }) => ({ subscriptionId: id, accountId: account_id }));
  },
  async hasWaitingAbroad(accountId, now) {
    const { rowCount } = await pool.query({
      name: 'invoices.hasWaitingAbroad',
      text: `select 1 from ${schema}.billed_subscription
             where account_id = $1 and next_month_at <= $2 and (ends_at is null or next_month_at < ends_at) and ${IS_ABROAD}
             limit 1`,
      values: [accountId, now],
    });
    return rowCount === 1;
  },
  async book(invoiceIds) {
    const { rows } = await pool.query<{
      book: { year: number; last_sequence: number; version: number }[];
      issued: string[];
      cancelled: string[];
      corrections: InvoiceCorrected[] | null;
    }>({
      name: 'invoices.book',
      text: `select coalesce((select json_agg(book) from ${schema}.invoice_book as book where ${SETTLED}), '[]') as book,
                    array(select id::text from ${schema}.invoice where id = any($1::uuid[])) as issued,
                    array(select id::text from ${schema}.invoice
                          where id = any($1::uuid[]) and cancelled_by is not null) as cancelled,
                    (select json_agg(correction.document) from ${schema}.invoice as corrected
                     join ${schema}.invoice as correction on ${IS_LAST_CORRECTION}
                     where corrected.id = any($1::uuid[])) as corrections`,
      values: [invoiceIds],
    });
    const { book, issued, cancelled, corrections } = rows[0] ?? {
      book: [],
      issued: [],
      cancelled: [],
      corrections: [],
    };
    return {
      version: Math.max(0, ...book.map(({ version }) => version)),
      lastSequences: new Map(book.map(({ year, last_sequence }) => [year, last_sequence])),
      issued,
      cancelled,
      corrections: corrections ?? [],
    };
  },
  async overbilled({ limit, except }) {
    const { rows } = await pool.query<{ id: string; account_id: string; ends_at: Date }>({
      name: 'invoices.overbilled',
      text: `select id, account_id, ends_at from ${schema}.billed_subscription
             where ended and billed_until > ends_at and id <> all($2::uuid[]) limit $1`,
      values: [limit, except],
    });
    return rows.map(({ id, account_id, ends_at }) => ({
      subscriptionId: id,
      accountId: account_id,
      notBilledFrom: ends_at.toISOString(),
    }));
  },
  async laterInvoices(subscriptionId, from, limit) {
    const { rows } = await pool.query<{ document: InvoiceIssued }>({
      name: 'invoices.laterInvoices',
      text: `select document from ${schema}.invoice
             where subscription_id = $1 and kind = 'invoice' and cancelled_by is null and starts_at >= $2
             order by starts_at limit $3`,
      values: [subscriptionId, from, limit],
    });
    return rows.map(({ document }) => document);
  },
  async firstInvoiceOf(accountId, subscriptionId) {
    const { rows } = await pool.query<{ id: string }>({
      name: 'invoices.firstInvoiceOf',
      text: `select id from ${schema}.invoice
             where account_id = $1 and subscription_id = $2 and kind = 'invoice' and (document ->> 'month')::integer = 1`,
      values: [accountId, subscriptionId],
    });
    return rows[0]?.id ?? null;
  },
  async chargeable(now, { limit, except }) {
    const { rows } = await pool.query<{ id: string; account_id: string; number: string; cents: number; due_at: Date }>({
      name: 'invoices.chargeable',
      text: `select id, account_id, number, (document ->> 'grossCents')::integer as cents, charge_again_at as due_at
             from ${schema}.invoice
             where charge_again_at <= $1 and paid_at is null and cancelled_by is null and id <> all($3::uuid[])
             order by charge_again_at limit $2`,
      values: [now, limit, except],
    });
    return rows.map(({ id, account_id, number, cents, due_at }) => ({
      invoiceId: id,
      accountId: account_id,
      invoiceNumber: number,
      amountCents: cents,
      dueAt: due_at.toISOString(),
    }));
  },
  async cardsToLookAfter(now, { limit, except }) {
    const { rows } = await pool.query<{ account_id: string; look_at: Date }>({
      name: 'invoices.cardsToLookAfter',
      text: `select account_id, look_at from ${schema}.card
             where look_at <= $1 and account_id <> all($3::uuid[]) and exists (
               select from ${schema}.billed_subscription as billed
               where billed.account_id = card.account_id and not billed.ended
             )
             order by look_at limit $2`,
      values: [now, limit, except],
    });
    return rows.map(({ account_id, look_at }) => ({ accountId: account_id, lookAt: look_at.toISOString() }));
  },
  async openOf(accountId) {
    const { rows } = await pool.query<{ id: string; number: string; cents: number; issued_at: string }>({
      name: 'invoices.openOf',
      text: `select id, number, (document ->> 'grossCents')::integer as cents, document ->> 'issuedAt' as issued_at
             from ${schema}.invoice where account_id = $1 and ${IS_OPEN} order by created_at, id`,
      values: [accountId],
    });
    return rows.map(({ id, number, cents, issued_at }) => ({
      invoiceId: id,
      invoiceNumber: number,
      amountCents: cents,
      issuedAt: issued_at,
    }));
  },
  async toRemind(now, days, { limit, except }) {
    const today = dayInGermany(now.toISOString());
    /** When the day is over from which on it is so many days until today. */
    const endOfDayBefore = (count: number) => endOfDayInGermany(daysAfter(today, -count));
    const issuedBefore = (daysOverdue: number) => endOfDayBefore(INVOICE_PAYMENT_TERM_DAYS + Math.max(1, daysOverdue));
    const { rows } = await pool.query<{ account_id: string }>({
      name: 'invoices.toRemind',
      text: `select invoice.account_id from ${schema}.invoice
             join ${schema}.account on account.id = invoice.account_id and account.email is not null
             left join ${schema}.dunning on dunning.account_id = invoice.account_id
             where ${IS_OPEN} and charge_again_at is null and invoice.created_at < $1::timestamptz + interval '1 day'
               and (invoice.document ->> 'issuedAt')::timestamptz < case when dunning.step is null then $2 else $1 end::timestamptz
               and (invoice.counted_from is null
                 or invoice.counted_from <= case when dunning.step is null then $8 else $4::date - 1 end::date)
               and (dunning.step is null
                 or (dunning.step = 'first' and dunning.stepped_at < $3)
                 or (dunning.step = 'second' and dunning.deadline_on < $4::date)
                 or (dunning.step = 'in-arrears' and dunning.suspended_since is null and dunning.in_arrears_since < $5))
               and invoice.account_id <> all($7::uuid[])
             group by invoice.account_id order by min(invoice.created_at) limit $6`,
      values: [
        issuedBefore(1),
        issuedBefore(days.reminder),
        endOfDayBefore(days.secondReminder),
        today,
        days.suspension === null ? null : endOfDayBefore(days.suspension),
        limit,
        except,
        daysAfter(today, -Math.max(1, days.reminder)),
      ],
    });
    return rows.map(({ account_id: accountId }) => ({ accountId }));
  },
  async areRequestsSuspended(accountId) {
    const { rowCount } = await pool.query({
      name: 'invoices.areRequestsSuspended',
      text: `select 1 from ${schema}.dunning where account_id = $1 and suspended_since is not null`,
      values: [accountId],
    });
    return rowCount === 1;
  },
  async erasable(year, { limit, except }) {
    const { rows } = await pool.query<{ id: string; account_id: string; year: number }>({
      name: 'invoices.erasable',
      text: `select id, account_id, year from ${schema}.invoice
             where kept_through_year < $1 and id <> all($3::uuid[]) order by kept_through_year, id limit $2`,
      values: [year, limit, except],
    });
    return rows.map(({ id, account_id, year: issuedIn }) => ({
      invoiceId: id,
      accountId: account_id,
      year: issuedIn,
    }));
  },
});

import { ERASED_EMAIL } from '@sternklar/contracts/accounts/erased-email';
import type { CountedFigure } from '@sternklar/contracts/back-office/counted';
import { countedSchema } from '@sternklar/contracts/back-office/counted.api';
import { dueDayOf } from '@sternklar/contracts/invoices/due-day';
import {
  type AdminInvoice,
  INVOICE_KINDS,
  type Invoice,
  type InvoiceKind,
  type InvoiceRecipient,
  type PaymentTrouble,
} from '@sternklar/contracts/invoices/invoice.api';
import { type InvoiceDocument, isAboutInvoice } from '@sternklar/contracts/invoices/invoice.events';
import { PAYMENT_STATES } from '@sternklar/contracts/invoices/payment-states';
import type { BookingKind, WriteOffReason } from '@sternklar/contracts/payments/booking';
import type { InvoiceBooking } from '@sternklar/contracts/payments/payment.api';
import { daysOf } from '@sternklar/contracts/subscriptions/month';
import { dayInGermany } from '@sternklar/contracts/subscriptions/term';
import type pg from 'pg';
import { z } from 'zod';
import {
  allOf,
  type Condition,
  type Conditions,
  containing,
  type IdsDuring,
  isAmong,
  isOneOf,
} from '../../engine/lists/conditions.ts';
import { filterOf, type ListRequest, type Page, parseFilter } from '../../engine/lists/list-request.ts';
import { countUpToLimit, type Listing, readAllRows, readPage } from '../../engine/lists/listing.ts';
import { type Lookup, lookUp } from '../../engine/lists/lookup.ts';
import { isUuid } from '../../engine/lists/uuid.ts';
import { schemaOf } from '../../engine/read-model/schema-names.ts';
import { type BillingQueries, createBillingQueries } from './billing.query.ts';
import { invoiceList } from './invoice-list.projection.ts';
import { createOpenItemQueries, isInState, type OpenItemQueries } from './open-items.query.ts';

export interface InvoiceQueries extends BillingQueries, OpenItemQueries {
  /** An account's own invoices. Sorts by `created_at`. Throws `InvalidListRequest`. */
  pageOfAccount(accountId: string, request: ListRequest): Promise<Page<Invoice>>;
  /** All invoices of an account, newest first, in batches. */
  eachOfAccount(accountId: string): AsyncIterable<readonly Invoice[]>;
  /** Sorts by `created_at` and `served_from`; what is overdue is so at `now`. Throws `InvalidListRequest`. */
  page(request: ListRequest, now: Date): Promise<Page<AdminInvoice>>;
  /** A few by a part of their number or of the company's name. */
  find(lookup: Lookup): Promise<readonly AdminInvoice[]>;
  /** All of them, newest first, in batches. */
  each(): AsyncIterable<readonly AdminInvoice[]>;
  /** One as admins see it; null when there is none. */
  byId(id: string): Promise<AdminInvoice | null>;
  /** One whole invoice or credit note, by its own id; null when there is none. */
  document(id: string): Promise<InvoiceDocument | null>;
}

const schema = schemaOf(invoiceList);

interface StoredBooking {
  readonly kind: BookingKind;
  readonly bookedAt: string;
  readonly receivedOn: string | null;
  readonly reference: string | null;
  readonly reason: WriteOffReason | null;
}

interface FoundInvoice extends pg.QueryResultRow {
  readonly id: string;
  readonly created_at: Date;
  readonly kind: InvoiceKind;
  readonly document: InvoiceDocument;
  readonly corrected_by: string | null;
  readonly cancelled_by: string | null;
  readonly paid_at: Date | null;
  readonly payment_failed: boolean;
  readonly dispute: 'disputed' | 'dispute-lost' | null;
  readonly paid_back_cents: number;
  readonly taken_back: Readonly<Record<string, number>> | null;
  readonly booking: StoredBooking | null;
}

interface FoundAdminInvoice extends FoundInvoice {
  readonly account_id: string;
  readonly email: string | null;
  readonly in_arrears_since: Date | null;
  /** Its last correction. */
  readonly correction: InvoiceDocument | null;
}

const troubleOf = ({
  dispute,
  paid_back_cents,
  taken_back,
  document,
  booking,
  cancelled_by,
}: FoundInvoice): PaymentTrouble | null => {
  // Whatever became of a payment by card before it.
  switch (booking?.kind) {
    case 'transfer':
      return cancelled_by === null ? null : 'transfer-owed';
    case 'write-off':
      return 'written-off';
    case undefined:
      if (dispute !== null) return dispute;
      if (taken_back !== null) return 'partly-taken-back';
      if (paid_back_cents === 0) return null;
      return paid_back_cents < document.grossCents ? 'partly-paid-back' : 'paid-back';
  }
};

/** By which amounts count: a correction changes none. */
const SIGN: Readonly<Record<InvoiceKind, number>> = { invoice: 1, correction: 0, 'credit-note': -1 };

type Payment = Pick<Invoice, 'paid_by' | 'paid_on'>;
const UNPAID: Payment = { paid_by: null, paid_on: null };

const paidFor = ({ document, paid_at, booking }: FoundInvoice): Payment => {
  if (document.paidBy !== null) return { paid_by: document.paidBy, paid_on: dayInGermany(document.issuedAt) };
  if (paid_at !== null) return { paid_by: 'card', paid_on: dayInGermany(paid_at.toISOString()) };
  switch (booking?.kind) {
    case 'transfer':
      return { paid_by: 'transfer', paid_on: booking.receivedOn };
    case 'write-off':
    case undefined:
      return UNPAID;
  }
};

/** A correction is nothing to pay. */
const paymentOf = (found: FoundInvoice): Payment => {
  switch (found.kind) {
    case 'correction':
      return UNPAID;
    case 'invoice':
    case 'credit-note':
      return paidFor(found);
  }
};

/** In cents. */
const takenBackOf = ({ taken_back }: FoundInvoice): number =>
  Object.values(taken_back ?? {}).reduce((sum, cents) => sum + cents, 0);

const toInvoice = (found: FoundInvoice): Invoice => {
  const { id, kind, document, cancelled_by, corrected_by, payment_failed } = found;
  const served = daysOf(document);
  const sign = SIGN[kind];
  const payment = paymentOf(found);
  const about = isAboutInvoice(document) ? document.invoiceNumber : null;
  return {
    id,
    kind,
    number: document.number,
    issued_on: dayInGermany(document.issuedAt),
    served_from: served.first,
    served_until: served.last,
    plan_name: document.planName,
    amount: (sign * document.grossCents) / 100,
    net_amount: (sign * document.netCents) / 100,
    vat_amount: (sign * document.vatCents) / 100,
    vat_percent: document.vatPercent,
    ...payment,
    due_on: kind === 'invoice' && document.paidBy === null ? dueDayOf(document.issuedAt) : null,
    payment_failed: payment_failed && payment.paid_by === null && found.booking === null,
    payment_trouble: troubleOf(found),
    paid_back_amount: found.paid_back_cents / 100,
    taken_back_amount: takenBackOf(found) / 100,
    cancels: kind === 'credit-note' ? about : null,
    cancelled_by,
    corrects: kind === 'correction' ? about : null,
    corrected_by,
  };
};

const COLUMNS = `item.id, item.created_at, item.kind, item.document, item.corrected_by, item.cancelled_by, item.paid_at,
  item.payment_failed, item.dispute, item.paid_back_cents, item.taken_back, item.booking`;

/** Only what is open can be in arrears. */
const arrearsOf = ({ in_arrears_since, ...found }: FoundAdminInvoice): string | null => {
  const isToBePaid = found.kind === 'invoice' && found.cancelled_by === null && found.booking === null;
  const isOpen = isToBePaid && paymentOf(found).paid_by === null;
  return isOpen && in_arrears_since ? dayInGermany(in_arrears_since.toISOString()) : null;
};

const bookingOf = ({ booking }: FoundInvoice): InvoiceBooking | null => {
  if (booking === null) return null;
  const { kind, bookedAt, receivedOn, reference, reason } = booking;
  return { kind, booked_on: dayInGermany(bookedAt), received_on: receivedOn, reference, reason };
};

const recipientOf = ({ recipient, buyer }: InvoiceDocument): InvoiceRecipient => ({
  company_name: recipient,
  street: buyer?.street ?? null,
  postal_code: buyer?.postalCode ?? null,
  town: buyer?.town ?? null,
  vat_id: buyer?.vatId ?? null,
});

const listing: Listing<FoundInvoice, Invoice> = {
  table: `${schema}.invoice`,
  sortable: { created_at: ['created_at', 'id'] },
  select: { columns: COLUMNS, joins: '' },
  toRow: toInvoice,
};

const adminListing: Listing<FoundAdminInvoice, AdminInvoice> = {
  table: `${schema}.invoice`,
  sortable: { created_at: ['created_at', 'id'], served_from: ['starts_at', 'id'] },
  select: {
    columns: `${COLUMNS}, item.account_id, account.email, dunning.in_arrears_since, correction.document as correction`,
    joins: `left join ${schema}.account on account.id = item.account_id
            left join ${schema}.dunning on dunning.account_id = item.account_id
            left join ${schema}.invoice as correction
              on correction.kind <> 'invoice' and correction.invoice_id = item.id and correction.number = item.corrected_by`,
  },
  toRow: (found) => ({
    ...toInvoice(found),
    booking: bookingOf(found),
    in_arrears_since: arrearsOf(found),
    user_id: found.account_id,
    user_email: found.email ?? ERASED_EMAIL,
    company_name: found.document.recipient,
    recipient: recipientOf(found.correction ?? found.document),
  }),
};

const noFilter = z.object({});
const ofAccount = (accountId: string) => allOf([isOneOf('account_id', 'uuid', [accountId])]);

const filterSchema = z.object({
  id: filterOf.ids.optional(),
  user_id: filterOf.ids.optional(),
  kind: filterOf.oneOf(z.enum(INVOICE_KINDS)).optional(),
  year: filterOf.oneOf(z.number().int().min(2000).max(9999)).optional(),
  /** How its payment stands. */
  payment: z.enum(PAYMENT_STATES).optional(),
  /** What a figure of the business counts, row by row. */
  counted: countedSchema('invoices').optional(),
  /** Part of the number, the company's name or the customer's e-mail address. */
  q: filterOf.search.optional(),
});
type Filter = z.output<typeof filterSchema>;
const filterOfRequest = (filter: ListRequest['filter']): Filter => parseFilter(filterSchema, filter);

/** Filters by which the read model keeps totals. */
const keptConditions = ({ kind, year }: Filter): readonly Condition[] => [
  isOneOf('kind', 'text', kind),
  isOneOf('year', 'integer', year),
];

type Counted = Readonly<Record<CountedFigure<'invoices'>, IdsDuring>>;

const conditionsOf = (filter: Filter, counted: Counted, now: Date): Conditions =>
  allOf([
    ...keptConditions(filter),
    isOneOf('id', 'uuid', filter.id),
    isOneOf('account_id', 'uuid', filter.user_id),
    isInState(filter.payment, now),
    isAmong(filter.counted?.days, filter.counted && counted[filter.counted.figure]),
    // An array, not a join: PostgreSQL then combines the indexes of both sides.
    [
      containing(filter.q),
      (pattern) =>
        `(search_text like ${pattern} or account_id = any(array(
            select account.id from ${schema}.account where account.email_key like ${pattern})))`,
    ],
  ]);

export const createInvoiceQueries = (pool: pg.Pool, counted: Counted): InvoiceQueries => ({
  ...createBillingQueries(pool),
  ...createOpenItemQueries(pool),
  async page(request, now) {
    const filter = filterOfRequest(request.filter);
    const where = conditionsOf(filter, counted, now);
    const kept = allOf(keptConditions(filter));
    const total =
      where.values.length > kept.values.length
        ? await countUpToLimit(pool, adminListing.table, where)
        : {
            text: `select coalesce(sum(invoices), 0)::bigint as total from ${schema}.invoice_count where ${kept.sql}`,
          };
    return readPage(pool, adminListing, { request, where, total });
  },
  find: (lookup) => lookUp(pool, adminListing, { ...lookup, key: 'search_text' }),
  each: () => readAllRows(pool, adminListing, allOf([])),
  async byId(id) {
    if (!isUuid(id)) return null;
    const { rows } = await pool.query<FoundAdminInvoice>({
      name: 'invoices.byId',
      text: `select ${adminListing.select.columns} from ${schema}.invoice as item ${adminListing.select.joins}
             where item.id = $1`,
      values: [id],
    });
    return rows[0] ? adminListing.toRow(rows[0]) : null;
  },
  async pageOfAccount(accountId, request) {
    parseFilter(noFilter, request.filter);
    const where = ofAccount(accountId);
    const total = () => countUpToLimit(pool, listing.table, where);
    return readPage(pool, listing, { request, where, total });
  },
  eachOfAccount: (accountId) => readAllRows(pool, listing, ofAccount(accountId)),
  async document(id) {
    if (!isUuid(id)) return null;
    const { rows } = await pool.query<{ document: InvoiceDocument }>({
      name: 'invoices.document',
      text: `select document from ${schema}.invoice where id = $1`,
      values: [id],
    });
    return rows[0]?.document ?? null;
  },
});

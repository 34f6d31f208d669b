import { ERASED_EMAIL } from '@sternklar/contracts/accounts/erased-email';
import type { UnmatchedPayment } from '@sternklar/contracts/payments/payment.api';
import type { Clearing, UnclearPaymentKind } from '@sternklar/contracts/payments/unmatched-payments';
import type pg from 'pg';
import { z } from 'zod';
import { allOf, type Conditions, isOneOf } from '../../engine/lists/conditions.ts';
import { filterOf, type ListRequest, type Page, parseFilter } from '../../engine/lists/list-request.ts';
import { countUpToLimit, type Listing, readAllRows, readPage } from '../../engine/lists/listing.ts';
import { isUuid } from '../../engine/lists/uuid.ts';
import { schemaOf } from '../../engine/read-model/schema-names.ts';
import { unmatchedPaymentList } from './unmatched-payment-list.projection.ts';

export interface UnmatchedPaymentQueries {
  /** Sorts by `created_at`. Throws `InvalidListRequest`. */
  page(request: ListRequest): Promise<Page<UnmatchedPayment>>;
  /** All of them, the newest first, in batches. */
  each(filter?: ListRequest['filter']): AsyncIterable<readonly UnmatchedPayment[]>;
  byId(id: string): Promise<UnmatchedPayment | null>;
  /** Whose payment has this name at the provider; null: nobody's that is known yet. */
  accountOfPayment(paymentReference: string): Promise<string | null>;
}

const schema = schemaOf(unmatchedPaymentList);
const filterSchema = z.object({
  id: filterOf.ids.optional(),
  user_id: filterOf.ids.optional(),
  state: filterOf.oneOf(z.enum(['open', 'settled'])).optional(),
});

interface FoundPayment extends pg.QueryResultRow {
  readonly id: string;
  readonly account_id: string;
  readonly email: string | null;
  readonly kind: UnclearPaymentKind;
  readonly invoice_id: string | null;
  readonly invoice_number: string | null;
  readonly expected_cents: number | null;
  readonly amount_cents: number;
  readonly payment_reference: string;
  readonly created_at: Date;
  readonly settled_by: Clearing | null;
  readonly settled_at: Date | null;
}

const toPayment = (found: FoundPayment): UnmatchedPayment => ({
  id: found.id,
  user_id: found.account_id,
  user_email: found.email ?? ERASED_EMAIL,
  kind: found.kind,
  invoice_id: found.invoice_id,
  invoice_number: found.invoice_number,
  expected: found.expected_cents === null ? null : found.expected_cents / 100,
  amount: found.amount_cents / 100,
  payment_reference: found.payment_reference,
  settled_by: found.settled_by,
  settled_at: found.settled_at?.toISOString() ?? null,
  created_at: found.created_at.toISOString(),
});

const COLUMNS = `item.id, item.account_id, item.kind, item.invoice_id, item.expected_cents, item.amount_cents,
  item.payment_reference, item.created_at, item.settled_by, item.settled_at, account.email,
  invoice.number as invoice_number`;
const JOINS = `left join ${schema}.account on account.id = item.account_id
  left join ${schema}.invoice on invoice.id = item.invoice_id`;

const listing: Listing<FoundPayment, UnmatchedPayment> = {
  table: `${schema}.unmatched_payment`,
  sortable: { created_at: ['created_at', 'id'] },
  select: { columns: COLUMNS, joins: JOINS },
  toRow: toPayment,
};

const conditionsOf = (filter: ListRequest['filter']): Conditions => {
  const { id, user_id, state } = parseFilter(filterSchema, filter);
  return allOf([
    isOneOf('id', 'uuid', id),
    isOneOf('account_id', 'uuid', user_id),
    isOneOf(
      '(settled_by is null)',
      'boolean',
      state?.map((name) => name === 'open'),
    ),
  ]);
};

export const createUnmatchedPaymentQueries = (pool: pg.Pool): UnmatchedPaymentQueries => ({
  async page(request) {
    const where = conditionsOf(request.filter);
    const everything = where.values.length === 0;
    const total = everything
      ? { text: `select payments as total from ${schema}.unmatched_payment_count` }
      : await countUpToLimit(pool, listing.table, where);
    return readPage(pool, listing, { request, where, total });
  },
  each: (filter = {}) => readAllRows(pool, listing, conditionsOf(filter)),
  async byId(id) {
    if (!isUuid(id)) return null;
    const { rows } = await pool.query<FoundPayment>({
      name: 'unmatchedPayments.byId',
      text: `select ${COLUMNS} from ${schema}.unmatched_payment as item ${JOINS} where item.id = $1`,
      values: [id],
    });
    return rows[0] ? toPayment(rows[0]) : null;
  },
  async accountOfPayment(paymentReference) {
    const { rows } = await pool.query<{ account_id: string }>({
      name: 'unmatchedPayments.accountOfPayment',
      text: `select account_id from ${schema}.payment where payment_reference = $1`,
      values: [paymentReference],
    });
    return rows[0]?.account_id ?? null;
  },
});

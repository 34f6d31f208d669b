import { INVOICE_PAYMENT_TERM_DAYS } from '@sternklar/contracts/constants';
import { daysAfter } from '@sternklar/contracts/invoices/due-day';
import type { Items, OpenItems } from '@sternklar/contracts/invoices/open-items.api';
import {
  OPEN_AGES,
  type OpenAge,
  PAYMENT_STATES,
  type PaymentState,
} from '@sternklar/contracts/invoices/payment-states';
import { dayInGermany, endOfDayInGermany } from '@sternklar/contracts/subscriptions/term';
import type pg from 'pg';
import type { Condition } from '../../engine/lists/conditions.ts';
import { schemaOf } from '../../engine/read-model/schema-names.ts';
import { IS_OPEN } from './billing.query.ts';
import { invoiceList } from './invoice-list.projection.ts';

export interface OpenItemQueries {
  /** What is open, by how long ago it was due, and what the card did not pay or a bank decides about. */
  openItems(now: Date): Promise<OpenItems>;
}

const schema = schemaOf(invoiceList);

/** As its days are counted: by the document, not by when it was recorded. */
const ISSUED_AT = `(document ->> 'issuedAt')::timestamptz`;
const IS_FAILED = `${IS_OPEN} and payment_failed`;
/** As their indexes have them. */
const IS_WRITTEN_OFF = `cancelled_by is null and booking ->> 'kind' = 'write-off'`;
const IS_OWED = `cancelled_by is not null and booking ->> 'kind' = 'transfer'`;
/** Whatever became of the invoice meanwhile. */
const IS_DISPUTED = `kind = 'invoice' and dispute = 'disputed'`;

/** What a bank took of a payment is open in itself, as long as it stands before the team. */
const IS_PARTLY_TAKEN_BACK = `cancelled_by is null and taken_back is not null`;

/** So many days overdue, the first and the last; none yet, or without end, are null. */
const DAYS_OVERDUE: Readonly<
  Record<OpenAge | 'overdue', { readonly from: number | null; readonly until: number | null }>
> = {
  'not-due': { from: null, until: 0 },
  'overdue-30': { from: 1, until: 30 },
  'overdue-60': { from: 31, until: 60 },
  'overdue-90': { from: 61, until: 90 },
  'overdue-longer': { from: 91, until: null },
  overdue: { from: 1, until: null },
};

/** When what was issued is so many days overdue today or more: before that moment. */
const issuedBefore = (days: number, now: Date): string =>
  endOfDayInGermany(daysAfter(dayInGermany(now.toISOString()), -days - INVOICE_PAYMENT_TERM_DAYS));

/** When invoices of that age were issued, a range as PostgreSQL writes it. */
const issuedDuring = (age: OpenAge | 'overdue', now: Date): string => {
  const { from, until } = DAYS_OVERDUE[age];
  const start = until === null ? '' : issuedBefore(until + 1, now);
  return `[${start},${from === null ? '' : issuedBefore(from, now)})`;
};

/** The invoice's payment stands like that at a moment; undefined asks for nothing. */
export const isInState = (state: PaymentState | undefined, now: Date): Condition => {
  const asked = (sql: string): Condition => [true, (parameter) => `${parameter}::boolean and ${sql}`];
  switch (state) {
    case undefined:
      return [undefined, () => 'true'];
    case 'open':
      return asked(IS_OPEN);
    case 'failed':
      return asked(IS_FAILED);
    case 'disputed':
      return asked(IS_DISPUTED);
    case 'partly-taken-back':
      return asked(IS_PARTLY_TAKEN_BACK);
    case 'written-off':
      return asked(IS_WRITTEN_OFF);
    case 'transfer-owed':
      return asked(IS_OWED);
    case 'not-due':
    case 'overdue-30':
    case 'overdue-60':
    case 'overdue-90':
    case 'overdue-longer':
    case 'overdue':
      return [issuedDuring(state, now), (parameter) => `${IS_OPEN} and ${parameter}::tstzrange @> ${ISSUED_AT}`];
  }
};

interface FoundItems {
  readonly state: PaymentState;
  readonly invoices: number;
  readonly cents: number;
}

const SUMS = `count(*)::integer as invoices, coalesce(sum((document ->> 'grossCents')::bigint), 0)::bigint as cents`;
const NOTHING: Items = { invoices: 0, amount: 0 };

export const createOpenItemQueries = (pool: pg.Pool): OpenItemQueries => ({
  async openItems(now) {
    // Reads these, each by its index, and no other invoice.
    const { rows } = await pool.query<FoundItems>({
      name: 'invoices.openItems',
      text: `with open as materialized (
               select document, payment_failed, ${ISSUED_AT} as issued_at from ${schema}.invoice where ${IS_OPEN})
             select 'open' as state, ${SUMS} from open
             union all
             select 'failed', ${SUMS} from open where payment_failed
             union all
             select age.name, ${SUMS} from unnest($1::text[], $2::text[]) as age (name, days)
             join open on age.days::tstzrange @> open.issued_at group by age.name
             union all
             select 'disputed', ${SUMS} from ${schema}.invoice where ${IS_DISPUTED}
             union all
             select 'partly-taken-back', count(distinct id)::integer, coalesce(sum(part.value::bigint), 0)::bigint
             from ${schema}.invoice cross join lateral jsonb_each_text(taken_back) as part where ${IS_PARTLY_TAKEN_BACK}
             union all
             select 'written-off', ${SUMS} from ${schema}.invoice where ${IS_WRITTEN_OFF}
             union all
             select 'transfer-owed', ${SUMS} from ${schema}.invoice where ${IS_OWED}`,
      values: [[...OPEN_AGES, 'overdue'], [...OPEN_AGES, 'overdue' as const].map((age) => issuedDuring(age, now))],
    });
    const found = new Map(rows.map(({ state, invoices, cents }) => [state, { invoices, amount: cents / 100 }]));
    const states = Object.fromEntries(PAYMENT_STATES.map((state) => [state, found.get(state) ?? NOTHING]));
    return { as_of: dayInGermany(now.toISOString()), states: states as OpenItems['states'] };
  },
});

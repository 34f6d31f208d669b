import {
  BALANCE_ACCOUNTS,
  type BalanceAccount,
  EARLIER_YEARS,
  fiscalYearOf,
  JOURNAL_KINDS,
  type JournalAccount,
  type JournalKind,
  PROFIT_AND_LOSS,
} from '@sternklar/contracts/invoices/journal';
import type { JournalBalance, JournalEntry, JournalKindSum } from '@sternklar/contracts/invoices/journal.api';
import type pg from 'pg';
import { MAX_PAGE_SIZE } from '../../engine/lists/list-request.ts';
import { schemaOf } from '../../engine/read-model/schema-names.ts';
import { journal } from './journal.projection.ts';

/** All accounts and kinds of a month, in the order of their names. */
export interface JournalSums {
  readonly balances: readonly JournalBalance[];
  readonly kinds: readonly JournalKindSum[];
  /** How many entries the month has. */
  readonly total: number;
}

/** Months are `YYYY-MM` in Germany. */
export interface JournalQueries {
  /** The first with an entry; null while there is none. */
  firstMonth(): Promise<string | null>;
  /** With what was there before the month began; the fiscal year begins with the month of this number, from 1. */
  sums(month: string, fiscalYearMonth: number): Promise<JournalSums>;
  /** Some of a month's entries, the earliest first. */
  page(month: string, part: { readonly offset: number; readonly limit: number }): Promise<readonly JournalEntry[]>;
  /** All of a month's entries, the earliest first, in batches. */
  each(month: string): AsyncIterable<readonly JournalEntry[]>;
  /** Rates of tax in percent on the month's invoices and credit notes. */
  vatRates(month: string): Promise<readonly number[]>;
}

const schema = schemaOf(journal);
const ROWS_PER_BATCH = 1_000;

interface FoundEntry {
  readonly position: number;
  readonly part: number;
  readonly day: string;
  readonly kind: JournalKind;
  readonly debit: JournalAccount;
  readonly credit: JournalAccount;
  readonly account_id: string;
  readonly number: string | null;
  readonly credit_note: string | null;
  readonly correction: string | null;
  readonly served_from: string | null;
  readonly served_until: string | null;
  readonly gross_cents: number;
  readonly net_cents: number | null;
  readonly vat_cents: number | null;
  readonly vat_percent: string | null;
  readonly reference: string | null;
  readonly received_on: string | null;
  readonly bank_reference: string | null;
}

const toEntry = (found: FoundEntry): JournalEntry => ({
  id: `${found.position}-${found.part}`,
  day: found.day,
  kind: found.kind,
  debit: found.debit,
  credit: found.credit,
  user_id: found.account_id,
  document: found.number,
  credit_note: found.credit_note,
  correction: found.correction,
  served_from: found.served_from,
  served_until: found.served_until,
  gross_cents: found.gross_cents,
  net_cents: found.net_cents,
  vat_cents: found.vat_cents,
  vat_percent: found.vat_percent === null ? null : Number(found.vat_percent),
  reference: found.reference,
  received_on: found.received_on,
  bank_reference: found.bank_reference,
});

const ENTRIES = `
  select item.position, item.part, item.day::text as day, item.kind, item.debit, item.credit, item.account_id, named.number,
    credit_note.number as credit_note, item.correction, item.served_from::text as served_from,
    item.served_until::text as served_until, item.gross_cents, item.net_cents, item.vat_cents,
    item.vat_percent::text as vat_percent, item.reference, item.received_on::text as received_on, item.bank_reference
  from ${schema}.journal_entry as item
  left join ${schema}.document_number as named on named.document_id = item.invoice_id
  left join ${schema}.document_number as credit_note on credit_note.document_id = item.credit_note_id
  where item.month = $1`;
const IN_ORDER = 'order by item.month, item.day, item.position, item.part';

interface FoundSum {
  readonly kind: JournalKind;
  readonly debit: JournalAccount;
  readonly credit: JournalAccount;
  readonly is_before: boolean;
  readonly is_earlier_year: boolean;
  readonly entries: number;
  readonly gross_cents: number;
  readonly net_cents: number;
  readonly vat_cents: number;
}

const SUMS = `
  select kind, debit, credit, month < $1 as is_before, month < $2 as is_earlier_year, sum(entries)::bigint as entries, sum(gross_cents)::bigint as gross_cents,
    sum(net_cents)::bigint as net_cents, sum(vat_cents)::bigint as vat_cents
  from ${schema}.journal_total where month <= $1
  group by kind, debit, credit, month < $1, month < $2`;

const sumOf = <Row>(rows: readonly Row[], of: (row: Row) => number): number =>
  rows.reduce((sum, row) => sum + of(row), 0);

const isProfitOrLoss = (account: JournalAccount): boolean => PROFIT_AND_LOSS.some((one) => one === account);

/** On which balance an amount of an account is: that of another fiscal year is a result. */
const balanceFor = (account: JournalAccount, { is_earlier_year }: FoundSum): BalanceAccount =>
  is_earlier_year && isProfitOrLoss(account) ? EARLIER_YEARS : account;

const balanceOf = (account: BalanceAccount, sums: readonly FoundSum[]): JournalBalance => {
  const before = sums.filter((sum) => sum.is_before);
  const during = sums.filter((sum) => !sum.is_before);
  const sideOf = (side: 'debit' | 'credit') => (of: readonly FoundSum[]) =>
    sumOf(of, (sum) => (balanceFor(sum[side], sum) === account ? sum.gross_cents : 0));
  const [debits, credits] = [sideOf('debit'), sideOf('credit')];
  const opening_cents = debits(before) - credits(before);
  const [debit_cents, credit_cents] = [debits(during), credits(during)];
  return {
    account,
    opening_cents,
    debit_cents,
    credit_cents,
    closing_cents: opening_cents + debit_cents - credit_cents,
  };
};

const kindSumOf = (kind: JournalKind, sums: readonly FoundSum[]): JournalKindSum => {
  const found = sums.filter((sum) => !sum.is_before && sum.kind === kind);
  return {
    kind,
    entries: sumOf(found, ({ entries }) => entries),
    gross_cents: sumOf(found, ({ gross_cents }) => gross_cents),
    net_cents: sumOf(found, ({ net_cents }) => net_cents),
    vat_cents: sumOf(found, ({ vat_cents }) => vat_cents),
  };
};

export const createJournalQueries = (pool: pg.Pool): JournalQueries => ({
  async firstMonth() {
    const { rows } = await pool.query<{ month: string | null }>({
      name: 'journal.firstMonth',
      text: `select min(month) as month from ${schema}.journal_total`,
    });
    return rows[0]?.month ?? null;
  },
  async sums(month, fiscalYearMonth) {
    const { rows } = await pool.query<FoundSum>({
      name: 'journal.sums',
      text: SUMS,
      values: [month, fiscalYearOf(month, fiscalYearMonth)],
    });
    return {
      balances: BALANCE_ACCOUNTS.map((account) => balanceOf(account, rows)),
      kinds: JOURNAL_KINDS.map((kind) => kindSumOf(kind, rows)),
      total: sumOf(rows, ({ is_before, entries }) => (is_before ? 0 : entries)),
    };
  },
  async page(month, { offset, limit }) {
    const { rows } = await pool.query<FoundEntry>({
      name: 'journal.page',
      text: `${ENTRIES} ${IN_ORDER} limit $2 offset $3`,
      values: [month, Math.min(limit, MAX_PAGE_SIZE), offset],
    });
    return rows.map(toEntry);
  },
  async *each(month) {
    let after: readonly [string, number, number] = ['-infinity', 0, 0];
    for (;;) {
      const { rows } = await pool.query<FoundEntry>({
        name: 'journal.each',
        text: `${ENTRIES} and (item.day, item.position, item.part) > ($2::date, $3::bigint, $4::smallint)
               ${IN_ORDER} limit ${ROWS_PER_BATCH}`,
        values: [month, ...after],
      });
      if (rows.length > 0) yield rows.map(toEntry);
      const last = rows.at(-1);
      if (!last || rows.length < ROWS_PER_BATCH) return;
      after = [last.day, last.position, last.part];
    }
  },
  async vatRates(month) {
    const { rows } = await pool.query<{ vat_percent: string }>({
      name: 'journal.vatRates',
      text: `select distinct vat_percent::text as vat_percent from ${schema}.journal_entry
             where month = $1 and vat_percent is not null order by 1`,
      values: [month],
    });
    return rows.map(({ vat_percent }) => Number(vat_percent));
  },
});

import {
  BALANCE_ACCOUNTS,
  type BalanceAccount,
  JOURNAL_KINDS,
  type JournalKind,
} from '@sternklar/contracts/invoices/journal';
import type { JournalQueries } from '@sternklar/projections/invoices/journal/journal.query';
import { type PlainBooks, type PlainMonth, sumOf } from './plain-books.ts';

export interface ComparedJournal {
  readonly faults: readonly string[];
  readonly months: number;
  readonly figures: number;
  readonly entries: number;
  /** What happened at all. */
  readonly kinds: readonly JournalKind[];
  /** What the journal says of each account in the end. */
  readonly closing: ReadonlyMap<BalanceAccount, number>;
}

type Figures = ReadonlyMap<string, number>;

const balancesIn = ({ opening, movements }: PlainMonth): Figures =>
  new Map(
    BALANCE_ACCOUNTS.flatMap((account) => {
      const before = opening.get(account) ?? 0;
      const debits = sumOf(movements, ({ debit, cents }) => (debit === account ? cents : 0));
      const credits = sumOf(movements, ({ credit, cents }) => (credit === account ? cents : 0));
      return [
        [`${account} at first`, before],
        [`${account} debit`, debits],
        [`${account} credit`, credits],
        [`${account} in the end`, before + debits - credits],
      ] as const;
    }),
  );

const kindsIn = ({ movements }: PlainMonth): Figures =>
  new Map(
    JOURNAL_KINDS.flatMap((kind) => {
      const own = movements.filter((movement) => movement.kind === kind);
      const vat = sumOf(own, ({ vatCents = 0 }) => vatCents);
      const net = sumOf(own, ({ cents, vatCents }) => (vatCents === undefined ? 0 : cents - vatCents));
      return [
        [`${kind} entries`, own.length],
        [`${kind} gross`, sumOf(own, ({ cents }) => cents)],
        [`${kind} net`, net],
        [`${kind} tax`, vat],
      ] as const;
    }),
  );

const FISCAL_YEAR_MONTH = 1;

const told = async (journal: JournalQueries, month: string) => {
  const { balances, kinds, total } = await journal.sums(month, FISCAL_YEAR_MONTH);
  const figures = new Map<string, number>();
  for (const { account, opening_cents, debit_cents, credit_cents, closing_cents } of balances) {
    figures.set(`${account} at first`, opening_cents).set(`${account} debit`, debit_cents);
    figures.set(`${account} credit`, credit_cents).set(`${account} in the end`, closing_cents);
  }
  for (const { kind, entries, gross_cents, net_cents, vat_cents } of kinds) {
    figures.set(`${kind} entries`, entries).set(`${kind} gross`, gross_cents);
    figures.set(`${kind} net`, net_cents).set(`${kind} tax`, vat_cents);
  }
  return { figures, total, closing: new Map(balances.map((one) => [one.account, one.closing_cents])) };
};

/** An entry as text, so that two lists of them can be compared in whichever order they are. */
const lineOf = (kind: string, debit: string, credit: string, cents: number, number: string | null) =>
  [kind, debit, credit, cents, number ?? ''].join(' ');
const isDocument = (kind: JournalKind): boolean => ['invoice', 'correction', 'credit-note'].includes(kind);

const entriesOf = async (journal: JournalQueries, month: string): Promise<readonly string[]> => {
  const lines: string[] = [];
  for await (const batch of journal.each(month)) {
    for (const { kind, debit, credit, gross_cents, document, credit_note, correction } of batch) {
      const number = isDocument(kind) ? (correction ?? credit_note ?? document) : null;
      lines.push(lineOf(kind, debit, credit, gross_cents, number));
    }
  }
  return lines.sort();
};

/** Every figure of every month of the journal beside the proof's own books, and every entry beside a movement. */
export const compareJournal = async (journal: JournalQueries, books: PlainBooks): Promise<ComparedJournal> => {
  const faults: string[] = [];
  const seen = new Set<JournalKind>();
  let [figures, entries] = [0, 0];
  let closing: ReadonlyMap<BalanceAccount, number> = new Map();
  const months = books.months();
  const first = await journal.firstMonth();
  if (first !== months[0]?.month) faults.push(`the journal begins with ${first}, not with ${months[0]?.month}.`);
  for (const one of months) {
    const { month, movements } = one;
    const found = await told(journal, month);
    for (const [name, wanted] of [...balancesIn(one), ...kindsIn(one)]) {
      figures += 1;
      const is = found.figures.get(name);
      if (is !== wanted) faults.push(`${month}: ${name} is ${is}, not ${wanted}.`);
    }
    const lines = await entriesOf(journal, month);
    const wanted = movements
      .map(({ kind, debit, credit, cents, number = null }) => lineOf(kind, debit, credit, cents, number))
      .sort();
    if (lines.length !== found.total)
      faults.push(`${month}: ${found.total} entries are said, ${lines.length} are there.`);
    const other = lines.findIndex((line, index) => line !== wanted[index]);
    if (other >= 0 || lines.length !== wanted.length)
      faults.push(`${month}: ${lines.length} entries, not ${wanted.length}; such as ${lines[other] ?? 'none'}.`);
    entries += lines.length;
    for (const { kind } of movements) seen.add(kind);
    closing = found.closing;
  }
  return { faults, months: months.length, figures, entries, kinds: [...seen], closing };
};

import { type Cell, cellsOf, checkCell, checkCount } from './extf-cells.ts';
import { COLUMNS, type Column } from './extf-columns.ts';
import { inFiscalYear, ofDayFirst } from './extf-dates.ts';
import { ExtfError } from './extf-error.ts';
import type { ExtfHeader } from './extf-header.ts';

/** One booking; amounts are whole cents, days YYYY-MM-DD, texts '' and numbers null where the file says nothing. */
export interface ExtfBooking {
  readonly line: number;
  readonly amountCents: number;
  /** Of `account`: S is debit, H is credit. */
  readonly side: 'S' | 'H';
  readonly currency: string;
  /** Both as written: a leading zero may be left out. */
  readonly account: string;
  readonly contraAccount: string;
  readonly taxKey: string;
  readonly date: string;
  readonly documentNumber: string;
  readonly documentNumber2: string;
  readonly discountCents: number | null;
  readonly text: string;
  readonly serviceDate: string | null;
  readonly taxPeriodDate: string | null;
  readonly dueDate: string | null;
  /** A booking that says nothing of it is locked by the import. */
  readonly isLocked: boolean;
  readonly isReversal: boolean;
  /** All 125 fields by position, from 0, without quotes. */
  readonly fields: readonly string[];
}

const REQUIRED = new Set([1, 2, 7, 8, 10]);

/** Numbers that DATEV's sample file writes as "" where it has none. */
const QUOTED_WHEN_EMPTY = new Set([19, 46, 47]);

const DAYS = [93, 104, 111, 115, 116, 117];

/** Kind and content of what belongs to a document, and of what else is to be said. */
const PAIRS = [...Array.from({ length: 8 }, (_, n) => 21 + 2 * n), ...Array.from({ length: 20 }, (_, n) => 48 + 2 * n)];

/** The line of a booking while it is looked at. */
class Row {
  readonly line: number;
  readonly cells: readonly Cell[];

  constructor(line: number, cells: readonly Cell[]) {
    this.line = line;
    this.cells = cells;
  }

  text(position: number): string {
    return this.cells[position - 1]?.text ?? '';
  }

  has(position: number): boolean {
    return this.text(position) !== '';
  }

  error(position: number, rule: string): ExtfError {
    return new ExtfError(this.line, position, COLUMNS[position - 1]?.name ?? '', rule);
  }

  cents(position: number): number {
    return Number(this.text(position).replace(',', ''));
  }

  day(position: number): string | null {
    return this.has(position) ? ofDayFirst(this.text(position)) : null;
  }
}

const checkField = (row: Row, column: Column, position: number): void => {
  const cell = row.cells[position - 1] ?? { text: '', isQuoted: false };
  if (cell.text !== '') {
    checkCell(cell, column, row.line, position);
    return;
  }
  if (REQUIRED.has(position)) throw row.error(position, 'must not be empty');
  if (cell.isQuoted && !column.isText && !QUOTED_WHEN_EMPTY.has(position)) {
    throw row.error(position, 'must not stand in quotes');
  }
};

const checkAccount = (row: Row, position: number, accountLength: number): void => {
  const account = row.text(position);
  if (account.length > accountLength + 1) {
    throw row.error(position, `must have at most ${accountLength} digits, or ${accountLength + 1} for a person`);
  }
  if (account.length === accountLength + 1 && account.startsWith('0')) {
    throw row.error(position, 'must not begin with 0 for a person');
  }
};

const checkCurrencies = (row: Row, header: ExtfHeader): void => {
  const isForeign = row.has(3) && row.text(3) !== header.currency;
  if (isForeign && !row.has(4)) throw row.error(4, 'must be given with a foreign currency');
  if ((isForeign || row.has(6)) && !row.has(5)) throw row.error(5, 'must be given with a foreign or basic currency');
  if (row.has(5) && !row.has(6)) throw row.error(6, 'must be given with Basis-Umsatz');
};

const checkCompanions = (row: Row): void => {
  for (const kind of PAIRS) {
    if (row.has(kind) && !row.has(kind + 1)) throw row.error(kind + 1, 'must be given with its kind');
    if (!row.has(kind) && row.has(kind + 1)) throw row.error(kind, 'must be given with its content');
  }
  if (row.has(115) && !row.has(116)) throw row.error(116, 'must be given with Leistungsdatum');
};

const dateOf = (row: Row, header: ExtfHeader): string => {
  const date = inFiscalYear(row.text(10), header.fiscalYearStart);
  if (date === null) throw row.error(10, 'must exist as a day of the fiscal year');
  if (date < header.from || date > header.to) {
    throw row.error(10, `must lie between ${header.from} and ${header.to}, not on ${date}`);
  }
  return date;
};

/** The booking that a line holds; throws an ExtfError at its first fault. */
export function bookingOf(line: string, lineNumber: number, header: ExtfHeader): ExtfBooking {
  const row = new Row(lineNumber, cellsOf(line, lineNumber));
  checkCount(row.cells, COLUMNS.length, lineNumber);
  COLUMNS.forEach((column, index) => {
    checkField(row, column, index + 1);
  });
  checkAccount(row, 7, header.accountLength);
  checkAccount(row, 8, header.accountLength);
  checkCurrencies(row, header);
  checkCompanions(row);
  for (const position of DAYS) {
    if (row.has(position) && row.day(position) === null) throw row.error(position, 'must exist as a day');
  }
  return {
    line: lineNumber,
    amountCents: row.cents(1),
    side: row.text(2) === 'S' ? 'S' : 'H',
    currency: row.text(3) || header.currency,
    account: row.text(7),
    contraAccount: row.text(8),
    taxKey: row.text(9),
    date: dateOf(row, header),
    documentNumber: row.text(11),
    documentNumber2: row.text(12),
    discountCents: row.has(13) ? row.cents(13) : null,
    text: row.text(14),
    serviceDate: row.day(115),
    taxPeriodDate: row.day(116),
    dueDate: row.day(117),
    isLocked: row.text(114) !== '0',
    isReversal: row.text(118) === '1' || row.text(118) === 'G',
    fields: row.cells.map((cell) => cell.text),
  };
}

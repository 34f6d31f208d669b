import { guarded } from '@sternklar/contracts/formula-guard';

/** A number as spreadsheets in German read it: a comma, a hyphen before what is below zero, and nothing else. */
export interface SheetNumber {
  readonly number: string;
}

export interface Column<Row> {
  readonly title: string;
  value(row: Row): string | SheetNumber;
}

/** Euro, to be added up: -1259 → `-1259,00`. A currency or a guard against formulas would make a text of it. */
export const sheetAmount = (euro: number): SheetNumber => ({ number: euro.toFixed(2).replace('.', ',') });

const BYTE_ORDER_MARK = '\ufeff';

const cell = (value: string | SheetNumber): string => {
  if (typeof value !== 'string') return value.number;
  const safe = guarded(value);
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/**
 * Rows as a file that Excel opens by a double click, in German: semicolons, UTF-8 with a byte order mark, and no text
 * that could be executed as a formula.
 */
export const csvOf = <Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string => {
  const lines = [columns.map(({ title }) => title), ...rows.map((row) => columns.map(({ value }) => value(row)))];
  return BYTE_ORDER_MARK + lines.map((cells) => cells.map(cell).join(';')).join('\r\n');
};

/** 'ja' or 'nein'. */
export const yesOrNo = (value: boolean): string => (value ? 'ja' : 'nein');

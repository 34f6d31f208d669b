import { guarded } from '@sternklar/contracts/formula-guard';

export interface Column<Row> {
  readonly title: string;
  value(row: Row): string;
}

const BYTE_ORDER_MARK = '\ufeff';

const cell = (text: string): string => {
  const safe = guarded(text);
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/**
 * Rows as a file that Excel opens by a double click, in German: semicolons, UTF-8 with a byte order mark, and no cell
 * that could be executed as a formula.
 */
export const csvOf = <Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string => {
  const lines = [columns.map(({ title }) => title), ...rows.map((row) => columns.map(({ value }) => value(row)))];
  return BYTE_ORDER_MARK + lines.map((cells) => cells.map(cell).join(';')).join('\r\n');
};

/** 'ja' or 'nein'. */
export const yesOrNo = (value: boolean): string => (value ? 'ja' : 'nein');

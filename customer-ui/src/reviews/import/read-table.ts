import { unguarded } from '@sternklar/contracts/formula-guard';
import Papa from 'papaparse';
import { type Columns, columnsGuessedFrom, columnsNamedIn, type Field } from './columns.ts';
import type { Flaw, FoundLine } from './found-line.ts';

/** One record of a table; a quoted cell may hold line breaks, so it can span several lines of the text. */
interface TableRow {
  readonly cells: readonly string[];
  readonly line: number;
  readonly start: number;
  readonly end: number;
  readonly hasOpenQuote: boolean;
}

export interface TableForm {
  readonly delimiter: '\t' | ';' | ',';
  /** Whether quotation marks hold cells together, or are part of the words. */
  readonly quotes: boolean;
}

/** No character of a text: where quotation marks mean nothing, nothing does. */
const NO_QUOTE = '\u0000';

/** The records of a text with plain line ends, without empty ones. */
const tableRows = (text: string, { delimiter, quotes }: TableForm): readonly TableRow[] => {
  const rows: TableRow[] = [];
  let start = 0;
  let line = 1;
  Papa.parse<string[]>(text, {
    delimiter,
    newline: '\n',
    quoteChar: quotes ? '"' : NO_QUOTE,
    // The fast way tells of ends before the line break, the other one after it.
    fastMode: false,
    step: ({ data: cells, errors, meta }) => {
      const written = text.slice(start, meta.cursor);
      const end = start + written.trimEnd().length;
      if (cells.some((cell) => cell.trim() !== '')) {
        rows.push({ cells, line, start, end, hasOpenQuote: errors.some(({ type }) => type === 'Quotes') });
      }
      start = meta.cursor;
      line += written.split('\n').length - 1;
    },
  });
  return rows;
};

const LINK = /^\s*https?:\/\/\S+\s*$/i;

interface Table {
  readonly columns: Columns;
  /** How many columns the header has; null without one. */
  readonly width: number | null;
  readonly delimiter: string;
}

/** Where the text is the last column, which may hold delimiters without being quoted; null where it is not. */
const openText = ({ columns, width }: Table): number | null => {
  const { text } = columns;
  const isLast = text !== undefined && Object.values(columns).every((index) => index <= text);
  return isLast && (width === null || width === text + 1) ? text : null;
};

/** A record in the order of its columns: words that fell into several cells are put together, a link after them is one. */
const tidied = (row: readonly string[], table: Table): { cells: readonly string[]; columns: Columns } => {
  const { columns, width, delimiter } = table;
  const text = openText(table);
  if (text === null || row.length <= text + 1) return { cells: row, columns };
  const hasLink = width === null && LINK.test(row.at(-1) ?? '');
  const end = hasLink ? row.length - 1 : row.length;
  const words = row.slice(text, end).join(delimiter);
  return {
    cells: [...row.slice(0, text), words, ...row.slice(end)],
    columns: hasLink ? { ...columns, url: text + 1 } : columns,
  };
};

const flawOf = ({ cells, hasOpenQuote }: TableRow, isTooWide: boolean): Flaw | null => {
  if (hasOpenQuote) return 'open-quote';
  if (cells.length === 1) return 'no-columns';
  return isTooWide ? 'too-many-columns' : null;
};

const lineFrom = (row: TableRow, table: Table): FoundLine => {
  const { cells, columns } = tidied(row.cells, table);
  const cell = (field: Field) => {
    const index = columns[field];
    return index === undefined ? '' : unguarded(cells[index]?.trim() ?? '').trim();
  };
  const isTooWide = table.width !== null && cells.slice(table.width).some((extra) => extra.trim() !== '');
  return {
    line: row.line,
    start: row.start,
    end: row.end,
    reviewer: cell('reviewer'),
    stars: cell('stars'),
    text: cell('text'),
    url: cell('url'),
    reason: cell('reason'),
    flaw: flawOf(row, isTooWide),
  };
};

/** Whether the first record of a text names its columns. */
export const hasNamedColumns = (text: string, form: TableForm): boolean => {
  const [first] = tableRows(text, form);
  return first !== undefined && columnsNamedIn(first.cells) !== null;
};

/** Reads a text as a table: one review a record, with a header or without. */
export const readTable = (text: string, form: TableForm): readonly FoundLine[] => {
  const rows = tableRows(text, form);
  const [first, ...others] = rows;
  const named = first === undefined ? null : columnsNamedIn(first.cells);
  const { delimiter } = form;
  const table: Table =
    named === null || first === undefined
      ? { columns: columnsGuessedFrom(rows.map(({ cells }) => cells)), width: null, delimiter }
      : { columns: named, width: first.cells.length, delimiter };
  return (named === null ? rows : others).map((row) => lineFrom(row, table));
};

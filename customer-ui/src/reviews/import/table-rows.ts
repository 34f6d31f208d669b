import Papa from 'papaparse';

/** One record of a table; a quoted cell may hold line breaks, so it can span several lines of the text. */
export interface TableRow {
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
export const tableRows = (text: string, { delimiter, quotes }: TableForm): readonly TableRow[] => {
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

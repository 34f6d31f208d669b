/** Beginnings that spreadsheets take for a formula, and apostrophes before them, which would otherwise be ambiguous. */
const FORMULA = /^'*[=+\-@\t\r]/;

/** A cell that no spreadsheet executes: one that looks like a formula begins with an apostrophe. */
export const guarded = (cell: string): string => (FORMULA.test(cell) ? `'${cell}` : cell);

/** The cell as it was before it was guarded. */
export const unguarded = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell;

import { ExtfError, lineError } from './extf-error.ts';

/** What stands between two semicolons, without its quotes and with doubled quotes made single. */
export interface Cell {
  readonly text: string;
  readonly isQuoted: boolean;
}

/** What a field may hold: text stands in quotes, a number does not; `pattern` is for the text without quotes. */
export interface FieldRule {
  readonly name: string;
  readonly isText: boolean;
  readonly pattern: RegExp;
  readonly rule: string;
}

const CELL = /(?:"((?:[^"]|"")*)"|([^";]*))(;|$)/y;

/** The fields of a line; throws where a quote is open, single, or in the middle of a field. */
export function cellsOf(line: string, lineNumber: number): readonly Cell[] {
  const cells: Cell[] = [];
  CELL.lastIndex = 0;
  for (;;) {
    const found = CELL.exec(line);
    if (!found) {
      throw new ExtfError(lineNumber, cells.length + 1, 'quotes', 'must enclose the whole field, and be doubled in it');
    }
    const [, quoted, plain, end] = found;
    cells.push({ text: quoted?.replaceAll('""', '"') ?? plain ?? '', isQuoted: quoted !== undefined });
    if (end === '') return cells;
  }
}

/** Throws unless a line has as many fields as the format. */
export function checkCount(cells: readonly Cell[], expected: number, lineNumber: number): void {
  if (cells.length !== expected) {
    throw lineError(lineNumber, 'the line', `must have ${expected} fields, not ${cells.length}`);
  }
}

/** Throws unless the field is quoted as its type demands and holds what its rule allows. */
export function checkCell(cell: Cell, field: FieldRule, lineNumber: number, position: number): void {
  const refuse = (rule: string) => new ExtfError(lineNumber, position, field.name, rule);
  if (field.isText && !cell.isQuoted) throw refuse('must stand in quotes');
  if (!field.isText && cell.isQuoted) throw refuse('must not stand in quotes');
  if (!field.pattern.test(cell.text)) throw refuse(field.rule);
}

/** Why a file is no EXTF booking batch: line and field counted from 1; field 0 is the line as a whole. */
export class ExtfError extends Error {
  readonly line: number;
  readonly field: number;
  readonly rule: string;

  constructor(line: number, field: number, name: string, rule: string) {
    super(field === 0 ? `Line ${line}: ${name} ${rule}.` : `Line ${line}, field ${field} (${name}): ${rule}.`);
    this.name = 'ExtfError';
    this.line = line;
    this.field = field;
    this.rule = rule;
  }
}

/** An error about a whole line, or about the file from this line on. */
export const lineError = (line: number, what: string, rule: string): ExtfError => new ExtfError(line, 0, what, rule);

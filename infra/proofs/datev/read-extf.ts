import { bookingOf, type ExtfBooking } from './extf-bookings.ts';
import { cellsOf, checkCount } from './extf-cells.ts';
import { COLUMNS } from './extf-columns.ts';
import { ExtfError, lineError } from './extf-error.ts';
import { type ExtfHeader, headerOf } from './extf-header.ts';
import { linesOf } from './extf-lines.ts';

/** DATEV takes no more in one file. */
const MOST_BOOKINGS = 99_999;

const checkHeadings = (line: string): void => {
  const headings = cellsOf(line, 2);
  checkCount(headings, COLUMNS.length, 2);
  COLUMNS.forEach((column, index) => {
    const heading = headings[index] ?? { text: '', isQuoted: false };
    const refuse = (rule: string) => new ExtfError(2, index + 1, column.name, rule);
    if (heading.isQuoted) throw refuse('must not stand in quotes');
    if (heading.text !== column.name && heading.text !== column.otherName) {
      throw refuse(`must be the heading here, not “${heading.text}”`);
    }
  });
};

/**
 * Header and bookings of a DATEV-Format file (EXTF 700, category 21, "Buchungsstapel" version 13), or an ExtfError that
 * names line, field and rule of the first fault. Written from what DATEV publishes, never from what writes our files:
 * - https://developer.datev.de/datev/platform/de/dtvf/einstieg (lines, quotes, numbers, sample with all headings)
 * - https://developer.datev.de/datev/platform/de/dtvf/formate/header (the 31 fields of the header)
 * - https://developer.datev.de/datev/platform/de/dtvf/formate/buchungsstapel (the 125 fields of a booking)
 * - https://developer.datev.de/de/file-format/details/datev-format (the same pages today; character set, limits)
 */
export function readExtf(bytes: Uint8Array): {
  readonly header: ExtfHeader;
  readonly bookings: readonly ExtfBooking[];
} {
  const [first = '', headings, ...rows] = linesOf(bytes);
  const header = headerOf(first);
  if (headings === undefined) throw lineError(2, 'the line', 'must hold the headings of the columns');
  checkHeadings(headings);
  if (rows.length > MOST_BOOKINGS) {
    throw lineError(MOST_BOOKINGS + 3, 'the file', `must hold at most ${MOST_BOOKINGS} bookings`);
  }
  return { header, bookings: rows.map((row, index) => bookingOf(row, index + 3, header)) };
}

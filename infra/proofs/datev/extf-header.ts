import { type Cell, cellsOf, checkCell, checkCount, type FieldRule } from './extf-cells.ts';
import { aYearAfter, ofYearFirst } from './extf-dates.ts';
import { ExtfError } from './extf-error.ts';

/** The first line of a batch; days are YYYY-MM-DD, the moment is local time without a zone. */
export interface ExtfHeader {
  readonly createdAt: string;
  readonly origin: string;
  readonly exportedBy: string;
  readonly importedBy: string;
  readonly consultant: number;
  readonly client: number;
  readonly fiscalYearStart: string;
  readonly accountLength: number;
  readonly from: string;
  readonly to: string;
  readonly label: string;
  readonly dictationCode: string;
  readonly bookingType: number;
  readonly purpose: number;
  readonly isLocked: boolean;
  readonly currency: string;
  readonly chartOfAccounts: string;
  readonly industrySolution: string;
  readonly application: string;
}

const text = (name: string, pattern: RegExp, rule: string): FieldRule => ({ name, isText: true, pattern, rule });
const number = (name: string, pattern: RegExp, rule: string): FieldRule => ({ name, isText: false, pattern, rule });
const reserved = (): FieldRule => number('Reserviert', /^$/, 'must be empty');
const day = (name: string): FieldRule => number(name, /^20\d{6}$/, 'must be a day as YYYYMMDD');
/** DATEV's programs take `\w` to include umlauts. */
const word = (name: string, most: number): FieldRule =>
  text(name, new RegExp(`^[\\p{L}\\p{N}_]{0,${most}}$`, 'u'), `must be at most ${most} letters and digits`);

const FIELDS: readonly FieldRule[] = [
  text('Kennzeichen', /^EXTF$/, 'must be EXTF'),
  number('Versionsnummer', /^700$/, 'must be 700'),
  number('Formatkategorie', /^21$/, 'must be 21'),
  text('Formatname', /^Buchungsstapel$/, 'must be Buchungsstapel'),
  number('Formatversion', /^13$/, 'must be 13'),
  number('Erzeugt am', /^20\d{6}(?:[01]\d|2[0-3])[0-5]\d[0-5]\d{4}$/, 'must be a moment as YYYYMMDDHHMMSSFFF'),
  number('Importiert', /^$/, 'must be empty'),
  word('Herkunft', 2),
  word('Exportiert von', 25),
  word('Importiert von', 25),
  number('Beraternummer', /^(?:100[1-9]|10[1-9]\d|1[1-9]\d\d|[2-9]\d{3}|[1-9]\d{4,6})$/, 'must be 1001 to 9999999'),
  number('Mandantennummer', /^[1-9]\d{0,4}$/, 'must be 1 to 99999'),
  day('WJ-Beginn'),
  number('Sachkontenlänge', /^[4-8]$/, 'must be 4 to 8'),
  day('Datum von'),
  day('Datum bis'),
  text('Bezeichnung', /^[\p{L}\p{N}_./ -]{0,30}$/u, 'must be at most 30 letters, digits, spaces and . - /'),
  text('Diktatkürzel', /^(?:[A-Z]{2}){0,2}$/, 'must be two or four capital letters, or nothing'),
  number('Buchungstyp', /^[12]$/, 'must be 1 or 2'),
  number('Rechnungslegungszweck', /^(?:0|30|40|50|64)$/, 'must be 0, 30, 40, 50 or 64'),
  number('Festschreibung', /^[01]$/, 'must be 0 or 1'),
  text('WKZ', /^EUR$/, 'must be EUR'),
  reserved(),
  text('Derivatskennzeichen', /^$/, 'must be empty'),
  reserved(),
  reserved(),
  text('Sachkontenrahmen', /^(?:\d{2}){0,2}$/, 'must be two or four digits, or nothing'),
  number('ID der Branchenlösung', /^\d{0,4}$/, 'must be at most four digits'),
  reserved(),
  text('Reserviert', /^$/, 'must be empty'),
  text('Anwendungsinformation', /^.{0,16}$/, 'must be at most 16 characters'),
];

const refuse = (position: number, rule: string): ExtfError =>
  new ExtfError(1, position, FIELDS[position - 1]?.name ?? '', rule);

const at = (cells: readonly Cell[], position: number): string => cells[position - 1]?.text ?? '';

const dayAt = (cells: readonly Cell[], position: number): string => {
  const iso = ofYearFirst(at(cells, position));
  if (iso === null) throw refuse(position, 'must exist as a day');
  return iso;
};

const momentAt = (cells: readonly Cell[], position: number): string => {
  const digits = at(cells, position);
  const [, hours, minutes, seconds, thousandths] = /(\d\d)(\d\d)(\d\d)(\d{3})$/.exec(digits) ?? [];
  return `${dayAt(cells, position)}T${hours}:${minutes}:${seconds}.${thousandths}`;
};

/** The header that the first line holds; throws an ExtfError at its first fault. */
export function headerOf(line: string): ExtfHeader {
  const cells = cellsOf(line, 1);
  checkCount(cells, FIELDS.length, 1);
  FIELDS.forEach((field, index) => {
    checkCell(cells[index] ?? { text: '', isQuoted: false }, field, 1, index + 1);
  });
  const createdAt = momentAt(cells, 6);
  const [fiscalYearStart, from, to] = [dayAt(cells, 13), dayAt(cells, 15), dayAt(cells, 16)];
  // Bookings name no year: outside this fiscal year their days would be read as others.
  if (from < fiscalYearStart || from >= aYearAfter(fiscalYearStart)) throw refuse(15, 'must lie in the fiscal year');
  if (to < from) throw refuse(16, 'must not lie before Datum von');
  if (to >= aYearAfter(fiscalYearStart)) throw refuse(16, 'must lie in the fiscal year');
  return {
    createdAt,
    origin: at(cells, 8),
    exportedBy: at(cells, 9),
    importedBy: at(cells, 10),
    consultant: Number(at(cells, 11)),
    client: Number(at(cells, 12)),
    fiscalYearStart,
    accountLength: Number(at(cells, 14)),
    from,
    to,
    label: at(cells, 17),
    dictationCode: at(cells, 18),
    bookingType: Number(at(cells, 19)),
    purpose: Number(at(cells, 20)),
    isLocked: at(cells, 21) === '1',
    currency: at(cells, 22),
    chartOfAccounts: at(cells, 27),
    industrySolution: at(cells, 28),
    application: at(cells, 31),
  };
}

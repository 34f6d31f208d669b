import { periodAround } from '@sternklar/contracts/back-office/figure-period';
import { JOURNAL_KIND_NAMES, type JournalAccount } from '@sternklar/contracts/invoices/journal';
import type { JournalEntry } from '@sternklar/contracts/invoices/journal.api';
import { GERMANY } from '@sternklar/contracts/subscriptions/term';
import { germanAmount } from '../german-amount.ts';
import { COLUMNS, isText } from './columns.ts';
import type { DatevSettings } from './datev-settings.ts';

/**
 * A month's entries as a "Buchungsstapel" in DATEV's format (EXTF 700, category 21, version 13).
 * Source: https://developer.datev.de/datev/platform/de/dtvf
 */
export interface BookingBatch {
  /** `YYYY-MM`. */
  readonly month: string;
  readonly madeAt: Date;
  readonly settings: DatevSettings;
  readonly entries: AsyncIterable<readonly JournalEntry[]>;
}

/** The file is in Windows-1252, of which Latin-1 is the part that is used; what is in neither becomes a question mark. */
export const ENCODING = 'latin1';
const LONGEST_TEXT = 60;
const LONGEST_DOCUMENT = 36;

const quoted = (text: string): string =>
  // Control characters, line breaks among them, may not stand in a text.
  `"${text
    .replace(/\p{Cc}/gu, ' ')
    .replace(/[^\x20-\x7e\xa0-\xff]/gu, '?')
    .replaceAll('"', '""')}"`;

const line = (fields: readonly string[]): string => `${fields.join(';')}\r\n`;

/** `2026-03-02` → `20260302`, and likewise of a time. */
const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** The first day, `YYYYMMDD`, of the fiscal year that a month is in. */
const fiscalYearStart = (month: string, firstMonth: number): string => {
  const [year, ofYear] = month.split('-').map(Number) as [number, number];
  return `${ofYear < firstMonth ? year - 1 : year}${String(firstMonth).padStart(2, '0')}01`;
};

const IN_GERMANY = new Intl.DateTimeFormat('sv-SE', {
  timeZone: GERMANY,
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** `YYYYMMDDHHMMSSmmm` in Germany. */
const timestamp = (moment: Date): string =>
  `${digitsOf(IN_GERMANY.format(moment))}${String(moment.getMilliseconds()).padStart(3, '0')}`;

const NONE = '';
const NO_TEXT = '""';
/** Whoever imports it looks it over before it can no longer be changed. */
const NOT_FINAL = '0';

const header = ({ month, madeAt, settings }: BookingBatch): string => {
  const { from, until } = periodAround('month', `${month}-01`);
  return line([
    // Format, version of the header, category, name and version of the format.
    ...['"EXTF"', '700', '21', '"Buchungsstapel"', '13'],
    // Made, imported, origin, exported and imported by.
    ...[timestamp(madeAt), NONE, '"RE"', NO_TEXT, NO_TEXT],
    ...[String(settings.consultant), String(settings.client)],
    ...[fiscalYearStart(month, settings.fiscalYearMonth), String(settings.accountLength)],
    ...[digitsOf(from), digitsOf(until), quoted(`Journal ${month.slice(5)}/${month.slice(0, 4)}`), NO_TEXT],
    // Kind of bookings (financial accounting), purpose, whether they can no longer be changed, currency.
    ...['1', '0', NOT_FINAL, '"EUR"'],
    // Reserved, derivative, reserved twice.
    ...[NONE, NO_TEXT, NONE, NONE],
    // Chart, id of a trade's solution, reserved, reserved, what the application says.
    ...[quoted(settings.chart), NONE, NONE, NO_TEXT, NO_TEXT],
  ]);
};

/** A customer's account always stands in "Konto", so that its postings are found there. */
const sidesOf = ({ debit, credit }: JournalEntry, accounts: DatevSettings['accounts']) =>
  credit === 'receivables'
    ? { side: 'H', account: accounts[credit], contra: accounts[debit] }
    : { side: 'S', account: accounts[debit], contra: accounts[credit] };

const touches = ({ debit, credit }: JournalEntry, account: JournalAccount): boolean =>
  debit === account || credit === account;

/** Of the few signs that DATEV allows a document, its own pages disagree about all but the hyphen. */
const documentOf = ({ document, reference }: JournalEntry): string =>
  (document ?? reference ?? '')
    .replace(/[^a-z0-9]+/gi, '-')
    .slice(0, LONGEST_DOCUMENT)
    .replace(/^-|-$/g, '');

const textOf = ({ kind, credit_note, document }: JournalEntry): string =>
  [JOURNAL_KIND_NAMES[kind], credit_note ?? document ?? ''].join(' ').trim().slice(0, LONGEST_TEXT);

const row = (entry: JournalEntry, { accounts, taxKey }: DatevSettings): string => {
  const { side, account, contra } = sidesOf(entry, accounts);
  const [, month = '', day = ''] = entry.day.split('-');
  const values: Readonly<Record<string, string>> = {
    'Umsatz (ohne Soll/Haben-Kz)': germanAmount(entry.gross_cents),
    'Soll/Haben-Kennzeichen': side,
    'WKZ Umsatz': 'EUR',
    Konto: account,
    'Gegenkonto (ohne BU-Schlüssel)': contra,
    'BU-Schlüssel': taxKey !== null && touches(entry, 'revenue') ? taxKey.padStart(4, '0') : '',
    Belegdatum: `${day}${month}`,
    'Belegfeld 1': documentOf(entry),
    Buchungstext: textOf(entry),
    'Beleginfo - Art 1': 'Kunde',
    'Beleginfo - Inhalt 1': entry.user_id,
    'Beleginfo - Art 2': 'Buchung',
    'Beleginfo - Inhalt 2': entry.id,
    // A kind without a content is refused.
    ...(entry.reference === null || entry.reference === ''
      ? {}
      : { 'Beleginfo - Art 3': 'Vorgang', 'Beleginfo - Inhalt 3': entry.reference }),
    Festschreibung: NOT_FINAL,
  };
  return line(COLUMNS.map((column) => (isText(column) ? quoted(values[column] ?? '') : (values[column] ?? NONE))));
};

/** The file's text, part by part, to be written in `ENCODING`. */
export async function* bookingBatch(batch: BookingBatch): AsyncGenerator<string> {
  yield header(batch) + line(COLUMNS);
  for await (const entries of batch.entries) yield entries.map((entry) => row(entry, batch.settings)).join('');
}

import { periodAround } from '@sternklar/contracts/back-office/figure-period';
import { fiscalYearOf, JOURNAL_KIND_NAMES, type JournalAccount } from '@sternklar/contracts/invoices/journal';
import type { JournalEntry } from '@sternklar/contracts/invoices/journal.api';
import { GERMANY } from '@sternklar/contracts/subscriptions/term';
import { germanAmount } from '../german-amount.ts';
import { germanDay } from '../german-day.ts';
import { COLUMNS, isText } from './columns.ts';
import type { DatevSettings } from './datev-settings.ts';
import { bytesOf1252, inSignsOf1252 } from './windows-1252.ts';

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

/** The file is in Windows-1252: its text has one character for each byte (`bytesOf1252`). */
export const ENCODING = 'latin1';
const LONGEST_TEXT = 60;
const LONGEST_DOCUMENT = 36;
const LONGEST_INFO = 210;

/** Control characters, line breaks among them, may not stand in a text. */
const inText = (text: string): string => inSignsOf1252(text.replace(/\p{Cc}/gu, ' '));

const quoted = (text: string): string => `"${bytesOf1252(inText(text)).replaceAll('"', '""')}"`;

const line = (fields: readonly string[]): string => `${fields.join(';')}\r\n`;

/** `2026-03-02` → `20260302`, and likewise of a time. */
const digitsOf = (text: string): string => text.replace(/\D/g, '');

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
    ...[digitsOf(`${fiscalYearOf(month, settings.fiscalYearMonth)}-01`), String(settings.accountLength)],
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

/**
 * A credit note, and what pays it back, has its own number, by which DATEV settles both. Of the few signs that DATEV allows a
 * document, its own pages disagree about all but the hyphen.
 */
const documentOf = ({ document, credit_note, reference }: JournalEntry): string =>
  (credit_note ?? document ?? reference ?? '')
    .replace(/[^a-z0-9]+/gi, '-')
    .slice(0, LONGEST_DOCUMENT)
    .replace(/^-|-$/g, '');

/** The invoice of a credit note stands here: "Belegfeld 2" is too short for its number. */
const textOf = ({ kind, credit_note, document }: JournalEntry): string => {
  const name = credit_note === null ? (document ?? '') : `${credit_note} zu ${document ?? ''}`;
  return `${JOURNAL_KIND_NAMES[kind]} ${name}`.trim().slice(0, LONGEST_TEXT);
};

/** `2026-03-02` → `02032026`. */
const dayFirst = (day: string): string => digitsOf(germanDay(day));

/** What else is to be said of a booking, in pairs; a kind without a content is refused. */
const infosOf = (entry: JournalEntry): Readonly<Record<string, string>> => {
  const infos = [
    ['Kunde', entry.user_id],
    ['Buchung', entry.id],
    ['Vorgang', entry.reference],
    ['Rechnung', entry.credit_note === null ? null : entry.document],
    ['Geldeingang', entry.received_on === null ? null : germanDay(entry.received_on)],
    ['Verwendungszweck', entry.bank_reference && inText(entry.bank_reference).slice(0, LONGEST_INFO)],
  ].filter(([, content]) => inText(content ?? '') !== '');
  return Object.fromEntries(
    infos.flatMap(([kind = '', content = ''], index) => [
      [`Beleginfo - Art ${index + 1}`, kind ?? ''],
      [`Beleginfo - Inhalt ${index + 1}`, content ?? ''],
    ]),
  );
};

/** The last day served; the tax belongs to the period of the document, as it would without. */
const servedOn = ({ day, served_until }: JournalEntry): Readonly<Record<string, string>> =>
  served_until === null ? {} : { Leistungsdatum: dayFirst(served_until), 'Datum Zuord. Steuerperiode': dayFirst(day) };

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
    ...infosOf(entry),
    ...servedOn(entry),
    Festschreibung: NOT_FINAL,
  };
  return line(COLUMNS.map((column) => (isText(column) ? quoted(values[column] ?? '') : (values[column] ?? NONE))));
};

/** A correction moves no money, and a booking of nothing is refused: it stands in the other file. */
const isBooking = ({ gross_cents }: JournalEntry): boolean => gross_cents > 0;

/** The file's text, part by part, to be written in `ENCODING`. */
export async function* bookingBatch(batch: BookingBatch): AsyncGenerator<string> {
  yield header(batch) + line(COLUMNS);
  for await (const entries of batch.entries)
    yield entries
      .filter(isBooking)
      .map((entry) => row(entry, batch.settings))
      .join('');
}

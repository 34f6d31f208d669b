import { guarded } from '@sternklar/contracts/formula-guard';
import { JOURNAL_ACCOUNT_NAMES, JOURNAL_KIND_NAMES } from '@sternklar/contracts/invoices/journal';
import type { JournalEntry } from '@sternklar/contracts/invoices/journal.api';
import { germanAmount } from './german-amount.ts';
import { germanDay } from './german-day.ts';

const BYTE_ORDER_MARK = '\ufeff';

const dayOrNone = (day: string | null): string => (day === null ? '' : germanDay(day));
const amountOrNone = (cents: number | null): string => (cents === null ? '' : germanAmount(cents));

const COLUMNS: readonly (readonly [title: string, of: (entry: JournalEntry) => string])[] = [
  ['Buchung', ({ id }) => id],
  ['Tag', ({ day }) => germanDay(day)],
  ['Art', ({ kind }) => JOURNAL_KIND_NAMES[kind]],
  ['Rechnung', ({ document }) => document ?? ''],
  ['Stornorechnung', ({ credit_note }) => credit_note ?? ''],
  ['Kunde', ({ user_id }) => user_id],
  ['Soll', ({ debit }) => JOURNAL_ACCOUNT_NAMES[debit]],
  ['Haben', ({ credit }) => JOURNAL_ACCOUNT_NAMES[credit]],
  ['Betrag', ({ gross_cents }) => germanAmount(gross_cents)],
  ['Netto', ({ net_cents }) => amountOrNone(net_cents)],
  ['Umsatzsteuer', ({ vat_cents }) => amountOrNone(vat_cents)],
  ['Steuersatz', ({ vat_percent }) => (vat_percent === null ? '' : String(vat_percent).replace('.', ','))],
  ['Vorgang beim Zahlungsanbieter', ({ reference }) => reference ?? ''],
  ['Berichtigung', ({ correction }) => correction ?? ''],
  ['Leistung ab', ({ served_from }) => dayOrNone(served_from)],
  ['Leistung bis', ({ served_until }) => dayOrNone(served_until)],
  ['Geldeingang', ({ received_on }) => dayOrNone(received_on)],
  ['Verwendungszweck', ({ bank_reference }) => bank_reference ?? ''],
];

const cell = (text: string): string => {
  const safe = guarded(text);
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};
const line = (cells: readonly string[]): string => `${cells.map(cell).join(';')}\r\n`;

/** Entries as a file that Excel opens by a double click, in German, with no cell that could be executed as a formula. */
export async function* journalCsv(batches: AsyncIterable<readonly JournalEntry[]>): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + line(COLUMNS.map(([title]) => title));
  for await (const entries of batches) {
    yield entries.map((entry) => line(COLUMNS.map(([, of]) => of(entry)))).join('');
  }
}

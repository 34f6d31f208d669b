import type { JournalAccount } from '@sternklar/contracts/invoices/journal';

/** Whose books DATEV keeps, and on which accounts. */
export interface DatevSettings {
  /** Beraternummer and Mandantennummer. */
  readonly consultant: number;
  readonly client: number;
  /** With which month of the calendar, from 1, the fiscal year begins. */
  readonly fiscalYearMonth: number;
  /** Sachkontenrahmen. */
  readonly chart: '03' | '04';
  /** Digits of the accounts of the ledger. */
  readonly accountLength: number;
  readonly accounts: Readonly<Record<JournalAccount, string>>;
  /** BU-Schlüssel of revenue; null: its account taxes by itself. */
  readonly taxKey: string | null;
}

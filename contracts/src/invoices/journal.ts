/** What an amount is moved between; `provider` is money that a payment provider holds for the operator. */
export const JOURNAL_ACCOUNTS = [
  'receivables',
  'revenue',
  'provider',
  'bank',
  'clearing',
  'disputed',
  'write-offs',
  'test-mode',
] as const;
export type JournalAccount = (typeof JOURNAL_ACCOUNTS)[number];

/** Their German names, in the journal and its files. */
export const JOURNAL_ACCOUNT_NAMES: Readonly<Record<JournalAccount, string>> = {
  receivables: 'Forderungen',
  revenue: 'Erlöse mit Umsatzsteuer',
  provider: 'Geldtransit Zahlungsanbieter',
  bank: 'Bank',
  clearing: 'Zahlungen in Klärung',
  disputed: 'Bestrittene Zahlungen',
  'write-offs': 'Forderungsverluste',
  'test-mode': 'Testbetrieb',
};

/** Accounts of profit and loss, which begin with nothing each fiscal year. */
export const PROFIT_AND_LOSS = ['revenue', 'write-offs'] as const satisfies readonly JournalAccount[];

/** Where what the accounts of profit and loss had before the fiscal year is, so that all balances add up to nothing. */
export const EARLIER_YEARS = 'earlier-years';
export const BALANCE_ACCOUNTS = [...JOURNAL_ACCOUNTS, EARLIER_YEARS] as const;
export type BalanceAccount = (typeof BALANCE_ACCOUNTS)[number];
export const BALANCE_ACCOUNT_NAMES: Readonly<Record<BalanceAccount, string>> = {
  ...JOURNAL_ACCOUNT_NAMES,
  [EARLIER_YEARS]: 'Ergebnis früherer Jahre',
};

/** What moves money, or says that it is owed. */
export const JOURNAL_KINDS = [
  'invoice',
  'correction',
  'credit-note',
  'payment',
  'page-payment',
  'prepayment',
  'prepayment-used',
  'unmatched-payment',
  'refund',
  'refund-elsewhere',
  'refund-by-hand',
  'refund-by-transfer',
  'refund-failed',
  'dispute-opened',
  'dispute-won',
  'dispute-lost',
  'transfer',
  'transfer-taken-back',
  'write-off',
  'write-off-taken-back',
  'waiver',
  'waiver-taken-back',
  'paid-after-refund',
  'set-aside',
  'test-payment',
  'test-refund',
] as const;
export type JournalKind = (typeof JOURNAL_KINDS)[number];

/** Their German names: also the texts of bookings, so sixty characters at most with a number behind them. */
export const JOURNAL_KIND_NAMES: Readonly<Record<JournalKind, string>> = {
  invoice: 'Rechnung',
  correction: 'Berichtigung',
  'credit-note': 'Stornorechnung',
  payment: 'Zahlung',
  'page-payment': 'Zahlung auf der Zahlungsseite',
  prepayment: 'Zahlung vor der Rechnung',
  'prepayment-used': 'Verrechnung mit der Rechnung',
  'unmatched-payment': 'Zahlung ohne Zuordnung',
  refund: 'Rückzahlung',
  'refund-elsewhere': 'Rückzahlung beim Zahlungsanbieter',
  'refund-by-hand': 'Rückzahlung von Hand',
  'refund-by-transfer': 'Rückzahlung per Überweisung',
  'refund-failed': 'Zurückgekommene Rückzahlung',
  'dispute-opened': 'Bestrittene Zahlung',
  'dispute-won': 'Bestrittene Zahlung, gewonnen',
  'dispute-lost': 'Bestrittene Zahlung, verloren',
  transfer: 'Überweisung',
  'transfer-taken-back': 'Überweisung zurückgenommen',
  'write-off': 'Ausbuchung',
  'write-off-taken-back': 'Ausbuchung zurückgenommen',
  waiver: 'Nachlass',
  'waiver-taken-back': 'Nachlass zurückgenommen',
  'paid-after-refund': 'Überweisung nach Rückzahlung',
  'set-aside': 'Umbuchung in Klärung',
  'test-payment': 'Zahlung im Testbetrieb',
  'test-refund': 'Storno im Testbetrieb',
};

/** The first month of the fiscal year that a month is in, both `YYYY-MM`; it begins with the month of this number, from 1. */
export const fiscalYearOf = (month: string, firstMonth: number): string => {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return `${number < firstMonth ? year - 1 : year}-${String(firstMonth).padStart(2, '0')}`;
};

/** The month, `YYYY-MM`, that a day is in. */
export const monthOfDay = (day: string): string => day.slice(0, 7);

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

/** What moves money, or says that it is owed. */
export const JOURNAL_KINDS = [
  'invoice',
  'credit-note',
  'payment',
  'prepayment',
  'prepayment-used',
  'unmatched-payment',
  'refund',
  'refund-elsewhere',
  'refund-by-hand',
  'refund-failed',
  'dispute-opened',
  'dispute-won',
  'dispute-lost',
  'transfer',
  'transfer-taken-back',
  'write-off',
  'write-off-taken-back',
  'test-payment',
  'test-refund',
] as const;
export type JournalKind = (typeof JOURNAL_KINDS)[number];

/** Their German names: also the texts of bookings, so sixty characters at most with a number behind them. */
export const JOURNAL_KIND_NAMES: Readonly<Record<JournalKind, string>> = {
  invoice: 'Rechnung',
  'credit-note': 'Stornorechnung',
  payment: 'Zahlung',
  prepayment: 'Zahlung vor der Rechnung',
  'prepayment-used': 'Verrechnung mit der Rechnung',
  'unmatched-payment': 'Zahlung ohne Zuordnung',
  refund: 'Rückzahlung',
  'refund-elsewhere': 'Rückzahlung beim Zahlungsanbieter',
  'refund-by-hand': 'Rückzahlung von Hand',
  'refund-failed': 'Zurückgekommene Rückzahlung',
  'dispute-opened': 'Bestrittene Zahlung',
  'dispute-won': 'Bestrittene Zahlung, gewonnen',
  'dispute-lost': 'Bestrittene Zahlung, verloren',
  transfer: 'Überweisung',
  'transfer-taken-back': 'Überweisung zurückgenommen',
  'write-off': 'Ausbuchung',
  'write-off-taken-back': 'Ausbuchung zurückgenommen',
  'test-payment': 'Zahlung im Testbetrieb',
  'test-refund': 'Storno im Testbetrieb',
};

/** The month, `YYYY-MM`, that a day is in. */
export const monthOfDay = (day: string): string => day.slice(0, 7);

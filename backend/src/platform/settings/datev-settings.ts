import { z } from 'zod';

const numberWithin = (min: number, max: number) => {
  const message = `muss eine ganze Zahl von ${min} bis ${max} sein.`;
  return z
    .string()
    .regex(/^\d{1,7}$/, message)
    .transform(Number)
    .pipe(z.number().min(min, message).max(max, message));
};
const accountNumber = z.string().regex(/^[1-9]\d{2,8}$/, 'muss eine Kontonummer aus 3 bis 9 Ziffern sein.');

/** Who keeps the operator's books at DATEV, and on which accounts; without an account's setting it is the chart's own. */
export const datevSettings = {
  DATEV_CONSULTANT_NUMBER: numberWithin(1_001, 9_999_999).optional(),
  DATEV_CLIENT_NUMBER: numberWithin(1, 99_999).optional(),
  DATEV_FISCAL_YEAR_MONTH: numberWithin(1, 12).default(1),
  DATEV_CHART: z.enum(['SKR03', 'SKR04'], 'muss SKR03 oder SKR04 sein.').default('SKR03'),
  DATEV_ACCOUNT_RECEIVABLES: accountNumber.optional(),
  DATEV_ACCOUNT_REVENUE: accountNumber.optional(),
  DATEV_ACCOUNT_PROVIDER: accountNumber.optional(),
  DATEV_ACCOUNT_BANK: accountNumber.optional(),
  DATEV_ACCOUNT_CLEARING: accountNumber.optional(),
  DATEV_ACCOUNT_DISPUTED: accountNumber.optional(),
  DATEV_ACCOUNT_WRITE_OFFS: accountNumber.optional(),
  DATEV_ACCOUNT_TEST_MODE: accountNumber.optional(),
  DATEV_TAX_CODE: z
    .string()
    .regex(/^\d{1,4}$/, 'muss ein BU-Schlüssel aus 1 bis 4 Ziffern sein.')
    .optional(),
} as const;
type Settings = z.output<z.ZodObject<typeof datevSettings>>;

/** Numbers of accounts as DATEV publishes them; the accounts of revenue and of write-offs tax by themselves at 19 %. */
const OF_CHART = {
  SKR03: {
    receivables: '10000',
    revenue: '8400',
    provider: '1360',
    bank: '1200',
    clearing: '1590',
    disputed: '1500',
    'write-offs': '2406',
    'test-mode': '1792',
  },
  SKR04: {
    receivables: '10000',
    revenue: '4400',
    provider: '1460',
    bank: '1800',
    clearing: '1370',
    disputed: '1300',
    'write-offs': '6936',
    'test-mode': '3630',
  },
} as const;

const CHART_IN_FILE = { SKR03: '03', SKR04: '04' } as const;

const accountsFrom = (settings: Settings) => {
  const ofChart = OF_CHART[settings.DATEV_CHART];
  return {
    receivables: settings.DATEV_ACCOUNT_RECEIVABLES ?? ofChart.receivables,
    revenue: settings.DATEV_ACCOUNT_REVENUE ?? ofChart.revenue,
    provider: settings.DATEV_ACCOUNT_PROVIDER ?? ofChart.provider,
    bank: settings.DATEV_ACCOUNT_BANK ?? ofChart.bank,
    clearing: settings.DATEV_ACCOUNT_CLEARING ?? ofChart.clearing,
    disputed: settings.DATEV_ACCOUNT_DISPUTED ?? ofChart.disputed,
    'write-offs': settings.DATEV_ACCOUNT_WRITE_OFFS ?? ofChart['write-offs'],
    'test-mode': settings.DATEV_ACCOUNT_TEST_MODE ?? ofChart['test-mode'],
  };
};

/** See `DatevSettings` of the invoices; null where nobody's numbers are set. */
export const datevFrom = (settings: Settings) => {
  const { DATEV_CONSULTANT_NUMBER: consultant, DATEV_CLIENT_NUMBER: client } = settings;
  if (consultant === undefined || client === undefined) return null;
  const accounts = accountsFrom(settings);
  return {
    consultant,
    client,
    fiscalYearMonth: settings.DATEV_FISCAL_YEAR_MONTH,
    chart: CHART_IN_FILE[settings.DATEV_CHART],
    accountLength: accounts.revenue.length,
    accounts,
    taxKey: settings.DATEV_TAX_CODE ?? null,
  };
};

const ACCOUNTS_DIFFER =
  'passt nicht: Sachkonten haben alle gleich viele Ziffern, 4 bis 8; das Konto der Forderungen gleich viele oder eine mehr.';

/** The accounts of the ledger have one length; that of receivables may be a customer's, which has a digit more. */
export const datevAccountsFit = (settings: Settings, context: z.RefinementCtx): void => {
  const { receivables, ...ledger } = accountsFrom(settings);
  const { length } = ledger.revenue;
  const isOneLength = Object.values(ledger).every((account) => account.length === length);
  if (isOneLength && length >= 4 && length <= 8 && [length, length + 1].includes(receivables.length)) return;
  context.addIssue({ code: 'custom', path: ['DATEV_ACCOUNT_…'], message: ACCOUNTS_DIFFER });
};

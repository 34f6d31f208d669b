import { expect, it } from 'vitest';
import { loadConfig } from './config.ts';

const NUMBERS = { DATEV_CONSULTANT_NUMBER: '29098', DATEV_CLIENT_NUMBER: '55003' };
const datev = (env: Readonly<Record<string, string>>) => loadConfig({ ...NUMBERS, ...env }).config.datev;

it('without the numbers of consultant and client there is nothing for DATEV, and one alone is refused', () => {
  expect(loadConfig({}).config.datev).toBeNull();
  expect(() => loadConfig({ DATEV_CLIENT_NUMBER: '55003' })).toThrow('DATEV_CONSULTANT_NUMBER');
});

it('accounts are those of the chart, but for those that are set', () => {
  expect(datev({})).toMatchObject({ chart: '03', accountLength: 4, fiscalYearMonth: 1, accounts: { revenue: '8400' } });
  expect(datev({ DATEV_CHART: 'SKR04', DATEV_ACCOUNT_PROVIDER: '1461' })).toMatchObject({
    chart: '04',
    accounts: { revenue: '4400', provider: '1461', receivables: '10000' },
  });
});

it.each([
  ['DATEV_CONSULTANT_NUMBER', '1000'],
  ['DATEV_CLIENT_NUMBER', '100000'],
  ['DATEV_FISCAL_YEAR_MONTH', '13'],
  ['DATEV_CHART', 'SKR99'],
  ['DATEV_ACCOUNT_REVENUE', '84A0'],
  ['DATEV_TAX_CODE', '12345'],
])('%s is not %s', (name, value) => {
  expect(() => datev({ [name]: value })).toThrow(name);
});

it.each([
  ['DATEV_ACCOUNT_REVENUE', '84000'],
  ['DATEV_ACCOUNT_RECEIVABLES', '1400000'],
])('%s has as many digits as the other accounts, not %s', (name, value) => {
  expect(() => datev({ [name]: value })).toThrow('gleich viele Ziffern');
  expect(datev({ DATEV_ACCOUNT_RECEIVABLES: '1400' })).toMatchObject({ accounts: { receivables: '1400' } });
});

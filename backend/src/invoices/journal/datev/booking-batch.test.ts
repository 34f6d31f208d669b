import type { JournalEntry } from '@sternklar/contracts/invoices/journal.api';
import { describe, expect, it } from 'vitest';
import { bookingBatch, ENCODING } from './booking-batch.ts';
import type { DatevSettings } from './datev-settings.ts';

const SETTINGS: DatevSettings = {
  consultant: 29_098,
  client: 55_003,
  fiscalYearMonth: 1,
  chart: '03',
  accountLength: 4,
  accounts: {
    receivables: '10000',
    revenue: '8400',
    provider: '1360',
    bank: '1200',
    clearing: '1590',
    disputed: '1500',
    'write-offs': '2406',
    'test-mode': '1792',
  },
  taxKey: null,
};
const ENTRY: JournalEntry = {
  id: '7-1',
  day: '2026-03-02',
  kind: 'invoice',
  debit: 'receivables',
  credit: 'revenue',
  user_id: '0192f0c1-000a-7000-8000-000000000001',
  document: 'RE-2026-00001',
  credit_note: null,
  correction: null,
  served_from: '2026-03-02',
  served_until: '2026-04-01',
  gross_cents: 5_900,
  net_cents: 4_958,
  vat_cents: 942,
  vat_percent: 19,
  reference: null,
  received_on: null,
  bank_reference: null,
};

const linesOf = async (entries: readonly Partial<JournalEntry>[], settings: Partial<DatevSettings> = {}) => {
  async function* batches() {
    yield entries.map((entry) => ({ ...ENTRY, ...entry }));
  }
  let text = '';
  for await (const part of bookingBatch({
    month: '2026-03',
    madeAt: new Date('2026-03-31T22:30:00.007Z'),
    settings: { ...SETTINGS, ...settings },
    entries: batches(),
  })) {
    text += part;
  }
  expect(text.endsWith('\r\n')).toBe(true);
  return text.slice(0, -2).split('\r\n');
};

describe('a batch of bookings for DATEV', () => {
  it('says whose it is, of which month and year, and that nothing is final', async () => {
    const [header, columns] = await linesOf([]);
    expect(header).toBe(
      '"EXTF";700;21;"Buchungsstapel";13;20260401003000007;;"RE";"";"";29098;55003;20260101;4;20260301;20260331;' +
        '"Journal 03/2026";"";1;0;0;"EUR";;"";;;"03";;;"";""',
    );
    expect(columns?.split(';')).toHaveLength(125);
    expect(new Set(columns?.split(';')).size).toBe(125);
  });

  it.each([
    [1, '20260101'],
    [3, '20260301'],
    [4, '20250401'],
    [12, '20251201'],
  ])('begins the fiscal year with month %i', async (fiscalYearMonth, start) => {
    const [header] = await linesOf([], { fiscalYearMonth });
    expect(header?.split(';')[12]).toBe(start);
  });

  it('debits the customer for an invoice, on an account that taxes by itself', async () => {
    const [, , row] = await linesOf([{}]);
    const fields = row?.split(';') ?? [];
    expect(fields).toHaveLength(125);
    expect(row?.split(';').slice(0, 14)).toEqual([
      ...['59,00', '"S"', '"EUR"', '', '', '""', '10000', '8400', '""', '0203', '"RE-2026-00001"', '""', ''],
      '"Rechnung RE-2026-00001"',
    ]);
    expect(fields.slice(20, 26)).toEqual(['"Kunde"', `"${ENTRY.user_id}"`, '"Buchung"', '"7-1"', '""', '""']);
    expect(fields[113]).toBe('0');
  });

  it('credits the customer’s account for what settles or takes back, so that it is always the first of both', async () => {
    const [, , creditNote, payment] = await linesOf([
      { kind: 'credit-note', debit: 'revenue', credit: 'receivables', credit_note: 'RE-2026-00002' },
      { kind: 'payment', debit: 'provider', credit: 'receivables', gross_cents: 5, reference: 'pi_1' },
    ]);
    expect(creditNote?.split(';').slice(6, 8)).toEqual(['10000', '8400']);
    expect(creditNote).toContain('59,00;"H"');
    expect(creditNote).toContain('"RE-2026-00002";"";;"Stornorechnung RE-2026-00002 zu RE-2026-00001"');
    expect(creditNote).toContain('"Rechnung";"RE-2026-00001"');
    expect(payment?.split(';').slice(6, 8)).toEqual(['10000', '1360']);
    expect(payment).toContain('0,05;"H"');
    expect(payment).toContain('"Vorgang";"pi_1"');
  });

  it('names what pays a credit note back by that, so that both are settled by one number', async () => {
    const [, , row] = await linesOf([
      { kind: 'refund', debit: 'receivables', credit: 'provider', credit_note: 'RE-2026-00002', reference: 're_1' },
    ]);
    expect(row?.split(';')[10]).toBe('"RE-2026-00002"');
    expect(row).toContain('"Rückzahlung RE-2026-00002 zu RE-2026-00001"');
  });

  it('leaves out corrections, which are bookings of nothing', async () => {
    const correction = { kind: 'correction', correction: 'RE-2026-00002', gross_cents: 0 } as const;
    expect(await linesOf([correction, {}])).toHaveLength(3);
  });

  it('has the last day served, and the tax in the period of the document', async () => {
    const [, , row] = await linesOf([{}]);
    expect(row?.split(';').slice(114, 116)).toEqual(['01042026', '02032026']);
  });

  it('has what the bank says of a transfer: its day and its words', async () => {
    const transfer = { kind: 'transfer', debit: 'bank', credit: 'receivables', served_until: null } as const;
    const words = `"FRANZ"; ${'x'.repeat(300)}`;
    const [, , row] = await linesOf([{ ...transfer, received_on: '2026-02-27', bank_reference: words }]);
    expect(row).toContain('"Geldeingang";"27.02.2026";"Verwendungszweck";"""FRANZ""; xxx');
    expect(row).toMatch(/[^x]x{201}"/);
    expect(row?.split(';').at(-11)).toBe('');
  });

  it('has a tax key on revenue alone, where one is set', async () => {
    const [, , invoice, payment] = await linesOf([{}, { debit: 'provider', credit: 'receivables' }], { taxKey: '3' });
    expect(invoice?.split(';')[8]).toBe('"0003"');
    expect(payment?.split(';')[8]).toBe('""');
  });

  it('names what has no invoice by the provider’s name of it, in the signs that a document may have', async () => {
    const [, , row] = await linesOf([
      { document: null, debit: 'clearing', credit: 'provider', reference: 'pi_"1;\r\n=ä' },
    ]);
    expect(row?.split(';')[10]).toBe('"pi-1"');
    expect(row).toContain('"pi_""1;  =ä"');
  });

  it('has the signs of Windows-1252, and of other letters those that can be read in their place', async () => {
    const [, , row = ''] = await linesOf([{ reference: 'Łódź: 59 €, „Miete“ – 東' }]);
    const read = new TextDecoder('windows-1252').decode(Buffer.from(row, ENCODING));
    expect(read).toContain('"Lódz: 59 €, „Miete“ – ?"');
  });
});

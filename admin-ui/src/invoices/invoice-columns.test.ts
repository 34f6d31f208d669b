import type { AdminInvoice } from '@sternklar/contracts/invoices/invoice.api';
import { expect, it } from 'vitest';
import { csvOf } from '../lists/csv.ts';
import { invoicesCsv } from './invoice-columns.tsx';

const INVOICE = {
  id: '1',
  user_email: 'a@beispiel.de',
  number: 'RE-2027-00005',
  kind: 'invoice',
  issued_on: '2027-01-02',
  served_from: '2027-01-02',
  served_until: '2027-02-01',
  net_amount: 49.58,
  vat_amount: 9.42,
  amount: 59,
  company_name: null,
  due_on: null,
  paid_on: null,
  paid_by: null,
  paid_back_amount: 0,
  taken_back_amount: 0,
  booking: null,
  in_arrears_since: null,
} as AdminInvoice;
const CREDIT_NOTE = {
  ...INVOICE,
  number: 'RE-2027-00020',
  kind: 'credit-note',
  net_amount: -49.58,
  vat_amount: -9.42,
  amount: -59,
  company_name: '-1+cmd|x GmbH',
} as AdminInvoice;

/** A cell as a spreadsheet in German takes it: a number, or nothing that it could add up. */
const numberIn = (cell: string): number | null => (/^-?\d+(,\d+)?$/.test(cell) ? Number(cell.replace(',', '.')) : null);

it('invoices less credit notes add up in a spreadsheet to what was billed', () => {
  const [titles = '', ...rows] = csvOf(invoicesCsv.columns, [INVOICE, INVOICE, CREDIT_NOTE]).split('\r\n');
  for (const [title, total] of Object.entries({ Netto: 49.58, Umsatzsteuer: 9.42, Brutto: 59 })) {
    const cells = rows.map((row) => numberIn(row.split(';')[titles.split(';').indexOf(title)] ?? ''));
    expect(cells).not.toContain(null);
    expect(cells.reduce<number>((sum, value) => sum + (value ?? 0), 0)).toBeCloseTo(total, 2);
  }
  expect(rows[2]).toContain(";'-1+cmd|x GmbH;");
});

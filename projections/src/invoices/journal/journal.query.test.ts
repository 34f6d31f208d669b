import { JOURNAL_KINDS } from '@sternklar/contracts/invoices/journal';
import { journalEntrySchema } from '@sternklar/contracts/invoices/journal.api';
import * as pay from '@sternklar/contracts/payments/testing/payment.builders';
import { describe, expect, it } from 'vitest';
import { accountId, invoiceId, invoicePaid, refundMadeElsewhere } from '../../testing/events.ts';
import { collect, readModelsOf } from '../../testing/read-models.ts';
import { journal } from './journal.projection.ts';
import { open, taken } from './testing/entries-of.ts';

describe('the journal, as it is read', () => {
  const readModels = readModelsOf([journal]);
  const events = [
    open(1),
    invoicePaid(1, 1, '2026-03-05T09:00:00.000Z'),
    open(2),
    refundMadeElsewhere(1, 1),
    taken(3, 2),
  ];

  it('closes each month with what the next one opens with', async () => {
    const { queries } = await readModels.given(...events);
    const first = await queries.journal.firstMonth();
    expect(first).not.toBeNull();
    const months = ['2026-01', '2026-02', '2026-03', '2026-04', '2027-01', '2027-02', '2027-03'];
    const sums = await Promise.all(months.map((month) => queries.journal.sums(month, 1)));
    for (const [index, { balances }] of sums.entries()) {
      for (const [at, { opening_cents, debit_cents, credit_cents, closing_cents }] of balances.entries()) {
        expect(closing_cents).toBe(opening_cents + debit_cents - credit_cents);
        const isNewYear = months[index + 1]?.slice(0, 4) !== months[index]?.slice(0, 4);
        if (!isNewYear) expect(sums[index + 1]?.balances[at]?.opening_cents ?? closing_cents).toBe(closing_cents);
      }
      expect(balances.reduce((sum, { closing_cents }) => sum + closing_cents, 0)).toBe(0);
    }
    expect(sums.at(-1)?.balances.find(({ account }) => account === 'receivables')?.closing_cents).toBe(5_900);
  });

  it('begins the accounts of profit and loss with nothing each fiscal year, and keeps what they had', async () => {
    const { queries } = await readModels.given(open(1), open(2), pay.invoiceWrittenOff({ invoiceId: invoiceId(2) }));
    const opening = async (month: string, fiscalYearMonth: number) => {
      const { balances } = await queries.journal.sums(month, fiscalYearMonth);
      expect(balances.reduce((sum, { opening_cents }) => sum + opening_cents, 0)).toBe(0);
      return Object.fromEntries(
        balances.flatMap(({ account, opening_cents }) => (opening_cents === 0 ? [] : [[account, opening_cents]])),
      );
    };
    const carried = { receivables: 5_900, revenue: -11_800, 'write-offs': 5_900 };
    expect(await opening('2026-12', 1)).toEqual(carried);
    expect(await opening('2027-01', 1)).toEqual({ receivables: 5_900, 'earlier-years': -5_900 });
    expect(await opening('2027-03', 1)).toEqual({ receivables: 5_900, 'earlier-years': -5_900 });
    expect(await opening('2027-01', 2)).toEqual(carried);
    expect(await opening('2027-02', 2)).toEqual({ receivables: 5_900, 'earlier-years': -5_900 });
  });

  it('answers a month’s entries in order, in parts and all, as the API says', async () => {
    const { queries } = await readModels.given(...events);
    const all = (await collect(queries.journal.each('2026-03'))).flat();
    const { total, kinds } = await queries.journal.sums('2026-03', 1);
    expect(all.length).toBe(total);
    expect(kinds.map(({ kind }) => kind)).toEqual(JOURNAL_KINDS);
    for (const one of all) journalEntrySchema.parse(one);
    expect(await queries.journal.page('2026-03', { offset: 1, limit: 1 })).toEqual(all.slice(1, 2));
    expect(all.find(({ kind }) => kind === 'payment')).toMatchObject({
      day: '2026-03-05',
      document: 'RE-2026-00001',
      reference: 'pi_1',
      user_id: accountId(1),
      net_cents: null,
    });
    const months = ['2026-03', '2026-04', '2026-05', '2026-06', '2027-01', '2027-02', '2027-03'];
    const ever = (await Promise.all(months.map((month) => collect(queries.journal.each(month))))).flat(2);
    expect(ever.find(({ kind }) => kind === 'credit-note')).toMatchObject({
      document: 'RE-2026-00002',
      credit_note: 'RE-2026-00003',
      served_from: expect.stringMatching(/^2026-/),
      served_until: expect.stringMatching(/^2026-/),
    });
    expect(await queries.journal.vatRates('2026-03')).toEqual([19]);
    expect(await collect(queries.journal.each('2025-12'))).toEqual([]);
  });

  it('reads a month by its index', async () => {
    const { pool } = await readModels.given(...events);
    const client = await pool.connect();
    try {
      await client.query('begin; set local enable_seqscan = off');
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(
        `explain select * from rm_journal_v6.journal_entry where month = '2026-03' order by month, day, position, part limit 10`,
      );
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
      expect(plan).toContain('journal_entry_by_month');
      expect(plan).not.toContain('Sort');
      await client.query('rollback');
    } finally {
      client.release();
    }
  });
});

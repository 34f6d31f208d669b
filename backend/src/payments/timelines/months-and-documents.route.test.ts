import { describe, expect, it } from 'vitest';
import { readXml, textAt } from '../../invoices/e-invoice/testing/read-xml.ts';
import { DECLINED_CARD } from '../stripe/testing/stripe-double.ts';
import { PAID, type Timeline, useTimelines } from './testing/use-timelines.ts';

/** What begins, ends, is corrected or taken back where days, months and years turn. */
const TIMELINES: Readonly<Record<string, Timeline>> = {
  'begun half a minute before the year was over': {
    begins: '2027-12-31T22:59:30.000Z',
    books: { provider: 17_700 },
    page: [PAID, PAID, PAID],
  },
  'ended in the middle of a month': {
    steps: {
      '2028-02-12': (life) => life.end('2028-02-12'),
    },
    books: { provider: 5_900 },
    page: [PAID, PAID],
  },
  'begun on the last of January in a leap year': {
    begins: '2028-01-31T22:59:30.000Z',
    books: { provider: 11_800 },
    page: [PAID, PAID],
  },
  'begun in the hour that comes twice': {
    begins: '2027-10-31T01:30:00.000Z',
    books: { provider: 29_500 },
    page: [PAID, PAID, PAID, PAID, PAID],
  },
  'taken back in the year after, and paid back then': {
    begins: '2027-12-15T09:00:00.000Z',
    steps: { '2028-01-20': (life) => life.cancel(0) },
    books: { provider: 11_800 },
    page: [PAID, PAID, PAID],
  },
  'paid back elsewhere in the year after, as a gift': {
    begins: '2027-12-15T09:00:00.000Z',
    steps: {
      '2028-01-20': (life) => life.refundThere(5_900),
      '2028-02-12': (life) => life.settle('waived'),
    },
    books: { provider: 11_800, 'write-offs': 5_900 },
    page: [['card', 'paid-back'], PAID, PAID],
  },
  'corrected, and then taken back': {
    steps: { '2028-01-20': (life) => life.correct(0), '2028-01-25': (life) => life.cancel(0) },
    books: { provider: 5_900 },
    page: [PAID, PAID],
  },
  'begun half an hour after the year was over in Germany, and not in London': {
    begins: '2027-12-31T23:30:00.000Z',
    books: { provider: 17_700 },
    page: [PAID, PAID, PAID],
  },
  'ended with its first month, and begun anew on the day after': {
    steps: {
      '2028-02-09': (life) => life.end('2028-02-09'),
      '2028-02-10': (life) => life.subscribeAgain(),
    },
    books: { provider: 11_800 },
    page: [PAID, PAID],
  },
  'told again after a year': {
    begins: '2027-02-10T09:00:00.000Z',
    steps: {
      '2027-02-20': (life) => life.refundThere(1_000),
      '2028-02-15': async (life) => {
        await life.tellAgain();
        await life.settle('waived');
      },
    },
    books: { provider: 75_700, 'write-offs': 1_000 },
    page: [['card', 'partly-paid-back'], ...Array<typeof PAID>(12).fill(PAID)],
  },
  'written off in December, and paid in January': {
    begins: '2027-11-20T09:00:00.000Z',
    card: DECLINED_CARD,
    steps: {
      '2027-12-30': (life) => life.book(1, { kind: 'write-off', reason: 'uncollectable' }),
      '2028-01-05': (life) => life.payPage(1),
    },
    books: { provider: 23_600 },
    page: [PAID, PAID, PAID, PAID],
  },
};

describe('a timeline over turns of months and years', { tags: 'long' }, () => {
  const { documentsOf, asAdmin } = useTimelines(TIMELINES);

  it('has its documents as XRechnung with the same sums and days', async () => {
    const summation =
      'SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedTradeSettlementHeaderMonetarySummation';
    const named = [
      ...['corrected, and then taken back', 'begun half a minute before the year was over'],
      ...['taken back in the year after, and paid back then', 'begun on the last of January in a leap year'],
    ];
    for (const name of named) {
      for (const { id, number, kind, amount } of (await documentsOf(name)).own) {
        const document = readXml((await asAdmin(`/api/invoices/${id}/xrechnung`)).body);
        expect(textAt(document, 'ExchangedDocument/ID')).toBe(number);
        const gross = kind === 'correction' ? 59 : Math.abs(amount);
        expect(Number(textAt(document, `${summation}/GrandTotalAmount`))).toBe(gross);
      }
    }
  });
});

import { describe } from 'vitest';
import { PAID, type Timeline, TRANSFERRED, useTimelines } from './testing/use-timelines.ts';

/** What goes back in parts, beside credit notes, and across the ends of months and years. */
const TIMELINES: Readonly<Record<string, Timeline>> = {
  'a part gone back, and the rest disputed and won': {
    steps: {
      '2028-01-20': async (life) => {
        await life.refundThere(2_000);
        await life.dispute(3_900);
      },
      '2028-02-12': (life) => life.decide('won', 3_900),
    },
    books: { provider: 9_800, receivables: 2_000 },
    page: [['card', 'partly-paid-back'], PAID],
    unclear: ['paid-back-elsewhere 20'],
  },
  'two parts gone back, together all of it, and both waived': {
    steps: {
      '2028-01-20': (life) => life.refundThere(2_000),
      '2028-01-25': (life) => life.refundThere(3_900),
      '2028-02-12': async (life) => {
        await life.settle('waived');
        await life.settle('waived');
      },
    },
    books: { provider: 5_900, 'write-offs': 5_900 },
    page: [['card', 'paid-back'], PAID],
  },
  'a part gone back before a credit note, both of which came back, and were transferred': {
    steps: {
      '2028-01-20': (life) => life.refundThere(2_000),
      '2028-01-25': (life) => life.cancel(0),
      '2028-02-12': (life) => life.failOwnRefund(0),
      '2028-02-15': async (life) => {
        await life.settle('paid-back-by-transfer', 'refund-failed');
        await life.settle('paid-back-by-transfer', 'refund-failed');
      },
    },
    books: { provider: 11_800, bank: -5_900 },
    page: [PAID, PAID],
  },
  'begun on the 31st, and ended by the day before the month that began on the leap day': {
    begins: '2027-12-31T09:00:00.000Z',
    steps: { '2028-02-29': (life) => life.end('2028-02-28') },
    books: { provider: 11_800 },
    page: [PAID, PAID, PAID],
  },
  'begun on the 31st, and ended on the leap day on which its third month began': {
    begins: '2027-12-31T10:00:00.000Z',
    steps: { '2028-02-29': (life) => life.end('2028-02-29') },
    books: { provider: 11_800 },
    page: [PAID, PAID, PAID],
  },
  'begun on the 30th, whose next month begins on the leap day': {
    begins: '2028-01-30T09:00:00.000Z',
    books: { provider: 11_800 },
    page: [PAID, PAID],
  },
  'renewed on 28 February of a leap year, at the same price': {
    begins: '2027-02-28T09:00:00.000Z',
    books: { provider: 76_700 },
    page: Array<typeof PAID>(13).fill(PAID),
  },
  'disputed in December, lost in January, and transferred then': {
    begins: '2027-12-05T09:00:00.000Z',
    steps: {
      '2027-12-20': (life) => life.dispute(),
      '2028-01-02': (life) => life.decide('lost', 5_900),
      '2028-01-03': (life) => life.book(0, { kind: 'transfer', received_on: '2028-01-03' }),
      '2028-01-04': (life) => life.enterCard(),
    },
    books: { provider: 11_800, bank: 5_900 },
    page: [TRANSFERRED, PAID, PAID],
    mails: ['Ihre Bank hat eine Zahlung zurückgeholt'],
  },
  'lost in December, and given back in January': {
    begins: '2027-12-05T10:00:00.000Z',
    steps: {
      '2027-12-10': (life) => life.dispute(),
      '2027-12-30': (life) => life.decide('lost', 5_900),
      '2028-01-02': (life) => life.decide('won', 5_900),
      '2028-01-03': (life) => life.enterCard(),
    },
    books: { provider: 17_700 },
    page: [PAID, PAID, PAID],
    mails: ['Ihre Bank hat eine Zahlung zurückgeholt', 'Rechnung ist wieder bezahlt'],
  },
  'lost in December, written off, and given back in January': {
    begins: '2027-12-05T11:00:00.000Z',
    steps: {
      '2027-12-10': (life) => life.dispute(),
      '2027-12-20': (life) => life.decide('lost', 5_900),
      '2027-12-30': (life) => life.book(0, { kind: 'write-off', reason: 'uncollectable' }),
      '2028-01-02': async (life) => {
        await life.enterCard();
        await life.decide('won', 5_900);
      },
    },
    books: { provider: 17_700 },
    page: [PAID, PAID, PAID],
  },
  'a part waived in December, and taken back in January': {
    begins: '2027-12-15T09:00:00.000Z',
    steps: {
      '2027-12-20': (life) => life.refundThere(2_000),
      '2027-12-28': (life) => life.settle('waived'),
      '2028-01-20': (life) => life.cancel(0),
    },
    books: { provider: 11_800 },
    page: [['card', 'partly-paid-back'], PAID, PAID],
  },
  'taken back while it is disputed, lost, and given back after all': {
    steps: {
      '2028-01-20': async (life) => {
        await life.dispute();
        await life.cancel(0);
      },
      '2028-01-25': (life) => life.decide('lost', 5_900),
      '2028-02-01': (life) => life.enterCard(),
      '2028-02-12': (life) => life.decide('won', 5_900),
      '2028-02-15': (life) => life.settle('paid-back'),
    },
    books: { provider: 5_900 },
    page: [PAID, PAID],
  },
};

describe('a timeline of parts, credit notes and turns of years', () => {
  useTimelines(TIMELINES);
});

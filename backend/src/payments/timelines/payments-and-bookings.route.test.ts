import { describe } from 'vitest';
import { DECLINED_CARD, SLOW_CARD } from '../stripe/testing/stripe-double.ts';
import { OPEN, PAID, type Timeline, TRANSFERRED, useTimelines } from './testing/use-timelines.ts';

/** What is paid in another way, sum or order than asked for, written off, or goes back. */
const TIMELINES: Readonly<Record<string, Timeline>> = {
  'written off, paid on a page, and by the card as well': {
    card: DECLINED_CARD,
    steps: {
      '2028-02-12': (life) => life.book(1, { kind: 'write-off', reason: 'uncollectable' }),
      '2028-02-15': async (life) => {
        await life.payPage(1);
        await life.payApart(1);
      },
    },
    books: { provider: 11_800 },
    page: [PAID, PAID],
  },
  'taken back before the card said that it pays': {
    card: SLOW_CARD,
    steps: { '2028-02-12': (life) => life.cancel(1), '2028-02-15': (life) => life.finishSlow() },
    books: { provider: 5_900 },
    page: [PAID, PAID],
  },
  'transferred and paid by card on the same day': {
    card: DECLINED_CARD,
    steps: {
      '2028-02-12': async (life) => {
        await life.book(1, { kind: 'transfer', received_on: '2028-02-11', reference: 'Rechnung Februar' });
        await life.payApart(1);
      },
    },
    books: { provider: 5_900, bank: 5_900 },
    page: [PAID, TRANSFERRED],
  },
  'paid on a page that is told of only after its transfer': {
    card: DECLINED_CARD,
    steps: {
      '2028-02-12': (life) => life.payPageSilently(1),
      '2028-02-15': (life) => life.book(1, { kind: 'transfer', received_on: '2028-02-15' }),
      '2028-02-29': (life) => life.tellLate(),
    },
    books: { provider: 5_900, bank: 5_900 },
    page: [PAID, TRANSFERRED],
  },
  'paid too much, which the customer lets stand, and then the right sum': {
    card: DECLINED_CARD,
    steps: {
      '2028-02-12': (life) => life.payPage(1, 6_000),
      '2028-02-15': (life) => life.settle('booked-otherwise'),
      '2028-02-20': (life) => life.payPage(1),
    },
    books: { provider: 17_800, clearing: -6_000 },
    page: [PAID, PAID],
  },
  'a part paid, transferred back, and the whole transferred': {
    card: DECLINED_CARD,
    steps: {
      '2028-02-12': (life) => life.payPage(1, 3_000),
      '2028-02-15': (life) => life.settle('paid-back-by-transfer'),
      '2028-02-20': (life) => life.book(1, { kind: 'transfer', received_on: '2028-02-18' }),
    },
    books: { provider: 8_900, bank: 2_900 },
    page: [PAID, TRANSFERRED],
  },
  'two invoices in one transfer, one of which was taken for another': {
    begins: '2027-12-20T09:00:00.000Z',
    card: DECLINED_CARD,
    steps: {
      '2028-02-29': async (life) => {
        for (const nth of [1, 2])
          await life.book(nth, { kind: 'transfer', received_on: '2028-02-28', reference: 'Beide' });
        await life.withdraw(1, 'mistake');
        await life.book(1, { kind: 'transfer', received_on: '2028-02-28', reference: 'Beide' });
      },
    },
    books: { provider: 5_900, bank: 11_800 },
    page: [PAID, TRANSFERRED, TRANSFERRED],
  },
  'taken back after two reminders': {
    begins: '2027-12-10T09:00:00.000Z',
    card: DECLINED_CARD,
    steps: { '2028-02-29': (life) => life.cancel(1) },
    books: { provider: 5_900 },
    page: [PAID, [null, null], OPEN],
  },
  'another sum, said to be paid back, which came back and was transferred': {
    card: DECLINED_CARD,
    steps: {
      '2028-02-12': (life) => life.payPage(1, 5_899),
      '2028-02-15': async (life) => {
        await life.settle('paid-back');
        await life.refundThere(5_899, 1);
      },
      '2028-02-20': (life) => life.failRefund(),
      '2028-02-29': (life) => life.settle('paid-back-by-transfer'),
    },
    books: { provider: 11_799, bank: -5_899 },
    page: [PAID, OPEN],
  },
  'taken back, whose way back failed, and which went back by transfer': {
    steps: {
      '2028-01-20': (life) => life.cancel(0),
      '2028-02-12': (life) => life.failOwnRefund(),
      '2028-02-15': (life) => life.settle('paid-back-by-transfer'),
    },
    books: { provider: 11_800, bank: -5_900 },
    page: [PAID, PAID],
  },
  'written off by mistake, and transferred before that': {
    card: DECLINED_CARD,
    steps: {
      '2028-02-15': (life) => life.book(1, { kind: 'write-off', reason: 'minor' }),
      '2028-02-20': async (life) => {
        await life.withdraw(1, 'mistake');
        await life.book(1, { kind: 'transfer', received_on: '2028-02-12' });
      },
    },
    books: { provider: 5_900, bank: 5_900 },
    page: [PAID, TRANSFERRED],
  },
  'a part gone back before there was an invoice, and waived': {
    atOnce: (life) => life.refundThere(2_000),
    steps: { '2028-01-20': (life) => life.settle('waived') },
    books: { provider: 9_800, 'write-offs': 2_000 },
    page: [['card', 'partly-paid-back'], PAID],
  },
  'all of it gone back before there was an invoice, and come back': {
    atOnce: (life) => life.refundThere(5_900),
    steps: { '2028-01-20': (life) => life.failRefund() },
    books: { provider: 11_800 },
    page: [PAID, PAID],
    unclear: ['refund-failed 59'],
  },
  'all of it gone back before there was an invoice': {
    atOnce: (life) => life.refundThere(5_900),
    books: { provider: 5_900, receivables: 5_900 },
    page: [['card', 'paid-back'], PAID],
    unclear: ['paid-back-elsewhere 59'],
  },
  'another card entered between two tries of the one before': {
    card: DECLINED_CARD,
    steps: { '2028-02-12': (life) => life.enterCard() },
    books: { provider: 11_800 },
    page: [PAID, PAID],
    mails: ['Rechnung ist noch offen'],
  },
  'paid by another card, and on a page that is told of only then': {
    card: DECLINED_CARD,
    steps: {
      '2028-02-11': (life) => life.payPageSilently(1),
      '2028-02-12': (life) => life.enterCard(),
      '2028-02-15': (life) => life.tellLate(),
    },
    books: { provider: 11_800 },
    page: [PAID, PAID],
    mails: ['Rechnung ist noch offen', 'doppelt bezahlt, das Geld geht zurück'],
  },
  'a refund that is told to have come back before it is told of': {
    steps: { '2028-01-20': (life) => life.refundBackwards(2_000) },
    books: { provider: 11_800 },
    page: [PAID, PAID],
    unclear: ['refund-failed 20'],
  },
  'two parts gone back, of which the first came back': {
    steps: {
      '2028-01-20': async (life) => {
        await life.refundThere(1_000);
        await life.refundThere(2_000);
      },
      '2028-01-25': (life) => life.failRefund(0),
    },
    books: { provider: 9_800, receivables: 2_000 },
    page: [['card', 'partly-paid-back'], PAID],
    unclear: ['refund-failed 10', 'paid-back-elsewhere 20'],
  },
  'written off, taken back, and paid after that': {
    card: DECLINED_CARD,
    steps: {
      '2028-02-12': (life) => life.book(1, { kind: 'write-off', reason: 'uncollectable' }),
      '2028-02-15': (life) => life.cancel(1),
      '2028-02-20': (life) => life.payApart(1),
    },
    books: { provider: 5_900 },
    page: [PAID, PAID],
  },
  'two pages paid for one beginning, of which the second came back, and went back by transfer': {
    pages: 2,
    steps: {
      '2028-01-20': (life) => life.failOwnRefund(1),
      '2028-02-12': (life) => life.settle('paid-back-by-transfer'),
    },
    books: { provider: 17_700, bank: -5_900 },
    page: [PAID, PAID],
    mails: ['doppelt bezahlt, das Geld geht zurück'],
  },
  'two pages paid for one beginning, of which the second is disputed before it goes back, and won': {
    pages: 2,
    atOnce: (life) => life.dispute(5_900, 1),
    steps: { '2028-01-20': (life) => life.decide('won', 5_900) },
    books: { provider: 11_800 },
    page: [PAID, PAID],
    mails: ['doppelt bezahlt, das Geld geht zurück'],
  },
  'two pages paid for one beginning, of which the second is disputed before that is told, and won': {
    pages: 2,
    atOnce: (life) => life.disputeSilently(5_900, 1),
    steps: {
      '2028-01-11': (life) => life.tellDispute(),
      '2028-01-20': (life) => life.decide('won', 5_900),
    },
    books: { provider: 11_800 },
    page: [PAID, PAID],
    mails: ['doppelt bezahlt, das Geld geht zurück'],
  },
  'two pages paid for one beginning, of which a part of the second is lost, and the first disputed and won': {
    pages: 2,
    atOnce: (life) => life.dispute(2_000, 1),
    steps: {
      '2028-01-20': (life) => life.decide('lost', 2_000),
      '2028-01-25': (life) => life.dispute(),
      '2028-01-30': (life) => life.enterCard(),
      '2028-02-15': (life) => life.decide('won', 5_900, 1),
    },
    books: { provider: 11_800 },
    page: [PAID, PAID],
    mails: ['doppelt bezahlt, das Geld geht zurück'],
  },
  'two pages paid for one beginning, of which the first is disputed before its invoice, and won': {
    pages: 2,
    atOnce: (life) => life.dispute(5_900, 0),
    steps: { '2028-01-20': (life) => life.decide('won', 5_900) },
    books: { provider: 11_800 },
    page: [PAID, PAID],
    mails: ['doppelt bezahlt, das Geld geht zurück'],
  },
};

describe('a timeline of payments, transfers and refunds', () => {
  useTimelines(TIMELINES);
});

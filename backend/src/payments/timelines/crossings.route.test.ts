import { describe } from 'vitest';
import { DECLINED_CARD } from '../stripe/testing/stripe-double.ts';
import { OPEN, PAID, type Timeline, TRANSFERRED, useTimelines } from './testing/use-timelines.ts';

const TAKEN = 'Ihre Bank hat eine Zahlung zurückgeholt';

/** Disputes that cross refunds, cards, ends, erasures and each other. */
const TIMELINES: Readonly<Record<string, Timeline>> = {
  'two disputes of one payment, of which the first is won while the second goes on until it is won': {
    steps: {
      '2028-01-20': async (life) => {
        await life.dispute(2_000);
        await life.dispute(3_900);
      },
      '2028-01-25': (life) => life.decide('won', 2_000, 0),
      '2028-02-15': (life) => life.decide('won', 3_900, 1),
    },
    books: { provider: 11_800 },
    page: [PAID, PAID],
    mails: [],
  },
  'two disputes of one payment, both lost, of which one is given back after its invoice was open again': {
    steps: {
      '2028-01-12': async (life) => {
        await life.dispute(2_000);
        await life.dispute(3_900);
      },
      '2028-01-14': async (life) => {
        await life.decide('lost', 2_000, 0);
        await life.decide('lost', 3_900, 1);
      },
      '2028-01-16': (life) => life.decide('won', 3_900, 1),
      '2028-01-18': (life) => life.settle('paid-back', 'dispute-reversed'),
    },
    books: {},
    page: [[null, 'dispute-lost'], OPEN],
    unclear: ['disputed 20'],
  },
  'paid back whole elsewhere, disputed all the same, and lost': {
    steps: {
      '2028-01-12': (life) => life.refundThere(5_900),
      '2028-01-14': (life) => life.dispute(),
      '2028-01-20': (life) => life.decide('lost', 5_900),
    },
    books: { provider: -5_900, receivables: 5_900 },
    page: [[null, 'dispute-lost'], OPEN],
    unclear: ['paid-back-elsewhere 59'],
  },
  'a part paid back and waived, a part disputed and lost, given back, and its invoice taken back': {
    steps: {
      '2028-01-12': (life) => life.refundThere(1_000),
      '2028-01-13': (life) => life.settle('waived'),
      '2028-01-14': (life) => life.dispute(2_000),
      '2028-01-18': (life) => life.decide('lost', 2_000),
      '2028-01-20': (life) => life.decide('won', 2_000),
      '2028-01-25': async (life) => {
        await life.enterCard();
        await life.cancel(0);
      },
    },
    books: { provider: 5_900 },
    page: [['card', 'partly-paid-back'], PAID],
  },
  'another card entered while it is disputed, which pays what is lost, and then that is given back': {
    steps: {
      '2028-01-12': (life) => life.dispute(),
      '2028-01-13': (life) => life.enterCard(),
      '2028-01-14': (life) => life.decide('lost', 5_900),
      '2028-01-20': (life) => life.decide('won', 5_900),
      '2028-01-25': (life) => life.settle('paid-back'),
    },
    books: { provider: 11_800 },
    page: [PAID, PAID],
    mails: [],
  },
  'a part lost, its invoice taken back, and then given back': {
    steps: {
      '2028-01-12': (life) => life.dispute(2_000),
      '2028-01-14': (life) => life.decide('lost', 2_000),
      '2028-01-18': (life) => life.cancel(0),
      '2028-01-20': (life) => life.decide('won', 2_000),
      '2028-01-22': (life) => life.settle('paid-back', 'dispute-reversed'),
    },
    books: {},
    page: [PAID, OPEN],
  },
  'written off, a part given back': {
    steps: {
      '2028-01-12': async (life) => {
        await life.dispute(2_000);
        await life.dispute(3_900);
      },
      '2028-01-14': async (life) => {
        await life.decide('lost', 2_000, 0);
        await life.decide('lost', 3_900, 1);
      },
      '2028-01-16': (life) => life.book(0, { kind: 'write-off', reason: 'uncollectable' }),
      '2028-01-20': (life) => life.decide('won', 3_900, 1),
    },
    books: { provider: 3_900, clearing: -3_900, 'write-offs': 5_900 },
    page: [[null, 'written-off'], OPEN],
    unclear: ['dispute-reversed 39', 'disputed 20'],
  },
  'ended, with its last month paid back, which is disputed, lost and given back all the same': {
    steps: {
      '2028-02-12': (life) => life.end('2028-02-11'),
      '2028-02-13': (life) => life.dispute(5_900, 1),
      '2028-02-15': (life) => life.decide('lost', 5_900),
      '2028-02-20': (life) => life.decide('won', 5_900),
    },
    books: { provider: 5_900 },
    page: [PAID, PAID],
    mails: [],
  },
  'ended, and erased while it is open since a dispute, which is then given back': {
    steps: {
      '2028-01-12': (life) => life.dispute(),
      '2028-01-14': (life) => life.decide('lost', 5_900),
      '2028-01-16': (life) => life.book(0, { kind: 'write-off', reason: 'uncollectable' }),
      '2028-02-09': (life) => life.end('2028-02-09'),
      '2028-02-12': (life) => life.erase(),
      '2028-02-20': (life) => life.decide('won', 5_900),
    },
    books: { provider: 5_900 },
    page: [PAID],
  },
  'disputed in March, decided at the turn to summer time at the end of the month': {
    begins: '2027-03-10T09:00:00.000Z',
    steps: {
      '2027-03-20': (life) => life.dispute(),
      '2027-03-28': (life) => life.decide('lost', 5_900),
      '2027-03-31': (life) => life.decide('won', 5_900),
      '2027-04-01': (life) => life.enterCard(),
      '2027-05-09': (life) => life.end('2027-05-09'),
    },
    books: { provider: 11_800 },
    page: [PAID, PAID],
    mails: [TAKEN, 'Rechnung ist wieder bezahlt'],
  },
  'paid on a page with another sum, disputed, lost and given back': {
    card: DECLINED_CARD,
    steps: {
      '2028-02-12': (life) => life.payPage(1, 5_899),
      '2028-02-13': (life) => life.dispute(5_899, 1),
      '2028-02-15': (life) => life.decide('lost', 5_899),
      '2028-02-20': (life) => life.decide('won', 5_899),
    },
    books: { provider: 11_799, clearing: -5_899 },
    page: [PAID, OPEN],
    unclear: ['dispute-reversed 58.99', 'amount-differs 58.99'],
  },
  'transferred by mistake of the bank, and won after that, too': {
    steps: {
      '2028-01-12': (life) => life.dispute(),
      '2028-01-14': (life) => life.decide('lost', 5_900),
      '2028-01-18': (life) => life.book(0, { kind: 'transfer', received_on: '2028-01-18' }),
      '2028-01-20': (life) => life.decide('won', 5_900),
      '2028-01-22': (life) => life.settle('paid-back-by-transfer'),
    },
    books: { provider: 5_900 },
    page: [TRANSFERRED, OPEN],
  },
};

describe('a timeline in which a dispute crosses something else', { tags: 'long' }, () => {
  useTimelines(TIMELINES);
});

import { describe } from 'vitest';
import { DECLINED_CARD } from '../stripe/testing/stripe-double.ts';
import { OPEN, PAID, type Timeline, TRANSFERRED, useTimelines } from './testing/use-timelines.ts';

/** What banks take back whole or leave to us, and what happens before, meanwhile and after that. */
const PLAIN: Readonly<Record<string, Timeline>> = {
  'refused by the card, whose next try waits for a dispute': {
    card: DECLINED_CARD,
    steps: {
      '2028-02-12': (life) => life.dispute(),
      '2028-02-29': (life) => life.decide('lost', 5_900),
    },
    books: {},
    page: [[null, 'dispute-lost'], OPEN],
  },
};

const TIMELINES: Readonly<Record<string, Timeline>> = {
  'lost, transferred, taken back, and transferred back': {
    steps: {
      '2028-01-20': (life) => life.dispute(),
      '2028-01-25': (life) => life.decide('lost', 5_900),
      '2028-02-12': (life) =>
        life.book(0, { kind: 'transfer', received_on: '2028-02-12', reference: '=1+1; "bar"\n–' }),
      '2028-02-15': (life) => life.cancel(0),
      '2028-02-20': (life) => life.withdraw(0),
    },
    books: {},
    page: [[null, 'dispute-lost'], OPEN],
  },
  'ended from its first day, while its money is disputed': {
    steps: {
      '2028-02-15': (life) => life.dispute(),
      '2028-02-20': (life) => life.end(),
      '2028-02-29': (life) => life.decide('won', 5_900),
    },
    books: {},
    page: [PAID, PAID],
  },
  'lost, written off, and then told as won': {
    steps: {
      '2028-01-20': (life) => life.dispute(),
      '2028-01-25': (life) => life.decide('lost', 5_900),
      '2028-02-12': (life) => life.book(0, { kind: 'write-off', reason: 'uncollectable' }),
      '2028-02-20': (life) => life.decide('won', 5_900),
    },
    books: { provider: 5_900 },
    page: [PAID, OPEN],
  },
  'disputed before there was an invoice, and lost': {
    atOnce: (life) => life.dispute(),
    steps: { '2028-01-20': (life) => life.decide('lost', 5_900) },
    books: {},
    page: [[null, 'dispute-lost'], OPEN],
  },
  'lost, whose end is told of before its beginning': {
    steps: { '2028-01-20': (life) => life.disputeBackwards('lost') },
    books: {},
    page: [[null, 'dispute-lost'], OPEN],
  },
  'lost after nine weeks, when two more were paid': {
    begins: '2027-12-10T09:00:00.000Z',
    steps: {
      '2028-02-12': (life) => life.dispute(),
      '2028-02-15': (life) => life.decide('lost', 5_900),
    },
    books: { provider: 11_800 },
    page: [[null, 'dispute-lost'], PAID, PAID],
    mails: ['Ihre Bank hat eine Zahlung zurückgeholt', 'Es ist noch etwas offen'],
  },
  'corrected while it is disputed, lost, and transferred': {
    steps: {
      '2028-01-20': async (life) => {
        await life.dispute();
        await life.correct(0);
      },
      '2028-01-25': (life) => life.decide('lost', 5_900),
      '2028-02-12': (life) => life.book(0, { kind: 'transfer', received_on: '2028-02-11' }),
    },
    books: { bank: 5_900 },
    page: [TRANSFERRED, OPEN],
  },
  'lost, transferred, then told as won, and paid back': {
    steps: {
      '2028-01-20': (life) => life.dispute(),
      '2028-01-25': (life) => life.decide('lost', 5_900),
      '2028-02-12': (life) => life.book(0, { kind: 'transfer', received_on: '2028-02-11' }),
      '2028-02-15': (life) => life.decide('won', 5_900),
      '2028-02-20': (life) => life.settle('paid-back', 'dispute-reversed'),
    },
    books: { bank: 5_900 },
    page: [TRANSFERRED, OPEN],
  },
  'lost, paid anew with another card, and lost again': {
    steps: {
      '2028-01-20': (life) => life.dispute(),
      '2028-01-25': (life) => life.decide('lost', 5_900),
      '2028-02-01': (life) => life.payPage(0),
      '2028-02-12': (life) => life.dispute(5_900, 1),
      '2028-02-15': (life) => life.decide('lost', 5_900, 1),
    },
    books: { provider: 5_900 },
    page: [[null, 'dispute-lost'], PAID],
    mails: [
      ...['Ihre Bank hat eine Zahlung zurückgeholt', 'Ihre Bank hat eine Zahlung zurückgeholt'],
      'Es ist noch etwas offen',
    ],
  },
  'lost, and told as won before its first reminder': {
    steps: {
      '2028-01-12': (life) => life.dispute(),
      '2028-01-13': (life) => life.decide('lost', 5_900),
      '2028-01-14': (life) => life.decide('won', 5_900),
      '2028-02-12': (life) => life.enterCard(),
    },
    books: { provider: 11_800 },
    page: [PAID, PAID],
    mails: ['Ihre Bank hat eine Zahlung zurückgeholt', 'Rechnung ist wieder bezahlt', 'Rechnung ist noch offen'],
  },
  'lost, reminded of, told as won twice, and taken back': {
    steps: {
      '2028-01-12': (life) => life.dispute(),
      '2028-01-13': (life) => life.decide('lost', 5_900),
      '2028-01-27': async (life) => {
        await life.decide('won', 5_900);
        await life.decide('won', 5_900);
        await life.tellAgain();
      },
      '2028-02-15': async (life) => {
        await life.cancel(0);
        await life.enterCard();
      },
    },
    books: { provider: 5_900 },
    page: [PAID, PAID],
    mails: [
      ...['Ihre Bank hat eine Zahlung zurückgeholt', 'Es ist noch etwas offen', 'Rechnung ist wieder bezahlt'],
      'Rechnung ist noch offen',
    ],
  },
  'lost, and told as won after another card had paid': {
    steps: {
      '2028-01-20': (life) => life.dispute(),
      '2028-01-25': (life) => life.decide('lost', 5_900),
      '2028-01-30': (life) => life.enterCard(),
      '2028-02-12': (life) => life.decide('won', 5_900),
    },
    books: { provider: 17_700, clearing: -5_900 },
    page: [PAID, PAID],
    unclear: ['dispute-reversed 59'],
  },
};

describe('a timeline with a disputed payment', () => {
  useTimelines(PLAIN);
});

describe('a timeline with a payment that is disputed, with more trouble', { tags: 'long' }, () => {
  useTimelines(TIMELINES);
});

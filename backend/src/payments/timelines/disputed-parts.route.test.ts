import { describe } from 'vitest';
import { DECLINED_CARD } from '../stripe/testing/stripe-double.ts';
import { OPEN, PAID, type Timeline, useTimelines } from './testing/use-timelines.ts';

/** What banks take back of payments of which a part went back, or decide about in parts. */
const TIMELINES: Readonly<Record<string, Timeline>> = {
  'a dispute lost over less, whose rest is transferred': {
    steps: {
      '2028-01-20': (life) => life.dispute(),
      '2028-02-12': (life) => life.decide('lost', 2_000),
      '2028-02-15': (life) => life.settle('paid-by-transfer'),
    },
    books: { provider: 3_900, bank: 2_000 },
    page: [PAID, OPEN],
  },
  'a dispute lost over less, waived, and its invoice taken back': {
    steps: {
      '2028-01-20': (life) => life.dispute(),
      '2028-01-25': (life) => life.decide('lost', 2_000),
      '2028-02-12': (life) => life.settle('waived'),
      '2028-02-15': (life) => life.cancel(0),
    },
    books: {},
    page: [PAID, OPEN],
  },
  'a dispute lost over more than it began with, after a part went back': {
    steps: {
      '2028-01-20': async (life) => {
        await life.refundThere(1_000);
        await life.dispute(2_000);
      },
      '2028-02-12': (life) => life.decide('lost', 4_900),
    },
    books: {},
    page: [[null, 'dispute-lost'], OPEN],
    unclear: ['paid-back-elsewhere 10'],
  },
  'two disputes of one payment, one won and one lost': {
    steps: {
      '2028-01-20': async (life) => {
        await life.dispute(2_000);
        await life.dispute(3_900);
      },
      '2028-01-25': (life) => life.decide('won', 2_000, 0),
      '2028-02-12': (life) => life.decide('lost', 3_900, 1),
    },
    books: { provider: 2_000, receivables: 3_900 },
    page: [['card', 'partly-taken-back'], OPEN],
    unclear: ['disputed 39'],
  },
  'a part gone back, the rest lost, and all of it paid anew': {
    steps: {
      '2028-01-20': async (life) => {
        await life.refundThere(2_000);
        await life.dispute(3_900);
      },
      '2028-01-25': (life) => life.decide('lost', 3_900),
      '2028-02-12': (life) => life.payPage(0),
    },
    books: { provider: 11_800 },
    page: [PAID, PAID],
    unclear: ['paid-back-elsewhere 20'],
  },
  'a part gone back and transferred again, and then the rest lost': {
    steps: {
      '2028-01-20': (life) => life.refundThere(2_000),
      '2028-01-25': (life) => life.settle('paid-by-transfer'),
      '2028-02-12': (life) => life.dispute(3_900),
      '2028-02-15': (life) => life.decide('lost', 3_900),
      '2028-02-20': (life) => life.settle('paid-by-transfer'),
    },
    books: { provider: 5_900, bank: 5_900 },
    page: [['card', 'partly-paid-back'], PAID],
  },
  'another sum that the bank takes back in part, and an admin the rest': {
    card: DECLINED_CARD,
    steps: {
      '2028-02-12': (life) => life.payPage(1, 5_899),
      '2028-02-15': (life) => life.dispute(5_899, 1),
      '2028-02-20': (life) => life.decide('lost', 3_000),
      '2028-02-29': (life) => life.settle('paid-back'),
    },
    books: { provider: 5_900 },
    page: [PAID, OPEN],
  },
  'a part lost, and given back after all': {
    steps: {
      '2028-01-20': (life) => life.dispute(2_000),
      '2028-01-25': (life) => life.decide('lost', 2_000),
      '2028-02-12': async (life) => {
        await life.decide('won', 2_000);
        await life.decide('won', 2_000);
      },
    },
    books: { provider: 5_900 },
    page: [PAID, OPEN],
  },
  'told twice, under two names': {
    steps: {
      '2028-01-20': async (life) => {
        await life.tellAgain();
        await life.dispute(2_000);
        await life.decide('lost', 2_000);
        await life.decide('lost', 2_000);
      },
    },
    books: { provider: 3_900, receivables: 2_000 },
    page: [['card', 'partly-taken-back'], OPEN],
    unclear: ['disputed 20'],
  },
  'a part lost, and the rest paid back elsewhere': {
    steps: {
      '2028-01-20': (life) => life.dispute(2_000),
      '2028-01-25': (life) => life.decide('lost', 2_000),
      '2028-02-12': (life) => life.refundThere(3_900),
    },
    books: { receivables: 5_900 },
    page: [['card', 'partly-taken-back'], OPEN],
    unclear: ['paid-back-elsewhere 39', 'disputed 20'],
  },
  'two parts lost, one after the other': {
    steps: {
      '2028-01-20': async (life) => {
        await life.dispute(2_000);
        await life.dispute(3_900);
      },
      '2028-01-25': (life) => life.decide('lost', 2_000, 0),
      '2028-02-12': (life) => life.decide('lost', 3_900, 1),
    },
    books: {},
    page: [[null, 'dispute-lost'], OPEN],
    unclear: ['disputed 20'],
  },
  'a part gone back, the rest lost, and the part came back': {
    steps: {
      '2028-01-20': (life) => life.refundThere(2_000),
      '2028-01-25': async (life) => {
        await life.dispute(3_900);
        await life.decide('lost', 3_900);
      },
      '2028-02-12': (life) => life.failRefund(),
      '2028-02-15': (life) => life.payPage(0),
      '2028-02-20': (life) => life.settle('paid-back', 'refund-failed'),
    },
    books: { provider: 11_800 },
    page: [PAID, PAID],
  },
  'a part lost and transferred, and then taken back': {
    steps: {
      '2028-01-20': (life) => life.dispute(2_000),
      '2028-01-25': (life) => life.decide('lost', 2_000),
      '2028-02-12': (life) => life.settle('paid-by-transfer'),
      '2028-02-15': (life) => life.cancel(0),
    },
    books: { bank: 2_000, receivables: -2_000 },
    page: [PAID, OPEN],
  },
  'a part that came back and was transferred, before a bank left to us what goes back': {
    steps: {
      '2028-01-20': (life) => life.refundThere(1_000),
      '2028-01-25': (life) => life.failRefund(),
      '2028-02-12': async (life) => {
        await life.dispute();
        await life.cancel(0);
      },
      '2028-02-15': (life) => life.settle('paid-back-by-transfer', 'refund-failed'),
      '2028-02-20': (life) => life.decide('won', 5_900),
    },
    books: { provider: 6_900, bank: -1_000 },
    page: [PAID, PAID],
  },
  'disputed before there was an invoice, and lost over a part, which is transferred': {
    atOnce: (life) => life.dispute(),
    steps: {
      '2028-01-20': (life) => life.decide('lost', 2_000),
      '2028-02-12': (life) => life.settle('paid-by-transfer'),
    },
    books: { provider: 3_900, bank: 2_000 },
    page: [PAID, OPEN],
  },
  'a part lost before there was an invoice': {
    atOnce: async (life) => {
      await life.dispute(2_000);
      await life.decide('lost', 2_000);
    },
    steps: { '2028-01-25': (life) => life.enterCard() },
    books: { provider: 9_800, receivables: 2_000 },
    page: [['card', 'partly-taken-back'], PAID],
    mails: ['Ihre Bank hat einen Teil zurückgeholt'],
    unclear: ['disputed 20'],
  },
  'a part gone back and one lost before there was an invoice, and what is missing transferred': {
    atOnce: async (life) => {
      await life.refundThere(1_000);
      await life.dispute(2_000);
      await life.decide('lost', 2_000);
    },
    steps: {
      '2028-01-20': async (life) => {
        await life.enterCard();
        await life.settle('paid-by-transfer', 'disputed');
      },
      '2028-01-25': (life) => life.settle('waived', 'paid-back-elsewhere'),
    },
    books: { provider: 8_800, bank: 2_000, 'write-offs': 1_000 },
    page: [['card', 'partly-paid-back'], PAID],
    mails: ['Ihre Bank hat einen Teil zurückgeholt'],
  },
  'lost before there was an invoice, in two parts, and paid by another card': {
    atOnce: async (life) => {
      await life.dispute(2_000);
      await life.dispute(3_900);
      await life.decide('lost', 2_000, 0);
      await life.decide('lost', 3_900, 1);
    },
    steps: { '2028-01-20': (life) => life.enterCard() },
    books: { provider: 11_800 },
    page: [PAID, PAID],
    unclear: ['disputed 20'],
  },
  'a part gone back and waived, the rest disputed and won, and erased': {
    steps: {
      '2028-01-20': (life) => life.refundThere(2_000),
      '2028-01-25': (life) => life.settle('waived'),
      '2028-02-12': (life) => life.dispute(3_900),
      '2028-02-15': (life) => life.decide('won', 3_900),
      '2028-02-18': (life) => life.end('2028-02-17'),
      '2028-02-20': (life) => life.erase(),
    },
    books: { provider: 3_900, 'write-offs': 2_000 },
    page: [['card', 'partly-paid-back'], PAID],
  },
};

describe('a timeline with a payment that is disputed in parts', { tags: 'long' }, () => {
  useTimelines(TIMELINES);
});

import { describe } from 'vitest';
import { OPEN, PAID, type Timeline, TRANSFERRED, useTimelines } from './testing/use-timelines.ts';

const TAKEN = 'Ihre Bank hat eine Zahlung zurückgeholt';
const PART_TAKEN = 'Ihre Bank hat einen Teil zurückgeholt';
const PART_BACK = 'Ihre Bank hat einen Teil wieder freigegeben';
const REFUSED = 'Rechnung ist noch offen';
const PAID_AGAIN = 'Rechnung ist wieder bezahlt';

/** What banks take and give back after all, or take after they had left it to us. */
const TIMELINES: Readonly<Record<string, Timeline>> = {
  'lost before there was an invoice, and given back before that, too': {
    atOnce: async (life) => {
      await life.dispute();
      await life.decide('lost', 5_900);
      await life.decide('won', 5_900);
      await life.decide('won', 5_900);
    },
    steps: { '2028-01-20': (life) => life.enterCard() },
    books: { provider: 11_800 },
    page: [PAID, PAID],
  },
  'lost before there was an invoice, and given back before its first reminder': {
    atOnce: async (life) => {
      await life.dispute();
      await life.decide('lost', 5_900);
    },
    steps: {
      '2028-01-12': (life) => life.decide('won', 5_900),
      '2028-01-20': (life) => life.enterCard(),
    },
    books: { provider: 11_800 },
    page: [PAID, PAID],
  },
  'lost before there was an invoice, and given back after a reminder': {
    atOnce: async (life) => {
      await life.dispute();
      await life.decide('lost', 5_900);
    },
    steps: {
      '2028-01-27': async (life) => {
        await life.decide('won', 5_900);
        await life.decide('won', 5_900);
        await life.enterCard();
      },
    },
    books: { provider: 11_800 },
    page: [PAID, PAID],
  },
  'lost before there was an invoice, transferred, and then given back': {
    atOnce: async (life) => {
      await life.dispute();
      await life.decide('lost', 5_900);
    },
    steps: {
      '2028-01-20': (life) => life.book(0, { kind: 'transfer', received_on: '2028-01-19' }),
      '2028-01-25': (life) => life.decide('won', 5_900),
    },
    books: { bank: 5_900, provider: 5_900, clearing: -5_900 },
    page: [TRANSFERRED, OPEN],
    unclear: ['dispute-reversed 59'],
  },
  'lost before there was an invoice, given back, and lost again after it': {
    atOnce: async (life) => {
      await life.dispute();
      await life.decide('lost', 5_900);
      await life.decide('won', 5_900);
    },
    steps: { '2028-01-20': (life) => life.decide('lost', 5_900) },
    books: {},
    page: [[null, 'dispute-lost'], OPEN],
  },
  'won, and lost after all': {
    steps: {
      '2028-01-12': (life) => life.dispute(),
      '2028-01-14': (life) => life.decide('won', 5_900),
      '2028-01-20': async (life) => {
        await life.decide('lost', 5_900);
        await life.decide('lost', 5_900);
      },
    },
    books: {},
    page: [[null, 'dispute-lost'], OPEN],
  },
  'won, lost after all, and given back': {
    steps: {
      '2028-01-12': (life) => life.dispute(),
      '2028-01-14': (life) => life.decide('won', 5_900),
      '2028-01-15': (life) => life.decide('lost', 5_900),
      '2028-01-18': (life) => life.decide('won', 5_900),
      '2028-01-20': (life) => life.enterCard(),
    },
    books: { provider: 11_800 },
    page: [PAID, PAID],
    mails: [TAKEN, PAID_AGAIN],
  },
  'lost, given back to nobody’s invoice, and lost again': {
    steps: {
      '2028-01-12': (life) => life.dispute(),
      '2028-01-14': (life) => life.decide('lost', 5_900),
      '2028-01-18': (life) => life.book(0, { kind: 'transfer', received_on: '2028-01-18' }),
      '2028-01-20': (life) => life.decide('won', 5_900),
      '2028-01-25': (life) => life.decide('lost', 5_900),
    },
    books: { bank: 5_900 },
    page: [TRANSFERRED, OPEN],
  },
  'lost, given back and paid back by hand, and lost again: its payer has it twice': {
    steps: {
      '2028-01-12': (life) => life.dispute(),
      '2028-01-14': (life) => life.decide('lost', 5_900),
      '2028-01-18': (life) => life.book(0, { kind: 'transfer', received_on: '2028-01-18' }),
      '2028-01-20': (life) => life.decide('won', 5_900),
      '2028-01-22': (life) => life.settle('paid-back'),
      '2028-01-25': (life) => life.decide('lost', 5_900),
    },
    books: { bank: 5_900, provider: -5_900, clearing: 5_900 },
    page: [TRANSFERRED, OPEN],
    unclear: ['disputed 59'],
  },
  'lost, given back and paid back by hand, lost again, and what its payer has twice waived': {
    steps: {
      '2028-01-12': (life) => life.dispute(),
      '2028-01-14': (life) => life.decide('lost', 5_900),
      '2028-01-18': (life) => life.book(0, { kind: 'transfer', received_on: '2028-01-18' }),
      '2028-01-20': (life) => life.decide('won', 5_900),
      '2028-01-22': (life) => life.settle('paid-back'),
      '2028-01-25': (life) => life.decide('lost', 5_900),
      '2028-01-27': (life) => life.settle('waived'),
    },
    books: { bank: 5_900, provider: -5_900, 'write-offs': 5_900 },
    page: [TRANSFERRED, OPEN],
  },
  'a part lost and waived, given back and paid back by hand, lost again, and waived': {
    steps: {
      '2028-01-12': (life) => life.dispute(2_000),
      '2028-01-14': (life) => life.decide('lost', 2_000),
      '2028-01-16': (life) => life.settle('waived'),
      '2028-01-20': (life) => life.decide('won', 2_000),
      '2028-01-22': (life) => life.settle('paid-back'),
      '2028-01-25': (life) => life.decide('lost', 2_000),
      '2028-01-27': (life) => life.settle('waived'),
    },
    books: { provider: 1_900, 'write-offs': 4_000 },
    page: [PAID, OPEN],
  },
  'a part lost and given back, and lost again': {
    steps: {
      '2028-01-12': (life) => life.dispute(2_000),
      '2028-01-14': (life) => life.decide('lost', 2_000),
      '2028-01-18': (life) => life.decide('won', 2_000),
      '2028-01-20': (life) => life.decide('lost', 2_000),
    },
    books: { provider: 3_900, receivables: 2_000 },
    page: [['card', 'partly-taken-back'], OPEN],
    mails: [PART_TAKEN, PART_BACK, PART_TAKEN, REFUSED],
    unclear: ['disputed 20'],
  },
  'a part lost before there was an invoice, and given back after it': {
    atOnce: async (life) => {
      await life.dispute(2_000);
      await life.decide('lost', 2_000);
    },
    steps: {
      '2028-01-20': async (life) => {
        await life.decide('won', 2_000);
        await life.enterCard();
      },
    },
    books: { provider: 11_800 },
    page: [PAID, PAID],
    mails: [PART_TAKEN, PART_BACK],
  },
  'a part lost and given back before there was an invoice': {
    atOnce: async (life) => {
      await life.dispute(2_000);
      await life.decide('lost', 2_000);
      await life.decide('won', 2_000);
    },
    steps: { '2028-01-20': (life) => life.enterCard() },
    books: { provider: 11_800 },
    page: [PAID, PAID],
  },
  'a part lost and waived, and then given back': {
    steps: {
      '2028-01-12': (life) => life.dispute(2_000),
      '2028-01-14': (life) => life.decide('lost', 2_000),
      '2028-01-18': (life) => life.settle('waived'),
      '2028-01-20': (life) => life.decide('won', 2_000),
    },
    books: { provider: 5_900, 'write-offs': 2_000, clearing: -2_000 },
    page: [PAID, OPEN],
    unclear: ['dispute-reversed 20'],
  },
  'the second page lost before it goes back, and given back': {
    pages: 2,
    atOnce: async (life) => {
      await life.dispute(5_900, 1);
    },
    steps: {
      '2028-01-12': (life) => life.decide('lost', 5_900),
      '2028-01-20': (life) => life.decide('won', 5_900),
    },
    books: { provider: 5_900 },
    page: [PAID, OPEN],
    mails: ['doppelt bezahlt, das Geld geht zurück', REFUSED],
  },
  'the second page gone back, and then disputed and lost: its payer has it twice': {
    pages: 2,
    steps: {
      '2028-01-12': (life) => life.dispute(5_900, 1),
      '2028-01-20': (life) => life.decide('lost', 5_900),
      '2028-01-25': (life) => life.settle('waived'),
    },
    books: { 'write-offs': 5_900 },
    page: [PAID, OPEN],
  },
};

describe('a timeline with what a bank gives back, or takes after all', () => {
  useTimelines(TIMELINES);
});

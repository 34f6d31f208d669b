import type { RecordedEvent } from '@sternklar/contracts/event-envelope';
import { BALANCE_ACCOUNTS, JOURNAL_KINDS } from '@sternklar/contracts/invoices/journal';
import { journal } from '@sternklar/projections/invoices/journal/journal.projection';
import type { KnownEvent } from '@sternklar/projections/testing/events';
import { readModelsOf } from '@sternklar/projections/testing/read-models';
import { describe, expect, it } from 'vitest';
import { plainFirst } from '../../../event-store/src/testing/plain-first.ts';
import { judgeDunning } from './dunning-faults.ts';
import { compareJournal } from './journal-faults.ts';
import { createPlainBooks, sumOf } from './plain-books.ts';
import { DUNNING_DAYS } from './simulated-arrears.ts';
import { payFor } from './simulated-payments.ts';
import { simulate } from './simulation.ts';

const START = new Date('2026-01-01T00:00:00.000Z');
const DAYS = 1_200;
const play = async () => {
  const log = await simulate({ customers: 12, days: DAYS, start: START, isOff: (day) => day > 200 && day < 260 });
  return payFor(log, new Date(START.getTime() + DAYS * 86_400_000));
};
let played: ReturnType<typeof play> | null = null;
/** Years are played once: nobody below changes them, but copies of them. */
const paid = () => {
  played ??= play();
  return played;
};

describe('the journal beside the proof’s own books', () => {
  const readModels = readModelsOf([journal]);
  type Events = readonly RecordedEvent[];
  const compared = async (change: (events: Events) => Events) => {
    const { events, books } = await paid();
    const { queries } = await readModels.given(...(change(events) as unknown as KnownEvent[]));
    return compareJournal(queries.journal, books);
  };
  const changedLast = (type: string, data: object | null) => (events: Events) => {
    const place = events.findLastIndex((event) => event.type === type);
    expect(place, type).toBeGreaterThan(0);
    const event = events[place] as RecordedEvent;
    return events.toSpliced(place, 1, ...(data ? [{ ...event, data: { ...(event.data as object), ...data } }] : []));
  };

  it('is of cards that are asked while they are on file, and given up with their own payments alone', async () => {
    const { events, faults } = await paid();
    expect(faults).toEqual([]);
    const closed = events.flatMap(({ type, data }) =>
      type === 'DisputeClosed' ? [data as { givesUpCard?: boolean; amountCents: number }] : [],
    );
    for (const givesUpCard of [true, false]) expect(closed.some((one) => one.givesUpCard === givesUpCard)).toBe(true);
    expect(new Set(closed.map(({ amountCents }) => amountCents))).toEqual(new Set([2_000, 5_900]));
  });

  it('is the same in every month, figure and entry', async () => {
    const { faults, months, figures, entries } = await compared((events) => events);
    expect(faults).toEqual([]);
    expect({ months, figures }).toEqual({
      months: 40,
      figures: 40 * 4 * (BALANCE_ACCOUNTS.length + JOURNAL_KINDS.length),
    });
    expect(entries).toBeGreaterThan(500);
  });

  plainFirst(1, [
    ['a payment that is missing', changedLast('InvoicePaid', null), /payment entries is \d+, not/],
    ['a cent too many', changedLast('InvoicePaid', { amountCents: 5_901 }), /provider debit is/],
    ['another month', changedLast('InvoicePaid', { paidAt: '2026-02-10T12:00:00.000Z' }), /^2026-02: /],
    ['an invoice with another tax', changedLast('InvoiceIssued', { netCents: 4_959, vatCents: 941 }), /invoice tax is/],
    ['an invoice by another number', changedLast('InvoiceIssued', { number: 'RE-2029-09999' }), /RE-2029-09999/],
    ['a dispute that never closed', changedLast('DisputeClosed', null), /disputed in the end/],
  ])('has a fault by %s', async (_, change, fault) => {
    const { faults } = await compared(change);
    expect(faults.some((one) => fault.test(one))).toBe(true);
  });
});

describe('the reminders of these years', () => {
  const until = new Date(START.getTime() + DAYS * 86_400_000);
  type Change = (events: readonly RecordedEvent[]) => readonly RecordedEvent[];
  const judged = async (change: Change) => judgeDunning(change((await paid()).events), { days: DUNNING_DAYS, until });
  const isStep = (name: string) => (event: RecordedEvent) =>
    event.type === 'PaymentReminded' && (event.data as { step: string }).step === name;
  const changed =
    (is: (event: RecordedEvent) => boolean, change: (event: RecordedEvent) => readonly RecordedEvent[]): Change =>
    (events) => {
      const place = events.findIndex(is);
      expect(place).toBeGreaterThan(0);
      return events.toSpliced(place, 1, ...change(events[place] as RecordedEvent));
    };
  const isOf = (type: string) => (event: RecordedEvent) => event.type === type;

  it('come in their order and time, about what is open', async () => {
    const { faults, steps } = await judged((events) => events);
    expect(faults).toEqual([]);
    for (const name of ['first', 'second', 'in-arrears', 'ended'] as const) expect(steps.get(name)).toBeGreaterThan(0);
  });

  it.each<[string, Change, RegExp]>([
    ['a first one that is missing', changed(isStep('first'), () => []), /second after nothing/],
    ['one twice', changed(isStep('first'), (event) => [event, event]), /first after first/],
    [
      'a second one on the next day',
      (events) => {
        const first = events.findIndex(isStep('first'));
        const at = new Date(Date.parse(`${events[first]?.recordedAt}`) + 86_400_000).toISOString();
        return changed(isStep('second'), (event) => [{ ...event, recordedAt: at }])(events);
      },
      /second too soon after first/,
    ],
    [
      'arrears before the last day',
      changed(isOf('AccountInArrears'), (event) => [
        { ...event, data: { ...(event.data as object), deadlineOn: event.recordedAt.slice(0, 10) } },
      ]),
      /in arrears before/,
    ],
    [
      'one about what is paid',
      changed(isStep('first'), (event) => {
        const { accountId, dues } = event.data as { accountId: string; dues: readonly { invoiceId: string }[] };
        return [{ ...event, type: 'InvoicePaid', data: { accountId, invoiceId: dues[0]?.invoiceId } }, event];
      }),
      /names .* which is not open/,
    ],
    ['nobody who is reminded', (events) => events.filter(isOf('InvoiceIssued')), /nobody is reminded/],
  ])('have a fault by %s', async (_, change, fault) => {
    const { faults } = await judged(change);
    expect(faults.some((one) => fault.test(one))).toBe(true);
  });
});

describe('the proof’s own books', () => {
  it('begin each month with what the one before ended with, also one without a movement', () => {
    const books = createPlainBooks();
    const invoice = { kind: 'invoice', debit: 'receivables', credit: 'revenue', cents: 5_900 } as const;
    // Already March in Germany.
    books.move({ ...invoice, at: new Date('2026-02-28T23:30:00.000Z') });
    books.move({ ...invoice, at: new Date('2026-05-10T12:00:00.000Z') });
    const months = books.months();
    expect(months.map(({ month }) => month)).toEqual(['2026-03', '2026-04', '2026-05']);
    expect(months.map(({ opening }) => opening.get('receivables') ?? 0)).toEqual([0, 5_900, 5_900]);
    for (const { opening } of months) expect(sumOf(BALANCE_ACCOUNTS, (account) => opening.get(account) ?? 0)).toBe(0);
  });
});

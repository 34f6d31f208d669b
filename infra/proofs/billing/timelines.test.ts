import type { InvoiceIssued } from '@sternklar/contracts/invoices/invoice.events';
import { TERMINATION_CAUSES } from '@sternklar/contracts/subscriptions/termination';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { doubleFaults, isWaivedMonthServed, lifeFaults, livesOf, numberFaults, twiceBilledFaults } from './judge.ts';
import { createSimulatedCustomers } from './simulated-customers.ts';
import { createSimulatedProduct, type Told } from './simulated-product.ts';

const HOUR_MS = 3_600_000;
const HOURS_OF_A_DAY = 24;
const ACCOUNTS = Array.from({ length: 3 }, (_, number) => `0198a000-0000-7000-8000-00000000a00${number}`);

/** Most of what happens, happens to one: a notice is withdrawn only by who has given it. */
const who = fc.oneof({ weight: 4, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.constantFrom(1, 2) });

/** A scheduler or a reactor that does not come up for a while was down. */
const steps = fc.oneof(
  { weight: 3, arbitrary: fc.record({ what: fc.constant('subscribe' as const), who }) },
  { weight: 3, arbitrary: fc.record({ what: fc.constant('notice' as const), who }) },
  {
    weight: 2,
    arbitrary: fc.record({ what: fc.constant('late notice' as const), who, daysAgo: fc.nat(420) }),
  },
  { weight: 6, arbitrary: fc.record({ what: fc.constant('withdrawal' as const), who }) },
  {
    weight: 1,
    arbitrary: fc.record({
      what: fc.constant('termination' as const),
      who,
      cause: fc.constantFrom(...TERMINATION_CAUSES),
      daysAgo: fc.oneof(fc.constant(0), fc.nat(420)),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      what: fc.constant('termination' as const),
      who,
      // Both waive the month in which it ended.
      cause: fc.constantFrom('death' as const, 'customers-good-cause' as const),
      monthsAgo: fc.nat(5),
    }),
  },
  // Whoever comes back at once was billed for days to come.
  {
    weight: 1,
    arbitrary: fc.record({
      what: fc.constant('new beginning' as const),
      who,
      cause: fc.constantFrom(...TERMINATION_CAUSES),
      daysAgo: fc.nat(3),
    }),
  },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('cancellation' as const), which: fc.nat(500) }) },
  // Some of them say what holds already.
  {
    weight: 3,
    arbitrary: fc.record({
      what: fc.constant('correction' as const),
      which: fc.nat(500),
      recipient: fc.constantFrom('Bäckerei Sonnenaufgang GmbH', 'Backhaus GmbH', 'Bäckerei Sonnenschein GmbH'),
    }),
  },
  { weight: 3, arbitrary: fc.record({ what: fc.constant('scheduler' as const) }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('reactors' as const) }) },
);
type Step = typeof steps extends fc.Arbitrary<infer Value> ? Value : never;

const timelines = fc.array(
  fc.record({
    step: steps,
    afterHours: fc.oneof(
      { weight: 3, arbitrary: fc.nat(48) },
      { weight: 2, arbitrary: fc.nat(HOURS_OF_A_DAY * 40) },
      // Longer than a term: renewals and many months at once.
      { weight: 1, arbitrary: fc.nat(HOURS_OF_A_DAY * 500) },
    ),
  }),
  { minLength: 5, maxLength: 40 },
);
const starts = fc.date({ min: new Date('2024-01-01'), max: new Date('2034-01-01'), noInvalidDate: true });

const live = async (start: Date, timeline: readonly { readonly step: Step; readonly afterHours: number }[]) => {
  let time = start.getTime();
  let ids = 0;
  const clock = {
    now: () => new Date(time),
    nextId: () => `0198a000-0000-7000-8000-${String(++ids).padStart(12, '0')}`,
  };
  const product = createSimulatedProduct(clock);
  const customers = createSimulatedCustomers({ ...clock, commands: product.commands });
  const invoiceAt = (place: number): InvoiceIssued | undefined => {
    const issued = product.log.filter((event) => event.type === 'InvoiceIssued');
    return issued[place % Math.max(1, issued.length)]?.data;
  };
  const asked = (step: Extract<Step, { who: number }>, accountId: string): Promise<void> => {
    if (step.what === 'subscribe') return customers.subscribe(accountId);
    if (step.what === 'notice') return customers.giveNotice(accountId);
    if (step.what === 'withdrawal') return customers.withdrawNotice(accountId);
    if (step.what === 'new beginning')
      return customers.terminate(accountId, step).then(() => customers.subscribe(accountId));
    if (step.what === 'termination') return customers.terminate(accountId, step);
    return customers.enterNotice(accountId, step.daysAgo);
  };
  const carryOut = async (step: Step): Promise<void> => {
    if (step.what === 'scheduler') return product.runJobs();
    if (step.what === 'reactors') return product.runReactors();
    if (step.what === 'cancellation') {
      const invoice = invoiceAt(step.which);
      return invoice && product.cancelByHand(invoice);
    }
    if (step.what === 'correction') {
      const invoice = invoiceAt(step.which);
      return invoice && product.correct(invoice, step.recipient);
    }
    return asked(step, ACCOUNTS[step.who] ?? '');
  };
  for (const { step, afterHours } of timeline) {
    time += afterHours * HOUR_MS;
    await carryOut(step);
  }
  await product.runReactors();
  await product.runJobs();
  return { log: product.log, now: clock.now() };
};

const faultsOf = ({ log, now }: { readonly log: readonly Told[]; readonly now: Date }) => {
  const lives = livesOf(log);
  return [
    ...numberFaults(log),
    ...doubleFaults(lives),
    ...twiceBilledFaults(lives),
    ...[...lives].flatMap(([id, life]) => lifeFaults(id, life, now)),
  ];
};

describe('subscriptions and their invoices, whatever is done and whoever was down meanwhile', () => {
  it('have no period, month or number twice or left out, exact sums, and ends by the rules of notice', {
    tags: 'long',
  }, async () => {
    const seen = new Map<string, number>();
    let servedToTheLastDay = 0;
    let billedLaterThanBegun = 0;
    await fc.assert(
      fc.asyncProperty(starts, timelines, async (start, timeline) => {
        const life = await live(start, timeline);
        for (const { type } of life.log) seen.set(type, (seen.get(type) ?? 0) + 1);
        servedToTheLastDay += [...livesOf(life.log).values()].filter(isWaivedMonthServed).length;
        billedLaterThanBegun += life.log.filter(
          ({ type, data }) => type === 'SubscriptionStarted' && 'billedFrom' in data,
        ).length;
        expect(faultsOf(life)).toEqual([]);
      }),
      { numRuns: 300 },
    );
    // Timelines that never came to these would prove nothing about them.
    for (const type of ['Started', 'Renewed', 'NoticeGiven', 'NoticeWithdrawn', 'Ended', 'Terminated'])
      expect(seen.get(`Subscription${type}`) ?? 0, type).toBeGreaterThan(5);
    for (const type of ['InvoiceIssued', 'InvoiceCorrected', 'InvoiceCancelled'])
      expect(seen.get(type), type).toBeGreaterThan(20);
    expect(servedToTheLastDay).toBeGreaterThan(5);
    expect(billedLaterThanBegun).toBeGreaterThan(5);
  });
});

describe('the judge of a log', () => {
  const DAY = HOURS_OF_A_DAY;
  const story = [
    { step: { what: 'subscribe', who: 0 }, afterHours: 0 },
    { step: { what: 'scheduler' }, afterHours: 100 * DAY },
    { step: { what: 'scheduler' }, afterHours: 350 * DAY },
    { step: { what: 'correction', which: 2, recipient: 'Backhaus GmbH' }, afterHours: DAY },
    { step: { what: 'correction', which: 2, recipient: 'Bäckerei Sonnenaufgang GmbH' }, afterHours: DAY },
    { step: { what: 'cancellation', which: 2 }, afterHours: DAY },
    { step: { what: 'late notice', who: 0, daysAgo: 150 }, afterHours: DAY },
  ] as const;
  const told = () => live(new Date('2026-01-31T12:00:00.000Z'), story);
  type Change = (log: readonly Told[]) => readonly Told[];
  const last = (type: Told['type'], log: readonly Told[]) => log.findLastIndex((event) => event.type === type);
  const without =
    (type: Told['type']): Change =>
    (log) =>
      log.toSpliced(last(type, log), 1);
  const twice =
    (type: Told['type']): Change =>
    (log) =>
      log.toSpliced(last(type, log), 0, ...log.slice(last(type, log), last(type, log) + 1));
  const changed =
    (type: Told['type'], data: object): Change =>
    (log) =>
      log.map((event, index) =>
        index === last(type, log) ? ({ ...event, data: { ...event.data, ...data } } as Told) : event,
      );

  const changedFirst =
    (type: Told['type'], data: object): Change =>
    (log) =>
      log.map((event, index) =>
        index === log.findIndex((one) => one.type === type)
          ? ({ ...event, data: { ...event.data, ...data } } as Told)
          : event,
      );
  const late =
    (type: Told['type']): Change =>
    (log) => [...log.toSpliced(last(type, log), 1), ...log.slice(last(type, log), last(type, log) + 1)];

  it('finds nothing wrong with a year of three months at once, two corrections of one, a storno of it by hand and a late notice', async () => {
    expect(faultsOf(await told())).toEqual([]);
  });

  it.each<[string, Change, RegExp]>([
    ['a number left out', without('InvoiceIssued'), /was given where/],
    ['a number used twice', twice('InvoiceIssued'), /was given where/],
    ['an invoice taken back twice', twice('InvoiceCancelled'), /taken back twice/],
    ['a month after the end that was not taken back', without('InvoiceCancelled'), /a month after the end/],
    ['another sum', changed('InvoiceIssued', { grossCents: 5_901 }), /are 5901 cents/],
    ['tax and net that do not make up the gross', changed('InvoiceCancelled', { vatCents: 943 }), /4958 and 943/],
    ['a correction left out', without('InvoiceCorrected'), /was given where/],
    ['a correction that was not the one before', without('InvoiceCorrected'), /does not go to whom/],
    ['a correction that came twice', twice('InvoiceCorrected'), /corrects nothing/],
    ['a correction of another amount', changed('InvoiceCorrected', { grossCents: 1 }), /another month or amount/],
    ['a correction of another month', changed('InvoiceCorrected', { month: 9 }), /another month or amount/],
    [
      'a correction that refers to no invoice',
      changed('InvoiceCorrected', { invoiceNumber: 'X' }),
      /corrects no invoice/,
    ],
    ['a correction that replaces none', changed('InvoiceCorrected', { replaces: null }), /replaces another one/],
    ['a credit note to the wrong name', changedFirst('InvoiceCancelled', { recipient: 'Wer?' }), /does not go to whom/],
    ['a correction of what was taken back', late('InvoiceCorrected'), /taken back\./],
    [
      'a subscription that did not go on',
      (log) => log.filter(({ type }) => type === 'SubscriptionStarted' || type === 'InvoiceIssued'),
      /nothing follows the term/,
    ],
    ['a notice that comes too late', changed('SubscriptionNoticeGiven', { receivedOn: '2027-01-04' }), /a notice/],
    [
      'a notice for a later term',
      changed('SubscriptionNoticeGiven', { endsAt: '2028-01-31T12:00:00.000Z' }),
      /a notice received on/,
    ],
    ['an end without notice', without('SubscriptionNoticeGiven'), /the last word was null/],
    ['a month of another length', changed('InvoiceIssued', { endsAt: '2027-05-01T10:00:00.000Z' }), /is billed as/],
  ])('finds %s', async (_case, change, fault) => {
    const { log, now } = await told();
    expect(faultsOf({ log: change(log), now }).join('\n')).toMatch(fault);
  });
});

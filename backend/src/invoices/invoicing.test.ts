import { eventRegistry } from '@sternklar/contracts/event-definitions';
import { INVOICE_STREAM, type InvoiceIssued } from '@sternklar/contracts/invoices/invoice.events';
import { monthOf } from '@sternklar/contracts/subscriptions/month';
import { dayInGermany } from '@sternklar/contracts/subscriptions/term';
import { createCommandHandler } from '@sternklar/event-store/command-handler';
import { createInMemoryEventStore } from '@sternklar/event-store/in-memory/in-memory-event-store';
import { createEventCodec } from '@sternklar/event-store/personal-data/event-codec';
import { createInMemorySubjectKeys } from '@sternklar/event-store/personal-data/subject-keys';
import { testEventId } from '@sternklar/event-store/testing/recorded-event';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dueMonths } from './due-months.ts';
import { createInvoicing } from './invoicing.ts';
import { BILLED, SELLER } from './testing/invoice.builders.ts';

const HOUR_MS = 3_600_000;
const EPOCH = Date.parse('2026-10-20T00:00:00.000Z');
const timeOf = (hours: number) => new Date(EPOCH + hours * HOUR_MS);

interface Billed {
  readonly startHour: number;
  /** Ends with the start of its month of this number + 1; null: goes on. */
  readonly months: number | null;
}

const endOf = ({ startHour, months }: Billed) =>
  months === null ? null : monthOf(timeOf(startHour).toISOString(), months).endsAt;

const dueAmong = (all: readonly Billed[], now: Date) =>
  all.flatMap((billed, index) => {
    const id = testEventId(1_000 + index);
    const startedAt = timeOf(billed.startHour).toISOString();
    const subscription = { ...BILLED, subscriptionId: id, accountId: id, startedAt };
    return dueMonths({ ...subscription, billedMonths: 0, endsAt: endOf(billed) }, now, 1_000);
  });

/** Processes that issue invoices into one log, each knowing it as far as its read model is. */
const world = () => {
  let ids = 0;
  const store = createInMemoryEventStore({ now: () => new Date(EPOCH) });
  const codec = createEventCodec({ registry: eventRegistry, keys: createInMemorySubjectKeys() });
  const commands = createCommandHandler({
    store,
    codec,
    nextId: () => testEventId(100_000 + ++ids),
    pause: async () => undefined,
  });
  const invoices = async () =>
    (await codec.decode(await store.readStream(INVOICE_STREAM, { maxCount: 10_000 }))).map(
      ({ data }) => data as InvoiceIssued,
    );
  const issuing = (now: Date, behind: number) =>
    createInvoicing({
      commands,
      invoices: {
        async book(asked) {
          const known = (await invoices()).slice(0, behind === 0 ? undefined : -behind);
          const lastSequences = new Map(known.map(({ year, sequence }) => [year, sequence]));
          const issued = known.map(({ invoiceId }) => invoiceId).filter((id) => asked.includes(id));
          return { version: known.length, lastSequences, issued, cancelled: [], corrections: [] };
        },
      },
      seller: SELLER,
      paidBy: 'simulated-card',
      isPaidAhead: async () => false,
      now: () => now,
      nextId: () => testEventId(100_000 + ++ids),
    });
  return {
    invoices,
    issuing,
    /** Issues what is due for all it knows; `behind` says by how many invoices its read model lags. */
    async issue(all: readonly Billed[], now: Date, behind: number) {
      await issuing(now, behind)(dueAmong(all, now), 'test');
    },
  };
};

const subscriptions = fc.array(
  fc.record({
    startHour: fc.integer({ min: 0, max: 24 * 200 }),
    months: fc.option(fc.integer({ min: 1, max: 14 })),
  }),
  { minLength: 1, maxLength: 5 },
);
const lag = fc.integer({ min: 0, max: 30 });
const runs = fc.array(
  fc.record({ afterHours: fc.integer({ min: 0, max: 24 * 100 }), lags: fc.array(lag, { minLength: 1, maxLength: 3 }) }),
  {
    minLength: 1,
    maxLength: 6,
  },
);

describe('invoices over any course of time, issued by several processes at once', { tags: 'long' }, () => {
  it('are one for each month of a running subscription, numbered without gap or double, exact to the cent', {
    tags: 'long',
  }, async () => {
    await fc.assert(
      fc.asyncProperty(subscriptions, runs, async (all, timeline) => {
        const { issue, invoices } = world();
        let hours = 0;
        for (const { afterHours, lags } of timeline) {
          hours += afterHours;
          await Promise.all(lags.map((behind) => issue(all, timeOf(hours), behind)));
        }
        const issued = await invoices();
        const wanted = dueAmong(all, timeOf(hours));
        expect(issued.map(({ invoiceId }) => invoiceId).sort()).toEqual(
          wanted.map(({ invoiceId }) => invoiceId).sort(),
        );
        for (const { startsAt, endsAt, netCents, vatCents, grossCents } of issued) {
          expect([netCents + vatCents, grossCents]).toEqual([5_900, 5_900]);
          expect(Date.parse(startsAt)).toBeLessThan(Date.parse(endsAt));
        }
        for (const ofYear of Map.groupBy(issued, ({ issuedAt }) => dayInGermany(issuedAt).slice(0, 4))) {
          const [year, numbered] = ofYear;
          expect(numbered.map(({ number }) => number)).toEqual(
            numbered.map((_, index) => `RE-${year}-${String(index + 1).padStart(5, '0')}`),
          );
        }
      }),
      { numRuns: 60 },
    );
  });

  it('are issued for all others where one subscription has what no invoice can say', async () => {
    const { issuing, invoices } = world();
    const now = timeOf(1);
    const [first, second, third] = dueAmong(
      [1, 1, 1].map(() => ({ startHour: 0, months: null })),
      now,
    );
    if (!(first && second && third)) throw new Error('Three are due.');
    const wrong = { ...second, subscription: { ...second.subscription, pricePerMonthEuro: -59 } };
    const failed: string[] = [];
    await issuing(now, 0)([first, wrong, third], 'test', ({ subscriptionId }) => failed.push(subscriptionId));
    expect(failed).toEqual([second.subscription.subscriptionId]);
    expect((await invoices()).map(({ invoiceId, sequence }) => [invoiceId, sequence])).toEqual([
      [first.invoiceId, 1],
      [third.invoiceId, 2],
    ]);
    await expect(issuing(now, 0)([wrong], 'test')).rejects.toThrow();
  });

  it('leave no day unbilled and none billed twice, from one month to the next', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2024-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }),
        (start) => {
          const startedAt = start.toISOString();
          const twelve = Array.from({ length: 12 }, (_, index) => monthOf(startedAt, index + 1));
          expect(twelve[0]?.startsAt).toBe(startedAt);
          twelve.slice(1).forEach((month, index) => {
            expect(month.startsAt).toBe(twelve[index]?.endsAt);
          });
        },
      ),
      { numRuns: 300 },
    );
  });
});

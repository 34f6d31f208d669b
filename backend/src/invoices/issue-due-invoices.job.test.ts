import { v5 as uuidV5 } from 'uuid';
import { beforeEach, describe, expect, it } from 'vitest';
import type { BilledMonth } from './due-months.ts';
import { issueDueInvoices } from './issue-due-invoices.job.ts';
import { BILLED } from './testing/invoice.builders.ts';

const MINUTE = 60_000;
const idOf = (number: number) => uuidV5(String(number), uuidV5.URL);
const subscriptions = Array.from({ length: 250 }, (_, number) => idOf(number));

describe('issuing the invoices that are due', () => {
  let due: Set<string>;
  let broken: Set<string>;
  let warnings: object[];
  let time: number;
  beforeEach(() => {
    [due, broken, warnings] = [new Set(subscriptions), new Set(), []];
    time = Date.parse('2026-03-02T09:00:00.000Z');
  });

  const issueOne = async ({ subscription }: BilledMonth) => {
    if (broken.has(subscription.subscriptionId)) throw new Error('not this one');
    due.delete(subscription.subscriptionId);
  };
  const job = () =>
    issueDueInvoices.create({
      invoices: {
        due: async (_now, { limit, except }) =>
          [...due]
            .filter((id) => !except.includes(id))
            .slice(0, limit)
            .map((subscriptionId) => ({ ...BILLED, subscriptionId, billedMonths: 0, endsAt: null })),
      },
      issueFor: async (months, _by, onFailure) => {
        for (const month of months) await issueOne(month).catch((error) => onFailure?.(month.subscription, error));
      },
      now: () => new Date(time),
      logger: { warn: (details) => warnings.push(details) },
    });

  it('gets past subscriptions that fail to all others, and logs which they were', async () => {
    broken = new Set(subscriptions.slice(0, 60));
    const { run } = job();
    expect([await run(100), await run(100), await run(100)]).toEqual([100, 100, 50]);
    expect([...due]).toEqual([...broken]);
    expect(warnings).toHaveLength(60);
    expect(warnings[0]).toMatchObject({ job: 'issue-due-invoices', subscriptionId: idOf(0) });
  });

  it('tries those that failed again after ten minutes', async () => {
    broken = new Set([idOf(0)]);
    const { run } = job();
    await run(300);
    broken.clear();
    time += 10 * MINUTE - 1;
    await run(300);
    expect([...due]).toEqual([idOf(0)]);
    time += 1;
    await run(300);
    expect([...due]).toEqual([]);
  });

  it('stops for this time when nothing goes well, and begins with the others next time', async () => {
    broken = new Set(subscriptions.slice(0, 100));
    const { run } = job();
    expect(await run(100)).toBe(0);
    expect(await run(100)).toBe(100);
    expect(due.size).toBe(150);
  });
});

import { subscriptionStream } from '@sternklar/contracts/subscriptions/subscription.events';
import { subscriptionEnded } from '@sternklar/contracts/subscriptions/testing/subscription.builders';
import { recorded } from '@sternklar/event-store/testing/recorded-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { carryOnSubscriptions } from './carry-on-subscriptions.job.ts';

const MINUTE = 60_000;
const accounts = Array.from({ length: 250 }, (_, index) => `account ${index}`);

describe('carrying subscriptions on', () => {
  let due: Set<string>;
  let broken: Set<string>;
  let tried: string[];
  let warnings: object[];
  let time: number;

  beforeEach(() => {
    [due, broken, tried, warnings] = [new Set(accounts), new Set(), [], []];
    time = Date.parse('2027-03-02T09:00:00.000Z');
  });

  const job = () =>
    carryOnSubscriptions.create({
      commands: {
        handle: async ({ streamId }) => {
          const accountId = accounts.find((account) => subscriptionStream(account) === streamId) ?? '';
          tried.push(accountId);
          if (broken.has(accountId)) throw new Error('not this one');
          due.delete(accountId);
          return {
            events: [recorded(subscriptionEnded()) as never],
            state: { status: 'none' } as never,
            version: 1,
            position: 1,
          };
        },
      },
      subscriptions: {
        due: async (_now, { limit, except }) => [...due].filter((account) => !except.includes(account)).slice(0, limit),
      },
      now: () => new Date(time),
      nextId: () => 'id',
      logger: { warn: (details) => warnings.push(details) },
    });

  it('gets past accounts that fail to all others, and logs which they were', async () => {
    broken = new Set(accounts.slice(0, 60));
    const { run } = job();
    expect([await run(100), await run(100), await run(100)]).toEqual([100, 100, 50]);
    expect([...due]).toEqual([...broken]);
    expect(tried).toHaveLength(250);
    expect(warnings).toHaveLength(60);
    expect(warnings[0]).toMatchObject({ job: 'carry-on-subscriptions', accountId: 'account 0' });
  });

  it('tries those that failed again after ten minutes', async () => {
    broken = new Set(['account 0']);
    const { run } = job();
    await run(250);
    broken.clear();
    time += 10 * MINUTE - 1;
    await run(250);
    expect([...due]).toEqual(['account 0']);
    time += 1;
    await run(250);
    expect([...due]).toEqual([]);
  });

  it('stops for this time when nothing goes well, and begins with the others next time', async () => {
    broken = new Set(accounts.slice(0, 100));
    const { run } = job();
    expect(await run(100)).toBe(0);
    expect(await run(100)).toBe(100);
    expect(due.size).toBe(150);
  });
});

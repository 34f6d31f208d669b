import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Chore, createHousekeeping } from './housekeeping.ts';

let warnings: unknown[];
const logger = {
  info: () => undefined,
  warn: (line: unknown) => warnings.push(line),
  error: () => undefined,
};
/** So many rows to delete. */
const rows = (count: number) => {
  let left = count;
  const asked: number[] = [];
  const chore: Chore = async (limit) => {
    asked.push(limit);
    const deleted = Math.min(limit, left);
    left -= deleted;
    return deleted;
  };
  return { chore, asked, left: () => left };
};

beforeEach(() => {
  warnings = [];
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

describe('housekeeping', () => {
  it('goes on until nothing is left, a bounded number of rows at once', async () => {
    const { chore, asked, left } = rows(1_200);
    await createHousekeeping({ chores: { chore }, everyMs: 1_000, logger }).run();
    expect([left(), asked]).toEqual([0, [500, 500, 500]]);
  });

  it('leaves what is too much for one time to the next', async () => {
    const { chore, left } = rows(15_000);
    const housekeeping = createHousekeeping({ chores: { chore }, everyMs: 1_000, logger });
    await housekeeping.run();
    expect(left()).toBe(5_000);
    await housekeeping.run();
    expect(left()).toBe(0);
  });

  it('does the other chores when one fails, and warns', async () => {
    const { chore, left } = rows(1);
    const broken: Chore = () => Promise.reject(new Error('no database'));
    await createHousekeeping({ chores: { broken, chore }, everyMs: 1_000, logger }).run();
    expect(left()).toBe(0);
    expect(warnings).toMatchObject([{ chore: 'broken', message: 'no database' }]);
  });

  it('comes round again and again until it is stopped', async () => {
    const { chore, asked } = rows(0);
    const housekeeping = createHousekeeping({ chores: { chore }, everyMs: 1_000, logger });
    housekeeping.start();
    await vi.advanceTimersByTimeAsync(3_500);
    expect(asked).toHaveLength(3);
    await housekeeping.stop();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(asked).toHaveLength(3);
  });

  it('ends with the chore it is at', async () => {
    const end = Promise.withResolvers<number>();
    const housekeeping = createHousekeeping({ chores: { slow: () => end.promise }, everyMs: 1_000, logger });
    housekeeping.start();
    await vi.advanceTimersByTimeAsync(1_000);
    let stopped = false;
    const stopping = housekeeping.stop().then(() => {
      stopped = true;
    });
    await vi.advanceTimersByTimeAsync(10);
    expect(stopped).toBe(false);
    end.resolve(0);
    await stopping;
    expect(vi.getTimerCount()).toBe(0);
  });
});

import { createPool } from '@sternklar/event-store/postgres/pool';
import { createTestDatabase, type TestDatabase } from '@sternklar/event-store/testing/test-database';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Job } from '../jobs.port.ts';
import { createScheduler } from './scheduler.ts';

let database: TestDatabase;
let pool: pg.Pool;
let warnings: unknown[];
let settlings: number;
let givenWay: number;
let readModelsFollow: boolean;
let clockIsRight: boolean;
let outcomes: string[];

beforeAll(async () => {
  database = await createTestDatabase();
  pool = createPool({ url: database.url, max: 4, applicationName: 'test' });
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});
beforeEach(() => {
  warnings = [];
  settlings = 0;
  givenWay = 0;
  outcomes = [];
  readModelsFollow = true;
  clockIsRight = true;
});

const schedulerOf = (...jobs: Job[]) =>
  createScheduler({
    jobs,
    pool,
    everyMs: 3_600_000,
    settled: async () => {
      settlings += 1;
      return readModelsFollow;
    },
    mayActByClock: async () => clockIsRight,
    giveWay: async () => {
      givenWay += 1;
    },
    logger: { info: () => undefined, warn: (line) => warnings.push(line), error: () => undefined },
    onJob: (outcome) => outcomes.push(outcome),
  });
const due = (count: number, actsByClock = true) => {
  let left = count;
  const job: Job = {
    name: 'count-down',
    actsByClock,
    async run(limit) {
      const done = Math.min(limit, left);
      left -= done;
      return done;
    },
  };
  return { job, left: () => left };
};

describe('the scheduler', () => {
  it('does all that is due in portions, between which read models follow and people come first', async () => {
    const { job, left } = due(250);
    await schedulerOf(job).run();
    expect([left(), settlings, givenWay]).toEqual([0, 2, 2]);
  });

  it('does no more of a job than read models can follow, goes on with the others, and does the rest at the next run', async () => {
    const [one, other] = [due(250), due(50)];
    const scheduler = schedulerOf(one.job, other.job);
    readModelsFollow = false;
    await scheduler.run();
    expect([one.left(), other.left()]).toEqual([150, 0]);
    expect(warnings).toEqual([{ job: 'count-down' }]);
    readModelsFollow = true;
    await scheduler.run();
    expect(one.left()).toBe(0);
  });

  it('lets a job that fails stop no other, and tries it again at the next run', async () => {
    const { job, left } = due(50);
    let fails = true;
    const failing: Job = {
      name: 'sometimes',
      actsByClock: true,
      async run() {
        if (fails) throw new Error('not now');
        return 0;
      },
    };
    const scheduler = schedulerOf(failing, job);
    await scheduler.run();
    expect([left(), warnings.length]).toEqual([0, 1]);
    expect(outcomes).toEqual(['failed', 'done']);
    fails = false;
    await scheduler.run();
    expect(warnings).toHaveLength(1);
  });

  it('holds what acts by the clock while that is in doubt, does the rest, and makes up for it afterwards', async () => {
    const [held, other] = [due(250), due(50, false)];
    const scheduler = schedulerOf(held.job, other.job);
    clockIsRight = false;
    await scheduler.run();
    expect([held.left(), other.left(), outcomes]).toEqual([250, 0, ['held', 'done']]);
    clockIsRight = true;
    await scheduler.run();
    expect(held.left()).toBe(0);
  });

  it('stops a job between two portions when the clock is set meanwhile', async () => {
    const { job, left } = due(250);
    await schedulerOf({
      ...job,
      async run(limit) {
        clockIsRight = false;
        return job.run(limit);
      },
    }).run();
    expect([left(), outcomes]).toEqual([150, ['held']]);
  });

  it('runs in one process at a time: one that starts leaves it to the other, whoever asks waits', async () => {
    const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>();
    const { promise: began, resolve: begin } = Promise.withResolvers<void>();
    let runs = 0;
    const slow: Job = {
      name: 'slow',
      actsByClock: true,
      async run() {
        runs += 1;
        begin();
        await mayEnd;
        return 0;
      },
    };
    const first = schedulerOf(slow).run();
    await began;
    const another = schedulerOf(slow);
    another.start();
    await another.stop();
    expect(outcomes).toEqual([]);
    const asked = schedulerOf(slow).run();
    end();
    await first;
    await asked;
    expect(runs).toBe(2);
  });

  it('runs at once when it starts, and ends after the portion under way when it is stopped', async () => {
    const { job, left } = due(250);
    const { promise: began, resolve: begin } = Promise.withResolvers<void>();
    const scheduler = schedulerOf({
      name: job.name,
      actsByClock: true,
      async run(limit) {
        begin();
        return job.run(limit);
      },
    });
    scheduler.start();
    await began;
    await scheduler.stop();
    expect(left()).toBe(150);
  });
});

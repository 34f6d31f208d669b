import { randomBytes } from 'node:crypto';
import { createNotifications } from '@sternklar/event-store/postgres/notifications';
import { createPool } from '@sternklar/event-store/postgres/pool';
import { createTestDatabase } from '@sternklar/event-store/testing/test-database';
import type pg from 'pg';
import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Claim, type ClaimedRequest, createKeptAnswers, type KeptAnswers } from './kept-answers.ts';
import { createPresence } from './presence.ts';

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };

const HOUR = 3_600_000;
const CLAIM_MS = 15_000;
const start = Date.parse('2026-03-01T09:00:00Z');
let time: number;
let pool: pg.Pool;
let url: string;
let answers: KeptAnswers;
let close: () => Promise<void>;

beforeAll(async () => {
  const database = await createTestDatabase();
  url = database.url;
  pool = createPool({ url, max: 8, applicationName: 'test' });
  answers = createKeptAnswers({ pool, now: () => new Date(time), nextId: () => v7({ msecs: time }) });
  close = async () => {
    await pool.end();
    await database.drop();
  };
});
afterAll(() => close());
beforeEach(async () => {
  time = start;
  await pool.query('delete from http.idempotency');
});

/** A process that others can see living, until its connection is gone. */
const processOf = async () => {
  const notifications = createNotifications({ url, applicationName: 'test', logger: quiet });
  const presence = createPresence(notifications);
  await expect.poll(presence.number).not.toBeNull();
  const deps = { pool, now: () => new Date(time), nextId: () => v7({ msecs: time }), presence };
  return { notifications, answers: createKeptAnswers(deps) };
};

const aRequest = (): ClaimedRequest => ({ keyHash: randomBytes(32), requestHash: randomBytes(32) });
const claimed = (request: ClaimedRequest): Promise<Claim> => claimedBy(answers, request);
const claimedBy = async (by: KeptAnswers, request: ClaimedRequest): Promise<Claim> => {
  const found = await by.claim(request);
  if (found.outcome !== 'claimed') throw new Error(`The request is ${found.outcome}.`);
  return found;
};
const answer = Buffer.from('answer');

describe('a claimed request', () => {
  it('is one caller’s, however many ask at once', async () => {
    const request = aRequest();
    const found = await Promise.all(Array.from({ length: 20 }, () => answers.claim(request)));
    const outcomes = found.map(({ outcome }) => outcome);
    expect(outcomes.filter((outcome) => outcome === 'claimed')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'running')).toHaveLength(19);
  });

  it('is the first under its seed, which one that follows a released one is not', async () => {
    const request = aRequest();
    const first = await claimed(request);
    expect(first).toMatchObject({ isFirst: true });
    await answers.release(first);
    expect(await claimed(request)).toMatchObject({ seed: first.seed, isFirst: false });
  });

  it('is answered from then on', async () => {
    const request = aRequest();
    await answers.keep(await claimed(request), answer);
    expect(await answers.claim(request)).toEqual({ outcome: 'answered', answer });
  });

  it('keeps its first answer when it ran twice', async () => {
    const request = aRequest();
    const first = await claimed(request);
    time += CLAIM_MS + 1;
    const second = await claimed(request);
    expect(second.seed).toBe(first.seed);
    await answers.keep(second, answer);
    await answers.keep(first, Buffer.from('late'));
    await answers.release(first);
    expect(await answers.claim(request)).toEqual({ outcome: 'answered', answer });
  });

  it('can be claimed again at once after its release, and after its time, with the same seed', async () => {
    const request = aRequest();
    const first = await claimed(request);
    await answers.release(first);
    const second = await claimed(request);
    time += CLAIM_MS;
    expect(await answers.claim(request)).toEqual({ outcome: 'running' });
    time += 1;
    const third = await claimed(request);
    expect([second.seed, third.seed]).toEqual([first.seed, first.seed]);
  });

  it('is no other request’s, whether it runs, was released or is answered', async () => {
    const request = aRequest();
    const other = { ...aRequest(), keyHash: request.keyHash };
    const claim = await claimed(request);
    expect(await answers.claim(other)).toEqual({ outcome: 'other-request' });
    await answers.release(claim);
    expect(await answers.claim(other)).toEqual({ outcome: 'other-request' });
    await answers.keep(claim, answer);
    expect(await answers.claim(other)).toEqual({ outcome: 'other-request' });
  });

  it('is over after 24 hours: its key may come with anything, under a new seed', async () => {
    const request = aRequest();
    const first = await claimed(request);
    await answers.keep(first, answer);
    time += 24 * HOUR + 1;
    const fresh = await claimed({ ...aRequest(), keyHash: request.keyHash });
    expect(fresh.seed).not.toBe(first.seed);
    await answers.keep(first, Buffer.from('of yesterday'));
    expect(await answers.claim(request)).toEqual({ outcome: 'other-request' });
  });

  it('is nobody’s any more when the clock it was claimed by is set back by far', async () => {
    const request = aRequest();
    time += HOUR;
    const { seed } = await claimed(request);
    time = start;
    expect(await claimed(request)).toMatchObject({ seed });
  });

  it('is taken over at once from a process that died, by one of all who ask, with the same seed, and from no living one', async () => {
    const request = aRequest();
    const died = await processOf();
    const living = await processOf();
    const first = await claimedBy(died.answers, request);
    expect(await living.answers.claim(request)).toEqual({ outcome: 'running' });
    await died.notifications.close();
    const other = { ...aRequest(), keyHash: request.keyHash };
    expect(await living.answers.claim(other)).toEqual({ outcome: 'other-request' });
    const found = await Promise.all(Array.from({ length: 8 }, () => living.answers.claim(request)));
    expect(found.filter(({ outcome }) => outcome === 'claimed')).toEqual([
      { outcome: 'claimed', keyHash: request.keyHash, seed: first.seed, isFirst: false },
    ]);
    expect(await answers.claim(request)).toEqual({ outcome: 'running' });
    await living.answers.keep(await claimedBy(living.answers, aRequest()), answer);
    await living.notifications.close();
  });

  it('stays somebody’s when clocks of two processes differ a little', async () => {
    const request = aRequest();
    await claimed(request);
    time -= CLAIM_MS - 1_000;
    expect(await answers.claim(request)).toEqual({ outcome: 'running' });
  });
});

describe('old answers', () => {
  it('are forgotten after 24 hours, as many at once as is asked, younger ones never', async () => {
    for (let count = 0; count < 5; count += 1) await claimed(aRequest());
    time += 24 * HOUR + 1;
    const young = aRequest();
    await answers.keep(await claimed(young), answer);
    expect([await answers.forgetOld(3), await answers.forgetOld(3), await answers.forgetOld(3)]).toEqual([3, 2, 0]);
    expect(await answers.claim(young)).toEqual({ outcome: 'answered', answer });
  });

  it('from a clock that ran a year ahead do not stay for a year', async () => {
    time += 365 * 24 * HOUR;
    await claimed(aRequest());
    time = start;
    expect(await answers.forgetOld(10)).toBe(1);
  });
});

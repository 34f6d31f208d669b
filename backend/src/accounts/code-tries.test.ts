import { randomUUID } from 'node:crypto';
import { createPool } from '@sternklar/event-store/postgres/pool';
import { createTestDatabase } from '@sternklar/event-store/testing/test-database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CodeTries, createCodeTries } from './code-tries.ts';

const now = new Date('2026-03-01T09:00:00Z');
let tries: CodeTries;
let close: () => Promise<void>;

beforeAll(async () => {
  const database = await createTestDatabase();
  const pool = createPool({ url: database.url, max: 10, applicationName: 'test' });
  tries = createCodeTries(pool);
  close = async () => {
    await pool.end();
    await database.drop();
  };
});
afterAll(() => close());

describe('tries of a code', () => {
  it('are five', async () => {
    const code = randomUUID();
    const answers = [];
    for (let i = 0; i < 7; i += 1) answers.push(await tries.use(code, now));
    expect(answers).toEqual([true, true, true, true, true, false, false]);
  });

  it('stay five when fifty guess at the same moment', async () => {
    const code = randomUUID();
    const answers = await Promise.all(Array.from({ length: 50 }, () => tries.use(code, now)));
    expect(answers.filter(Boolean)).toHaveLength(5);
  });

  it('of one code do not count for another', async () => {
    const code = randomUUID();
    for (let i = 0; i < 6; i += 1) await tries.use(code, now);
    expect(await tries.use(randomUUID(), now)).toBe(true);
  });

  it('are forgotten only once the code must have expired', async () => {
    const code = randomUUID();
    for (let i = 0; i < 5; i += 1) await tries.use(code, now);
    await tries.forgetExpired(new Date(now.getTime() + 15 * 60_000));
    expect(await tries.use(code, now)).toBe(false);
    await tries.forgetExpired(new Date(now.getTime() + 15 * 60_000 + 1));
    expect(await tries.use(code, now)).toBe(true);
  });

  it('of other codes are cleared away by a later try, once those codes must have expired', async () => {
    const code = randomUUID();
    for (let i = 0; i < 5; i += 1) await tries.use(code, now);
    await tries.use(randomUUID(), new Date(now.getTime() + 15 * 60_000 + 1));
    expect(await tries.use(code, now)).toBe(true);
  });
});

import { createTestDatabase, type TestDatabase } from '@sternklar/event-store/testing/test-database';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runProgram } from '../testing/run-program.ts';
import { ADMIN, type RunningProduct, startProduct } from '../testing/running-product.ts';

/** Eleven processes, most of them one after the other. */
const LIMIT_MS = 120_000;
const [FIRST, SECOND] = [Buffer.alloc(32, 7).toString('base64'), Buffer.alloc(32, 8).toString('hex')];

let database: TestDatabase;
const products: RunningProduct[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => {
  for (const product of products) {
    await product.stop();
    await product.remove();
  }
  await database.drop();
});

const env = (keys: Readonly<Record<string, string>>) => ({
  DATABASE_URL: database.url,
  DATABASE_OWNER_URL: database.ownerUrl,
  JWT_SECRET: 'only for tests, only for tests, only',
  ...keys,
});

const admin = (args: readonly string[], keys: Readonly<Record<string, string>>) =>
  runProgram('command-lines/admin.cli.ts', { args, env: env(keys) });
const rotate = (...args: readonly string[]) =>
  admin(['rotate-master-key', ...args], { MASTER_KEY: FIRST, NEW_MASTER_KEY: SECOND });

const start = async (MASTER_KEY: string, NEW_MASTER_KEY = '') => {
  const product = await startProduct({ env: env({ MASTER_KEY, NEW_MASTER_KEY }) });
  products.push(product);
  return product;
};
const signIn = async ({ url }: RunningProduct) => {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(ADMIN),
  });
  return answer.status;
};

it(
  'an installation moves to a new master key while it runs, after which people are found and signed in as before',
  async () => {
    const before = await start(FIRST);
    expect(await signIn(before)).toBe(200);
    expect(await rotate('--yes')).toMatchObject({
      code: 1,
      complained: expect.stringContaining('kennt den neuen Schlüssel nicht'),
    });
    await before.stop();

    const both = await start(FIRST, SECOND);
    expect(await rotate()).toMatchObject({ code: 1, complained: expect.stringContaining('nichts ist geändert') });
    expect(await rotate('--all')).toMatchObject({ code: 1, complained: expect.stringContaining('nur --yes') });
    expect(await rotate('--yes')).toMatchObject({
      code: 0,
      printed: expect.stringMatching(/mit dem neuen Hauptschlüssel verschlossen\.\nSetzen Sie MASTER_KEY jetzt/),
    });
    expect(await rotate('--yes')).toMatchObject({
      code: 0,
      printed: expect.stringContaining('galt in der Datenbank schon'),
    });
    expect(await admin(['list'], { MASTER_KEY: FIRST })).toMatchObject({
      code: 1,
      complained: expect.stringContaining('MASTER_KEY passt nicht'),
    });

    expect(await signIn(both)).toBe(200);
    expect(await signIn(await start(SECOND))).toBe(200);
  },
  LIMIT_MS,
);

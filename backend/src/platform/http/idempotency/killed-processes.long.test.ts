import { setTimeout as delay } from 'node:timers/promises';
import { createPool } from '@sternklar/event-store/postgres/pool';
import { createTestDatabase, type TestDatabase } from '@sternklar/event-store/testing/test-database';
import type pg from 'pg';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningProduct, startProduct } from '../../../testing/running-product.ts';

const HELD = 4_711;
const WITHIN_MS = 60_000;
/** As long as a claim lasts when nobody can tell that its process is gone. */
const CLAIM_MS = 15_000;
const secrets = { MASTER_KEY: Buffer.alloc(32, 7).toString('base64'), JWT_SECRET: 'j'.repeat(32) };

let database: TestDatabase;
let owner: pg.Pool;
/** As the role of the product, which may end its connections. */
let runner: pg.Pool;
let dies: RunningProduct;
let lives: RunningProduct;
const closers = new AsyncDisposableStack();

beforeAll(async () => {
  database = await createTestDatabase();
  closers.defer(() => database.drop());
  owner = createPool({ url: database.ownerUrl, max: 3, applicationName: 'test' });
  closers.defer(() => owner.end());
  runner = createPool({ url: database.url, max: 1, applicationName: 'test' });
  closers.defer(() => runner.end());
  const env = { ...secrets, DATABASE_URL: database.url, DATABASE_OWNER_URL: database.ownerUrl };
  dies = await startProduct({ env });
  lives = await startProduct({ env });
  for (const product of [dies, lives]) {
    closers.defer(async () => {
      await product.stop();
      await product.remove();
    });
  }
}, 240_000);
afterAll(() => closers.disposeAsync(), 120_000);

interface Sent {
  readonly body: object;
  readonly headers?: Readonly<Record<string, string>>;
}

const post = async (at: RunningProduct, path: string, { body, headers = {} }: Sent) => {
  const response = await fetch(`${at.url}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return { status: response.status, retryAfter: response.headers.get('retry-after'), body: await response.json() };
};

/** As a proxy does that repeats what was not answered, without a pause of its own, until there is an answer. */
const insist = async (send: () => ReturnType<typeof post>) => {
  const refusals: Awaited<ReturnType<typeof post>>[] = [];
  for (const deadline = performance.now() + WITHIN_MS; performance.now() < deadline; ) {
    const answer = await send().catch(() => null);
    if (answer && answer.status < 500) return { answer, refusals };
    if (answer) refusals.push(answer);
    else await delay(20);
  }
  throw new Error('There was no answer.');
};

it('a process that is killed between record and answer: whoever repeats at once gets the answer of another, without waiting for a claim, and nothing happens twice', async () => {
  const credentials = {
    email: 'inhaberin@firma.example',
    password: 'kunden-passwort',
    phone_number: '',
    language: 'de',
  };
  const { body: registered } = await post(dies, '/auth/register', { body: credentials });
  await owner.query(`
    create function http.hold() returns trigger language plpgsql as $$ begin perform pg_advisory_xact_lock(${HELD}); return new; end $$;
    create trigger hold before update on http.idempotency for each row when (new.answer is not null) execute function http.hold()`);
  const holder = await owner.connect();
  await holder.query('select pg_advisory_lock($1)', [HELD]);
  const business = { business_name: 'Krone', google_business_link: 'https://maps.example/krone' };
  const headers = { authorization: `Bearer ${registered.access_token}`, 'idempotency-key': v7() };
  const add = (at: RunningProduct) => post(at, '/business', { body: business, headers });
  const added = async () => (await owner.query("select from event_log.events where type = 'BusinessAdded'")).rowCount;
  const first = add(dies).catch(() => null);
  // Others' databases have waiting sessions too, and a product that begins waits for other locks in this one.
  const heldUp = `from pg_locks join pg_stat_activity using (pid)
    where datname = current_database() and not granted and locktype = 'advisory' and objid = ${HELD}`;
  const waiting = async () => (await owner.query(`select ${heldUp}`)).rowCount;
  await expect.poll(waiting, { timeout: WITHIN_MS }).toBe(1);
  expect(await added()).toBe(1);

  await dies.kill();
  expect(await first).toBeNull();
  // What the dead process had asked for would still be done.
  await runner.query(`select pg_terminate_backend(pid, 5000) ${heldUp}`);
  await holder.query('select pg_advisory_unlock($1)', [HELD]);
  holder.release();
  const since = performance.now();
  const { answer, refusals } = await insist(() => add(lives));

  expect(answer.status).toBe(201);
  expect(performance.now() - since).toBeLessThan(CLAIM_MS / 2);
  for (const refusal of refusals) expect(refusal).toMatchObject({ status: 503, retryAfter: '1' });
  expect(await added()).toBe(1);
  const again = await add(lives);
  expect([again.status, again.body]).toEqual([201, answer.body]);
}, 180_000);

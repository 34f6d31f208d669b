import type { OperationsStatus, Rebuild } from '@sternklar/contracts/operations.api';
import { openSession } from '@sternklar/event-store/postgres/session';
import { takeRebuildLock } from '@sternklar/projections/rebuild/rebuild-lock';
import type pg from 'pg';
import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestWorld, type Person, type TestWorld } from '../testing/test-world.ts';

const PATIENCE = { timeout: 20_000, interval: 50 };
const MAILS_CUSTOMER = 'when-review-status-changed-then-mail-customer';

let world: TestWorld;
let admin: Person;
let owner: pg.Client;
const lines: string[] = [];

beforeAll(async () => {
  world = await createTestWorld({ log: (line) => lines.push(line) });
  admin = await world.admin();
  owner = await openSession({ url: world.ownerUrl, applicationName: 'sternklar-tests' });
});
beforeEach(() => {
  lines.length = 0;
});
afterAll(async () => {
  await owner.end();
  await world.close();
});

const status = async () => (await admin.get<OperationsStatus>('/admin/operations')).body;
const audited = (action: string) =>
  lines.map((line) => JSON.parse(line) as Record<string, unknown>).filter((entry) => entry.action === action);

/** The newest event, as if a reactor had given up on it. */
const park = async (reactor: string): Promise<{ reactor: string; event_id: string }> => {
  const { rows } = await owner.query<{ id: string; position: number }>(
    'select id, position from event_log.events order by position desc limit 1',
  );
  const event = rows[0];
  if (!event) throw new Error('The log is empty.');
  await owner.query(
    `insert into reactors.parked (reactor, event_id, position, error, attempts, parked_at)
     values ($1, $2, $3, 'RangeError at mail/outbox.ts:12', 8, now())`,
    [reactor, event.id, event.position],
  );
  return { reactor, event_id: event.id };
};

const aGivenUpMail = async (): Promise<string> => {
  const id = v7();
  await owner.query(
    `insert into mail.outbox (id, account_id, template, params, state, attempts, created_at, due_at, finished_at, last_error)
     values ($1, $2, 'address-already-registered', '{}', 'failed', 21, $3, $3, $3, 'SMTP: ECONNREFUSED')`,
    [id, admin.accountId, world.now()],
  );
  return id;
};

describe('GET /api/admin/operations', () => {
  it('says where log, read models, reactors and mails stand', async () => {
    await world.catchUp();
    const { body } = await admin.get<OperationsStatus>('/admin/operations');
    expect(body.log.head).toBeGreaterThan(0);
    expect(body.log.last_hour).toBe(body.log.head);
    expect(body.read_models.map(({ name }) => name)).toContain('review-statistics');
    expect(body.read_models.every(({ lag_events }) => lag_events === 0)).toBe(true);
    expect(body.reactors.map(({ name }) => name)).toContain(MAILS_CUSTOMER);
    expect(body).toMatchObject({ parked: [], mails: [], stuck: [], missing: [], rebuild: null, is_rebuilding: false });
  });

  it('counts as recent only what is', async () => {
    world.advance(2 * 3_600_000);
    admin = await world.admin();
    const before = await status();
    await world.register('eben@beispiel.de');
    const after = await status();
    expect(after.log.last_minute).toBe(before.log.last_minute + after.log.head - before.log.head);
    expect(after.log.last_hour).toBeLessThan(after.log.head);
  });
});

describe('events that reactors gave up on', () => {
  it('are tried again, and no longer parked once that went well', async () => {
    const parked = await park(MAILS_CUSTOMER);
    expect((await status()).parked).toMatchObject([{ ...parked, error: 'RangeError at mail/outbox.ts:12' }]);
    expect(await admin.post('/admin/operations/parked/retry', parked)).toMatchObject({ status: 200 });
    expect((await status()).parked).toEqual([]);
    expect(await admin.post('/admin/operations/parked/retry', parked)).toMatchObject({ status: 404 });
    expect(audited('retry-parked-event')).toMatchObject([
      { outcome: 'done', reactor: MAILS_CUSTOMER, by: admin.accountId },
      { outcome: 'not-parked' },
    ]);
  });

  it('of a reactor that is gone can only be discarded', async () => {
    const parked = await park('when-a-then-b');
    expect(await admin.post('/admin/operations/parked/retry', parked)).toMatchObject({
      status: 409,
      body: { code: 'reactor-unknown' },
    });
    expect(await admin.post('/admin/operations/parked/discard', parked)).toMatchObject({ status: 200 });
    expect(await admin.post('/admin/operations/parked/discard', parked)).toMatchObject({ status: 404 });
    expect(audited('discard-parked-event')).toMatchObject([{ isDiscarded: true }, { isDiscarded: false }]);
  });

  it('are named by reactor and id', async () => {
    expect(await admin.post('/admin/operations/parked/discard', { reactor: '', event_id: 'x' })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'reactor' }, { field: 'event_id' }] },
    });
  });
});

describe('mails that were given up', () => {
  it('are sent again, one or all', async () => {
    const [one] = [await aGivenUpMail(), await aGivenUpMail(), await aGivenUpMail()];
    expect((await status()).outbox.failed).toBe(3);
    const givenUp = (await status()).mails.filter(({ state }) => state === 'failed');
    expect(givenUp).toMatchObject(Array(3).fill({ template: 'address-already-registered', attempts: 21 }));
    expect(await admin.post(`/admin/operations/mails/${one}/retry`)).toMatchObject({ status: 200 });
    expect(await admin.post(`/admin/operations/mails/${one}/retry`)).toMatchObject({ status: 404 });
    const { body } = await admin.post<{ message: string }>('/admin/operations/mails/retry');
    expect(body.message).toBe('2 E-Mails warten wieder auf den Versand.');
    await world.catchUp();
    expect((await status()).outbox.failed).toBe(0);
    expect(audited('retry-all-mails')).toMatchObject([{ mailsPutBack: 2 }]);
    expect(lines.join()).not.toContain('@');
  });
});

describe('a rebuild of read models', () => {
  const start = (...read_models: string[]) =>
    admin.post<Rebuild & { code: string }>('/admin/operations/rebuilds', { read_models });

  it('runs in the background, says how far it is, and leaves the same rows', async () => {
    await world.catchUp();
    const before = (await admin.get('/admin/users?range=[0,24]')).body;
    expect(await start('user-list', 'user-list')).toMatchObject({
      status: 202,
      body: { state: 'running', read_models: ['user-list'], failure: null },
    });
    await expect.poll(async () => (await status()).rebuild?.state, PATIENCE).toBe('done');
    const { rebuild, log, is_rebuilding } = await status();
    expect(rebuild).toMatchObject({ position: log.head, head: log.head, phase: 'switching' });
    expect(is_rebuilding).toBe(false);
    expect((await admin.get('/admin/users?range=[0,24]')).body).toEqual(before);
    expect(audited('start-rebuild')).toMatchObject([{ readModels: ['user-list'], by: admin.accountId }]);
  });

  it('waits for another one, in whatever process that runs', async () => {
    const another = await takeRebuildLock(world.ownerUrl);
    expect((await status()).is_rebuilding).toBe(true);
    expect(await start('user-list')).toMatchObject({ status: 409, body: { code: 'rebuild-running' } });
    await another.end();
    await expect.poll(async () => (await status()).is_rebuilding, PATIENCE).toBe(false);
  });

  it('needs names that there are', async () => {
    expect(await start('unsinn')).toMatchObject({ status: 422, body: { code: 'read-model-unknown' } });
    expect(await start()).toMatchObject({ status: 422, body: { code: 'invalid-input' } });
  });

  it('is called interrupted when whoever ran it is gone', async () => {
    await owner.query(
      `insert into operations.rebuilds (id, read_models, started_at, phase, position, head)
       values ($1, '{user-list}', $2, 'reading', 5, 10)`,
      [v7(), world.now()],
    );
    expect((await status()).rebuild?.state).toBe('running');
    world.advance(60_000);
    expect(await status()).toMatchObject({ rebuild: { state: 'interrupted', position: 5 }, is_rebuilding: false });
  });
});

describe('who may look after the product', () => {
  const CALLS = [
    ['get', '/admin/operations'],
    ['post', '/admin/operations/parked/retry'],
    ['post', '/admin/operations/parked/discard'],
    ['post', '/admin/operations/mails/retry'],
    ['post', `/admin/operations/mails/${v7()}/retry`],
    ['post', '/admin/operations/rebuilds'],
  ] as const;

  it.each(CALLS)('%s %s is for admins alone', async (method, path) => {
    const customer = await world.login('eben@beispiel.de');
    expect((await world.visitor[method](path)).status).toBe(401);
    expect((await customer[method](path)).status).toBe(403);
    expect((await (await world.auditor())[method](path)).status).toBe(403);
  });
});

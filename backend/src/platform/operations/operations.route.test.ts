import type { OperationsStatus } from '@sternklar/contracts/operations.api';
import { openSession } from '@sternklar/event-store/postgres/session';
import { takeRebuildLock } from '@sternklar/projections/engine/rebuild/rebuild-lock';
import { setCheckpoints } from '@sternklar/projections/testing/set-checkpoints';
import type pg from 'pg';
import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestWorld, type Person, type TestWorld } from '../../testing/test-world.ts';
import { ERROR, giveUpMail, parkNewestEvent } from './testing/troubles.ts';

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

const aGivenUpMail = () => giveUpMail(owner, admin.accountId, world.now());

describe('GET /api/admin/operations', () => {
  it('says where log, read models, reactors and mails stand', async () => {
    await world.catchUp();
    const { body } = await admin.get<OperationsStatus>('/admin/operations');
    expect(body.log.head).toBeGreaterThan(0);
    expect(body.log.last_hour).toBe(body.log.head);
    expect(body.read_models.map(({ name }) => name)).toContain('review-statistics');
    expect(body.read_models.every(({ lag_events }) => lag_events === 0)).toBe(true);
    expect(body.reactors.map(({ name }) => name)).toContain(MAILS_CUSTOMER);
    expect(body.read_models.every(({ stuck, missing }) => stuck === null && missing.length === 0)).toBe(true);
    expect(body).toMatchObject({
      to_do: [],
      parked: [],
      parked_total: 0,
      mails: [],
      rebuilds: [],
      is_rebuilding: false,
    });
  });

  it('counts as recent only what is', async () => {
    world.advance(2 * 3_600_000);
    admin = await world.admin();
    const before = await status();
    await world.register('eben@beispiel.de');
    const after = await status();
    expect(after.log.last_hour).toBe(before.log.last_hour + after.log.head - before.log.head);
    expect(after.log.last_hour).toBeLessThan(after.log.head);
  });

  it('is for auditors, too', async () => {
    const { status: code, body } = await (await world.auditor()).get<OperationsStatus>('/admin/operations');
    expect(code).toBe(200);
    expect(body.read_models).toHaveLength((await status()).read_models.length);
  });

  it('names the read model that is behind, and the event that it fails at', async () => {
    await world.catchUp();
    await setCheckpoints(owner, { by: -1 }, 'user-list');
    const { rows } = await owner.query<{ position: number }>(
      `insert into projections.troubles (projection, version, position, event_id, event_type, failure, attempts, first_failed_at)
       select projection, version, checkpoints.position + 1, gen_random_uuid(), 'EmailVerified', 'RangeError at list.ts:3', 3, $1
       from projections.checkpoints where projection = 'user-list' and partition = 0 returning position`,
      [world.now()],
    );
    const { read_models, to_do } = await status();
    expect(read_models.find(({ name }) => name === 'user-list')).toMatchObject({
      lag_events: 1,
      stuck: { position: rows[0]?.position, type: 'EmailVerified', failure: 'RangeError at list.ts:3', attempts: 3 },
    });
    expect(to_do).toMatchObject([
      { about: 'read-models', sentence: expect.stringMatching(/user-list scheitert .*\.$/) },
    ]);
    await owner.query('delete from projections.troubles');
    await setCheckpoints(owner, { by: 1 }, 'user-list');
  });
});

describe('events that reactors gave up on', () => {
  it('are tried again, and no longer parked once that went well', async () => {
    const parked = await parkNewestEvent(owner, MAILS_CUSTOMER);
    expect(await status()).toMatchObject({
      parked: [{ ...parked, error: ERROR }],
      parked_total: 1,
      to_do: [{ about: 'reactors', sentence: '1 zurückgestelltes Ereignis.' }],
    });
    expect(await admin.post('/admin/operations/parked/retry', parked)).toMatchObject({ status: 200 });
    expect(await status()).toMatchObject({ parked: [], parked_total: 0, to_do: [] });
    expect(await admin.post('/admin/operations/parked/retry', parked)).toMatchObject({ status: 404 });
    expect(audited('retry-parked-event')).toMatchObject([
      { outcome: 'done', reactor: MAILS_CUSTOMER, by: admin.accountId },
      { outcome: 'not-parked' },
    ]);
  });

  it('of a reactor that is gone can only be discarded', async () => {
    const parked = await parkNewestEvent(owner, 'when-a-then-b');
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
    // With the first checkpoint the auditor gets a mail.
    await vi.waitFor(
      async () => expect((await world.visitor.get<{ size: number }>('/audit/checkpoint')).body.size).toBeGreaterThan(0),
      { timeout: 10_000 },
    );
    await world.catchUp();
    const sentBefore = (await status()).outbox.sent_last_day;
    const [one] = [await aGivenUpMail(), await aGivenUpMail(), await aGivenUpMail()];
    expect((await status()).outbox.failed).toBe(3);
    const givenUp = (await status()).mails.filter(({ state }) => state === 'failed');
    expect(givenUp).toMatchObject(Array(3).fill({ template: 'address-already-registered', attempts: 21 }));
    expect(await admin.post(`/admin/operations/mails/${one}/retry`)).toMatchObject({ status: 200 });
    expect(await admin.post(`/admin/operations/mails/${one}/retry`)).toMatchObject({ status: 404 });
    const { body } = await admin.post<{ message: string }>('/admin/operations/mails/retry');
    expect(body.message).toBe('2 E-Mails warten wieder auf den Versand.');
    await world.catchUp();
    expect((await status()).outbox).toMatchObject({ failed: 0, sent_last_day: sentBefore + 3 });
    expect(audited('retry-all-mails')).toMatchObject([{ mailsPutBack: 2 }]);
    expect(lines.join()).not.toContain('@');
  });
});

describe('a rebuild of read models', () => {
  const start = (...read_models: string[]) =>
    admin.post<{ id: string; code: string }>('/admin/operations/rebuilds', { read_models });

  it('runs in the background, says how far it is, and leaves the same rows', async () => {
    await world.catchUp();
    const before = (await admin.get('/admin/users?range=[0,24]')).body;
    const begun = await start('user-list', 'user-list');
    expect(begun.status).toBe(202);
    await expect.poll(async () => (await status()).rebuilds[0]?.state, PATIENCE).toBe('done');
    const { rebuilds, log } = await status();
    expect(rebuilds).toMatchObject([
      { id: begun.body.id, read_models: ['user-list'], position: log.head, head: log.head, phase: 'switching' },
    ]);
    await expect.poll(async () => (await status()).is_rebuilding, PATIENCE).toBe(false);
    expect((await admin.get('/admin/users?range=[0,24]')).body).toEqual(before);
    expect(audited('start-rebuild')).toMatchObject([
      { readModels: ['user-list'], hasBegun: true, by: admin.accountId },
    ]);
  });

  it('waits for another one, in whatever process that runs', async () => {
    const another = await takeRebuildLock(world.ownerUrl);
    expect((await status()).is_rebuilding).toBe(true);
    expect(await start('user-list')).toMatchObject({ status: 409, body: { code: 'rebuild-running' } });
    await another.release();
    await expect.poll(async () => (await status()).is_rebuilding, PATIENCE).toBe(false);
  });

  it('needs names that there are', async () => {
    expect(await start('unsinn')).toMatchObject({ status: 422, body: { code: 'read-model-unknown' } });
    expect(await start()).toMatchObject({ status: 422, body: { code: 'invalid-input' } });
  });
});

describe('who may put right what hangs', () => {
  const CALLS = [
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

  it('reading is for staff alone', async () => {
    expect((await world.visitor.get('/admin/operations')).status).toBe(401);
    expect((await (await world.login('eben@beispiel.de')).get('/admin/operations')).status).toBe(403);
  });
});

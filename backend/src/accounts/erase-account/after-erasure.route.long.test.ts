import type { AccountHistoryEntry } from '@sternklar/contracts/accounts/account-history.api';
import { openSession } from '@sternklar/event-store/postgres/session';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EXAMPLE_RECEIVER_KEYS } from '../../platform/push/testing/example-receiver.ts';
import { CUSTOMER_PASSWORD, createTestWorld, type Person, type TestWorld } from '../../testing/test-world.ts';

const DAY_MS = 86_400_000;
let world: TestWorld;
let url: string;

beforeAll(async () => {
  world = await createTestWorld();
  url = await world.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => world.close());

const inTables = async <Row extends object>(statement: string, values: readonly unknown[]): Promise<readonly Row[]> => {
  const owner = await openSession({ url: world.ownerUrl, applicationName: 'sternklar-tests' });
  try {
    return (await owner.query<Row>(statement, [...values])).rows;
  } finally {
    await owner.end();
  }
};

/** A screen that follows live; `until` resolves with the words it waits for, or when the server ends its stream. */
const openScreen = async ({ token }: Person) => {
  const answer = await fetch(`${url}/api/live`, { headers: { authorization: `Bearer ${token}` } });
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  const until = async (words: string) => {
    for (let text = ''; ; ) {
      const piece = await reader?.read();
      if (piece?.done !== false) return 'ended';
      text += piece.value;
      if (text.includes(words)) return words;
    }
  };
  return { status: answer.status, until, leave: () => reader?.cancel() };
};
const eraseAsAdmin = async ({ accountId }: Person) => {
  const admin = await world.admin();
  return (await admin.post(`/admin/users/${accountId}/erasure`, { understood: true })).status;
};

describe('an account that was erased', () => {
  it('is listened to no more: its open screens are cut on every device, others’ stay', async () => {
    const anna = await world.customer('anna@firma.example');
    const phone = await world.login(anna.email);
    const screens = [await openScreen(anna), await openScreen(phone)];
    const bert = await world.customer('bert@firma.example');
    const other = await openScreen(bert);
    expect([...screens, other].map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await anna.post('/account/erasure', { password: CUSTOMER_PASSWORD, understood: true })).toMatchObject({
      status: 200,
    });
    expect(await Promise.all(screens.map(({ until }) => until('never')))).toEqual(['ended', 'ended']);
    await bert.post('/business', { business_name: 'Krone', google_business_link: 'https://maps.example/krone' });
    expect(await other.until('business-added')).toBe('business-added');
    await other.leave();
    expect((await openScreen(anna)).status).toBe(401);
  });

  it('has no session left anywhere, no code and no password', async () => {
    const carla = await world.customer('carla@firma.example');
    await world.visitor.post('/auth/forgot-password', { email: carla.email });
    expect(await eraseAsAdmin(carla)).toBe(200);
    const tables = ['sessions', 'credentials', 'pending_credentials'];
    for (const table of tables) {
      expect(await inTables(`select 1 from accounts.${table} where account_id = $1`, [carla.accountId])).toEqual([]);
    }
    expect((await carla.get('/auth/me')).status).toBe(401);
  });

  it('gets no mail and has nothing done for it any more, however much time goes by', async () => {
    const dora = await world.customer('dora@firma.example');
    await dora.post('/account/deletion-request', { password: CUSTOMER_PASSWORD });
    expect(await eraseAsAdmin(dora)).toBe(200);
    await world.catchUp();
    const history = async () =>
      (await (await world.admin()).get<AccountHistoryEntry[]>(`/admin/users/${dora.accountId}/history`)).body;
    const before = await history();
    for (let days = 0; days < 400; days += 40) {
      world.advance(40 * DAY_MS);
      await world.catchUp();
    }
    expect(await history()).toEqual(before);
    expect(await world.mails(dora.email)).toEqual([]);
    const mails = await inTables<{ state: string; params: object; last_error: string | null }>(
      'select state, params, last_error from mail.outbox where account_id = $1',
      [dora.accountId],
    );
    expect(mails.filter(({ state }) => state === 'waiting')).toEqual([]);
    expect(JSON.stringify(mails)).not.toContain('dora');
  });

  it('may be an admin’s, whom a colleague erases: nothing of what they could do is left', async () => {
    const emil = await world.customer('emil@sternklar.example');
    await world.product.accountServices.operators.grant(emil.email, 'admin');
    const filter = { list: 'users', name: 'Meine Leute', filter: {}, sort: { field: 'email', order: 'ASC' } };
    expect((await emil.put('/admin/saved-filters', filter)).status).toBeLessThan(300);
    expect((await emil.put('/admin/preferences', { start: 'users' })).status).toBe(200);
    const browser = { endpoint: 'https://web.push.apple.com/emil', keys: EXAMPLE_RECEIVER_KEYS };
    expect((await emil.put('/account/push-devices', browser)).status).toBe(200);
    const device = { 'device-token': 'e'.repeat(43) };
    const emilsOwn = { email: emil.email, password: CUSTOMER_PASSWORD };
    expect((await world.visitor.post('/auth/login', emilsOwn, device)).status).toBe(200);
    expect((await emil.get('/account/known-devices', device)).body).toHaveLength(1);
    const screen = await openScreen(emil);
    expect(await eraseAsAdmin(emil)).toBe(200);
    expect(await screen.until('never')).toBe('ended');
    expect((await emil.get('/admin/users')).status).toBe(401);
    expect((await world.product.accountServices.operators.list()).map(({ accountId }) => accountId)).not.toContain(
      emil.accountId,
    );
    const tables = ['back_office.saved_filters', 'back_office.preferences', 'accounts.push_devices'];
    for (const table of [...tables, 'accounts.known_devices'])
      expect(await inTables(`select 1 from ${table} where account_id = $1`, [emil.accountId])).toEqual([]);
    // Twice, at once and later: nothing more happens.
    expect(await Promise.all([eraseAsAdmin(emil), eraseAsAdmin(emil)])).toEqual([200, 200]);
  });
});

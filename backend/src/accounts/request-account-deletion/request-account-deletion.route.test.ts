import type { AdminUser, OwnAccount } from '@sternklar/contracts/accounts/account.api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  CUSTOMER_PASSWORD,
  createTestWorld,
  type Person,
  TEST_ADMIN,
  type TestWorld,
} from '../../testing/test-world.ts';

let world: TestWorld;

beforeAll(async () => {
  world = await createTestWorld();
});
afterAll(() => world.close());

const password = CUSTOMER_PASSWORD;
const request = (person: Pick<Person, 'post'>, body: object = { password }) =>
  person.post('/account/deletion-request', body);
const withdraw = (person: Pick<Person, 'delete'>) => person.delete('/account/deletion-request');
const requestedAt = async (person: Person) => (await person.get<OwnAccount>('/account')).body.deletion_requested_at;
const asAdminsSeeIt = async (accountId: string) => {
  const { body } = await (await world.admin()).get<AdminUser[]>('/admin/users');
  return body.find(({ id }) => id === accountId)?.deletion_requested_at;
};
const confirmationsTo = async (email: string) =>
  (await world.mails(email)).filter(({ text }) => text.includes('Ihre Löschung ist beantragt'));

describe('POST /account/deletion-request', () => {
  it('is seen by its owner and by admins at once, is confirmed by mail, and deletes nothing', async () => {
    const anna = await world.customer('anna@firma.example');
    world.advance(60_000);
    const at = world.now().toISOString();
    expect(await request(anna)).toMatchObject({ status: 200, body: { message: expect.stringContaining('beantragt') } });
    expect(await requestedAt(anna)).toBe(at);
    expect(await asAdminsSeeIt(anna.accountId)).toBe(at);
    const [mail] = await confirmationsTo(anna.email);
    expect(mail?.text).toContain('2. März 2026 um 10:01');
    expect(mail?.text).toContain('laufendes Abo');
    expect((await world.login(anna.email)).accountId).toBe(anna.accountId);
  });

  it('a second time changes nothing and mails nothing', async () => {
    const bert = await world.customer('bert@firma.example');
    await request(bert);
    const first = await requestedAt(bert);
    world.advance(60_000);
    expect((await request(bert)).status).toBe(200);
    expect(await requestedAt(bert)).toBe(first);
    expect(await confirmationsTo(bert.email)).toHaveLength(1);
  });

  it('is refused with the wrong password, and then nothing is recorded', async () => {
    const carla = await world.customer('carla@firma.example');
    expect(await request(carla, { password: 'geraten' })).toMatchObject({
      status: 400,
      body: { code: 'password-wrong', errors: [{ field: 'password' }] },
    });
    expect(await requestedAt(carla)).toBeNull();
    expect(await confirmationsTo(carla.email)).toEqual([]);
  });

  it('is open to staff, and refused without a session', async () => {
    const admin = await world.admin();
    expect((await request(admin, { password: TEST_ADMIN.password })).status).toBe(200);
    expect((await withdraw(admin)).status).toBe(200);
    expect((await request(world.visitor)).status).toBe(401);
  });

  it.each([{}, { password: '' }, { password: null }])('refuses %j with 422', async (body) => {
    expect((await request(await world.login('carla@firma.example'), body)).status).toBe(422);
  });

  it('allows no more guesses at the password than signing in', async () => {
    const strict = await createTestWorld({ env: { LOGIN_ATTEMPTS_PER_QUARTER_HOUR: '2' } });
    const anna = await strict.customer('anna@firma.example');
    for (const status of [400, 400, 429]) expect((await request(anna, { password: 'geraten' })).status).toBe(status);
    expect((await request(anna)).status).toBe(429);
    await strict.close();
  });
});

describe('DELETE /account/deletion-request', () => {
  it('takes the request back, and it can be made again', async () => {
    const dora = await world.customer('dora@firma.example');
    await request(dora);
    expect(await withdraw(dora)).toMatchObject({ status: 200, body: { message: expect.any(String) } });
    expect(await requestedAt(dora)).toBeNull();
    expect(await asAdminsSeeIt(dora.accountId)).toBeNull();
    await request(dora);
    expect(await requestedAt(dora)).toBe(world.now().toISOString());
    expect(await confirmationsTo(dora.email)).toHaveLength(2);
  });

  it('changes nothing where nothing was requested, and nobody else’s request', async () => {
    const emil = await world.customer('emil@firma.example');
    const stranger = await world.customer('fremd@firma.example');
    await request(emil);
    expect((await withdraw(stranger)).status).toBe(200);
    expect(await requestedAt(emil)).not.toBeNull();
  });

  it('is refused without a session', async () => {
    expect((await withdraw(world.visitor)).status).toBe(401);
  });
});

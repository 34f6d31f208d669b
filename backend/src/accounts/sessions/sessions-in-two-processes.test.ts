import { openSession } from '@sternklar/event-store/postgres/session';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { apiCalls } from '../../testing/api-calls.ts';
import { createTestWorld, type Person, TEST_ADMIN, type TestWorld } from '../../testing/test-world.ts';

let world: TestWorld;
let other: TestWorld;
let customers = 0;

beforeAll(async () => {
  world = await createTestWorld();
  other = await world.anotherProcess();
});
afterAll(async () => {
  await other.close();
  await world.close();
});

let customer: Person;
beforeEach(async () => {
  customer = await world.customer(`kundin${++customers}@firma.example`);
});

/** The same session, asking the other process. */
const elsewhere = ({ token }: Person) => apiCalls(other.app, token);
/** How soon after what nobody announces is said in session-cache.test.ts; a busy machine may take longer. */
const eventually = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 10_000, interval: 5 });
const statusOf = async (calls: Pick<Person, 'get'>, path = '/auth/me') => (await calls.get(path)).status;

describe('access is over in every process', () => {
  it('at once where a session was ended, and soon elsewhere', async () => {
    expect(await statusOf(elsewhere(customer))).toBe(200);
    await customer.post('/auth/logout');
    expect(await statusOf(customer)).toBe(401);
    await eventually(async () => expect(await statusOf(elsewhere(customer))).toBe(401));
  });

  it('for all sessions of an account whose password was changed', async () => {
    const second = await other.login(customer.email);
    expect(await statusOf(elsewhere(customer))).toBe(200);
    await world.catchUp();
    world.advance(1_000);
    await world.visitor.post('/auth/forgot-password', { email: customer.email });
    const [mail] = await world.mails(customer.email);
    const reset_code = /\b[A-HJ-NP-Z2-9]{6}\b/.exec(mail?.text ?? '')?.[0];
    const reset = { email: customer.email, reset_code, new_password: 'neues-passwort' };
    expect((await world.visitor.post('/auth/reset-password', reset)).status).toBe(200);
    for (const person of [customer, second]) {
      expect(await statusOf(person === customer ? person : apiCalls(world.app, person.token))).toBe(401);
      await eventually(async () => expect(await statusOf(elsewhere(person))).toBe(401));
    }
  });

  it('for an admin who is demoted, who then is a customer like any other', async () => {
    const { operators } = world.product.accountServices;
    expect(await operators.grant(customer.email, 'admin')).toBeNull();
    await eventually(async () => expect(await statusOf(elsewhere(customer), '/admin/users')).toBe(200));
    expect(await statusOf(customer, '/admin/users')).toBe(200);
    expect(await operators.revoke(customer.email, 'admin')).toBeNull();
    expect(await statusOf(customer, '/admin/users')).toBe(403);
    await eventually(async () => expect(await statusOf(elsewhere(customer), '/admin/users')).toBe(403));
    expect(await statusOf(elsewhere(customer))).toBe(200);
  });

  it('even when nobody announces it', { tags: 'long' }, async () => {
    const owner = await openSession({ url: world.ownerUrl, applicationName: 'sternklar-tests' });
    expect([await statusOf(customer), await statusOf(elsewhere(customer))]).toEqual([200, 200]);
    await owner.query('update accounts.sessions set ended_at = now() where account_id = $1', [customer.accountId]);
    for (const calls of [customer, elsewhere(customer)]) {
      await eventually(async () => expect(await statusOf(calls)).toBe(401));
    }
    await owner.end();
  });

  it('and of nobody else', { tags: 'long' }, async () => {
    const admin = await world.admin();
    await statusOf(elsewhere(admin));
    await customer.post('/auth/logout');
    expect(await statusOf(elsewhere(admin), '/admin/users')).toBe(200);
    expect(admin.email).toBe(TEST_ADMIN.email);
  });
});

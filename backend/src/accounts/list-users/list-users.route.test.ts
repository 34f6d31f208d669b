import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestWorld, type Person, TEST_ADMIN, TEST_AUDITOR, type TestWorld } from '../../testing/test-world.ts';

interface User {
  readonly email: string;
  readonly is_admin: boolean;
  readonly is_auditor: boolean;
}

let world: TestWorld;
let admin: Person;

beforeAll(async () => {
  world = await createTestWorld();
  world.advance(1_000);
  await world.register('anna@firma.example');
  world.advance(1_000);
  await world.register('bert@firma.example');
  admin = await world.admin();
});
afterAll(() => world.close());

const emails = (users: readonly User[]) => users.map((user) => user.email);

describe('GET /admin/users', () => {
  it('answers all users as a bare array, newest first, in the specified shape', async () => {
    const { status, body, headers } = await admin.get<User[]>('/admin/users');
    expect(status).toBe(200);
    expect(headers).not.toHaveProperty('content-range');
    expect(emails(body).slice(0, 2)).toEqual(['bert@firma.example', 'anna@firma.example']);
    expect(new Set(emails(body).slice(2))).toEqual(new Set([TEST_ADMIN.email, TEST_AUDITOR.email]));
    expect(body[0]).toEqual({
      id: expect.any(String),
      email: 'bert@firma.example',
      email_verified: false,
      language: 'de',
      is_admin: false,
      is_auditor: false,
      subscription_status: 'inactive',
      created_at: '2026-03-02T09:00:02.000Z',
      deletion_requested_at: null,
      erased_at: null,
    });
  });

  it('tells who is an admin and who an auditor', async () => {
    const { body } = await admin.get<User[]>('/admin/users');
    const roles = new Map(body.map(({ email, is_admin, is_auditor }) => [email, { is_admin, is_auditor }]));
    expect(roles.get(TEST_ADMIN.email)).toEqual({ is_admin: true, is_auditor: false });
    expect(roles.get(TEST_AUDITOR.email)).toEqual({ is_admin: false, is_auditor: true });
  });

  it('answers a page with its place in the whole', async () => {
    const query = new URLSearchParams({ range: '[1,2]', sort: '["email","ASC"]' });
    const { body, headers } = await admin.get<User[]>(`/admin/users?${query}`);
    expect(headers['content-range']).toBe('users 1-2/4');
    expect(emails(body)).toEqual(['anna@firma.example', 'bert@firma.example']);
  });

  it('filters by role and by a part of the address', async () => {
    const byRole = await admin.get<User[]>(`/admin/users?${new URLSearchParams({ filter: '{"is_admin":true}' })}`);
    expect(emails(byRole.body)).toEqual([TEST_ADMIN.email]);
    const byPart = await admin.get<User[]>(`/admin/users?${new URLSearchParams({ filter: '{"q":"BERT"}' })}`);
    expect(emails(byPart.body)).toEqual(['bert@firma.example']);
  });

  it.each(['range=1', 'sort=["password_hash","ASC"]', 'filter={"password":1}', 'filter=nothing'])(
    'refuses %s with 422',
    async (query) => {
      expect((await admin.get(`/admin/users?${query}`)).status).toBe(422);
    },
  );

  it('is for admins and auditors', async () => {
    const customer = await world.login('anna@firma.example');
    expect((await world.visitor.get('/admin/users')).status).toBe(401);
    expect((await customer.get('/admin/users')).status).toBe(403);
    expect((await (await world.auditor()).get<User[]>('/admin/users')).body).toHaveLength(4);
  });

  it('is closed at once to an admin whose role was revoked', async () => {
    const { operators } = world.product.accountServices;
    await operators.create({ email: 'kurz@sternklar.example', password: 'kunden-passwort', role: 'admin' });
    const brief = await world.login('kurz@sternklar.example');
    expect((await brief.get('/admin/users')).status).toBe(200);
    await operators.revoke('kurz@sternklar.example', 'admin');
    expect((await brief.get('/admin/users')).status).toBe(403);
  });
});

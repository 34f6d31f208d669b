import type { AuditorAccess } from '@sternklar/contracts/audit/audit-access.api';
import { openSession } from '@sternklar/event-store/postgres/session';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestWorld, type Person, type TestWorld } from '../../testing/test-world.ts';

describe('what auditors read', () => {
  let world: TestWorld;
  let admin: Person;
  let auditor: Person;
  let customer: Person;

  beforeAll(async () => {
    world = await createTestWorld();
    [admin, auditor, customer] = [
      await world.admin(),
      await world.auditor(),
      await world.customer('inhaberin@beispiel.de'),
    ];
  });
  afterAll(() => world.close());

  const accesses = async () => (await admin.get<AuditorAccess[]>('/audit/accesses')).body;
  const recorded = (operations: readonly string[]) =>
    vi.waitFor(async () => expect((await accesses()).map(({ operation }) => operation)).toEqual(operations), {
      timeout: 10_000,
    });

  it('is recorded: who, when, which call, and what it named, but no words', async () => {
    await auditor.get(`/admin/users/${customer.accountId}`);
    await auditor.get('/audit/reviews?q=inhaberin');
    await recorded(['GET /api/audit/reviews', 'GET /api/admin/users/:id']);
    const [search, user] = await accesses();
    expect(user).toMatchObject({
      ...{ auditor_id: auditor.accountId, auditor_email: auditor.email },
      ...{ subject_id: customer.accountId, created_at: world.now().toISOString() },
    });
    expect(search?.subject_id).toBeNull();
    expect(JSON.stringify(search)).not.toContain('inhaberin');
  });

  it('stands in the log when the answer comes', async () => {
    const owner = await openSession({ url: world.ownerUrl, applicationName: 'sternklar-tests' });
    const count = async () => {
      const { rows } = await owner.query<{ count: number }>(
        `select count(*)::integer as count from event_log.events where type = 'AuditorAccessed'`,
      );
      return rows[0]?.count ?? 0;
    };
    const before = await count();
    expect((await auditor.get('/audit/reviews')).status).toBe(200);
    expect(await count()).toBe(before + 1);
    await owner.end();
  });

  it('is not recorded when it was refused, is the reader’s own, or somebody else reads', async () => {
    const before = (await accesses()).map(({ operation }) => operation);
    await auditor.get('/audit/accesses');
    await auditor.get('/admin/users/unsinn');
    await auditor.get('/auth/me');
    await auditor.get('/admin/counts');
    await admin.get('/admin/users');
    await customer.get('/reviews');
    await auditor.get('/admin/businesses');
    await recorded(['GET /api/admin/businesses', ...before]);
  });

  it('is recorded for a HEAD, too, which tells how many there are', async () => {
    const before = (await accesses()).map(({ operation }) => operation);
    const { statusCode, headers } = await world.app.inject({
      method: 'HEAD',
      url: '/api/admin/users?filter={"q":"inhaberin"}',
      headers: { authorization: `Bearer ${auditor.token}` },
    });
    expect([statusCode, headers['content-range']]).toEqual([200, expect.stringMatching(/\/1$/)]);
    await recorded(['HEAD /api/admin/users', ...before]);
  });

  it('is listed page by page, for admins alone', async () => {
    const { body, headers } = await admin.get<AuditorAccess[]>('/audit/accesses?range=[0,0]');
    expect(body).toHaveLength(1);
    expect(headers['content-range']).toBe('accesses 0-0/5');
    expect((await auditor.get('/audit/accesses')).status).toBe(403);
    expect((await customer.get('/audit/accesses')).status).toBe(403);
    expect((await admin.get('/audit/accesses?filter={"operation":"x"}')).status).toBe(422);
  });
});

import type { AdminUserDetails } from '@sternklar/contracts/accounts/account.api';
import type { AccountHistoryEntry } from '@sternklar/contracts/accounts/account-history.api';
import type { Review } from '@sternklar/contracts/reviews/review.api';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestWorld, type Person, type TestWorld } from '../../testing/test-world.ts';

let world: TestWorld;
let admin: Person;
let customer: Person;

beforeAll(async () => {
  world = await createTestWorld();
  admin = await world.admin();
  customer = await world.customer('inhaberin@beispiel.de');
  world.advance(60_000);
  const business = { business_name: 'Krone', google_business_link: 'https://maps.example/krone' };
  const { id: business_id } = (await customer.post<{ id: string }>('/business', business)).body;
  const review = { business_id, reviewer_name: 'Max M.', rating: 1, review_text: 'War nie dort.' };
  const { id } = (await customer.post<Review>('/reviews', review)).body;
  await customer.post('/reviews', review);
  await admin.put(`/reviews/${id}/status`, { status: 'gelöscht' });
  await customer.post('/subscription/create', { plan_name: 'standard' });
  await customer.put('/account/notifications', { status_mails: false });
  await world.catchUp();
});
afterAll(() => world.close());

const userFor = (person: Pick<Person, 'get'>, id = customer.accountId) =>
  person.get<AdminUserDetails>(`/admin/users/${id}`);
const historyFor = (person: Pick<Person, 'get'>, id = customer.accountId) =>
  person.get<AccountHistoryEntry[]>(`/admin/users/${id}/history`);

describe('GET /api/admin/users/:id', () => {
  it('tells admins and auditors everything about a user', async () => {
    for (const person of [admin, await world.auditor()]) {
      expect(await userFor(person)).toMatchObject({
        status: 200,
        body: {
          id: customer.accountId,
          email: customer.email,
          email_verified: true,
          language: 'de',
          is_admin: false,
          is_auditor: false,
          subscription_status: 'active',
          status_mails: false,
          deletion_requested_at: null,
          review_counts: { eingereicht: 1, gelöscht: 1, nicht_genehmigt: 0 },
        },
      });
    }
  });

  it('tells of an auditor that it is one', async () => {
    const auditor = await world.auditor();
    const { body } = await userFor(admin, auditor.accountId);
    const review_counts = { eingereicht: 0, gelöscht: 0, nicht_genehmigt: 0 };
    expect(body).toMatchObject({ is_auditor: true, is_admin: false, review_counts });
  });
});

describe('GET /api/admin/users/:id/history', () => {
  it('tells admins and auditors what happened to the account, who did it, and when, oldest first', async () => {
    const own = { actor: 'owner', actor_id: customer.accountId, actor_email: customer.email };
    const later = { ...own, at: world.now().toISOString() };
    for (const person of [admin, await world.auditor()]) {
      const { status, body } = await historyFor(person);
      expect(status).toBe(200);
      expect(body).toMatchObject([
        { kind: 'registered', ...own },
        { kind: 'verification-code-issued' },
        { kind: 'email-verified', ...own },
        { kind: 'business-added', business_name: 'Krone', ...later },
        { kind: 'subscription-started', ...later },
        { kind: 'status-mails-off', ...later },
      ]);
    }
  });

  it('says that the operator granted a role', async () => {
    const auditor = await world.auditor();
    const { body } = await historyFor(admin, auditor.accountId);
    expect(body).toContainEqual(expect.objectContaining({ kind: 'role-granted', role: 'auditor', actor: 'operator' }));
  });
});

describe('both', () => {
  it('answer 404 for an account that never was, and for what is no id', async () => {
    for (const id of [v7(), 'unsinn']) {
      expect(await userFor(admin, id)).toMatchObject({ status: 404, body: { code: 'not-found' } });
      expect(await historyFor(admin, id)).toMatchObject({ status: 404, body: { code: 'not-found' } });
    }
  });

  it('are not for customers, not even about themselves, nor for visitors', async () => {
    for (const ask of [userFor, historyFor]) {
      expect((await ask(customer)).status).toBe(403);
      expect((await ask(world.visitor)).status).toBe(401);
    }
  });
});

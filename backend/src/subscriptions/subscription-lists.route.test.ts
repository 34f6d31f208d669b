import type { AdminSubscription, Subscription } from '@sternklar/contracts/subscriptions/subscription.api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestWorld, type Person, type TestWorld } from '../testing/test-world.ts';

const DAY_MS = 86_400_000;

describe('subscriptions, listed', () => {
  let world: TestWorld;
  let admin: Person;
  let auditor: Person;
  let first: Person;
  let second: Person;
  let without: Person;

  beforeAll(async () => {
    world = await createTestWorld();
    first = await world.customer('erste@beispiel.de');
    second = await world.customer('zweite@beispiel.de');
    without = await world.customer('ohne@beispiel.de');
    await first.post('/subscription/create', { plan_name: 'standard' });
    world.advance(1_000);
    await second.post('/subscription/create', { plan_name: 'standard' });
    admin = await world.admin();
    auditor = await world.auditor();
  });
  afterAll(() => world.close());

  const emails = (rows: readonly AdminSubscription[]) => rows.map((row) => row.user_email);

  describe('GET /api/subscription', () => {
    it('is the own one, and no JSON but null without one', async () => {
      expect((await first.get('/subscription')).body).toMatchObject({ started_at: '2026-03-02T09:00:00.000Z' });
      expect((await second.get('/subscription')).body).toMatchObject({ started_at: '2026-03-02T09:00:01.000Z' });
      const none = await without.get('/subscription');
      expect(none).toMatchObject({ status: 200, body: null });
      expect(none.headers['content-type']).toBe('application/json; charset=utf-8');
    });

    it('asks visitors to sign in', async () => {
      expect((await world.visitor.get('/subscription')).status).toBe(401);
    });
  });

  describe('GET /api/admin/subscriptions', () => {
    it('is the whole list as one array when called bare, newest first, in the specified shape', async () => {
      const { headers, body } = await admin.get<AdminSubscription[]>('/admin/subscriptions');
      expect(headers['content-range']).toBeUndefined();
      expect(emails(body)).toEqual(['zweite@beispiel.de', 'erste@beispiel.de']);
      expect(body[1]).toEqual({
        id: expect.any(String),
        user_id: first.accountId,
        user_email: 'erste@beispiel.de',
        plan_name: 'standard',
        amount: 59,
        payment_method: 'Kreditkarte',
        status: 'active',
        started_at: '2026-03-02T09:00:00.000Z',
        expires_at: '2027-03-02T09:00:00.000Z',
        company_name: null,
        street: null,
        postal_code: null,
        town: null,
        vat_id: null,
        notice: null,
        notice_until: '2027-02-02',
        notice_recommended_until: '2027-01-31',
        ends_at_if_noticed_today: '2027-03-02T09:00:00.000Z',
        next_invoice_on: '2026-04-02',
        termination: null,
        termination_note: null,
        billed_until: null,
        created_at: '2026-03-02T09:00:00.000Z',
      });
    });

    it('is paged, sorted and filtered on request', async () => {
      const query = new URLSearchParams({
        range: '[0,0]',
        sort: '["started_at","ASC"]',
        filter: '{"status":"active"}',
      });
      const page = await admin.get<AdminSubscription[]>(`/admin/subscriptions?${query}`);
      expect(emails(page.body)).toEqual(['erste@beispiel.de']);
      expect(page.headers['content-range']).toBe('subscriptions 0-0/2');
      const searched = await admin.get<AdminSubscription[]>(`/admin/subscriptions?filter={"q":"ZWEITE"}`);
      expect(emails(searched.body)).toEqual(['zweite@beispiel.de']);
    });

    it.each(['range=[0', 'sort=["amount","ASC"]', 'filter={"status":"bezahlt"}', 'filter={"card":1}'])(
      'refuses %s',
      async (query) => {
        expect((await admin.get(`/admin/subscriptions?${encodeURI(query)}`)).status).toBe(422);
      },
    );

    it('is for admins and auditors', async () => {
      expect((await auditor.get<AdminSubscription[]>('/admin/subscriptions')).body).toHaveLength(2);
      expect((await first.get('/admin/subscriptions')).status).toBe(403);
      expect((await world.visitor.get('/admin/subscriptions')).status).toBe(401);
    });
  });

  it('shows a subscription whose first year is over in its second, still active', async () => {
    world.advance(400 * DAY_MS);
    const customer = await world.login('erste@beispiel.de');
    const renewed = { status: 'active', expires_at: '2028-03-02T09:00:00.000Z' };
    expect((await customer.get<Subscription>('/subscription')).body).toMatchObject(renewed);
    expect((await customer.get('/auth/me')).body).toMatchObject({ subscription_status: 'active' });
    expect((await customer.post('/subscription/create', { plan_name: 'standard' })).status).toBe(409);
    const { body } = await (await world.admin()).get<AdminSubscription[]>('/admin/subscriptions');
    expect(body[1]).toMatchObject(renewed);
  });
});

import type { OwnerFigures } from '@sternklar/contracts/back-office/owner-figures.api';
import type { AdminSubscription, Subscription } from '@sternklar/contracts/subscriptions/subscription.api';
import { dayInGermany } from '@sternklar/contracts/subscriptions/term';
import { openSession } from '@sternklar/event-store/postgres/session';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestWorld, type Person, type TestWorld } from '../testing/test-world.ts';

const DAY_MS = 86_400_000;
const FIRST_END = '2027-03-02T09:00:00.000Z';

describe('notice to a subscription', () => {
  let world: TestWorld;
  let customer: Person;
  let admin: Person;
  let subscriptionId: string;

  beforeAll(async () => {
    world = await createTestWorld();
  });
  let customers = 0;
  beforeEach(async () => {
    customers += 1;
    customer = await world.customer(`kuendigt${customers}@beispiel.de`);
    admin = await world.admin();
    const { body } = await customer.post<Subscription>('/subscription/create', { plan_name: 'standard' });
    subscriptionId = body.id;
  });
  afterAll(() => world.close());

  const shown = async () => (await customer.get<Subscription>('/subscription')).body;
  const giveNotice = (body: object = {}) => customer.post<Subscription>('/subscription/notice', body);
  const enter = (receivedOn: string, who = admin, id = subscriptionId) =>
    who.post<Subscription>(`/admin/subscriptions/${id}/notice`, { received_on: receivedOn });

  it('is shown with the day it ends on, by which it is still active and no second one can begin', async () => {
    const { ends_at_if_noticed_today } = await shown();
    const answer = await giveNotice({ ends_at: ends_at_if_noticed_today });
    const notice = { received_on: '2026-03-02', given_by: 'customer', ends_at: FIRST_END };
    expect(answer).toMatchObject({ status: 200, body: { status: 'active', expires_at: FIRST_END, notice } });
    expect(await shown()).toEqual(answer.body);
    const list = await admin.get<AdminSubscription[]>('/admin/subscriptions');
    expect(list.body.find(({ id }) => id === subscriptionId)).toMatchObject({ status: 'active', notice });
    const second = await customer.post('/subscription/create', { plan_name: 'standard' });
    expect(second).toMatchObject({ status: 409, body: { code: 'subscription-already-active' } });
  });

  it('is taken back, and given again', async () => {
    await giveNotice();
    expect(await customer.delete('/subscription/notice')).toMatchObject({ status: 200, body: { notice: null } });
    expect(await customer.delete('/subscription/notice')).toMatchObject({ status: 409, body: { code: 'no-notice' } });
    expect((await giveNotice()).status).toBe(200);
    expect(await giveNotice()).toMatchObject({ status: 409, body: { code: 'notice-already-given' } });
  });

  it('is refused when another end was shown, and leaves nothing behind', async () => {
    expect(await giveNotice({ ends_at: '2027-02-02T09:00:00.000Z' })).toMatchObject({
      status: 409,
      body: { code: 'notice-end-changed', detail: expect.stringContaining('anderen Tag') },
    });
    expect(await giveNotice({ ends_at: 'bald' })).toMatchObject({ status: 422 });
    expect((await shown()).notice).toBeNull();
  });

  it('is taken also by a clock that was put back to before it began, by its owner and by an admin', {
    tags: 'long',
  }, async () => {
    world.advance(-2 * DAY_MS);
    try {
      const { ends_at_if_noticed_today } = await shown();
      expect(await giveNotice({ ends_at: ends_at_if_noticed_today })).toMatchObject({
        status: 200,
        body: { notice: { received_on: '2026-03-02', ends_at: FIRST_END } },
      });
      await customer.delete('/subscription/notice');
      expect((await enter('2026-03-02')).status).toBe(200);
    } finally {
      world.advance(2 * DAY_MS);
    }
  });

  it('is entered by an admin with the day it arrived on', async () => {
    expect(await enter('2026-03-02')).toMatchObject({ status: 200, body: { notice: { given_by: 'admin' } } });
    expect(await enter('2026-03-02')).toMatchObject({ status: 409 });
  });

  it.each([
    ['2026-03-01', 422],
    ['2026-03-03', 422],
    ['gestern', 422],
  ])('is not entered for the day %s', async (day, status) => {
    expect((await enter(day)).status).toBe(status);
    expect((await shown()).notice).toBeNull();
  });

  it('is entered by admins only, and for a subscription that there is', async () => {
    expect((await enter('2026-03-02', customer)).status).toBe(403);
    expect((await enter('2026-03-02', await world.auditor())).status).toBe(403);
    expect((await enter('2026-03-02', admin, 'unsinn')).status).toBe(404);
    const other = await world.customer(`ohne${customers}@beispiel.de`);
    expect((await other.post('/subscription/notice', {})).status).toBe(404);
    expect((await other.delete('/subscription/notice')).status).toBe(404);
    expect((await world.visitor.post('/subscription/notice', {})).status).toBe(401);
  });
});

describe('what time brings about', () => {
  let world: TestWorld;

  beforeAll(async () => {
    world = await createTestWorld();
  });
  afterAll(() => world.close());

  const passing = async (days: number) => {
    world.advance(days * DAY_MS);
    await world.catchUp();
  };
  const again = (email: string) => world.login(email, 'kunden-passwort');

  it('is recorded by itself: renewal of one, end of the other, who then may begin anew', async () => {
    const emails = ['bleibt@beispiel.de', 'geht@beispiel.de'] as const;
    const [stays, leaves] = [await world.customer(emails[0]), await world.customer(emails[1])];
    for (const each of [stays, leaves]) await each.post('/subscription/create', { plan_name: 'standard' });
    await leaves.post('/subscription/notice', {});
    await passing(364);
    expect((await (await again(emails[1])).get<Subscription>('/subscription')).body.status).toBe('active');
    await passing(1);
    const [staying, gone] = [await again(emails[0]), await again(emails[1])];
    expect((await staying.get('/subscription')).body).toMatchObject({
      status: 'active',
      expires_at: '2028-03-02T09:00:00.000Z',
    });
    expect((await gone.get('/subscription')).body).toMatchObject({ status: 'inactive', expires_at: FIRST_END });
    expect((await gone.get('/auth/me')).body).toMatchObject({ subscription_status: 'inactive' });
    expect((await gone.post('/subscription/create', { plan_name: 'standard' })).status).toBe(201);
  });

  it('is shown everywhere from the end on, before anything recorded it', async () => {
    const email = 'endet@beispiel.de';
    const leaves = await world.customer(email);
    await leaves.post('/subscription/create', { plan_name: 'standard' });
    await leaves.post('/subscription/notice', {});
    await passing(364);
    world.advance(2 * DAY_MS);
    const [gone, admin] = [await again(email), await world.admin()];
    const filtered = (list: string, filter: object) =>
      admin.get<unknown[]>(`/admin/${list}?range=[0,9]&filter=${encodeURIComponent(JSON.stringify(filter))}`);
    const inactive = { subscription_status: 'inactive' };
    expect((await gone.get('/subscription')).body).toMatchObject({ status: 'inactive' });
    expect((await gone.get('/auth/me')).body).toMatchObject(inactive);
    expect((await gone.get('/account')).body).toMatchObject(inactive);
    expect((await gone.get('/account/export')).body).toMatchObject({
      account: inactive,
      subscriptions: [{ status: 'inactive' }],
    });
    expect((await admin.get(`/admin/users/${leaves.accountId}`)).body).toMatchObject(inactive);
    expect((await filtered('users', { ...inactive, q: email })).body).toMatchObject([inactive]);
    expect((await filtered('users', { subscription_status: 'active', q: email })).body).toEqual([]);
    expect((await filtered('subscriptions', { status: 'inactive', q: email })).body).toHaveLength(1);
    expect((await filtered('subscriptions', { status: 'active', q: email })).body).toEqual([]);
    const figures = (await admin.get<OwnerFigures>('/admin/figures?period=month')).body;
    const counted = { figure: 'ended', from: figures.figures.from, until: figures.figures.until };
    const ended = await filtered('subscriptions', { counted: Object.values(counted).join(' ') });
    expect(figures.figures.ended).toBe(1);
    expect(ended.body).toMatchObject([{ user_id: leaves.accountId }]);
    expect((await gone.post('/subscription/create', { plan_name: 'standard' })).status).toBe(201);
  });

  it('lets an admin enter a notice for the subscription that is named, and for no later one of the customer', {
    tags: 'long',
  }, async () => {
    const email = 'neu@beispiel.de';
    const person = await world.customer(email);
    const { body: first } = await person.post<Subscription>('/subscription/create', { plan_name: 'standard' });
    await person.post('/subscription/notice', {});
    await passing(366);
    const anew = await again(email);
    expect((await anew.post('/subscription/create', { plan_name: 'standard' })).status).toBe(201);
    const body = { received_on: dayInGermany(world.now().toISOString()) };
    expect(await (await world.admin()).post(`/admin/subscriptions/${first.id}/notice`, body)).toMatchObject({
      status: 404,
      body: { detail: 'Dieses Abo läuft nicht mehr.' },
    });
    expect((await anew.get<Subscription>('/subscription')).body.notice).toBeNull();
  });

  it('is made up for after three months in which nothing ran, by one process of several', {
    tags: 'long',
  }, async () => {
    const email = 'lange@beispiel.de';
    const person = await world.customer(email);
    await person.post('/subscription/create', { plan_name: 'standard' });
    const before = await person.get<Subscription>('/subscription');
    world.advance(2 * 365 * DAY_MS + 90 * DAY_MS);
    const other = await world.anotherProcess();
    await world.catchUp();
    const { body } = await (await again(email)).get<Subscription>('/subscription');
    expect(Date.parse(body.expires_at)).toBeGreaterThan(world.now().getTime());
    const { rows } = await readRenewals(before.body.id);
    expect(rows.map(({ term }) => term)).toEqual(['2', '3']);
    await other.close();
  });

  const readRenewals = async (subscriptionId: string) => {
    const session = await openSession({ url: world.ownerUrl, applicationName: 'test' });
    try {
      return await session.query<{ term: string }>(
        `select data::jsonb ->> 'term' as term from event_log.events
         where type = 'SubscriptionRenewed' and data::jsonb ->> 'subscriptionId' = $1 order by position`,
        [subscriptionId],
      );
    } finally {
      await session.end();
    }
  };
});

import type { OwnerFigures } from '@sternklar/contracts/back-office/owner-figures.api';
import type { Invoice } from '@sternklar/contracts/invoices/invoice.api';
import type { AdminSubscription, Subscription } from '@sternklar/contracts/subscriptions/subscription.api';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestWorld, type Person, type TestWorld } from '../../testing/test-world.ts';

const DAY_MS = 86_400_000;

describe('an end out of the ordinary', () => {
  let world: TestWorld;
  let customer: Person;
  let admin: Person;
  let id: string;
  let email: string;

  beforeAll(async () => {
    world = await createTestWorld();
  });
  let customers = 0;
  beforeEach(async () => {
    customers += 1;
    email = `endet${customers}@beispiel.de`;
    customer = await world.customer(email);
    admin = await world.admin();
    const { body } = await customer.post<Subscription>('/subscription/create', { plan_name: 'standard' });
    id = body.id;
    await world.catchUp();
  });
  afterAll(() => world.close());

  const today = () => world.now().toISOString().slice(0, 10);
  const end = (body: object = {}, who = admin, which = id) =>
    who.post<AdminSubscription>(`/admin/subscriptions/${which}/termination`, {
      cause: 'insolvency',
      declared_by: 'customer',
      declared_on: today(),
      ends_on: today(),
      ...body,
    });
  const invoices = async () => (await customer.get<Invoice[]>('/invoices')).body;
  const shown = async () => (await customer.get<Subscription>('/subscription')).body;

  it('ends the subscription at once, with why and by whom, and tells the customer', async () => {
    const answer = await end({ note: ' Schreiben der Verwalterin. ' });
    const termination = { cause: 'insolvency', declared_by: 'customer' };
    const termination_note = 'Schreiben der Verwalterin.';
    expect(answer).toMatchObject({ status: 200, body: { id, status: 'inactive', termination, termination_note } });
    expect(await shown()).toMatchObject({ status: 'inactive', next_invoice_on: null });
    expect((await shown()).expires_at).toBe(world.now().toISOString());
    expect(await shown()).toMatchObject({ termination });
    expect(await shown()).not.toHaveProperty('termination_note');
    await world.catchUp();
    const mails = await world.mails(email);
    const [mail] = mails.filter(({ subject }) => subject.includes('außerordentlich beendet'));
    expect(mail?.text).toContain('Grund: Insolvenz');
    expect(mail?.text).toContain('Beendet am: 2. März 2026');
    expect(mail?.text).not.toContain('Verwalterin');
    expect((await invoices()).map(({ kind }) => kind)).toEqual(['invoice']);
    expect((await customer.post('/subscription/create', { plan_name: 'standard' })).status).toBe(201);
  });

  it('leaves days that were billed unbilled by a new subscription, which runs at once and says from when on it is billed', {
    tags: 'long',
  }, async () => {
    await end();
    await world.catchUp();
    const [first] = await invoices();
    const border = '2026-04-02T08:00:00.000Z';
    expect(await shown()).toMatchObject({ status: 'inactive', billed_until: border });
    const { body } = await customer.post<Subscription>('/subscription/create', { plan_name: 'standard' });
    const started = {
      status: 'active',
      started_at: world.now().toISOString(),
      billed_until: null,
      next_invoice_on: '2026-05-02',
      expires_at: '2027-04-02T08:00:00.000Z',
    };
    expect(body).toMatchObject(started);
    expect(await shown()).toEqual(body);
    await world.catchUp();
    const second = (await invoices()).find(({ id: other }) => other !== first?.id);
    expect([first?.served_until, second?.served_from]).toEqual(['2026-04-01', '2026-04-02']);
    expect((await end({ cause: 'mutual-consent' }, admin, body.id)).status).toBe(200);
    await world.catchUp();
    expect((await invoices()).map(({ kind }) => kind).toSorted()).toEqual(['credit-note', 'invoice', 'invoice']);
    expect((await shown()).billed_until).toBe(border);
  });

  it('takes the month that had begun back where the customer did not bring it about', async () => {
    expect(await end({ cause: 'death' })).toMatchObject({ status: 200, body: { status: 'inactive' } });
    await world.catchUp();
    const all = await invoices();
    expect(all.map(({ kind }) => kind).toSorted()).toEqual(['credit-note', 'invoice']);
    expect(all.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
  });

  it('lets the account be erased', async () => {
    const erase = () => admin.post(`/admin/users/${customer.accountId}/erasure`, { understood: true });
    expect(await erase()).toMatchObject({ status: 409, body: { code: 'subscription-running' } });
    await end();
    expect((await erase()).status).toBeLessThan(300);
  });

  it.each([
    ['a day to come', { ends_on: '2099-01-01' }],
    ['a declaration to come', { declared_on: '2099-01-01' }],
  ])('is refused for %s, and leaves nothing behind', async (_case, body) => {
    expect(await end(body)).toMatchObject({ status: 422, body: { code: 'termination-day-impossible' } });
    expect((await shown()).status).toBe('active');
  });

  it('is refused for what only the other side can declare, for unknown causes and days that are none', async () => {
    expect(await end({ cause: 'fraud' })).toMatchObject({ status: 422, body: { errors: [{ field: 'declared_by' }] } });
    expect(await end({ cause: 'Laune' })).toMatchObject({ status: 422, body: { errors: [{ field: 'cause' }] } });
    expect(await end({ ends_on: 'heute' })).toMatchObject({ status: 422, body: { errors: [{ field: 'ends_on' }] } });
    expect(await end({ note: 'x'.repeat(1_001) })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'note' }] },
    });
    expect((await shown()).status).toBe('active');
  });

  it('is entered once, by admins only, and for a subscription that there is', async () => {
    expect((await end({}, customer)).status).toBe(403);
    expect((await end({}, await world.auditor())).status).toBe(403);
    expect((await end({}, admin, 'unsinn')).status).toBe(404);
    expect((await end({}, admin, '0198a000-0000-7000-8000-00000000ffff')).status).toBe(404);
    expect((await end()).status).toBe(200);
    expect((await end()).status).toBe(404);
  });

  it('counts among the owner’s figures', async () => {
    const terminated = async () => (await admin.get<OwnerFigures>('/admin/figures')).body.figures.terminated;
    const before = await terminated();
    await end();
    await world.catchUp();
    expect(await terminated()).toBe(before + 1);
  });

  it('takes back what was billed since a day long ago', { tags: 'long' }, async () => {
    const began = today();
    world.advance(100 * DAY_MS);
    await world.catchUp();
    customer = await world.login(email);
    admin = await world.admin();
    expect(await invoices()).toHaveLength(4);
    expect((await end({ cause: 'death', ends_on: began })).status).toBe(200);
    await world.catchUp();
    expect((await invoices()).filter(({ kind }) => kind === 'credit-note')).toHaveLength(4);
  });
});

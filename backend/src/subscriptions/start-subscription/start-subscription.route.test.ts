import { CURRENT_TERMS } from '@sternklar/contracts/legal-versions';
import type { Problem } from '@sternklar/contracts/problem';
import type { Subscription } from '@sternklar/contracts/subscriptions/subscription.api';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestWorld, type Person, type TestWorld } from '../../testing/test-world.ts';

describe('POST /api/subscription/create', () => {
  let world: TestWorld;
  let customer: Person;
  let customers = 0;

  beforeAll(async () => {
    world = await createTestWorld();
  });
  beforeEach(async () => {
    customers += 1;
    customer = await world.customer(`inhaberin${customers}@beispiel.de`);
  });
  afterAll(() => world.close());

  const create = (person = customer, body: object = { plan_name: 'standard' }) =>
    person.post<Subscription>('/subscription/create', body);
  const shown = async () => (await customer.get<Subscription | null>('/subscription')).body;

  it('answers the subscription that was created, and every screen has it at once', async () => {
    const created = await create();
    expect(created.status).toBe(201);
    expect(created.body).toEqual({
      id: expect.any(String),
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
      termination: null,
      vat_id: null,
      notice: null,
      notice_until: '2027-02-02',
      notice_recommended_until: '2027-01-31',
      ends_at_if_noticed_today: '2027-03-02T09:00:00.000Z',
      next_invoice_on: '2026-04-02',
      billed_until: null,
    });
    expect(await shown()).toEqual(created.body);
    expect((await customer.get('/auth/me')).body).toMatchObject({ subscription_status: 'active' });
    const { body: users } = await (await world.admin()).get<{ id: string }[]>('/admin/users');
    expect(users.find(({ id }) => id === customer.accountId)).toMatchObject({ subscription_status: 'active' });
  });

  it('works for a customer whose address is not verified', async () => {
    expect((await create(await world.register('neu@beispiel.de'))).status).toBe(201);
  });

  it('is refused the second time, and the first subscription stays as it is', async () => {
    const { body: first } = await create();
    expect(await create()).toMatchObject({
      status: 409,
      body: { code: 'subscription-already-active', detail: expect.stringContaining('bereits ein aktives Abo') },
    });
    expect(await shown()).toEqual(first);
  });

  it('makes one subscription of a double click', async () => {
    const answers = await Promise.all([create(), create(), create()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    const { body } = await (await world.admin()).get<{ user_id: string }[]>('/admin/subscriptions');
    expect(body.filter(({ user_id }) => user_id === customer.accountId)).toHaveLength(1);
  });

  it.each([
    ['another plan', { plan_name: 'premium' }],
    ['the plan in capitals', { plan_name: 'Standard' }],
    ['no plan', {}],
    ['a number', { plan_name: 1 }],
    ['null', { plan_name: null }],
  ])('refuses %s with a German sentence, and starts nothing', async (_case, body) => {
    const refused = await create(customer, body);
    expect(refused).toMatchObject({
      status: 422,
      body: { code: 'invalid-input', detail: expect.stringContaining('standard'), errors: [{ field: 'plan_name' }] },
    });
    expect(await shown()).toBeNull();
  });

  it('keeps the name of the company that subscribes, for the customer and for admins', async () => {
    const company_name = ' Bäckerei Sonnenschein GmbH ';
    const { body } = await create(customer, { plan_name: 'standard', company_name });
    expect(body.company_name).toBe('Bäckerei Sonnenschein GmbH');
    expect(await shown()).toEqual(body);
    const { body: all } = await (await world.admin()).get<{ user_id: string }[]>('/admin/subscriptions');
    expect(all.find(({ user_id }) => user_id === customer.accountId)).toMatchObject({
      company_name: body.company_name,
    });
  });

  it.each([undefined, null, '', '   '])('takes %j for no company name', async (company_name) => {
    expect(await create(customer, { plan_name: 'standard', company_name })).toMatchObject({
      status: 201,
      body: { company_name: null },
    });
  });

  it.each([5, ['GmbH'], 'x'.repeat(201)])('refuses %j as a company name, and starts nothing', async (company_name) => {
    expect(await create(customer, { plan_name: 'standard', company_name })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'company_name' }] },
    });
    expect(await shown()).toBeNull();
  });

  it('keeps the address and the VAT id of the company, for the customer, for admins and for the invoice', async () => {
    const address = {
      street: ' Mühlenstraße 12 ',
      postal_code: '55543',
      town: 'Bad Kreuznach',
      vat_id: 'de 136 695 976',
    };
    const { status, body } = await create(customer, { plan_name: 'standard', company_name: 'Firma', ...address });
    expect(status).toBe(201);
    const kept = { ...address, street: 'Mühlenstraße 12', vat_id: 'DE136695976' };
    expect(body).toMatchObject(kept);
    expect(await shown()).toEqual(body);
  });

  it.each([
    [{ street: 'Mühlenstraße 12' }, ['postal_code', 'town']],
    [{ postal_code: '5554', street: 'Weg 1', town: 'Bingen' }, ['postal_code']],
    [{ town: 5 }, ['town']],
    [{ vat_id: 'DE136695975' }, ['vat_id']],
    [{ vat_id: 'CH-123.456.789' }, ['vat_id']],
    [{ vat_id: 'ATU12345678' }, ['vat_id']],
    [{ company_name: '株式会社 星' }, ['company_name']],
    [{ company_name: 'شركة', street: 'Улица 1', postal_code: '55543', town: 'Bingen' }, ['company_name', 'street']],
    [{ street: 'Weg 1\nBcc: boese', postal_code: '55543', town: 'Bingen\r\nX' }, ['street', 'town']],
    [{ company_name: 'Firma\nIhr Team' }, ['company_name']],
    [{ street: 'x'.repeat(201), postal_code: '55543', town: 'Bingen' }, ['street']],
  ])('refuses %j beside its fields, and starts nothing', async (fields, errors) => {
    const { status, body } = await create(customer, { plan_name: 'standard', ...fields });
    expect(status).toBe(422);
    expect((body as unknown as Problem).errors?.map(({ field }) => field)).toEqual(errors);
    expect(await shown()).toBeNull();
  });

  it('refuses versions of AGB and Datenschutz that never were, and starts nothing', async () => {
    expect(
      await create(customer, { plan_name: 'standard', accepted_terms: { agb: '1999-01-01', datenschutz: 'x' } }),
    ).toMatchObject({
      status: 422,
      body: { errors: [{ message: 'Diese Fassung der AGB gibt es nicht.' }, {}] },
    });
    expect(await shown()).toBeNull();
    expect(await create(customer, { plan_name: 'standard', accepted_terms: CURRENT_TERMS })).toMatchObject({
      status: 201,
    });
  });

  it('believes no price, status or payment method that a client sends', async () => {
    const { body } = await create(customer, {
      plan_name: 'standard',
      amount: 1,
      payment_method: 'Gold',
      term_months: 1,
    });
    expect(body).toMatchObject({ amount: 59, payment_method: 'Kreditkarte', expires_at: '2027-03-02T09:00:00.000Z' });
  });

  it('asks visitors to sign in', async () => {
    expect((await world.visitor.post('/subscription/create', { plan_name: 'standard' })).status).toBe(401);
  });
});

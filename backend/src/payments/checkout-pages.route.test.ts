import { CURRENT_TERMS } from '@sternklar/contracts/legal-versions';
import { createPool } from '@sternklar/event-store/postgres/pool';
import { describe, expect, it } from 'vitest';
import { CUSTOMER_PASSWORD, type TestWorld } from '../testing/test-world.ts';
import type { StripeDouble } from './stripe/testing/stripe-double.ts';
import { COMPANY, DAY_MS, useStripeWorld } from './testing/stripe-world.ts';

describe('payments by Stripe', () => {
  let stripe: StripeDouble;
  let world: TestWorld;
  const { invoicesOf, openPage, subscriptionOf, tell } = useStripeWorld((started) => {
    ({ stripe, world } = started);
  });

  it('begin with a page of the provider: only a payment starts the subscription', async () => {
    const person = await world.customer('kundin@beispiel.de');
    const refused = await person.post('/subscription/create', COMPANY);
    expect(refused).toMatchObject({ status: 402, body: { code: 'payment-required' } });
    const address = { street: 'Markt 1', postal_code: '55116', town: 'Mainz', vat_id: 'DE136695976' };
    const opened = await openPage(person, { ...COMPANY, ...address });
    expect(opened).toMatchObject({
      status: 201,
      body: { checkout_url: expect.stringContaining('https://checkout.double.example/') },
    });
    expect(stripe.callsTo('checkout/sessions').at(-1)?.fields).toMatchObject({ customer_email: 'kundin@beispiel.de' });
    await world.catchUp();
    expect(await subscriptionOf(person)).toBeNull();

    const paid = stripe.payPage(world.now());
    expect(await tell(paid)).toBe(200);
    expect(await subscriptionOf(person)).toMatchObject({
      status: 'active',
      ...address,
      company_name: COMPANY.company_name,
    });
    const [first, ...others] = await invoicesOf(person.email);
    expect(others).toEqual([]);
    expect(first).toMatchObject({ amount: 59, paid_by: 'card', paid_on: '2026-03-02', due_on: '2026-03-05' });
    expect(stripe.callsTo('payment_intents')).toEqual([]);

    for (let again = 0; again < 3; again += 1) expect(await tell(paid)).toBe(200);
    expect(await invoicesOf(person.email)).toEqual([first]);
    expect(stripe.refunded).toEqual([]);
    const texts = (await world.mails(person.email)).map(({ text }) => text);
    expect(texts.find((text) => text.includes('Ihre Rechnung'))).toContain('Sie ist bereits per Kreditkarte bezahlt.');
    expect(texts.join()).not.toMatch(/Testbetrieb|fällig am/);
    expect(await openPage(person)).toMatchObject({ status: 409, body: { code: 'subscription-already-active' } });
  });

  it('begin a subscription with the versions of the terms that were named before the page', async () => {
    const person = await world.customer('bedingungen@beispiel.de');
    await openPage(person, { ...COMPANY, accepted_terms: CURRENT_TERMS });
    expect(stripe.callsTo('checkout/sessions').at(-1)?.fields.success_url).toMatch(/\/konto\/abo$/);
    expect(await tell(stripe.payPage(world.now()))).toBe(200);
    const database = createPool({ url: world.ownerUrl, max: 1, applicationName: 'test' });
    const { rows } = await database.query<{ data: string }>(
      `select data from event_log.events where type = 'SubscriptionStarted' order by position desc limit 1`,
    );
    await database.end();
    expect(JSON.parse(rows[0]?.data ?? '')).toMatchObject({ terms: CURRENT_TERMS, pricePerMonthEuro: 59 });
    const mail = (await world.mails(person.email)).find(({ subject }) => subject.endsWith('Ihr Abo läuft'));
    for (const said of [COMPANY.company_name, '59,00', 'Laufzeit bis: 1. März 2027', 'AGB: Fassung vom'])
      expect(mail?.text).toContain(said);
    expect(mail?.attachments).toEqual([`AGB-${CURRENT_TERMS.agb}.txt`]);
  });

  it('are told another address of whoever pays there, once, and a broken call again', async () => {
    const person = await world.customer('umzug@beispiel.de');
    await openPage(person);
    expect(await tell(stripe.payPage(world.now()))).toBe(200);
    const asked = { new_email: 'umgezogen@beispiel.de', password: CUSTOMER_PASSWORD };
    const { body } = await person.post<{ verification_code: string }>('/account/email-change', asked);
    stripe.trouble('lost-answer');
    await person.post('/account/email-change/confirmation', { verification_code: body.verification_code });
    await world.catchUp();
    const told = stripe.callsTo('customers/cus_double');
    expect(new Set(told.map(({ fields, idempotencyKey }) => `${fields.email} ${idempotencyKey}`)).size).toBe(1);
    expect(told[0]?.fields).toEqual({ email: 'umgezogen@beispiel.de' });
  });

  it('are told nothing of whoever never paid there', async () => {
    const person = await world.customer('gast@beispiel.de');
    const before = stripe.callsTo('customers/cus_double').length;
    const asked = { new_email: 'gast-neu@beispiel.de', password: CUSTOMER_PASSWORD };
    const { body } = await person.post<{ verification_code: string }>('/account/email-change', asked);
    const code = { verification_code: body.verification_code };
    expect((await person.post('/account/email-change/confirmation', code)).status).toBe(200);
    await world.catchUp();
    expect(stripe.callsTo('customers/cus_double')).toHaveLength(before);
  });

  it('open one page of a repeated request', async () => {
    const person = await world.customer('wiederholt@beispiel.de');
    const key = { 'idempotency-key': 'zweimal-geklickt' };
    const [first, second] = [await openPage(person, COMPANY, key), await openPage(person, COMPANY, key)];
    expect(second.body).toEqual(first.body);
  });

  it('say so when the provider does not answer, and nothing has begun', async () => {
    const person = await world.customer('ausfall@beispiel.de');
    stripe.trouble('broken', 'rate-limited', 'lost-answer');
    expect(await openPage(person)).toMatchObject({
      status: 503,
      body: { code: 'payment-unavailable', detail: expect.stringContaining('abgebucht wurde nichts') },
      headers: { 'retry-after': '30' },
    });
    await world.catchUp();
    expect(await subscriptionOf(person)).toBeNull();
  });

  it('are asked for with a whole address or none, and a right VAT id', async () => {
    const person = await world.customer('falsch@beispiel.de');
    const before = stripe.callsTo('checkout/sessions').length;
    expect((await openPage(person, { ...COMPANY, vat_id: 'DE136695975' })).status).toBe(422);
    expect((await openPage(person, { plan_name: 'premium' })).status).toBe(422);
    expect((await world.visitor.post('/subscription/checkout', COMPANY)).status).toBe(401);
    expect(stripe.callsTo('checkout/sessions')).toHaveLength(before);
  });

  it('begin another subscription from the end of the one before on, whether that is recorded yet or not', async () => {
    const email = 'wieder-da@beispiel.de';
    const person = await world.customer(email);
    await openPage(person);
    expect(await tell(stripe.payPage(world.now()))).toBe(200);
    await person.post('/subscription/notice', {});
    world.advance(364 * DAY_MS);
    await world.catchUp();
    world.advance(2 * DAY_MS);
    const again = await world.login(email);
    expect(await subscriptionOf(again)).toMatchObject({ status: 'inactive' });
    expect((await openPage(again)).status).toBe(201);
    expect(await tell(stripe.payPage(world.now()))).toBe(200);
    expect(await subscriptionOf(again)).toMatchObject({ status: 'active', notice: null });
    expect(stripe.refunded).toEqual([]);
  });
});

import type { Invoice } from '@sternklar/contracts/invoices/invoice.api';
import type { Checkout } from '@sternklar/contracts/payments/payment.api';
import type { Subscription } from '@sternklar/contracts/subscriptions/subscription.api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestWorld, type Person, type TestWorld } from '../testing/test-world.ts';
import {
  DECLINED_CARD,
  SECRET_KEY,
  type StripeDouble,
  startStripeDouble,
  WEBHOOK_SECRET,
} from './stripe/testing/stripe-double.ts';

const DAY_MS = 86_400_000;
const COMPANY = { plan_name: 'standard', company_name: 'Bäckerei Sonnenschein GmbH' };

describe('payments by Stripe', () => {
  let stripe: StripeDouble;
  let world: TestWorld;

  beforeAll(async () => {
    stripe = await startStripeDouble();
    world = await createTestWorld({
      env: {
        PAYMENT_PROVIDER: 'stripe',
        STRIPE_SECRET_KEY: SECRET_KEY,
        STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
        STRIPE_API_URL: stripe.url,
      },
    });
  });
  afterAll(async () => {
    await world.close();
    await stripe.close();
  });

  const tell = async ({ body, signature }: { readonly body: string; readonly signature?: string | undefined }) => {
    const answer = await world.app.inject({
      method: 'POST',
      url: '/api/payments/stripe/webhook',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        ...(signature && { 'stripe-signature': signature }),
      },
      payload: body,
    });
    await world.catchUp();
    return answer.statusCode;
  };
  const openPage = (person: Person, body: object = COMPANY, headers = {}) =>
    person.post<Checkout>('/subscription/checkout', body, headers);
  const subscriptionOf = async (person: Person) => (await person.get<Subscription | null>('/subscription')).body;
  const invoicesOf = async (email: string) => (await (await world.login(email)).get<Invoice[]>('/invoices')).body;
  const subscriber = async (email: string, card?: string): Promise<Person> => {
    const person = await world.customer(email);
    await openPage(person);
    expect(await tell(stripe.payPage(world.now(), card === undefined ? {} : { card }))).toBe(200);
    return person;
  };
  const nextMonth = async () => {
    // A day more than the longest month, since a month with a change to winter time is an hour longer.
    world.advance(32 * DAY_MS);
    await world.catchUp();
    await world.catchUp();
  };

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
    expect(texts.find((text) => text.includes('Ihre Rechnung'))).toContain('Sie ist fällig am 5. März 2026.');
    expect(texts.join()).not.toMatch(/Testbetrieb/);
    expect(await openPage(person)).toMatchObject({ status: 409, body: { code: 'subscription-already-active' } });
  });

  it('charge the card on file for each later month, once', async () => {
    const person = await subscriber('monatlich@beispiel.de');
    const before = stripe.callsTo('payment_intents').length;
    await nextMonth();
    const [second] = await invoicesOf(person.email);
    expect(second).toMatchObject({ paid_by: 'card', payment_failed: false });
    const charges = stripe.callsTo('payment_intents').slice(before);
    const own = charges.filter(({ fields }) => fields['metadata[account_id]'] === person.accountId);
    expect(own.map(({ fields }) => [fields.customer, fields.payment_method, fields.amount])).toEqual([
      ['cus_double', 'pm_card_visa', '5900'],
    ]);
    const intent = stripe.newIntent(
      { amount: '5900', currency: 'eur' },
      { amount_received: 5_900, metadata: { account_id: person.accountId, invoice_id: second?.id } },
    );
    expect(await tell(stripe.notice('payment_intent.succeeded', intent, world.now()))).toBe(200);
    expect((await invoicesOf(person.email))[0]).toEqual(second);
  });

  it('leave an invoice open that the card refuses, until its holder pays it on a page', async () => {
    const person = await subscriber('abgelehnt@beispiel.de', DECLINED_CARD);
    await nextMonth();
    const [open] = await invoicesOf(person.email);
    expect(open).toMatchObject({ paid_by: null, paid_on: null, payment_failed: true, due_on: expect.any(String) });
    const signedIn = await world.login(person.email);
    const path = `/invoices/${open?.id}/checkout`;
    const stranger = await world.customer('fremd@beispiel.de');
    expect((await stranger.post(path, {})).status).toBe(404);
    expect((await (await world.admin()).post(path, {})).status).toBe(404);
    expect(await signedIn.post(path, {})).toMatchObject({ status: 201 });
    expect(stripe.callsTo('checkout/sessions').at(-1)?.fields).toMatchObject({
      customer: 'cus_double',
      'line_items[0][price_data][product_data][name]': `Rechnung ${open?.number}`,
    });
    expect(await tell(stripe.payPage(world.now()))).toBe(200);
    const [paid] = await invoicesOf(person.email);
    expect(paid).toMatchObject({ id: open?.id, paid_by: 'card', payment_failed: false });
    expect(await signedIn.post(path, {})).toMatchObject({ status: 409, body: { code: 'invoice-already-paid' } });
    await nextMonth();
    expect((await invoicesOf(person.email))[0]).toMatchObject({ paid_by: 'card' });
  });

  it('ask a card that refused again, as often as the rule says, and tell its holder each time', async () => {
    const person = await subscriber('spaeter-gedeckt@beispiel.de', DECLINED_CARD);
    await nextMonth();
    const [open] = await invoicesOf(person.email);
    const asked = () =>
      stripe.callsTo('payment_intents').filter(({ fields }) => fields['metadata[invoice_id]'] === open?.id);
    const passing = async (days: number) => {
      world.advance(days * DAY_MS);
      for (let round = 0; round < 3; round += 1) await world.catchUp();
    };
    expect(asked()).toHaveLength(1);
    for (const [days, times] of [
      [2, 1],
      [1, 2],
      [4, 2],
      [1, 3],
      [6, 3],
      [1, 4],
      [10, 4],
    ] as const) {
      await passing(days);
      expect(asked()).toHaveLength(times);
    }
    expect(new Set(asked().map(({ idempotencyKey }) => idempotencyKey)).size).toBe(4);
    expect((await invoicesOf(person.email)).find(({ id }) => id === open?.id)).toMatchObject({
      paid_by: null,
      payment_failed: true,
    });
    const mails = (await world.mails(person.email)).filter(({ subject }) => subject.includes('ist noch offen'));
    expect(mails).toHaveLength(4);
    const texts = mails.map(({ text }) => text.replace(/\s+/g, ' '));
    expect(
      texts.filter((text) => text.includes('noch einmal. Sie können die Rechnung vorher selbst bezahlen')),
    ).toHaveLength(3);
    expect(texts.filter((text) => text.includes('Wir versuchen es nicht noch einmal.'))).toHaveLength(1);
  });

  it('are made by a card that refused first, once it is covered or another one is on file', async () => {
    const person = await subscriber('andere-karte@beispiel.de', DECLINED_CARD);
    await nextMonth();
    const [refused] = await invoicesOf(person.email);
    await nextMonth();
    const signedIn = await world.login(person.email);
    const [newest] = await invoicesOf(person.email);
    expect((await signedIn.post(`/invoices/${newest?.id}/checkout`, {})).status).toBe(201);
    await tell(stripe.payPage(world.now()));
    for (let round = 0; round < 3; round += 1) {
      world.advance(8 * DAY_MS);
      await world.catchUp();
      await world.catchUp();
    }
    const invoices = await invoicesOf(person.email);
    expect(invoices.find(({ id }) => id === refused?.id)).toMatchObject({ paid_by: 'card', payment_failed: false });
  });

  it('go back with the credit note that takes an invoice back, once', async () => {
    const person = await subscriber('storniert@beispiel.de');
    const [paid] = await invoicesOf(person.email);
    const admin = await world.admin();
    const cancel = () => admin.post(`/admin/invoices/${paid?.id}/cancellation`, { reason: 'Auf Wunsch.' });
    const before = stripe.callsTo('refunds').length;
    expect((await cancel()).status).toBe(200);
    await world.catchUp();
    expect((await cancel()).status).toBe(409);
    await world.catchUp();
    const [refund, ...others] = stripe.callsTo('refunds').slice(before);
    expect(others).toEqual([]);
    expect(refund?.fields).toEqual({ payment_intent: expect.stringMatching(/^pi_/), reason: 'requested_by_customer' });
    expect(stripe.refunded).toContain(refund?.fields.payment_intent);
    const mail = (await world.mails(person.email)).find(({ subject }) => subject.includes('Stornorechnung'));
    expect(mail?.text.replace(/\s+/g, ' ')).toContain('Haben Sie schon bezahlt, geht er auf Ihre Karte zurück.');
    expect(mail?.text).not.toContain('Testbetrieb');
  });

  it('go back too when the payment of a cancelled invoice is told of only afterwards', async () => {
    const person = await subscriber('zu-spaet-bezahlt@beispiel.de', DECLINED_CARD);
    await nextMonth();
    const [open] = await invoicesOf(person.email);
    expect((await (await world.login(person.email)).post(`/invoices/${open?.id}/checkout`, {})).status).toBe(201);
    const before = stripe.refunded.length;
    await (await world.admin()).post(`/admin/invoices/${open?.id}/cancellation`, { reason: 'Auf Wunsch.' });
    await world.catchUp();
    expect(stripe.refunded).toHaveLength(before);
    const paid = stripe.payPage(world.now());
    expect([await tell(paid), await tell(paid)]).toEqual([200, 200]);
    expect(stripe.refunded.slice(before)).toEqual([JSON.parse(paid.body).data.object.id]);
  });

  it('give back what was paid twice, on two pages', async () => {
    const person = await world.customer('doppelt@beispiel.de');
    await openPage(person);
    await openPage(person);
    const before = stripe.refunded.length;
    const first = stripe.payPage(world.now(), { pagesBefore: 1 });
    const second = stripe.payPage(world.now());
    await tell(first);
    await tell(second);
    await tell(second);
    expect(stripe.refunded.slice(before)).toEqual([JSON.parse(second.body).data.object.id]);
    expect(await invoicesOf(person.email)).toHaveLength(1);
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

  describe('do not believe', () => {
    const pageOf = async (email: string) => {
      const person = await world.customer(email);
      await openPage(person);
      return person;
    };

    it('a notice that was not signed, was changed, or is old', async () => {
      const person = await pageOf('gefaelscht@beispiel.de');
      const { body, signature } = stripe.payPage(world.now());
      expect(await tell({ body })).toBe(400);
      expect(await tell({ body: body.replace('"amount_received":5900', '"amount_received":5901'), signature })).toBe(
        400,
      );
      expect(await tell({ body: '{}', signature })).toBe(400);
      expect(await tell(stripe.payPage(new Date(world.now().getTime() - 6 * 60_000)))).toBe(400);
      expect(await subscriptionOf(person)).toBeNull();
    });

    it('a payment of another sum', async () => {
      const person = await pageOf('zu-wenig@beispiel.de');
      const event = JSON.parse(stripe.payPage(world.now()).body);
      const intent = { ...event.data.object, amount_received: 100 };
      expect(await tell(stripe.notice('payment_intent.succeeded', intent, world.now()))).toBe(422);
      expect(await subscriptionOf(person)).toBeNull();
    });

    it('a payment that nobody here asked for', async () => {
      const person = await world.customer('unbekannt@beispiel.de');
      const metadata = { account_id: person.accountId, checkout_id: '0198a000-0000-7000-8000-00000000ffff' };
      const intent = stripe.newIntent({ amount: '5900', currency: 'eur' }, { amount_received: 5_900, metadata });
      expect(await tell(stripe.notice('payment_intent.succeeded', intent, world.now()))).toBe(200);
      expect(await subscriptionOf(person)).toBeNull();
    });
  });
});

describe('payments that are simulated again', () => {
  it('go on hearing of those that were begun, as fast as they are told, and begin no new ones', async () => {
    const stripe = await startStripeDouble();
    const world = await createTestWorld({
      env: {
        STRIPE_SECRET_KEY: SECRET_KEY,
        STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
        SIGNED_OUT_RATE_LIMIT_PER_MINUTE: '2',
      },
    });
    const person = await world.admin();
    expect((await person.post('/subscription/checkout', COMPANY)).status).toBe(404);
    const { body, signature } = stripe.notice('customer.created', {}, world.now());
    for (let number = 0; number < 5; number += 1) {
      const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
      const answer = await world.app.inject({
        method: 'POST',
        url: '/api/payments/stripe/webhook',
        headers,
        payload: body,
      });
      expect(answer.statusCode).toBe(200);
    }
    expect((await person.post('/subscription/create', COMPANY)).status).toBe(201);
    await world.close();
    await stripe.close();
  });
});

describe('payments that are simulated', () => {
  it('have neither pages nor notices', async () => {
    const world = await createTestWorld();
    const person = await world.customer('test@beispiel.de');
    expect((await person.post('/subscription/checkout', COMPANY)).status).toBe(404);
    expect((await world.visitor.post('/payments/stripe/webhook', {})).status).toBe(404);
    expect((await person.post('/subscription/create', COMPANY)).status).toBe(201);
    await world.close();
  });
});

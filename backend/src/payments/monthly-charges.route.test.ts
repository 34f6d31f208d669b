import { describe, expect, it } from 'vitest';
import type { TestWorld } from '../testing/test-world.ts';
import { DECLINED_CARD, SLOW_CARD, type StripeDouble } from './stripe/testing/stripe-double.ts';
import { DAY_MS, useStripeWorld } from './testing/stripe-world.ts';

describe('payments by Stripe', () => {
  let stripe: StripeDouble;
  let world: TestWorld;
  const { invoicesOf, nextMonth, subscriber, tell } = useStripeWorld((started) => {
    ({ stripe, world } = started);
  });

  it('are asked for again after trouble at Stripe, where what was charged in it is found and not charged twice', async () => {
    const person = await subscriber('stoerung@beispiel.de');
    const before = stripe.intentsOf(person.accountId).length;
    stripe.trouble('broken-made');
    await nextMonth();
    expect((await invoicesOf(person.email))[0]).toMatchObject({ paid_by: null, payment_failed: false });
    // Nobody is told that nothing is open.
    const pressed = await (await world.login(person.email)).post('/payments/collection', {});
    expect(pressed).toMatchObject({ status: 409, body: { code: 'collection-under-way' } });
    expect(pressed.body).toMatchObject({
      detail: expect.stringMatching(/ am \d+\. \S+ 2026 um \d+:\d+\sUhr noch einmal/),
    });
    world.advance(DAY_MS / 24);
    for (let round = 0; round < 3; round += 1) await world.catchUp();
    expect((await invoicesOf(person.email))[0]).toMatchObject({ paid_by: 'card' });
    expect(stripe.intentsOf(person.accountId)).toHaveLength(before + 1);
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

  it('wait for a notice where Stripe cannot say at once whether the card pays', async () => {
    const person = await subscriber('dauert@beispiel.de', SLOW_CARD);
    await nextMonth();
    expect((await invoicesOf(person.email))[0]).toMatchObject({ paid_by: null, payment_failed: false });
    const asked = stripe.callsTo('payment_intents').at(-1)?.fields ?? {};
    const intent = stripe.newIntent(asked, { last_payment_error: { code: 'card_declined' } });
    expect(await tell(stripe.notice('payment_intent.payment_failed', intent, world.now()))).toBe(200);
    expect((await invoicesOf(person.email))[0]).toMatchObject({ paid_by: null, payment_failed: true });
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

  it('are made by a card that refused first, once it is covered or another one is on file', {
    tags: 'long',
  }, async () => {
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
});

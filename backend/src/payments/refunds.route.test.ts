import type { UnmatchedPayment } from '@sternklar/contracts/payments/payment.api';
import { type PaymentEvent, paymentStream } from '@sternklar/contracts/payments/payment.events';
import type { StreamType } from '@sternklar/event-store/decider';
import { describe, expect, it } from 'vitest';
import type { Person, TestWorld } from '../testing/test-world.ts';
import { DECLINED_CARD, type StripeDouble } from './stripe/testing/stripe-double.ts';
import { useStripeWorld } from './testing/stripe-world.ts';

const HOUR_MS = 3_600_000;
const recordedTypes: StreamType<readonly string[], PaymentEvent> = {
  initialState: [],
  evolve: (types, { type }) => [...types, type],
};

describe('payments by Stripe', () => {
  let stripe: StripeDouble;
  let world: TestWorld;
  const { invoicesOf, nextMonth, openPage, subscriber, tell } = useStripeWorld((started) => {
    ({ stripe, world } = started);
  });

  const refundKeys = () => stripe.callsTo('refunds').map(({ idempotencyKey }) => idempotencyKey);
  const recordedRefunds = async ({ accountId }: Person) =>
    (await world.product.commands.load(recordedTypes, paymentStream(accountId))).state.filter((type) =>
      type.includes('Refund'),
    );

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
    expect(refund?.fields).toMatchObject({
      payment_intent: expect.stringMatching(/^pi_/),
      reason: 'requested_by_customer',
    });
    expect(stripe.refunded).toContain(refund?.fields.payment_intent);
    const mail = (await world.mails(person.email)).find(({ subject }) => subject.includes('Stornorechnung'));
    expect(mail?.text.replace(/\s+/g, ' ')).toContain(
      'Haben Sie schon bezahlt, geht er auf dem Weg zurück, auf dem er kam.',
    );
    expect(mail?.text).not.toContain('Testbetrieb');
  });

  it.each([
    ['made', 'broken-made', 1],
    ['not made', 'broken-kept', 2],
  ] as const)('go back once after a minute of errors in which the refund was %s', async (_, trouble, asked) => {
    const person = await subscriber(`${trouble}@beispiel.de`);
    const [paid] = await invoicesOf(person.email);
    const before = { refunded: stripe.refunded.length, keys: refundKeys().length };
    stripe.trouble(trouble);
    const admin = await world.admin();
    await admin.post(`/admin/invoices/${paid?.id}/cancellation`, { reason: 'Auf Wunsch.' });
    await world.catchUp();
    expect(await recordedRefunds(person)).toEqual(['RefundHeld']);
    expect((await admin.get('/admin/operations')).body).toMatchObject({ parked: [] });
    world.advance(HOUR_MS);
    for (let round = 0; round < 3; round += 1) await world.catchUp();
    expect(await recordedRefunds(person)).toEqual(['RefundHeld', 'RefundRetried', 'InvoiceRefunded']);
    expect(stripe.refunded).toHaveLength(before.refunded + 1);
    expect(new Set(refundKeys().slice(before.keys)).size).toBe(asked);
    world.advance(HOUR_MS);
    await world.catchUp();
    expect(await recordedRefunds(person)).toHaveLength(3);
  });

  it('stay where they are when the invoice is corrected, and an open one is charged under its own number', async () => {
    const person = await subscriber('berichtigt@beispiel.de', DECLINED_CARD);
    await nextMonth();
    const [open, paid] = await invoicesOf(person.email);
    const admin = await world.admin();
    const before = { refunds: stripe.callsTo('refunds').length, charges: stripe.callsTo('payment_intents').length };
    for (const invoice of [open, paid]) {
      const right = { company_name: 'Bäckerei Sonnenaufgang GmbH' };
      expect((await admin.post(`/admin/invoices/${invoice?.id}/correction`, right)).status).toBe(200);
    }
    await world.catchUp();
    expect(stripe.callsTo('refunds')).toHaveLength(before.refunds);
    expect(stripe.callsTo('payment_intents')).toHaveLength(before.charges);
    const again = await invoicesOf(person.email);
    const [first, ...others] = again.filter(({ kind }) => kind === 'correction');
    expect(others).toHaveLength(1);
    const { corrected_by, ...standing } = again.find(({ id }) => id === open?.id) ?? expect.unreachable();
    expect({ ...standing, corrected_by: null }).toEqual(open);
    expect(again.map(({ number }) => number)).toContain(corrected_by);
    const owner = await world.login(person.email);
    expect((await owner.post(`/invoices/${first?.id}/checkout`, {})).status).toBe(404);
    expect((await owner.post(`/invoices/${open?.id}/checkout`, {})).status).toBe(201);
    expect(await tell(stripe.payPage(world.now()))).toBe(200);
    expect((await invoicesOf(person.email)).find(({ id }) => id === open?.id)).toMatchObject({ paid_by: 'card' });
    expect(stripe.callsTo('refunds')).toHaveLength(before.refunds);
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

  /** What was held in trouble at Stripe has its turn. */
  const later = async () => {
    world.advance(HOUR_MS);
    for (let round = 0; round < 3; round += 1) await world.catchUp();
  };

  it.each([[], ['broken-made'], ['broken-kept']] as const)(
    'give back what was paid twice, on two pages, whatever trouble there is: %s',
    async (...troubles) => {
      const person = await world.customer(`doppelt-${troubles.join()}@beispiel.de`);
      await openPage(person);
      await openPage(person);
      const before = stripe.refunded.length;
      const first = stripe.payPage(world.now(), { pagesBefore: 1 });
      const second = stripe.payPage(world.now());
      await tell(first);
      stripe.trouble(...troubles);
      await tell(second);
      await tell(second);
      await later();
      expect(stripe.refunded.slice(before)).toEqual([JSON.parse(second.body).data.object.id]);
      expect((await recordedRefunds(person)).at(-1)).toBe('CheckoutRefunded');
      expect(await invoicesOf(person.email)).toHaveLength(1);
    },
  );

  describe('give back the second of two payments of one invoice', () => {
    /** An invoice that the card refused, paid on a page; its charge is told of all the same. */
    const paidTwice = async (
      email: string,
      order: 'page first' | 'charge first',
      trouble: readonly 'broken-kept'[] = [],
    ) => {
      const person = await subscriber(email, DECLINED_CARD);
      await nextMonth();
      const [open] = await invoicesOf(person.email);
      await (await world.login(person.email)).post(`/invoices/${open?.id}/checkout`, {});
      const page = stripe.payPage(world.now());
      const metadata = { account_id: person.accountId, invoice_id: open?.id, attempt: '2' };
      const intent = stripe.newIntent({ amount: '5900', currency: 'eur' }, { amount_received: 5_900, metadata });
      const charge = stripe.notice('payment_intent.succeeded', intent, world.now());
      const before = stripe.refunded.length;
      const both = order === 'page first' ? [page, charge] : [charge, page];
      expect(await tell(both[0] ?? expect.unreachable())).toBe(200);
      stripe.trouble(...trouble);
      for (const notice of [...both.slice(1), ...both]) expect(await tell(notice)).toBe(200);
      await later();
      expect((await invoicesOf(person.email))[0]).toMatchObject({ id: open?.id, paid_by: 'card' });
      const second = both[1]?.body ?? '';
      expect(stripe.refunded.slice(before)).toEqual([JSON.parse(second).data.object.id]);
      return person;
    };

    it('the charge, after the page', async () => {
      const person = await paidTwice('erst-seite@beispiel.de', 'page first');
      const all = await (await world.admin()).get<UnmatchedPayment[]>('/admin/unmatched-payments');
      expect(all.body.filter(({ user_id }) => user_id === person.accountId)).toMatchObject([
        { kind: 'paid-twice', expected: 59, amount: 59, settled_by: 'refund', settled_at: expect.any(String) },
      ]);
    });

    it('the charge, after the page and trouble at Stripe', async () => {
      const person = await paidTwice('erst-stoerung@beispiel.de', 'page first', ['broken-kept']);
      const types = await recordedRefunds(person);
      expect(types).toEqual(['RefundHeld', 'RefundRetried', 'UnmatchedPaymentRefunded']);
    });

    it('the page, after the charge', { tags: 'long' }, () => paidTwice('erst-karte@beispiel.de', 'charge first'));
  });
});

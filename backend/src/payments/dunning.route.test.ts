import { daysAfter } from '@sternklar/contracts/invoices/due-day';
import type { AdminInvoice } from '@sternklar/contracts/invoices/invoice.api';
import type { OpenItems } from '@sternklar/contracts/invoices/open-items.api';
import type { Checkout, Collection, PaymentStanding } from '@sternklar/contracts/payments/payment.api';
import type { AdminSubscription } from '@sternklar/contracts/subscriptions/subscription.api';
import { dayInGermany } from '@sternklar/contracts/subscriptions/term';
import { describe, expect, it } from 'vitest';

import { CUSTOMER_PASSWORD, type Person, type TestWorld } from '../testing/test-world.ts';
import { DECLINED_CARD, type StripeDouble } from './stripe/testing/stripe-double.ts';
import { DAY_MS, useStripeWorld } from './testing/stripe-world.ts';

describe('payments by Stripe', () => {
  let stripe: StripeDouble;
  let world: TestWorld;
  const { invoicesOf, nextMonth, subscriber, tell } = useStripeWorld(
    (started) => {
      ({ stripe, world } = started);
    },
    { DUNNING_SUSPENSION_DAYS: '5' },
  );

  const standingOf = async (email: string) =>
    (await (await world.login(email)).get<PaymentStanding>('/payments/standing')).body;
  /** So many days, each looked at by itself; or one look at the end of every few of them. */
  const passing = async (days: number, each = 1) => {
    for (let day = 0; day < days; day += each) {
      world.advance(each * DAY_MS);
      await world.catchUp();
    }
    await world.catchUp();
  };
  const remindersOf = async (email: string) =>
    (await world.mails(email)).filter(({ subject }) =>
      /noch etwas offen|Bitte bezahlen Sie bis|im Verzug|ausgesetzt/.test(subject),
    );
  const handIn = async (email: string) => {
    const signedIn = await world.login(email);
    const business = { business_name: 'Bäckerei', google_business_link: 'https://maps.example/b' };
    await signedIn.post('/business', business);
    const [{ id }] = (await signedIn.get<[{ id: string }]>('/business')).body;
    const review = { business_id: id, reviewer_name: 'Erika M.', rating: 1, review_text: 'War nie dort.' };
    const imported = { business_id: id, reviews: [{ ...review, key: 'erste-zeile-0001' }] };
    const answers = [await signedIn.post('/reviews', review), await signedIn.post('/reviews/import', imported)];
    return answers.map(({ status, body }) => ({ status, body }));
  };
  const asked = ({ accountId }: Person, from: number) =>
    stripe
      .callsTo('payment_intents')
      .slice(from)
      .filter(({ fields }) => fields['metadata[account_id]'] === accountId)
      .map(({ fields }) => [fields['metadata[invoice_id]'], fields.payment_method]);

  it('that stay out are reminded of, twice, until the account is in arrears and new requests are refused', async () => {
    const person = await subscriber('verzug@beispiel.de', DECLINED_CARD);
    const { email } = person;
    await nextMonth();
    expect(await standingOf(email)).toEqual({
      has_card: true,
      card_expires_on: '2040-12-31',
      open_invoices: 1,
      open_amount: 59,
      step: null,
      deadline_on: null,
      in_arrears_since: null,
      requests_suspended: false,
      in_dispute: false,
    });
    // Three more times by the card come first, and a week after the last.
    await passing(16);
    expect(await standingOf(email)).toMatchObject({ step: null });
    await passing(7);
    expect(await standingOf(email)).toMatchObject({ step: 'first', deadline_on: null });
    await passing(7);
    const { deadline_on } = await standingOf(email);
    expect(deadline_on).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    await passing(8);
    const inArrears = await standingOf(email);
    expect(inArrears).toMatchObject({
      step: 'in-arrears',
      deadline_on,
      in_arrears_since: expect.any(String),
      requests_suspended: false,
    });
    const { body: listed } = await (await world.admin()).get<AdminInvoice[]>('/admin/invoices');
    const own = listed.filter(({ user_email }) => user_email === email);
    expect(
      new Set(own.filter(({ paid_by }) => paid_by === null).map(({ in_arrears_since }) => in_arrears_since)),
    ).toEqual(new Set([inArrears.in_arrears_since]));
    expect(own.filter(({ paid_by }) => paid_by !== null).map(({ in_arrears_since }) => in_arrears_since)).toEqual([
      null,
    ]);
    const admin = await world.admin();
    const { as_of, states } = (await admin.get<OpenItems>('/admin/invoices/open-items')).body;
    expect(as_of).toBe(dayInGermany(world.now().toISOString()));
    for (const payment of ['open', 'overdue', 'failed', 'overdue-30'] as const) {
      const filter = encodeURIComponent(JSON.stringify({ payment }));
      const shown = (await admin.get<AdminInvoice[]>(`/admin/invoices?filter=${filter}&range=[0,99]`)).body;
      const isMeant = (dueOn: string) =>
        payment === 'open' || (dueOn < as_of && (payment !== 'overdue-30' || dueOn >= daysAfter(as_of, -30)));
      const due = own.filter(({ paid_by, due_on }) => paid_by === null && isMeant(`${due_on}`));
      expect(due.length).toBeGreaterThan(0);
      const shownOwn = shown.filter(({ user_email }) => user_email === email);
      if (payment !== 'failed') expect(shownOwn.map(({ id }) => id)).toEqual(due.map(({ id }) => id));
      expect(shownOwn.length).toBeGreaterThan(0);
      const amount = shown.reduce((sum, invoice) => sum + invoice.amount, 0);
      expect([payment, states[payment]]).toEqual([payment, { invoices: shown.length, amount }]);
    }
    expect((await (await world.login(email)).get('/admin/invoices/open-items')).status).toBe(403);
    expect((await handIn(email)).map(({ status }) => status)).toEqual([201, 200]);
    await passing(5);
    expect(await standingOf(email)).toMatchObject({ step: 'in-arrears', requests_suspended: true });
    for (const { status, body } of await handIn(email)) {
      expect(status).toBe(403);
      expect(body).toMatchObject({
        code: 'requests-suspended',
        detail:
          'Neue Löschanträge sind ausgesetzt, bis die offenen Rechnungen bezahlt sind. Laufende Fälle gehen weiter.',
      });
    }
    const mails = await remindersOf(email);
    expect(mails).toHaveLength(4);
    const texts = mails.map(({ text }) => text.replace(/\s+/g, ' '));
    const open = (await invoicesOf(email)).filter(({ paid_by }) => paid_by === null).map(({ number }) => number);
    expect(open.length).toBeGreaterThan(1);
    const last = texts.find((text) => text.includes('Laufende Fälle gehen weiter.')) ?? '';
    for (const number of open) expect(last).toContain(number);
    expect(last).toContain(`Zusammen: ${open.length * 59},00 €`);
  });

  it('are all asked of a new card, the oldest first, once each, and the arrears end with the last of them', async () => {
    const { email, ...person } = await subscriber('neue-karte@beispiel.de', DECLINED_CARD);
    await nextMonth();
    await passing(40);
    expect(await standingOf(email)).toMatchObject({ step: 'in-arrears', open_invoices: 2 });
    const open = (await invoicesOf(email)).filter(({ paid_by }) => paid_by === null).map(({ id }) => id);
    const signedIn = await world.login(email);
    const page = await signedIn.post<Checkout>('/payments/card', {});
    expect(page).toMatchObject({ status: 201, body: { checkout_url: expect.stringMatching(/^https:/) } });
    const from = stripe.callsTo('payment_intents').length;
    const entered = stripe.enterCard(world.now(), 'pm_card_mastercard');
    expect([await tell(entered), await tell(entered)]).toEqual([200, 200]);
    await world.catchUp();
    expect(asked({ email, ...person } as Person, from)).toEqual(
      open.toReversed().map((id) => [id, 'pm_card_mastercard']),
    );
    expect(await standingOf(email)).toMatchObject({ open_invoices: 0, step: null, in_arrears_since: null });
    expect((await invoicesOf(email)).map(({ paid_by }) => paid_by)).not.toContain(null);
    expect((await handIn(email)).map(({ status }) => status)).toEqual([201, 200]);
    // Also before any card refused.
    expect((await signedIn.post('/payments/card', {})).status).toBe(201);
    expect(await tell(stripe.enterCard(world.now()))).toBe(200);
    await nextMonth();
    expect(asked({ email, ...person } as Person, from).at(-1)?.[1]).toBe('pm_card_visa');
  });

  it('and are cancelled are reminded of no more', async () => {
    const { email } = await subscriber('storniert-statt-gemahnt@beispiel.de', DECLINED_CARD);
    await nextMonth();
    await passing(23);
    expect(await standingOf(email)).toMatchObject({ step: 'first', open_invoices: 1 });
    const [open] = (await invoicesOf(email)).filter(({ paid_by }) => paid_by === null);
    const path = `/admin/invoices/${open?.id}/cancellation`;
    expect((await (await world.admin()).post(path, { reason: 'Auf Wunsch.' })).status).toBe(200);
    await world.catchUp();
    expect(await standingOf(email)).toMatchObject({ step: null, open_invoices: 0 });
  });

  it('are not to come: a card that expires soon is told of in time, once, and not where the bank renewed it', async () => {
    const tidings = async (email: string) =>
      (await world.mails(email)).filter(({ subject }) => subject.includes('Ihre Karte läuft bald ab'));
    const until = (days: number) => {
      const day = new Date(world.now().getTime() + days * DAY_MS);
      return [day.getUTCFullYear(), day.getUTCMonth() + 1] as const;
    };
    stripe.expire('pm_old', ...until(95));
    stripe.expire('pm_renewed', ...until(95));
    const old = await subscriber('karte-alt@beispiel.de', 'pm_old');
    const renewed = await subscriber('karte-erneuert@beispiel.de', 'pm_renewed');
    await passing(1);
    const { card_expires_on } = await standingOf(old.email);
    expect(card_expires_on).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    const lastDay = Date.parse(`${card_expires_on}T12:00:00.000Z`);
    const daysLeft = () => Math.floor((lastDay - world.now().getTime()) / DAY_MS);
    while (daysLeft() > 39) await passing(7, 7);
    while (daysLeft() > 32) await passing(1);
    expect(await tidings(old.email)).toEqual([]);
    stripe.expire('pm_renewed', ...until(900));
    await passing(8);
    const [mail, ...more] = await tidings(old.email);
    expect(more).toEqual([]);
    expect(mail?.text).toContain('/konto#rechnungen');
    expect(await tidings(renewed.email)).toEqual([]);
    expect(Date.parse((await standingOf(renewed.email)).card_expires_on ?? '')).toBeGreaterThan(lastDay);
  });

  it('may end the subscription; the account is erased once nothing is open any more', { tags: 'long' }, async () => {
    const { email, accountId } = await subscriber('wird-beendet@beispiel.de', DECLINED_CARD, 'cus_ending');
    await nextMonth();
    await passing(23);
    const admin = await world.admin();
    const [subscription] = (
      await admin.get<AdminSubscription[]>(
        `/admin/subscriptions?${new URLSearchParams({ filter: JSON.stringify({ user_id: accountId }) })}`,
      )
    ).body;
    const today = world.now().toISOString().slice(0, 10);
    const end = { cause: 'payment-default', declared_by: 'provider', declared_on: today, ends_on: today };
    expect((await admin.post(`/admin/subscriptions/${subscription?.id}/termination`, end)).status).toBe(200);
    await world.catchUp();
    expect(await standingOf(email)).toMatchObject({ step: 'first', open_invoices: 1 });
    const erase = () => admin.post(`/admin/users/${accountId}/erasure`, { understood: true });
    expect(await erase()).toMatchObject({ status: 409, body: { code: 'invoices-open' } });
    const own = await world.login(email);
    expect(await own.post('/account/erasure', { password: CUSTOMER_PASSWORD, understood: true })).toMatchObject({
      status: 409,
      body: { code: 'invoices-open', detail: expect.stringContaining('Art. 17') },
    });
    const [open] = (await invoicesOf(email)).filter(({ paid_by }) => paid_by === null);
    await admin.post(`/admin/invoices/${open?.id}/cancellation`, { reason: 'Uneinbringlich.' });
    await world.catchUp();
    expect((await erase()).status).toBe(200);
    await world.catchUp();
    expect(stripe.deletedCustomers).toContain('cus_ending');
  });

  it('are all asked of the card of a page on which one of them was paid', { tags: 'long' }, async () => {
    const person = await subscriber('eine-bezahlt@beispiel.de', DECLINED_CARD);
    await nextMonth();
    await nextMonth();
    const [newest, older] = await invoicesOf(person.email);
    await (await world.login(person.email)).post(`/invoices/${newest?.id}/checkout`, {});
    const from = stripe.callsTo('payment_intents').length;
    expect(await tell(stripe.payPage(world.now()))).toBe(200);
    await world.catchUp();
    expect(asked(person, from)).toEqual([[older?.id, 'pm_card_visa']]);
    expect(await standingOf(person.email)).toMatchObject({ open_invoices: 0 });
  });

  it('are all made with one press, by the card on file', async () => {
    const person = await subscriber('ein-druck@beispiel.de', DECLINED_CARD);
    const signedIn = await world.login(person.email);
    expect(await signedIn.post('/payments/collection', {})).toMatchObject({
      status: 409,
      body: { code: 'nothing-open' },
    });
    await nextMonth();
    await nextMonth();
    const open = (await invoicesOf(person.email)).filter(({ paid_by }) => paid_by === null).map(({ id }) => id);
    const from = stripe.callsTo('payment_intents').length;
    const again = await world.login(person.email);
    expect(await again.post<Collection>('/payments/collection', {})).toMatchObject({
      status: 200,
      body: { invoices: open.length },
    });
    await world.catchUp();
    expect(asked(person, from)).toEqual(open.toReversed().map((id) => [id, DECLINED_CARD]));
  });

  it('are changed by nobody else’s card: a page that nobody here opened', { tags: 'long' }, async () => {
    const person = await subscriber('fremde-karte@beispiel.de');
    await (await world.login(person.email)).post('/payments/card', {});
    const event = JSON.parse(stripe.enterCard(world.now(), 'pm_fremd').body);
    const { metadata } = event.data.object;
    const elsewhere = { ...metadata, card_page_id: '0198a000-0000-7000-8000-00000000ffff' };
    for (const other of [elsewhere, { ...metadata, account_id: '42' }, {}, null]) {
      const told = { ...event.data.object, metadata: other };
      expect(await tell(stripe.notice('setup_intent.succeeded', told, world.now()))).toBe(200);
    }
    await nextMonth();
    const [last] = asked(person, 0).slice(-1);
    expect(last?.[1]).toBe('pm_card_visa');
  });
});

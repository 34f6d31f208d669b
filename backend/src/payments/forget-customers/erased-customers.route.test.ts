import { accountStream } from '@sternklar/contracts/accounts/account.events';
import type { AdminInvoice } from '@sternklar/contracts/invoices/invoice.api';
import type { OperationsStatus } from '@sternklar/contracts/operations.api';
import type { UnmatchedPayment } from '@sternklar/contracts/payments/payment.api';
import { type PaymentEvent, paymentStream } from '@sternklar/contracts/payments/payment.events';
import type { AdminSubscription } from '@sternklar/contracts/subscriptions/subscription.api';
import type { StreamType } from '@sternklar/event-store/decider';
import { openSession } from '@sternklar/event-store/postgres/session';
import { v7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { CUSTOMER_PASSWORD, type Person, type TestWorld } from '../../testing/test-world.ts';
import { DECLINED_CARD, type StripeDouble } from '../stripe/testing/stripe-double.ts';
import { useStripeWorld } from '../testing/stripe-world.ts';

const MINUTE_MS = 60_000;
const recordedTypes: StreamType<readonly string[], PaymentEvent> = {
  initialState: [],
  evolve: (types, { type }) => [...types, type],
};

describe('an account with a card at Stripe', () => {
  let stripe: StripeDouble;
  let world: TestWorld;
  const { invoicesOf, nextMonth, openPage, subscriber, tell } = useStripeWorld((started) => {
    ({ stripe, world } = started);
  });

  const inTables = async <Row extends object>(
    statement: string,
    values: readonly unknown[],
  ): Promise<readonly Row[]> => {
    const owner = await openSession({ url: world.ownerUrl, applicationName: 'sternklar-tests' });
    try {
      return (await owner.query<Row>(statement, [...values])).rows;
    } finally {
      await owner.end();
    }
  };
  const waiting = ({ accountId }: Person) =>
    inTables<{ customer_reference: string; failures: number }>(
      'select customer_reference, failures from payments.customers_to_delete where account_id = $1',
      [accountId],
    );
  const livingKeyOf = ({ accountId }: Person) =>
    inTables('select 1 from personal_data.subject_keys where subject = $1 and wrapped_key is not null', [
      `account:${accountId}`,
    ]);
  /** A customer who entered a card and pays nothing yet. */
  const withCard = async (email: string, customer: string) => {
    const person = await world.customer(email);
    expect((await person.post('/payments/card', {})).status).toBeLessThan(300);
    expect(await tell(stripe.enterCard(world.now(), 'pm_card_visa', customer))).toBe(200);
    return person;
  };
  const erase = (person: Person) => person.post('/account/erasure', { password: CUSTOMER_PASSWORD, understood: true });
  const askedToDelete = (customer: string) => stripe.callsTo(`customers/${customer}`);

  it('is no customer there any more once it is erased, and asked for once', async () => {
    const person = await withCard('geloescht@beispiel.de', 'cus_erased');
    await world.catchUp();
    expect(stripe.deletedCustomers).not.toContain('cus_erased');
    expect((await erase(person)).status).toBe(200);
    await world.catchUp();
    expect(stripe.deletedCustomers).toContain('cus_erased');
    expect(await waiting(person)).toEqual([]);
    world.advance(2 * 24 * 60 * MINUTE_MS);
    await world.catchUp();
    expect(askedToDelete('cus_erased').map(({ method }) => method)).toEqual(['DELETE']);
  });

  it('is erased at once while Stripe is in trouble, which is asked again after growing pauses', async () => {
    const person = await withCard('stoerung@beispiel.de', 'cus_later');
    const broken = () => stripe.trouble('broken', 'rate-limited', 'broken');
    broken();
    expect((await erase(person)).status).toBe(200);
    await world.catchUp();
    expect(await livingKeyOf(person)).toEqual([]);
    expect(await waiting(person)).toEqual([{ customer_reference: 'cus_later', failures: 1 }]);
    world.advance(5 * MINUTE_MS - 1);
    await world.catchUp();
    expect(await waiting(person)).toMatchObject([{ failures: 1 }]);
    broken();
    world.advance(1);
    await world.catchUp();
    expect(await waiting(person)).toMatchObject([{ failures: 2 }]);
    world.advance(10 * MINUTE_MS);
    await world.catchUp();
    expect(stripe.deletedCustomers).toContain('cus_later');
    expect(await waiting(person)).toEqual([]);
  });

  it('is gone there when the answer was lost, or a process died before it was noted', async () => {
    const person = await withCard('verloren@beispiel.de', 'cus_lost');
    stripe.trouble('lost-answer');
    await erase(person);
    await world.catchUp();
    expect(await waiting(person)).toEqual([]);
    await inTables('insert into payments.customers_to_delete values ($1, $2, $3, 0, $3)', [
      'cus_lost',
      person.accountId,
      world.now(),
    ]);
    await world.catchUp();
    expect(await waiting(person)).toEqual([]);
    expect(askedToDelete('cus_lost').length).toBe(3);
  });

  it('is no customer there any more when the process that erased it died right after saying so', async () => {
    const person = await withCard('abgebrochen@beispiel.de', 'cus_broken_off');
    const id = v7();
    await world.product.commands.handle({
      streamType: { initialState: null, evolve: () => null },
      streamId: accountStream(person.accountId),
      decide: () => [{ type: 'AccountErased', data: { accountId: person.accountId, reason: 'owner' } }],
      context: {
        actor: { kind: 'operator' },
        accountId: person.accountId,
        correlationId: id,
        causationId: id,
        commandId: id,
      },
    });
    await world.catchUp();
    await world.catchUp();
    expect(stripe.deletedCustomers).toContain('cus_broken_off');
    expect(await livingKeyOf(person)).toEqual([]);
  });

  it('is nobody there whose card was never asked for', async () => {
    const person = await world.customer('nie-bezahlt@beispiel.de');
    const before = stripe.deletedCustomers.size;
    expect((await erase(person)).status).toBe(200);
    await world.catchUp();
    expect(stripe.deletedCustomers.size).toBe(before);
    expect(await waiting(person)).toEqual([]);
  });

  it('is no customer there either by a card that is entered after the erasure', { tags: 'long' }, async () => {
    const person = await world.customer('zu-spaet@beispiel.de');
    await person.post('/payments/card', {});
    const entered = stripe.enterCard(world.now(), 'pm_card_visa', 'cus_too_late');
    await erase(person);
    expect(await tell(entered)).toBe(200);
    await world.catchUp();
    expect(stripe.deletedCustomers).toContain('cus_too_late');
    expect(await waiting(person)).toEqual([]);
  });

  it('is no customer there either by a card or payment that is told of in the same moment, or later', async () => {
    const person = await world.customer('gleichzeitig@beispiel.de');
    await person.post('/payments/card', {});
    world.meanwhile('CardChanged', () => erase(person));
    expect(await tell(stripe.enterCard(world.now(), 'pm_card_visa', 'cus_same_time'))).toBe(200);
    const payer = await world.customer('bezahlt-noch@beispiel.de');
    await openPage(payer);
    const paid = stripe.payPage(world.now(), { customer: 'cus_paid_late' });
    await erase(payer);
    expect([await tell(paid), await tell(paid)]).toEqual([200, 200]);
    await world.catchUp();
    const { body: unmatched } = await (await world.admin()).get<UnmatchedPayment[]>('/admin/unmatched-payments');
    // It begins nothing any more, and goes back.
    expect(unmatched.filter(({ user_id }) => user_id === payer.accountId)).toMatchObject([
      { kind: 'account-erased', amount: 59, settled_by: 'refund' },
    ]);
    expect(stripe.deletedCustomers).toContain('cus_same_time');
    expect(stripe.deletedCustomers).toContain('cus_paid_late');
  });

  it('pays an invoice that was written off on a page that was still open when it was erased, once', async () => {
    const person = await subscriber('ausgebucht@beispiel.de', DECLINED_CARD, 'cus_written_off');
    await nextMonth();
    const admin = await world.admin();
    const query = new URLSearchParams({ filter: JSON.stringify({ user_id: person.accountId }) });
    const [subscription] = (await admin.get<AdminSubscription[]>(`/admin/subscriptions?${query}`)).body;
    const today = world.now().toISOString().slice(0, 10);
    const end = { cause: 'payment-default', declared_by: 'provider', declared_on: today, ends_on: today };
    expect((await admin.post(`/admin/subscriptions/${subscription?.id}/termination`, end)).status).toBe(200);
    await world.catchUp();
    const [open] = (await invoicesOf(person.email)).filter(({ paid_by }) => paid_by === null);
    await (await world.login(person.email)).post(`/invoices/${open?.id}/checkout`, {});
    const paid = stripe.payPage(world.now());
    await admin.post(`/admin/invoices/${open?.id}/booking`, { kind: 'write-off', reason: 'insolvency' });
    expect((await admin.post(`/admin/users/${person.accountId}/erasure`, { understood: true })).status).toBe(200);
    await world.catchUp();
    const refunds = stripe.callsTo('refunds').length;
    expect([await tell(paid), await tell(paid)]).toEqual([200, 200]);
    await world.catchUp();
    expect(stripe.callsTo('refunds')).toHaveLength(refunds);
    const { body: unmatched } = await admin.get<UnmatchedPayment[]>('/admin/unmatched-payments');
    expect(unmatched.filter(({ user_id }) => user_id === person.accountId)).toEqual([]);
    const { body: all } = await admin.get<AdminInvoice[]>(`/admin/invoices?${query}`);
    expect(all.find(({ id }) => id === open?.id)).toMatchObject({
      paid_by: 'card',
      booking: null,
      payment_trouble: null,
    });
  });

  it('is not erased while the bank decides about a payment, nor once it took one back, until that is paid again', async () => {
    const { accountId, email } = await subscriber('bestritten@beispiel.de', 'pm_card_visa', 'cus_disputed');
    const admin = await world.admin();
    const query = new URLSearchParams({ filter: JSON.stringify({ user_id: accountId }) });
    const [subscription] = (await admin.get<AdminSubscription[]>(`/admin/subscriptions?${query}`)).body;
    const today = world.now().toISOString().slice(0, 10);
    const end = { cause: 'mutual-consent', declared_by: 'customer', declared_on: today, ends_on: today };
    expect((await admin.post(`/admin/subscriptions/${subscription?.id}/termination`, end)).status).toBe(200);
    await world.catchUp();
    const [payment] = stripe.intentsOf(accountId);
    const dispute = stripe.newDispute(String(payment?.id));
    const told = (type: string, object: object) => tell(stripe.notice(type, object, world.now()));
    await told('charge.dispute.created', dispute);
    const eraseAsAdmin = () => admin.post(`/admin/users/${accountId}/erasure`, { understood: true });
    expect(await erase(await world.login(email))).toMatchObject({
      status: 409,
      body: { code: 'payment-disputed', detail: expect.stringContaining('Ihre Bank prüft noch eine Zahlung.') },
    });
    expect(await eraseAsAdmin()).toMatchObject({ status: 409, body: { code: 'payment-disputed' } });
    await told('charge.dispute.closed', { ...dispute, status: 'lost' });
    expect(await eraseAsAdmin()).toMatchObject({ status: 409, body: { code: 'invoices-open' } });
    const [open] = await invoicesOf(email);
    await (await world.login(email)).post(`/invoices/${open?.id}/checkout`, {});
    expect(await tell(stripe.payPage(world.now()))).toBe(200);
    expect((await eraseAsAdmin()).status).toBe(200);
  });

  it('leaves an invoice that a bank opens again after the erasure, which the team finds and closes without a name', async () => {
    const { accountId, email } = await subscriber(
      'danach-bestritten@beispiel.de',
      'pm_card_visa',
      'cus_disputed_later',
    );
    const admin = await world.admin();
    const ofAccount = { filter: JSON.stringify({ user_id: accountId }) };
    const query = new URLSearchParams(ofAccount);
    const [subscription] = (await admin.get<AdminSubscription[]>(`/admin/subscriptions?${query}`)).body;
    const today = world.now().toISOString().slice(0, 10);
    const end = { cause: 'mutual-consent', declared_by: 'customer', declared_on: today, ends_on: today };
    expect((await admin.post(`/admin/subscriptions/${subscription?.id}/termination`, end)).status).toBe(200);
    await world.catchUp();
    expect((await admin.post(`/admin/users/${accountId}/erasure`, { understood: true })).status).toBe(200);
    await world.catchUp();
    const dispute = stripe.newDispute(String(stripe.intentsOf(accountId)[0]?.id));
    const told = (type: string, object: object) => tell(stripe.notice(type, object, world.now()));
    await told('charge.dispute.created', dispute);
    await told('charge.dispute.closed', { ...dispute, status: 'lost' });
    const found = async (payment: string) => {
      const filter = new URLSearchParams({ filter: JSON.stringify({ user_id: accountId, payment }) });
      return (await admin.get<AdminInvoice[]>(`/admin/invoices?${filter}`)).body;
    };
    const [open, ...others] = await found('open');
    expect(others).toEqual([]);
    expect(open).toMatchObject({ payment_trouble: 'dispute-lost', user_email: 'Gelöschtes Konto' });
    // Nobody is there to be reminded.
    const before = await world.mails(email);
    world.advance(60 * 24 * 60 * MINUTE_MS);
    for (let round = 0; round < 3; round += 1) await world.catchUp();
    expect(await world.mails(email)).toEqual(before);
    const later = await world.admin();
    const writeOff = { kind: 'write-off', reason: 'uncollectable' };
    expect((await later.post(`/admin/invoices/${open?.id}/booking`, writeOff)).status).toBe(200);
    const { body: rows } = await later.get<AdminInvoice[]>(`/admin/invoices?${query}`);
    expect(rows).toMatchObject([{ payment_trouble: 'written-off', user_email: 'Gelöschtes Konto' }]);
    expect((await later.get<OperationsStatus>('/admin/operations')).body).toMatchObject({ to_do: [], parked: [] });
  });

  it('stays a customer while an invoice is open, and what is to go back does so after the erasure, too', {
    tags: 'long',
  }, async () => {
    const person = await subscriber('offen@beispiel.de', DECLINED_CARD, 'cus_owing');
    await nextMonth();
    const admin = await world.admin();
    const query = new URLSearchParams({ filter: JSON.stringify({ user_id: person.accountId }) });
    const [subscription] = (await admin.get<AdminSubscription[]>(`/admin/subscriptions?${query}`)).body;
    const today = world.now().toISOString().slice(0, 10);
    const end = { cause: 'payment-default', declared_by: 'provider', declared_on: today, ends_on: today };
    expect((await admin.post(`/admin/subscriptions/${subscription?.id}/termination`, end)).status).toBe(200);
    await world.catchUp();
    const eraseAsAdmin = () => admin.post(`/admin/users/${person.accountId}/erasure`, { understood: true });
    expect(await eraseAsAdmin()).toMatchObject({ status: 409, body: { code: 'invoices-open' } });
    await world.catchUp();
    expect(stripe.deletedCustomers).not.toContain('cus_owing');

    const [open, paid] = await invoicesOf(person.email);
    const cancel = (id: string | undefined) =>
      admin.post(`/admin/invoices/${id}/cancellation`, { reason: 'Auf Wunsch.' });
    await cancel(open?.id);
    await world.catchUp();
    stripe.trouble('broken-kept');
    await cancel(paid?.id);
    await world.catchUp();
    expect((await eraseAsAdmin()).status).toBe(200);
    await world.catchUp();
    expect(stripe.deletedCustomers).toContain('cus_owing');
    const refunds = async () =>
      (await world.product.commands.load(recordedTypes, paymentStream(person.accountId))).state.filter((type) =>
        type.includes('Refund'),
      );
    expect(await refunds()).toEqual(['RefundHeld']);
    world.advance(5 * MINUTE_MS);
    for (let round = 0; round < 3; round += 1) await world.catchUp();
    expect(await refunds()).toEqual(['RefundHeld', 'RefundRetried', 'InvoiceRefunded']);
  });
});

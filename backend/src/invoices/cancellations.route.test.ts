import type { AdminInvoice, Invoice } from '@sternklar/contracts/invoices/invoice.api';
import { INVOICE_STREAM } from '@sternklar/contracts/invoices/invoice.events';
import type { Subscription } from '@sternklar/contracts/subscriptions/subscription.api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestWorld, type Person, type TestWorld } from '../testing/test-world.ts';
import { billedMonth } from './due-months.ts';
import { invoicesAmong } from './invoices.ts';
import { contextOf } from './invoicing.ts';
import { issueInvoices } from './issue-invoices/issue-invoices.ts';
import { BILLED, SELLER } from './testing/invoice.builders.ts';

const DAY_MS = 86_400_000;

describe('invoices that are taken back', () => {
  let world: TestWorld;
  beforeAll(async () => {
    world = await createTestWorld({ env: { OPERATOR_NAME: 'Sternklar Beispiel GmbH' } });
  });
  afterAll(() => world.close());

  const subscriber = async (email: string, company_name: string | null = null) => {
    const person = await world.customer(email);
    const { body } = await person.post<Subscription>('/subscription/create', { plan_name: 'standard', company_name });
    await world.catchUp();
    return { person, subscriptionId: body.id };
  };
  const passing = async (days: number) => {
    world.advance(days * DAY_MS);
    await world.catchUp();
  };
  const own = async (email: string) => (await (await world.login(email)).get<Invoice[]>('/invoices')).body;
  const listed = (who: Person, filter: object) =>
    who.get<AdminInvoice[]>(`/admin/invoices?${new URLSearchParams({ filter: JSON.stringify(filter) })}`);
  const cancel = (who: Person, id: string, body: object = { reason: 'Doppelt abgeschlossen.' }) =>
    who.post<AdminInvoice>(`/admin/invoices/${id}/cancellation`, body);
  const totalOf = (invoices: readonly Invoice[]) => invoices.reduce((sum, { amount }) => sum + amount, 0);

  it('are those for months after an end that was entered late: each by one credit note, listed and mailed', async () => {
    const email = 'zu-spaet@beispiel.de';
    const { subscriptionId } = await subscriber(email, 'Bäckerei Groß');
    const other = await world.anotherProcess();
    await passing(440);
    expect(await own(email)).toHaveLength(15);
    const admin = await world.admin();
    const entered = await admin.post(`/admin/subscriptions/${subscriptionId}/notice`, { received_on: '2026-12-01' });
    expect(entered).toMatchObject({ status: 200, body: { status: 'inactive' } });
    await world.catchUp();
    await passing(60);
    const all = (await own(email)).toSorted((one, two) => two.served_from.localeCompare(one.served_from));
    const [creditNotes, invoices] = [
      all.filter(({ kind }) => kind === 'credit-note'),
      all.filter(({ kind }) => kind === 'invoice'),
    ];
    expect(creditNotes.map(({ served_from, amount }) => [served_from, amount])).toEqual([
      ['2027-05-02', -59],
      ['2027-04-02', -59],
      ['2027-03-02', -59],
    ]);
    const takenBack = invoices.filter(({ cancelled_by }) => cancelled_by !== null);
    expect(takenBack.map(({ served_from }) => served_from)).toEqual(['2027-05-02', '2027-04-02', '2027-03-02']);
    expect(creditNotes.map(({ cancels }) => cancels)).toEqual(takenBack.map(({ number }) => number));
    expect(totalOf(all)).toBe(708);
    const mails = await world.mails(email);
    const tidings = mails.filter(({ subject }) => subject.includes('Stornorechnung'));
    expect(tidings.flatMap(({ attachments }) => attachments).toSorted()).toEqual(
      creditNotes.map(({ number }) => `Stornorechnung-${number}.pdf`).toSorted(),
    );
    await other.close();
  });

  it('come as PDF, to their owner and the staff', async () => {
    const newest = (await own('zu-spaet@beispiel.de')).find(({ kind }) => kind === 'credit-note');
    const { token } = await world.login('zu-spaet@beispiel.de');
    const url = `/api/invoices/${newest?.id}/pdf`;
    const answer = await world.app.inject({ url, headers: { authorization: `Bearer ${token}` } });
    expect(answer.headers['content-disposition']).toBe(`attachment; filename="Stornorechnung-${newest?.number}.pdf"`);
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    const stranger = await world.customer('fremd@beispiel.de');
    expect((await stranger.get(`/invoices/${newest?.id}/pdf`)).status).toBe(404);
  });

  it('are taken back by an admin with a reason, once, and leave no gap in the numbers', async () => {
    const email = 'storno@beispiel.de';
    await subscriber(email);
    const [invoice] = await own(email);
    const admin = await world.admin();
    const id = invoice?.id ?? '';
    expect(await cancel(admin, id, {})).toMatchObject({ status: 422, body: { errors: [{ field: 'reason' }] } });
    expect(await cancel(admin, id, { reason: '   ' })).toMatchObject({ status: 422 });
    expect((await own(email))[0]).toEqual(invoice);
    const done = await cancel(admin, id);
    expect(done).toMatchObject({ status: 200, body: { id, cancelled_by: expect.stringMatching(/^RE-/) } });
    expect(await cancel(admin, id)).toMatchObject({ status: 409, body: { code: 'invoice-already-cancelled' } });
    const creditNote = (await own(email)).find(({ kind }) => kind === 'credit-note');
    expect(creditNote).toMatchObject({ number: done.body.cancelled_by, cancels: invoice?.number, amount: -59 });
    expect(await cancel(admin, creditNote?.id ?? '')).toMatchObject({
      status: 409,
      body: { code: 'invoice-is-credit-note' },
    });
    expect((await cancel(admin, '0198a000-0000-7000-8000-00000000ffff')).status).toBe(404);
    const { body: all } = await admin.get<AdminInvoice[]>('/admin/invoices');
    for (const ofYear of Map.groupBy(all, ({ number }) => number.slice(3, 7)).values()) {
      const numbers = ofYear.map(({ number }) => Number(number.slice(-5))).sort((one, two) => one - two);
      expect(numbers).toEqual(numbers.map((_, index) => index + 1));
    }
  });

  it('make one credit note of two admins at the same time', { tags: 'long' }, async () => {
    const email = 'zweimal@beispiel.de';
    await subscriber(email);
    const [invoice] = await own(email);
    const admin = await world.admin();
    const answers = await Promise.all([1, 2, 3].map(() => cancel(admin, invoice?.id ?? '')));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await own(email)).toHaveLength(2);
  });

  it('are billed by nobody again', async () => {
    await passing(31);
    const again = (await own('storno@beispiel.de')).filter(({ kind }) => kind === 'invoice');
    expect(new Set(again.map(({ served_from }) => served_from)).size).toBe(again.length);
    expect(again).toHaveLength(2);
  });

  it('are the business of admins; auditors and admins list them all, customers their own', async () => {
    const [admin, auditor] = [await world.admin(), await world.auditor()];
    const customer = await world.login('storno@beispiel.de');
    const [mine] = await own('storno@beispiel.de');
    expect((await cancel(auditor, mine?.id ?? '')).status).toBe(403);
    expect((await cancel(customer, mine?.id ?? '')).status).toBe(403);
    expect((await customer.get('/admin/invoices')).status).toBe(403);
    expect((await world.visitor.get('/admin/invoices')).status).toBe(401);
    for (const who of [admin, auditor]) {
      const found = await listed(who, { q: 'groß', kind: 'credit-note' });
      expect(found.body.map(({ user_email, company_name }) => [user_email, company_name])).toEqual(
        Array(3).fill(['zu-spaet@beispiel.de', 'Bäckerei Groß']),
      );
    }
    expect((await listed(admin, { q: 'storno@', year: 2027 })).body.length).toBeGreaterThan(0);
    expect((await listed(admin, { year: 'alle' })).status).toBe(422);
  });

  it('are those, too, that were issued in the very moment in which the end was entered', async () => {
    const email = 'im-selben-augenblick@beispiel.de';
    const { person, subscriptionId } = await subscriber(email);
    const startedAt = world.now().toISOString();
    await passing(400);
    const received_on = new Date(world.now().getTime() - 130 * DAY_MS).toISOString().slice(0, 10);
    await (await world.admin()).post(`/admin/subscriptions/${subscriptionId}/notice`, { received_on });
    await world.catchUp();
    expect((await own(email)).filter(({ kind }) => kind === 'credit-note')).toHaveLength(2);
    const month = billedMonth({ ...BILLED, subscriptionId, accountId: person.accountId, startedAt }, 15);
    await world.product.commands.handle({
      streamType: invoicesAmong(new Set([month.invoiceId])),
      streamId: INVOICE_STREAM,
      decide: (state) =>
        issueInvoices(state, {
          months: [month],
          seller: SELLER,
          paidBy: 'simulated-card',
          isFirstPrepaid: false,
          now: world.now(),
        }),
      context: contextOf('late', person.accountId, month.invoiceId),
    });
    await passing(1);
    expect((await own(email)).filter(({ kind }) => kind === 'credit-note')).toHaveLength(3);
  });
});

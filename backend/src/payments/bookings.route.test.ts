import type { AdminInvoice } from '@sternklar/contracts/invoices/invoice.api';
import type { Journal } from '@sternklar/contracts/invoices/journal.api';
import type { OpenItems } from '@sternklar/contracts/invoices/open-items.api';
import type { PaymentStanding, UnmatchedPayment } from '@sternklar/contracts/payments/payment.api';
import { describe, expect, it } from 'vitest';
import type { TestWorld } from '../testing/test-world.ts';
import { DECLINED_CARD, type StripeDouble } from './stripe/testing/stripe-double.ts';
import { DAY_MS, useStripeWorld } from './testing/stripe-world.ts';

describe('an open invoice, settled by an admin', () => {
  let stripe: StripeDouble;
  let world: TestWorld;
  const { invoicesOf, nextMonth, subscriber, tell } = useStripeWorld((started) => {
    ({ stripe, world } = started);
  });
  const today = () => world.now().toISOString().slice(0, 10);
  /** A customer whose card refuses the second month, for good, and who was reminded of it. */
  const debtor = async (email: string) => {
    await subscriber(email, DECLINED_CARD);
    await nextMonth();
    // All that the card is asked, and a week after its last refusal.
    for (const days of [3, 5, 7, 8]) {
      world.advance(days * DAY_MS);
      await world.catchUp();
    }
    const open = (await invoicesOf(email)).find(({ paid_by }) => paid_by === null);
    if (open === undefined) throw new Error('Nothing is open.');
    // Their session is over by then.
    const { post } = await world.login(email);
    return { post, email, id: open.id, path: `/admin/invoices/${open.id}/booking` };
  };
  const ownOf = async ({ email, id }: { readonly email: string; readonly id: string }) =>
    (await invoicesOf(email)).find((invoice) => invoice.id === id);
  const standingOf = async (email: string) =>
    (await (await world.login(email)).get<PaymentStanding>('/payments/standing')).body;
  const closing = async () => {
    const { balances } = (await (await world.admin()).get<Journal>('/admin/journal')).body;
    return Object.fromEntries(balances.map(({ account, closing_cents }) => [account, closing_cents]));
  };
  const itemsOf = async () => (await (await world.admin()).get<OpenItems>('/admin/invoices/open-items')).body.states;

  it('as transferred is paid by transfer on the day of the bank statement, and asked for no more', async () => {
    const debt = await debtor('ueberwiesen@beispiel.de');
    const admin = await world.admin();
    const before = await closing();
    const body = { kind: 'transfer', received_on: today(), reference: ' RE 2 Bäckerei ' };
    const { status, body: invoice } = await admin.post<AdminInvoice>(debt.path, body);
    expect(status).toBe(200);
    expect(invoice).toMatchObject({
      ...{ paid_by: 'transfer', paid_on: today(), payment_failed: false, payment_trouble: null },
      booking: { kind: 'transfer', received_on: today(), reference: 'RE 2 Bäckerei', reason: null },
    });
    expect(await ownOf(debt)).toMatchObject({ paid_by: 'transfer', paid_on: today() });
    // What the bank statement says is for staff.
    expect(await ownOf(debt)).not.toHaveProperty('booking');
    expect(await standingOf(debt.email)).toMatchObject({ open_invoices: 0, open_amount: 0, step: null });
    const after = await closing();
    expect(after.bank).toBe((before.bank ?? 0) + 5_900);
    expect(after.receivables).toBe((before.receivables ?? 0) - 5_900);
    expect((await admin.post(debt.path, body)).body).toMatchObject({ code: 'invoice-already-booked' });
    expect((await debt.post(`/invoices/${debt.id}/checkout`, {})).body).toMatchObject({
      code: 'invoice-already-paid',
    });
    expect((await debt.post('/payments/collection', {})).status).toBe(409);
  });

  it('by mistake is open again, as it was', async () => {
    const debt = await debtor('aus-versehen@beispiel.de');
    const admin = await world.admin();
    await admin.post(debt.path, { kind: 'transfer', received_on: today() });
    const before = await closing();
    expect((await admin.post(`${debt.path}/withdrawal`, { reason: 'paid-back' })).body).toMatchObject({
      code: 'invoice-not-cancelled',
    });
    const { body } = await admin.post<AdminInvoice>(`${debt.path}/withdrawal`, { reason: 'mistake' });
    expect(body).toMatchObject({ paid_by: null, paid_on: null, booking: null, payment_failed: true });
    expect((await closing()).bank).toBe((before.bank ?? 0) - 5_900);
    expect((await admin.post(`${debt.path}/withdrawal`, { reason: 'mistake' })).body).toMatchObject({
      code: 'not-booked',
    });
    expect(await standingOf(debt.email)).toMatchObject({ open_invoices: 1, open_amount: 59 });
  });

  it('whose transfer is to go back after a credit note stands so until it went', { tags: 'long' }, async () => {
    const debt = await debtor('zurueck@beispiel.de');
    const admin = await world.admin();
    const before = await itemsOf();
    await admin.post(debt.path, { kind: 'transfer', received_on: today() });
    expect((await admin.post(`/admin/invoices/${debt.id}/cancellation`, { reason: 'Auf Wunsch.' })).status).toBe(200);
    await world.catchUp();
    expect(await ownOf(debt)).toMatchObject({ payment_trouble: 'transfer-owed', paid_by: 'transfer' });
    expect((await itemsOf())['transfer-owed']).toEqual({
      invoices: before['transfer-owed'].invoices + 1,
      amount: before['transfer-owed'].amount + 59,
    });
    const { body } = await admin.post<AdminInvoice>(`${debt.path}/withdrawal`, { reason: 'paid-back' });
    expect(body).toMatchObject({ payment_trouble: null, booking: null });
    expect(body.cancelled_by).not.toBeNull();
    expect((await itemsOf())['transfer-owed']).toEqual(before['transfer-owed']);
    // Books settle a credit note by its own number, so what pays it back has that one, too.
    const { entries } = (await admin.get<Journal>('/admin/journal?limit=1000')).body;
    const ofDebt = entries.filter(({ document }) => document === body.number);
    expect(ofDebt.map(({ kind, credit_note }) => [kind, credit_note]).slice(-3)).toEqual([
      ['transfer', null],
      ['credit-note', body.cancelled_by],
      ['transfer-taken-back', body.cancelled_by],
    ]);
    expect((await admin.post(debt.path, { kind: 'write-off', reason: 'minor' })).body).toMatchObject({
      code: 'invoice-cancelled',
    });
  });

  it('and paid in advance has the day of the bank statement, before its own, also in the books', async () => {
    const debt = await debtor('vorab@beispiel.de');
    const admin = await world.admin();
    const [own] = (await invoicesOf(debt.email)).filter(({ id }) => id === debt.id);
    const early = new Date(Date.parse(own?.issued_on ?? '') - 3 * DAY_MS).toISOString().slice(0, 10);
    const { status, body } = await admin.post<AdminInvoice>(debt.path, { kind: 'transfer', received_on: early });
    expect([status, body.paid_by, body.paid_on]).toEqual([200, 'transfer', early]);
    const { entries } = (await admin.get<Journal>('/admin/journal?limit=1000')).body;
    expect(entries.filter(({ document, kind }) => document === body.number && kind === 'transfer')).toMatchObject([
      { day: today(), received_on: early, debit: 'bank', credit: 'receivables' },
    ]);
  });

  it('is written off with why, ends its reminders, and is paid all the same by whoever wants to', async () => {
    const debt = await debtor('ausgebucht@beispiel.de');
    const admin = await world.admin();
    const before = await closing();
    expect(await standingOf(debt.email)).toMatchObject({ open_invoices: 1, step: 'first' });
    const { body } = await admin.post<AdminInvoice>(debt.path, { kind: 'write-off', reason: 'insolvency' });
    expect(body).toMatchObject({
      ...{ paid_by: null, payment_trouble: 'written-off', payment_failed: false, in_arrears_since: null },
      booking: { kind: 'write-off', booked_on: today(), received_on: null, reference: null, reason: 'insolvency' },
    });
    expect((await closing())['write-offs']).toBe((before['write-offs'] ?? 0) + 5_900);
    expect(await standingOf(debt.email)).toMatchObject({ open_invoices: 0, step: null });
    const listed = await admin.get<AdminInvoice[]>(
      `/admin/invoices?filter=${encodeURIComponent('{"payment":"written-off"}')}`,
    );
    expect(listed.body.map(({ id }) => id)).toContain(debt.id);
    expect((await debt.post(`/invoices/${debt.id}/checkout`, {})).status).toBe(201);
    expect(await tell(stripe.payPage(world.now()))).toBe(200);
    expect(await ownOf(debt)).toMatchObject({ paid_by: 'card', payment_trouble: null });
    expect((await closing())['write-offs']).toBe(before['write-offs'] ?? 0);
  });

  it('written off and cancelled later is a write-off no more', async () => {
    const debt = await debtor('ausgebucht-und-storniert@beispiel.de');
    const admin = await world.admin();
    const before = await closing();
    await admin.post(debt.path, { kind: 'write-off', reason: 'goodwill' });
    expect((await admin.post(`/admin/invoices/${debt.id}/cancellation`, { reason: 'Kulanz.' })).status).toBe(200);
    await world.catchUp();
    expect((await closing())['write-offs']).toBe(before['write-offs'] ?? 0);
    expect(await ownOf(debt)).toMatchObject({ paid_by: null, payment_trouble: null });
  });

  it('is refused with what is wrong, and nothing is recorded of it', async () => {
    const debt = await debtor('abgelehnt@beispiel.de');
    const admin = await world.admin();
    const cases: readonly (readonly [path: string, body: object, status: number, code: string])[] = [
      [debt.path, { kind: 'transfer', received_on: '2999-01-01' }, 422, 'received-in-future'],
      [debt.path, { kind: 'transfer', received_on: '2000-01-01' }, 422, 'received-before-contract'],
      [debt.path, { kind: 'transfer' }, 422, 'invalid-input'],
      [debt.path, { kind: 'transfer', received_on: today(), reference: 'x'.repeat(141) }, 422, 'invalid-input'],
      [debt.path, { kind: 'write-off', reason: 'sonst' }, 422, 'invalid-input'],
      [debt.path, { kind: 'geschenk' }, 422, 'invalid-input'],
      [
        `/admin/invoices/0198a000-0000-7000-8000-0000000000ff/booking`,
        { kind: 'write-off', reason: 'minor' },
        404,
        'not-found',
      ],
    ];
    for (const [path, body, status, code] of cases) {
      const answer = await admin.post(path, body);
      expect([answer.status, (answer.body as { code: string }).code]).toEqual([status, code]);
    }
    expect(
      (await admin.get<AdminInvoice>(`/admin/invoices?filter=${encodeURIComponent(JSON.stringify({ id: [debt.id] }))}`))
        .body,
    ).toMatchObject([{ booking: null, paid_by: null }]);
    expect((await debt.post(debt.path, { kind: 'write-off', reason: 'minor' })).status).toBe(403);
    const [paid] = (await invoicesOf(debt.email)).filter(({ paid_by }) => paid_by === 'card');
    expect(
      (await admin.post(`/admin/invoices/${paid?.id}/booking`, { kind: 'write-off', reason: 'minor' })).body,
    ).toMatchObject({ code: 'invoice-already-paid' });
  });
});

describe('an invoice whose card is being asked', { shuffle: false }, () => {
  let world: TestWorld;
  const { invoicesOf, nextMonth, subscriber } = useStripeWorld((started) => {
    ({ world } = started);
  });
  const email = 'abgebucht@beispiel.de';
  /** Between the charge and what is recorded of it. */
  const bookMeanwhile = async (settlement: () => object) => {
    world.meanwhile('InvoicePaid', async () => {
      const [open] = (await invoicesOf(email)).filter(({ paid_by }) => paid_by === null);
      const admin = await world.admin();
      expect((await admin.post(`/admin/invoices/${open?.id}/booking`, settlement())).status).toBe(200);
    });
    await nextMonth();
    await world.catchUp();
    return (await invoicesOf(email))[0];
  };

  it('and is booked as transferred is paid twice: the card gets its money back', async () => {
    await subscriber(email);
    const today = () => world.now().toISOString().slice(0, 10);
    const newest = await bookMeanwhile(() => ({ kind: 'transfer', received_on: today() }));
    expect(newest).toMatchObject({ paid_by: 'transfer' });
    const { body } = await (await world.admin()).get<UnmatchedPayment[]>('/admin/unmatched-payments');
    expect(body).toMatchObject([{ invoice_id: newest?.id, kind: 'paid-twice', settled_by: 'refund' }]);
  });

  it('and is written off is paid by it', async () => {
    const newest = await bookMeanwhile(() => ({ kind: 'write-off', reason: 'goodwill' }));
    expect(newest).toMatchObject({ paid_by: 'card', payment_trouble: null });
  });
});

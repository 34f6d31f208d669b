import type { AdminInvoice, Invoice } from '@sternklar/contracts/invoices/invoice.api';
import type { Subscription } from '@sternklar/contracts/subscriptions/subscription.api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestWorld, type Person, type TestWorld } from '../testing/test-world.ts';

const WRONG = { company_name: 'Bäckerei Sonenschein', street: 'Mühlenstr. 1', postal_code: '55543', town: 'Bingen' };
const RIGHT = {
  ...{ company_name: 'Bäckerei Sonnenschein GmbH', street: 'Mühlenstraße 12', postal_code: '55543' },
  ...{ town: 'Bad Kreuznach', vat_id: 'DE136695976' },
};

describe('invoices that are corrected', () => {
  let world: TestWorld;
  beforeAll(async () => {
    world = await createTestWorld({ env: { OPERATOR_NAME: 'Sternklar Beispiel GmbH' } });
  });
  afterAll(() => world.close());

  const subscriber = async (email: string) => {
    const person = await world.customer(email);
    await person.post<Subscription>('/subscription/create', { plan_name: 'standard', ...WRONG });
    await world.catchUp();
    const [invoice] = await own(email);
    return { id: invoice?.id ?? expect.unreachable(), number: invoice?.number ?? expect.unreachable() };
  };
  const own = async (email: string) => (await (await world.login(email)).get<Invoice[]>('/invoices')).body;
  const ofKind = async (email: string, kind: Invoice['kind']) => (await own(email)).filter((one) => one.kind === kind);
  const correct = (who: Person, id: string, body: object = RIGHT) =>
    who.post<AdminInvoice>(`/admin/invoices/${id}/correction`, body);

  it('keep number, month, amount and payment, and get a document of their own beside them, by mail, too', async () => {
    const email = 'falsch@beispiel.de';
    const { id, number } = await subscriber(email);
    const [before] = await own(email);
    const done = await correct(await world.admin(), id);
    expect(done).toMatchObject({
      status: 200,
      body: {
        id,
        number,
        company_name: WRONG.company_name,
        recipient: RIGHT,
        corrected_by: expect.stringMatching(/^RE-/),
      },
    });
    await world.catchUp();
    const [correction] = await ofKind(email, 'correction');
    expect(correction).toMatchObject({ number: done.body.corrected_by, corrects: number, amount: 0, paid_by: null });
    expect(await ofKind(email, 'invoice')).toEqual([{ ...before, corrected_by: done.body.corrected_by }]);
    const mails = await world.mails(email);
    const tidings = mails.filter(({ subject }) => subject.includes('berichtigung'));
    expect(tidings.map(({ subject, attachments }) => [subject, attachments])).toEqual([
      [`Sternklar: Rechnungsberichtigung ${correction?.number}`, [`Rechnungsberichtigung-${correction?.number}.pdf`]],
    ]);
    expect(mails.some(({ subject }) => subject.includes('Storno'))).toBe(false);
  });

  it('come as PDF to their owner and the staff, and to nobody else', async () => {
    const [correction] = await ofKind('falsch@beispiel.de', 'correction');
    const url = `/api/invoices/${correction?.id}/pdf`;
    for (const { token } of [await world.login('falsch@beispiel.de'), await world.auditor()]) {
      const answer = await world.app.inject({ url, headers: { authorization: `Bearer ${token}` } });
      expect(answer.headers['content-disposition']).toBe(
        `attachment; filename="Rechnungsberichtigung-${correction?.number}.pdf"`,
      );
      expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    }
    const stranger = await world.customer('fremd@beispiel.de');
    expect((await stranger.get(`/invoices/${correction?.id}/pdf`)).status).toBe(404);
  });

  it('may be corrected again, but not to what they say already, nor by nonsense, which leaves nothing behind', async () => {
    const email = 'nochmals@beispiel.de';
    const { id } = await subscriber(email);
    const admin = await world.admin();
    const nothing = { status: 409, body: { code: 'nothing-to-correct' } };
    expect(await correct(admin, id, WRONG)).toMatchObject(nothing);
    for (const [body, field] of [
      [{}, 'company_name'],
      [{ ...RIGHT, company_name: '  ' }, 'company_name'],
      [{ ...RIGHT, town: null }, 'town'],
      [{ ...RIGHT, vat_id: 'ATU12345675' }, 'vat_id'],
      [{ ...RIGHT, company_name: '東京' }, 'company_name'],
    ] as const) {
      expect(await correct(admin, id, body)).toMatchObject({ status: 422, body: { errors: [{ field }] } });
    }
    expect(await own(email)).toHaveLength(1);
    const first = await correct(admin, id);
    expect(await correct(admin, id)).toMatchObject(nothing);
    const second = await correct(admin, id, { company_name: 'Backhaus GmbH' });
    expect(second).toMatchObject({ status: 200, body: { recipient: { company_name: 'Backhaus GmbH', town: null } } });
    expect(second.body.corrected_by).not.toBe(first.body.corrected_by);
    expect((await ofKind(email, 'correction')).map(({ corrects }) => corrects)).toEqual(
      Array(2).fill(first.body.number),
    );
  });

  it('make two of two admins at once, of which the later one replaces the other, and one of twice the same', {
    tags: 'long',
  }, async () => {
    const email = 'zugleich@beispiel.de';
    const { id } = await subscriber(email);
    const admin = await world.admin();
    const answers = await Promise.all(
      [RIGHT, RIGHT, { company_name: 'Backhaus GmbH' }].map((body) => correct(admin, id, body)),
    );
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(2);
    const again = await own(email);
    const numbers = again.filter(({ kind }) => kind === 'correction').map(({ number }) => number);
    expect(again.find(({ kind }) => kind === 'invoice')?.corrected_by).toBe(numbers.toSorted().at(-1));
  });

  it('are taken back whole: the credit note goes to whom the correction names', async () => {
    const email = 'storno-danach@beispiel.de';
    const { id, number } = await subscriber(email);
    const admin = await world.admin();
    await correct(admin, id);
    const [correction] = await ofKind(email, 'correction');
    const cancel = (of: string) =>
      admin.post<AdminInvoice>(`/admin/invoices/${of}/cancellation`, { reason: 'Irrtum.' });
    expect(await cancel(correction?.id ?? '')).toMatchObject({
      status: 409,
      body: { code: 'invoice-is-correction', detail: expect.stringContaining(number) },
    });
    expect(await cancel(id)).toMatchObject({ status: 200, body: { corrected_by: correction?.number } });
    const [creditNote] = await ofKind(email, 'credit-note');
    const { body: listed } = await admin.get<AdminInvoice[]>('/admin/invoices');
    expect(listed.find((one) => one.id === creditNote?.id)).toMatchObject({ recipient: RIGHT, cancels: number });
    expect((await own(email)).reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
    expect(await correct(admin, id, { company_name: 'Zu spät GmbH' })).toMatchObject({
      status: 409,
      body: { code: 'invoice-already-cancelled' },
    });
    expect(await correct(admin, correction?.id ?? '')).toMatchObject({
      status: 409,
      body: { code: 'invoice-is-correction' },
    });
    expect(await correct(admin, creditNote?.id ?? '')).toMatchObject({
      status: 409,
      body: { code: 'invoice-is-credit-note' },
    });
  });

  it('are the business of admins', async () => {
    const { id } = await subscriber('wessen@beispiel.de');
    expect((await correct(await world.auditor(), id)).status).toBe(403);
    expect((await correct(await world.login('wessen@beispiel.de'), id)).status).toBe(403);
    expect((await world.visitor.post(`/admin/invoices/${id}/correction`, RIGHT)).status).toBe(401);
    expect((await correct(await world.admin(), '0198a000-0000-7000-8000-00000000ffff')).status).toBe(404);
  });

  it('leave no gap in the numbers', async () => {
    const { body: all } = await (await world.admin()).get<AdminInvoice[]>('/admin/invoices');
    const numbers = all.map(({ number }) => Number(number.slice(-5))).sort((one, two) => one - two);
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  });
});

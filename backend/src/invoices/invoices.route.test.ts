import type { Invoice } from '@sternklar/contracts/invoices/invoice.api';
import type { Subscription } from '@sternklar/contracts/subscriptions/subscription.api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestWorld, type Person, type TestWorld } from '../testing/test-world.ts';

const DAY_MS = 86_400_000;
const company_name = 'Łukasz Bäcker GmbH';

describe('invoices', () => {
  let world: TestWorld;

  beforeAll(async () => {
    world = await createTestWorld({
      env: { OPERATOR_NAME: 'Sternklar Beispiel GmbH', OPERATOR_VAT_ID: 'DE123456789' },
    });
  });
  afterAll(() => world.close());

  const subscriber = async (email: string): Promise<Person> => {
    const person = await world.customer(email);
    await person.post<Subscription>('/subscription/create', { plan_name: 'standard', company_name });
    await world.catchUp();
    return person;
  };
  const passing = async (days: number) => {
    world.advance(days * DAY_MS);
    await world.catchUp();
    // On a busy machine read models may not follow in time: what else is due is done at the next look.
    await world.catchUp();
  };
  const invoicesOf = async (email: string, query = '') =>
    (await world.login(email)).get<Invoice[]>(`/invoices${query}`);
  const pdf = (token: string, id: string) =>
    world.app.inject({ url: `/api/invoices/${id}/pdf`, headers: { authorization: `Bearer ${token}` } });

  it('come with the start, and on the same day of each month', async () => {
    await subscriber('monatlich@beispiel.de');
    const { body: first } = await invoicesOf('monatlich@beispiel.de');
    expect(first).toMatchObject([
      {
        number: expect.stringMatching(/^RE-2026-\d{5}$/),
        issued_on: '2026-03-02',
        served_from: '2026-03-02',
        served_until: '2026-04-01',
        amount: 59,
        net_amount: 49.58,
        vat_amount: 9.42,
        vat_percent: 19,
        paid_by: 'simulated-card',
      },
    ]);
    await passing(31);
    const { body: both } = await invoicesOf('monatlich@beispiel.de');
    expect(both.map(({ served_from, served_until }) => [served_from, served_until])).toEqual([
      ['2026-04-02', '2026-05-01'],
      ['2026-03-02', '2026-04-01'],
    ]);
    await world.catchUp();
    expect((await invoicesOf('monatlich@beispiel.de')).body).toEqual(both);
  });

  it('are made up for after months in which nothing ran, by one process of several, without gap or double', async () => {
    const emails = ['lang1@beispiel.de', 'lang2@beispiel.de', 'lang3@beispiel.de'];
    for (const email of emails) await subscriber(email);
    const other = await world.anotherProcess();
    world.advance(95 * DAY_MS);
    await world.catchUp();
    const lists = await Promise.all(emails.map((email) => invoicesOf(email)));
    for (const { body } of lists) {
      expect(body).toHaveLength(4);
      expect(body.slice(0, 3).map(({ issued_on }) => issued_on)).toEqual(Array(3).fill(body[0]?.issued_on));
    }
    await other.close();
    const { body: rest } = await invoicesOf('monatlich@beispiel.de');
    const numbers = [...lists.flatMap(({ body }) => body), ...rest].map(({ number }) => Number(number.slice(-5)));
    expect(numbers.sort((one, two) => one - two)).toEqual(numbers.map((_, index) => index + 1));
  });

  it('page, newest first, and refuse what they do not offer', async () => {
    const page = await invoicesOf('lang1@beispiel.de', '?range=[0,1]');
    expect([page.body.length, page.headers['content-range']]).toEqual([2, 'invoices 0-1/4']);
    expect((await invoicesOf('lang1@beispiel.de', '?filter={"user_id":"x"}')).status).toBe(422);
    expect((await invoicesOf('lang1@beispiel.de', '?sort=["number","ASC"]')).status).toBe(422);
    expect((await world.visitor.get('/invoices')).status).toBe(401);
  });

  it('come as PDF, to their owner and the staff alone', async () => {
    const owner = await world.login('lang1@beispiel.de');
    const { body } = await owner.get<Invoice[]>('/invoices');
    const { id = '', number } = body[0] ?? {};
    const answer = await pdf(owner.token, id);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="Rechnung-${number}.pdf"`,
      'cache-control': 'no-store, private',
    });
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    for (const staff of [await world.admin(), await world.auditor()]) {
      expect((await pdf(staff.token, id)).statusCode).toBe(200);
    }
    const stranger = await world.login('lang2@beispiel.de');
    expect((await stranger.get(`/invoices/${id}/pdf`)).status).toBe(404);
    expect((await stranger.get<Invoice[]>('/invoices')).body.some((other) => other.id === id)).toBe(false);
    expect((await owner.get('/invoices/0198a000-0000-7000-8000-00000000ffff/pdf')).status).toBe(404);
    expect((await owner.get('/invoices/unsinn/pdf')).status).toBe(404);
    expect((await world.visitor.get(`/invoices/${id}/pdf`)).status).toBe(401);
  });

  it('end with the subscription', async () => {
    const person = await subscriber('endet@beispiel.de');
    await person.post('/subscription/notice', {});
    await passing(430);
    const { body } = await invoicesOf('endet@beispiel.de');
    expect(body).toHaveLength(12);
    expect(body.reduce((sum, { amount }) => sum + amount, 0)).toBe(708);
  });
});

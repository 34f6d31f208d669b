import type { OwnerFigures } from '@sternklar/contracts/back-office/owner-figures.api';
import type { AdminInvoice } from '@sternklar/contracts/invoices/invoice.api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestWorld, type Person, type TestWorld } from '../../testing/test-world.ts';

const DAY_MS = 24 * 3_600_000;

describe('GET /api/admin/figures', () => {
  let world: TestWorld;
  let admin: Person;
  const ask = async (query = '') => (await admin.get<OwnerFigures>(`/admin/figures${query}`)).body;

  beforeAll(async () => {
    world = await createTestWorld();
    for (const email of ['erste@beispiel.de', 'zweite@beispiel.de']) {
      const customer = await world.customer(email);
      expect((await customer.post('/subscription/create', { plan_name: 'standard' })).status).toBe(201);
    }
    const writer = await world.customer('dritte@beispiel.de');
    const business = { business_name: 'Gasthaus Krone', google_business_link: 'https://maps.example/krone' };
    const business_id = (await writer.post<{ id: string }>('/business', business)).body.id;
    const review = { business_id, reviewer_name: 'Anton', rating: 1, review_text: 'War nie dort.' };
    expect((await writer.post('/reviews', review)).status).toBe(201);
    admin = await world.admin();
  });
  afterAll(() => world.close());

  it('tells the figures of the month that runs, and of the one before', async () => {
    const body = await ask();
    expect(body).toMatchObject({ at: world.now().toISOString(), kind: 'month', is_running: true });
    expect(body.figures).toMatchObject({
      from: '2026-03-01',
      until: '2026-03-31',
      mrr_net_cents: 2 * 4_958,
      mrr_gross_cents: 2 * 5_900,
      active: 2,
      started: 2,
      ended: 0,
      churn: null,
      cases_in: 1,
      cases_out: { decided: 0 },
    });
    expect(body.before).toMatchObject({ from: '2026-02-01', until: '2026-02-28', active: 0, cases_in: 0 });
    expect(body.now).toMatchObject({ open: { invoices: 0 }, renewals: { subscriptions: 0 } });
    expect(body.now.customers_without_review).toBe(2);
    expect(body.months).toHaveLength(12);
  });

  it('tells of revenue what the invoices say, to the cent', async () => {
    const { body: invoices } = await admin.get<readonly AdminInvoice[]>('/admin/invoices');
    expect(invoices).toHaveLength(2);
    const sum = (of: (invoice: AdminInvoice) => number) =>
      invoices.reduce((total, invoice) => total + Math.round(of(invoice) * 100), 0);
    const { figures, months } = await ask('?period=year');
    expect(figures.revenue).toEqual({
      net_cents: sum(({ net_amount }) => net_amount),
      vat_cents: sum(({ vat_amount }) => vat_amount),
      gross_cents: sum(({ amount }) => amount),
      invoices: 2,
      corrections: 0,
      credit_notes: 0,
    });
    expect(months.find(({ start }) => start === '2026-03-01')).toMatchObject(figures.revenue);
  });

  it('takes a month, a quarter, a year, or days of one’s own', async () => {
    expect((await ask('?from=2026-02-17')).figures).toMatchObject({ from: '2026-02-01', until: '2026-02-28' });
    expect(await ask('?period=quarter')).toMatchObject({
      figures: { from: '2026-01-01', until: '2026-03-31' },
      before: { from: '2025-10-01', until: '2025-12-31' },
    });
    const own = await ask('?period=custom&from=2026-02-20&until=2026-02-28');
    expect(own).toMatchObject({
      kind: 'custom',
      is_running: false,
      before: { from: '2026-02-11', until: '2026-02-19' },
    });
  });

  it.each([
    ['?period=week', 'Bitte wählen Sie Monat, Quartal, Jahr oder einen eigenen Zeitraum.'],
    ['?from=gestern', 'Bitte geben Sie den Tag als Datum an.'],
    ['?period=custom&from=2026-02-01', 'Bitte geben Sie den letzten Tag des Zeitraums an.'],
    ['?period=custom&from=2026-02-02&until=2026-02-01', 'Der letzte Tag liegt vor dem ersten.'],
    ['?period=custom&from=2001-01-01&until=2026-02-01', 'Bitte wählen Sie höchstens zehn Jahre.'],
    ['?from=2026-04-01', 'Der Zeitraum hat noch nicht begonnen.'],
  ])('refuses %s and says why', async (query, message) => {
    const { status, body } = await admin.get(`/admin/figures${query}`);
    expect(status).toBe(422);
    expect(JSON.stringify(body)).toContain(message);
  });

  it('takes off what a credit note gives back, in the month in which it is written', async () => {
    const { body: invoices } = await admin.get<readonly AdminInvoice[]>('/admin/invoices');
    world.advance(31 * DAY_MS);
    admin = await world.admin();
    const reason = { reason: 'Kulanz.' };
    expect((await admin.post(`/admin/invoices/${invoices[0]?.id}/cancellation`, reason)).status).toBe(200);
    const { figures, before } = await ask();
    expect(figures).toMatchObject({ from: '2026-04-01', revenue: { invoices: 0, credit_notes: 1, net_cents: -4_958 } });
    expect(before.revenue).toMatchObject({ invoices: 2, credit_notes: 0, net_cents: 2 * 4_958 });
  });

  it('is for admins alone', async () => {
    expect((await (await world.auditor()).get('/admin/figures')).status).toBe(403);
    expect((await (await world.customer('kundin@beispiel.de')).get('/admin/figures')).status).toBe(403);
    expect((await world.visitor.get('/admin/figures')).status).toBe(401);
  });
});

import type { AdminInvoice } from '@sternklar/contracts/invoices/invoice.api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestWorld, type TestWorld } from '../testing/test-world.ts';

const DAY_MS = 86_400_000;
const EMAIL = 'lange-her@beispiel.de';

describe('invoices whose retention is over', () => {
  let world: TestWorld;
  beforeAll(async () => {
    world = await createTestWorld();
    const person = await world.customer(EMAIL);
    await person.post('/subscription/create', { plan_name: 'standard', company_name: 'Bäckerei Groß' });
    await world.catchUp();
    await person.post('/subscription/notice', {});
    // Ten months of 2026 and two of 2027; then one of 2026 is taken back in 2027, and another corrected.
    for (const days of [300, 70]) {
      world.advance(days * DAY_MS);
      await world.catchUp();
    }
    const admin = await world.admin();
    const { body: invoices } = await admin.get<AdminInvoice[]>('/admin/invoices');
    const reason = 'Auf Wunsch von Erika Musterfrau.';
    await admin.post(`/admin/invoices/${invoices.at(-1)?.id}/cancellation`, { reason });
    const right = { company_name: 'Bäckerei Größer' };
    const third = invoices.find(({ number }) => number === 'RE-2026-00003');
    await admin.post(`/admin/invoices/${third?.id}/correction`, right);
  });
  afterAll(() => world.close());

  const until = async (day: string) => {
    world.advance(Date.parse(`${day}T12:00:00.000Z`) - world.now().getTime());
    await world.catchUp();
    return (await (await world.admin()).get<AdminInvoice[]>('/admin/invoices')).body;
  };
  const named = (invoices: readonly AdminInvoice[]) =>
    invoices.filter(({ company_name }) => company_name !== null).map(({ number }) => number);

  it('keep their names for eight years after the one of their issue', async () => {
    expect(named(await until('2034-12-31'))).toHaveLength(14);
  });

  it('lose them then, but for one that was taken back later and one that was corrected, which are kept as long as what followed', async () => {
    const invoices = await until('2035-01-01');
    expect(named(invoices).toSorted()).toEqual([
      ...['RE-2026-00001', 'RE-2026-00003'],
      ...['RE-2027-00001', 'RE-2027-00002', 'RE-2027-00003', 'RE-2027-00004'],
    ]);
    expect(invoices.map(({ amount }) => amount).reduce((sum, amount) => sum + amount, 0)).toBe(11 * 59);
  });

  it('cannot be taken back any more, nor found by a name, but are still there as PDF', async () => {
    const admin = await world.admin();
    const filter = (q: string) => `/admin/invoices?${new URLSearchParams({ filter: JSON.stringify({ q }) })}`;
    const [erased] = (await admin.get<AdminInvoice[]>(filter('RE-2026-00002'))).body;
    expect((await admin.get<AdminInvoice[]>(filter('groß'))).body).toHaveLength(6);
    expect(await admin.post(`/admin/invoices/${erased?.id}/cancellation`, { reason: 'Zu spät.' })).toMatchObject({
      status: 409,
      body: { code: 'invoice-retention-over' },
    });
    const correction = { company_name: 'Bäckerei Größer' };
    expect(await admin.post(`/admin/invoices/${erased?.id}/correction`, correction)).toMatchObject({
      status: 409,
      body: { code: 'invoice-retention-over' },
    });
    const headers = { authorization: `Bearer ${admin.token}` };
    expect((await world.app.inject({ url: `/api/invoices/${erased?.id}/pdf`, headers })).statusCode).toBe(200);
  });

  it('are all without names a year later', async () => {
    const invoices = await until('2036-01-01');
    expect(named(invoices)).toEqual([]);
    expect(invoices).toHaveLength(14);
  });
});

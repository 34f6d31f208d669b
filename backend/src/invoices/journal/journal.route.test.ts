import type { AdminInvoice } from '@sternklar/contracts/invoices/invoice.api';
import type { Journal } from '@sternklar/contracts/invoices/journal.api';
import type { Problem } from '@sternklar/contracts/problem';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestWorld, type Person, type TestWorld } from '../../testing/test-world.ts';

const DATEV = { DATEV_CONSULTANT_NUMBER: '29098', DATEV_CLIENT_NUMBER: '55003', DATEV_CHART: 'SKR04' };

describe('GET /api/admin/journal', () => {
  let world: TestWorld;
  let admin: Person;
  const bytesOf = async (path: string, token = admin.token) => {
    const answer = await world.app.inject({ url: `/api${path}`, headers: { authorization: `Bearer ${token}` } });
    return { ...answer, status: answer.statusCode, bytes: answer.rawPayload };
  };

  beforeAll(async () => {
    world = await createTestWorld({ env: DATEV });
    for (const email of ['erste@beispiel.de', 'zweite@beispiel.de']) {
      const customer = await world.customer(email);
      expect((await customer.post('/subscription/create', { plan_name: 'standard' })).status).toBe(201);
    }
    await world.catchUp();
    admin = await world.admin();
    const { body } = await admin.get<readonly AdminInvoice[]>('/admin/invoices');
    await admin.post(`/admin/invoices/${body[0]?.id}/cancellation`, { reason: 'Auf Wunsch.' });
    await world.catchUp();
  });
  afterAll(() => world.close());

  it('tells a month’s balances, sums and entries, as the invoices have them', async () => {
    const { status, body } = await admin.get<Journal>('/admin/journal?month=2026-03');
    expect(status).toBe(200);
    expect(body).toMatchObject({ month: '2026-03', first_month: '2026-03', is_running: true, total: 6 });
    expect(body.balances.map(({ account, closing_cents }) => [account, closing_cents])).toEqual([
      ['receivables', 0],
      ['revenue', -5_900],
      ['provider', 0],
      ['bank', 0],
      ['clearing', 0],
      ['disputed', 0],
      ['write-offs', 0],
      ['test-mode', 5_900],
      ['earlier-years', 0],
    ]);
    const invoices = (await admin.get<readonly AdminInvoice[]>('/admin/invoices')).body;
    const billed = invoices.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
    expect(body.balances.find(({ account }) => account === 'revenue')?.closing_cents).toBe(-billed);
    expect(body.kinds.filter(({ entries }) => entries > 0)).toMatchObject([
      { kind: 'invoice', entries: 2, gross_cents: 11_800, net_cents: 9_916, vat_cents: 1_884 },
      { kind: 'credit-note', entries: 1, gross_cents: 5_900, net_cents: 4_958, vat_cents: 942 },
      { kind: 'test-payment', entries: 2 },
      { kind: 'test-refund', entries: 1 },
    ]);
    expect((await admin.get<Journal>('/admin/journal')).body).toEqual(body);
    const part = (await admin.get<Journal>('/admin/journal?month=2026-03&offset=4&limit=1')).body;
    expect(part.entries).toEqual(body.entries.slice(4, 5));
  });

  it('sends all of them as a table, with the words of people and no address', async () => {
    const { status, headers, bytes } = await bytesOf('/admin/journal/2026-03/csv');
    expect([status, headers['content-disposition']]).toEqual([200, 'attachment; filename="Journal_2026-03.csv"']);
    const [columns, ...rows] = bytes.toString('utf8').trimEnd().split('\r\n');
    expect(columns?.startsWith('\ufeffBuchung;Tag;Art;Rechnung;')).toBe(true);
    expect(rows).toHaveLength(6);
    expect(rows[0]).toContain(';02.03.2026;Rechnung;RE-2026-00001;;');
    expect(rows[0]).toContain(';Forderungen;Erlöse mit Umsatzsteuer;59,00;49,58;9,42;19;');
    expect(columns?.endsWith(';Berichtigung;Leistung ab;Leistung bis;Geldeingang;Verwendungszweck')).toBe(true);
    expect(rows[0]?.endsWith(';;02.03.2026;01.04.2026;;')).toBe(true);
    expect(rows.join()).not.toContain('@');
  });

  it('sends all of them to DATEV, on the accounts of the chart that is set', async () => {
    const { status, headers, bytes } = await bytesOf('/admin/journal/2026-03/datev');
    expect([status, headers['content-type']]).toEqual([200, 'text/csv; charset=windows-1252']);
    expect(headers['content-disposition']).toBe('attachment; filename="EXTF_Buchungsstapel_2026-03.csv"');
    const lines = bytes.toString('latin1').trimEnd().split('\r\n');
    expect(lines).toHaveLength(2 + 6);
    expect(lines[0]).toContain(';29098;55003;20260101;4;20260301;20260331;');
    expect(lines[1]).toContain('BU-Schlüssel');
    expect(lines[2]?.startsWith('59,00;"S";"EUR";;;"";10000;4400;"";0203;"RE-2026-00001";')).toBe(true);
  });

  it.each([
    ['2026-3', 'invalid-month'],
    ['2026-13', 'invalid-month'],
    ['2026-04', 'month-not-begun'],
    ['2026-02', 'month-before-first'],
  ])('refuses %s with a sentence', async (month, code) => {
    const asked = [`/admin/journal?month=${month}`, `/admin/journal/${month}/csv`, `/admin/journal/${month}/datev`];
    for (const path of asked) {
      const { status, body } = await admin.get<Problem>(path);
      expect([status, body.code, body.errors?.[0]?.field]).toEqual([422, code, 'month']);
    }
  });

  it('is for staff alone: auditors take the same away as admins', async () => {
    const auditor = await world.auditor();
    const customer = await world.customer('neugierig@beispiel.de');
    for (const path of ['/admin/journal?month=2026-03', '/admin/journal/2026-03/csv', '/admin/journal/2026-03/datev']) {
      const { status, body } = await bytesOf(path, auditor.token);
      expect([status, body.replace(/;20\d{15};/, '')]).toEqual([
        200,
        (await bytesOf(path)).body.replace(/;20\d{15};/, ''),
      ]);
      expect((await customer.get(path)).status).toBe(403);
      expect((await world.visitor.get(path)).status).toBe(401);
    }
  });
});

it('the file for DATEV is refused while nobody’s numbers are set, with what to set', async () => {
  const world = await createTestWorld();
  try {
    const { status, body } = await (await world.admin()).get<Problem>('/admin/journal/2026-03/datev');
    expect([status, body.code]).toEqual([409, 'datev-not-set']);
    expect(body.detail).toContain('DATEV_CONSULTANT_NUMBER');
  } finally {
    await world.close();
  }
});

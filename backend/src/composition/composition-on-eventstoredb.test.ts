import type { AuditCheckpoint, AuditInclusion } from '@sternklar/contracts/audit/audit.api';
import {
  type EventStoreDbDouble,
  startEventStoreDbDouble,
} from '@sternklar/event-store/eventstoredb/testing/event-store-db-double';
import { createPool } from '@sternklar/event-store/postgres/pool';
import { openSession } from '@sternklar/event-store/postgres/session';
import { rootFromInclusion } from '@sternklar/event-store/transparency/proof-checks';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { refuseOtherLogHome } from '../platform/log/log-home.ts';
import { createTestWorld, type Person, type TestWorld } from '../testing/test-world.ts';

let double: EventStoreDbDouble;
let world: TestWorld;
// Before the world's own, which it is once there is one.
let clock: () => Date = () => new Date(0);

beforeAll(async () => {
  double = await startEventStoreDbDouble({ now: () => clock() });
  world = await createTestWorld({ env: { EVENT_STORE_URL: double.url } });
  clock = world.now;
});
afterAll(async () => {
  await world?.close();
  await double?.close();
});

const bytes = (text: string) => Buffer.from(text, 'base64');
const statusIn = async (person: Person, businessId: string) =>
  (await person.get<{ status: string }[]>(`/reviews/${businessId}`)).body.map(({ status }) => status);

describe('the product with its event log in EventStoreDB', () => {
  it('carries a review from registration to a decision: each step is seen at once in what is read', async () => {
    const { verificationCode, ...anna } = await world.register('anna@firma.example');
    expect((await anna.post('/auth/verify-email', { verification_code: verificationCode })).status).toBe(200);
    const business = await anna.post<{ id: string }>('/business', {
      business_name: 'Firma',
      google_business_link: 'https://maps.example/firma',
    });
    expect(business.status).toBe(201);
    const review = await anna.post<{ id: string }>('/reviews', {
      business_id: business.body.id,
      reviewer_name: 'R. Laut',
      rating: 1,
      review_text: 'Nie wieder.',
    });
    expect(review.status).toBe(201);
    expect(await statusIn(anna, business.body.id)).toEqual(['eingereicht']);

    const admin = await world.admin();
    expect((await admin.put(`/reviews/${review.body.id}/status`, { status: 'gelöscht' })).status).toBe(200);
    expect(await statusIn(anna, business.body.id)).toEqual(['gelöscht']);
    expect((await world.mails(anna.email)).length).toBeGreaterThanOrEqual(2);
  });

  it('keeps every event there and none in PostgreSQL', async () => {
    expect(double.log.records.filter(({ stream }) => stream.startsWith('sternklar.')).length).toBeGreaterThan(5);
    const session = await openSession({ url: world.ownerUrl, applicationName: 'test' });
    const { rows } = await session.query('select count(*)::int as events from event_log.events');
    await session.end();
    expect(rows).toEqual([{ events: 0 }]);
  });

  it('is ready, lags behind nowhere, and shows operators where it stands', async () => {
    await world.catchUp();
    expect((await world.visitor.get('/health/ready')).body).toMatchObject({ status: 'ok' });
    const { body } = await world.app.inject('/metrics');
    expect(body).toMatch(/^projection_lag_events\{projection="review-list"\} 0$/m);
    const admin = await world.admin();
    const operations = await admin.get<{ log: { head: number } }>('/admin/operations');
    expect(operations).toMatchObject({ status: 200, body: { to_do: [] } });
  });

  it('tells an open screen of a change at once, and resumes it by position', async () => {
    const anna = await world.login('anna@firma.example');
    const url = await world.app.listen({ port: 0, host: '127.0.0.1' });
    const headers = { authorization: `Bearer ${anna.token}` };
    const stream = await fetch(`${url}/api/live`, { headers });
    const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
    const added = { business_name: 'Zweite', google_business_link: 'https://maps.example/zweite' };
    await anna.post('/business', added);
    let text = '';
    while (!text.includes('business-added')) text += (await reader?.read())?.value ?? '';
    await reader?.cancel();
    const position = Number(/id: (\d+)\ndata: \{"kind":"business-added"/.exec(text)?.[1]);
    expect(double.log.records.map((record) => record.position)).toContain(position);
    await anna.post('/business', { ...added, business_name: 'Dritte' });
    const resumed = await fetch(`${url}/api/live`, { headers: { ...headers, 'last-event-id': String(position) } });
    const again = resumed.body?.pipeThrough(new TextDecoderStream()).getReader();
    let missed = '';
    while (!missed.includes('business-added')) missed += (await again?.read())?.value ?? '';
    await again?.cancel();
    expect(missed).toContain('"resumed":true');
    expect(missed).not.toContain(`id: ${position}\ndata: {"kind"`);
  });

  it('refuses to begin a second log: here without its address, elsewhere where PostgreSQL has one already', {
    tags: 'long',
  }, async () => {
    const pool = createPool({ url: world.databaseUrl, max: 1, applicationName: 'test' });
    await expect(refuseOtherLogHome(pool, false)).rejects.toThrow('aber EVENT_STORE_URL fehlt');
    await expect(refuseOtherLogHome(pool, true)).resolves.toBeUndefined();
    await pool.end();
    const onPostgres = await createTestWorld();
    const itsPool = createPool({ url: onPostgres.databaseUrl, max: 1, applicationName: 'test' });
    await expect(refuseOtherLogHome(itsPool, true)).rejects.toThrow('liegt schon in PostgreSQL');
    await expect(refuseOtherLogHome(itsPool, false)).resolves.toBeUndefined();
    await itsPool.end();
    await onPostgres.close();
  });

  it('shows in one process at once what another one recorded', async () => {
    const other = await world.anotherProcess();
    try {
      const [here, there] = [await world.login('anna@firma.example'), await other.login('anna@firma.example')];
      const business = { business_name: 'Nebenan', google_business_link: 'https://maps.example/nebenan' };
      expect((await there.post('/business', business)).status).toBe(201);
      expect(JSON.stringify((await here.get('/business')).body)).toContain('Nebenan');
    } finally {
      await other.close();
    }
  });

  it('proves each event to auditors: leaves are counted, positions are the store’s', { tags: 'long' }, async () => {
    const auditor = await world.auditor();
    const ids = double.log.records.filter(({ stream }) => stream.startsWith('sternklar.')).map(({ id }) => id);
    const signed = async () => (await world.visitor.get<AuditCheckpoint>('/audit/checkpoint')).body;
    await vi.waitFor(async () => expect((await signed()).size).toBeGreaterThanOrEqual(ids.length), { timeout: 20_000 });
    const { root, size } = await signed();
    for (const [index, event] of ids.entries()) {
      const { body } = await auditor.get<AuditInclusion>(`/audit/inclusion?event=${event}&size=${size}`);
      expect(body).toMatchObject({ index, root });
      const claim = { ...body, leafHash: bytes(body.leaf_hash), proof: body.proof.map(bytes) };
      expect(rootFromInclusion(claim)).toEqual(bytes(root));
      expect(JSON.parse(body.leaf)).toMatchObject({ id: event });
    }
  });

  it('builds its read models anew from there', { tags: 'long' }, async () => {
    const admin = await world.admin();
    const list = async () => (await admin.get('/admin/reviews')).body;
    const before = await list();
    const started = await admin.post('/admin/operations/rebuilds', { read_models: ['review-list'] });
    expect(started.status).toBe(202);
    const rebuilds = async () => (await admin.get<{ rebuilds: { finished_at: string }[] }>('/admin/operations')).body;
    await vi.waitFor(
      async () => expect(await rebuilds()).toMatchObject({ is_rebuilding: false, rebuilds: [{ failure: null }] }),
      { timeout: 20_000 },
    );
    expect(await list()).toEqual(before);
  });
});

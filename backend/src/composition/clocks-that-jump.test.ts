import type { AdminUser } from '@sternklar/contracts/accounts/account.api';
import type { OperationsStatus } from '@sternklar/contracts/operations.api';
import { createPool } from '@sternklar/event-store/postgres/pool';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Desk } from '../platform/operations/desk.ts';
import { createBareServer } from '../testing/bare-server.ts';
import { deskOf } from '../testing/desk-of-world.ts';
import { CUSTOMER_PASSWORD, createTestWorld, type Person, type TestWorld } from '../testing/test-world.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

let world: TestWorld;
let customer: Person;
let customers = 0;

/** Sets the product's clock, and the process's own for whoever might look at that. */
const jump = (ms: number) => {
  world.advance(ms);
  vi.setSystemTime(world.now());
};

beforeAll(async () => {
  world = await createTestWorld({ env: { LOGIN_ATTEMPTS_PER_QUARTER_HOUR: '10' } });
});
afterAll(() => world.close());
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: world.now() });
  customer = await world.customer(`kundin${++customers}@firma.example`);
});
afterEach(() => {
  vi.useRealTimers();
});

const aBusiness = { business_name: 'Krone', google_business_link: 'https://maps.example/krone' };
const login = (password: string) => world.visitor.post('/auth/login', { email: customer.email, password });

describe('a clock that is set back', () => {
  it('leaves sessions alive, and lets new ones begin and end', async () => {
    jump(-2 * DAY);
    expect((await customer.get('/auth/me')).status).toBe(200);
    const again = await world.login(customer.email);
    expect((await again.get('/auth/me')).status).toBe(200);
    expect((await again.post('/auth/logout')).status).toBe(200);
    expect((await again.get('/auth/me')).status).toBe(401);
    expect((await customer.get('/auth/me')).status).toBe(200);
  });

  it('does not turn the log’s time back, nor hide what is done now', async () => {
    const before = await customer.post<{ id: string; created_at: string }>('/business', aBusiness);
    jump(-HOUR);
    const after = await customer.post<{ id: string; created_at: string }>('/business', aBusiness);
    expect(after.status).toBe(201);
    expect(after.body.created_at >= before.body.created_at).toBe(true);
    const { body } = await customer.get<{ id: string }[]>('/business');
    expect(body.map(({ id }) => id).sort()).toEqual([before.body.id, after.body.id].sort());
  });

  it('locks nobody out for as long as it was set back', async () => {
    for (let i = 0; i < 11; i += 1) await login('falsch');
    expect((await login(CUSTOMER_PASSWORD)).status).toBe(429);
    jump(-DAY);
    expect((await login(CUSTOMER_PASSWORD)).status).toBe(200);
  });

  it('lets guesses at a password not go on without end', async () => {
    for (let i = 0; i < 5; i += 1) await login('falsch');
    jump(-DAY);
    const statuses = [];
    for (let i = 0; i < 12; i += 1) statuses.push((await login('falsch')).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429]);
  });
});

it('a clock that is set forward ends sessions of that age, and nothing else', async () => {
  jump(13 * HOUR);
  expect((await customer.get('/auth/me')).status).toBe(401);
  const again = await world.login(customer.email);
  jump(-13 * HOUR);
  expect((await again.get('/auth/me')).status).toBe(200);
});

it('a live stream goes on, whichever way the clock is set', { tags: 'long' }, async () => {
  const url = await world.app.listen({ port: 0, host: '127.0.0.1' });
  const stream = await fetch(`${url}/api/live`, { headers: { authorization: `Bearer ${customer.token}` } });
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const until = async (count: number) => {
    while (text.split('business-added').length <= count) {
      const { done, value } = (await reader?.read()) ?? { done: true, value: '' };
      if (done) throw new Error(`The stream ended: ${text}`);
      text += value;
    }
  };
  for (const [index, ms] of [-2 * DAY, DAY, HOUR, -HOUR].entries()) {
    jump(ms);
    expect((await customer.post('/business', aBusiness)).status).toBe(201);
    await until(index + 1);
  }
  const positions = [...text.matchAll(/^id: (\d+)$/gm)].map(([, id]) => Number(id));
  expect(positions).toEqual([...positions].sort((a, b) => a - b));
  await reader?.cancel();
});

it('a burst limit counts minutes that pass, not minutes that a clock is set by', async () => {
  const server = await createBareServer({
    routes: async (api) => {
      api.get('/things', { config: { access: 'public' } }, async () => ({}));
    },
    limits: { perMinute: 3, signedOutWritesPerMinute: 3 },
  });
  const status = async () => (await server.inject({ url: '/api/things' })).statusCode;
  expect([await status(), await status()]).toEqual([200, 200]);
  vi.setSystemTime(Date.now() - HOUR);
  expect([await status(), await status()]).toEqual([200, 429]);
  vi.setSystemTime(Date.now() + DAY);
  const refused = await server.inject({ url: '/api/things' });
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
  await server.close();
});

describe('a clock that leaps while the product runs', () => {
  let real: TestWorld;
  let desk: Desk;
  let stray: Person;
  let owner: Person;
  const closers = new AsyncDisposableStack();
  const count = (events: readonly { readonly type: string }[], type: string) =>
    events.filter((event) => event.type === type).length;
  const recorded = async () => {
    const pool = createPool({ url: real.databaseUrl, max: 1, applicationName: 'test' });
    const { rows } = await pool.query<{ type: string }>('select type from event_log.events order by position');
    await pool.end();
    return rows;
  };
  const findings = async () =>
    (await (await real.admin()).get<OperationsStatus>('/admin/operations')).body.to_do
      .map(({ id }) => id)
      // By a clock that is ahead it is overdue, too; turning it waits.
      .filter((id) => id !== 'master-key-overdue');
  const figure = async (name: string) => {
    const { body } = await real.app.inject('/metrics');
    return Number(new RegExp(`^${name} (.*)$`, 'm').exec(body)?.[1]);
  };

  beforeAll(async () => {
    vi.useRealTimers();
    real = await createTestWorld({ systemClock: true });
    closers.defer(() => real.close());
    stray = await real.register('nie-bestaetigt@firma.example');
    owner = await real.customer('inhaberin@firma.example');
    await owner.post('/subscription/create', { plan_name: 'standard' });
    await real.catchUp();
    desk = await deskOf(real, closers);
  });
  afterAll(() => closers.disposeAsync());

  const leapsBy = async (days: number) => {
    const [before, mailsBefore] = [await recorded(), (await real.mails()).length];
    expect([await findings(), await figure('clock_doubted')]).toEqual([[], 0]);
    real.advance(days * DAY);
    await real.catchUp();
    const after = await recorded();
    for (const type of ['AccountErased', 'InvoiceIssued', 'SubscriptionNoticeReminded', 'SubscriptionRenewed'])
      expect([type, count(after, type)]).toEqual([type, count(before, type)]);
    expect((await real.mails()).length).toBe(mailsBefore);
    expect([await findings(), await figure('clock_doubted')]).toEqual([['clock'], 1]);
    expect(Math.round((await figure('clock_apart_seconds')) / 86_400)).toBe(days);
    const health = await real.app.inject('/api/health/ready');
    expect(health.statusCode).toBe(200);
    real.advance(-days * DAY);
    await real.catchUp();
    expect(await findings()).toEqual(['clock']);
    const doubt = await desk.clock.open();
    expect(doubt).toMatchObject({ kind: 'apart' });
    if (doubt) expect([await desk.clock.confirm(doubt), await desk.clock.confirm(doubt)]).toEqual([true, false]);
    await real.catchUp();
    expect(await findings()).toEqual([]);
    expect(count(await recorded(), 'ClockConfirmed')).toBe(count(before, 'ClockConfirmed') + 1);
    expect((await (await real.admin()).get<AdminUser>(`/admin/users/${stray.accountId}`)).body.erased_at).toBeNull();
  };
  const UNTOUCHED = 'by %i days: nothing is erased, invoiced, reminded of or mailed until an operator has looked';
  it.each([400])(UNTOUCHED, leapsBy);
  it.each([35, -35])(UNTOUCHED, { tags: 'long' }, leapsBy);

  it('back by a day: people read and write all the same, and the first invoice of who subscribes waits until it can be dated', {
    tags: 'long',
  }, async () => {
    const before = count(await recorded(), 'InvoiceIssued');
    real.advance(-DAY);
    await real.catchUp();
    const late = await real.customer('spaet@firma.example');
    expect((await late.post('/business', aBusiness)).status).toBe(201);
    expect((await late.post('/subscription/create', { plan_name: 'standard' })).status).toBe(201);
    await real.catchUp();
    const invoices = async () => count(await recorded(), 'InvoiceIssued');
    expect(await invoices()).toBe(before);
    real.advance(DAY);
    const doubt = await desk.clock.open();
    expect(doubt && (await desk.clock.confirm(doubt))).toBe(true);
    await real.catchUp();
    expect(await invoices()).toBe(before + 1);
  });
});

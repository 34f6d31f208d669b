import { KNOWN_DEVICES_PER_ACCOUNT } from '@sternklar/contracts/constants';
import { openSession } from '@sternklar/event-store/postgres/session';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CUSTOMER_PASSWORD, createTestWorld, type Person, type TestWorld } from '../../testing/test-world.ts';

const DAY_MS = 86_400_000;
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const browser = (name: string) => ({ 'device-token': name.padEnd(43, '-'), 'user-agent': FIREFOX });
type Device = { readonly id: string; readonly device: string | null; readonly current: boolean };
let world: TestWorld;

beforeAll(async () => {
  world = await createTestWorld();
});
afterAll(() => world.close());

const logInAt = async (email: string, headers: Record<string, string>) => {
  await world.visitor.post('/auth/login', { email, password: CUSTOMER_PASSWORD }, headers);
};
const devicesOf = async (person: Person, headers = {}) =>
  (await person.get<Device[]>('/account/known-devices', headers)).body;

describe('known devices', () => {
  it('are those that signed in, the one used last first, with coarse names and times', async () => {
    const anna = await world.customer('anna@firma.example');
    expect(await devicesOf(anna)).toEqual([]);
    await logInAt(anna.email, browser('one'));
    const first = world.now().toISOString();
    world.advance(60_000);
    await logInAt(anna.email, browser('two'));
    await logInAt(anna.email, { ...browser('three'), 'device-token': 'zu kurz' });
    world.advance(60_000);
    await logInAt(anna.email, browser('one'));
    const last = world.now().toISOString();
    expect(await devicesOf(anna, browser('one'))).toEqual([
      {
        id: expect.any(String),
        device: 'Firefox auf Windows',
        first_used_at: first,
        last_used_at: last,
        current: true,
      },
      expect.objectContaining({ device: 'Firefox auf Windows', current: false }),
    ]);
  });

  it('are known from the registration on', async () => {
    const body = { email: 'neu@firma.example', password: CUSTOMER_PASSWORD, phone_number: '', language: 'de' };
    await world.visitor.post('/auth/register', body, browser('new'));
    expect(await devicesOf(await world.login('neu@firma.example'), browser('new'))).toMatchObject([{ current: true }]);
  });

  it('are forgotten one by one by their owner, and by nobody else', async () => {
    const berta = await world.customer('berta@firma.example');
    const stranger = await world.customer('caesar@firma.example');
    await logInAt(berta.email, browser('one'));
    const [device] = await devicesOf(berta);
    const path = `/account/known-devices/${device?.id}`;
    expect((await stranger.delete(path)).status).toBe(404);
    expect((await berta.delete(path)).status).toBe(200);
    expect((await berta.delete(path)).status).toBe(404);
    expect(await devicesOf(berta)).toEqual([]);
  });

  it('are forgotten with all other sessions, but for the one that asks', async () => {
    const dora = await world.customer('dora@firma.example');
    const stranger = await world.customer('emil@firma.example');
    for (const name of ['one', 'two']) await logInAt(dora.email, browser(name));
    await logInAt(stranger.email, browser('one'));
    await dora.delete('/account/sessions', browser('two'));
    expect(await devicesOf(dora, browser('two'))).toMatchObject([{ current: true }]);
    await dora.delete('/account/sessions');
    expect(await devicesOf(dora)).toEqual([]);
    expect(await devicesOf(stranger)).toHaveLength(1);
  });

  it('are so many at most, and the longest unused makes room', { tags: 'long' }, async () => {
    const frida = await world.customer('frida@firma.example');
    for (let i = 0; i <= KNOWN_DEVICES_PER_ACCOUNT; i += 1) {
      await logInAt(frida.email, browser(`device-${i}`));
      world.advance(1_000);
    }
    expect(await devicesOf(frida, browser('device-0'))).toHaveLength(KNOWN_DEVICES_PER_ACCOUNT);
    expect((await devicesOf(frida, browser('device-0'))).filter(({ current }) => current)).toEqual([]);
    expect((await devicesOf(frida, browser('device-1'))).filter(({ current }) => current)).toHaveLength(1);
  });

  it('are in the export of own data', async () => {
    const gustav = await world.customer('gustav@firma.example');
    await world.catchUp();
    expect((await gustav.get('/account/export')).body).not.toHaveProperty('known_devices');
    await logInAt(gustav.email, browser('one'));
    const { body } = await gustav.get<{ known_devices: Device[] }>('/account/export');
    expect(body.known_devices).toMatchObject([{ device: 'Firefox auf Windows' }]);
    expect(body.known_devices[0]).not.toHaveProperty('current');
  });

  it('are forgotten half a year after the last sign-in, and their rows with later ones', async () => {
    const heide = await world.customer('heide@firma.example');
    await logInAt(heide.email, browser('old'));
    world.advance(180 * DAY_MS + 1);
    const later = await world.login(heide.email);
    expect(await devicesOf(later, browser('old'))).toEqual([]);
    // Each clears away ten of anybody's at most.
    for (let i = 0; i < 4; i += 1) await logInAt(heide.email, browser('new'));
    const owner = await openSession({ url: world.ownerUrl, applicationName: 'sternklar-tests' });
    const { rows } = await owner.query(
      'select octet_length(token_hash) as bytes from accounts.known_devices where account_id = $1',
      [heide.accountId],
    );
    await owner.end();
    expect(rows).toEqual([{ bytes: 32 }]);
  });
});

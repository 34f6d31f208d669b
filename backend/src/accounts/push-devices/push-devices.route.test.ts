import type { PushDevice, PushDevices } from '@sternklar/contracts/accounts/push-device.api';
import { PUSH_DEVICES_PER_ACCOUNT } from '@sternklar/contracts/constants';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { EXAMPLE_RECEIVER_KEYS as keys } from '../../platform/push/testing/example-receiver.ts';
import { CUSTOMER_PASSWORD, createTestWorld, type Person, type TestWorld } from '../../testing/test-world.ts';

let world: TestWorld;
let customer: Person;
let people = 0;
let browsers = 0;

beforeAll(async () => {
  world = await createTestWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  people += 1;
  customer = await world.customer(`kundin-${people}@beispiel.de`);
});

const newEndpoint = () => {
  browsers += 1;
  return `https://updates.push.services.mozilla.com/wpush/v2/${browsers}`;
};
const add = (person: Person, endpoint = newEndpoint()) =>
  person.put<PushDevice>('/account/push-devices', { endpoint, keys });
const listOf = async (person: Person) => (await person.get<PushDevices>('/account/push-devices')).body;
const idsOf = async (person: Person) => (await listOf(person)).devices.map(({ id }) => id);

describe('push messages in a browser', () => {
  it('are switched on with the key of this installation, and listed without the endpoint', async () => {
    const { status, body } = await add(customer);
    expect([status, body]).toEqual([
      200,
      {
        id: expect.any(String),
        device: null,
        service: 'updates.push.services.mozilla.com',
        created_at: world.now().toISOString(),
      },
    ]);
    expect(await listOf(customer)).toEqual({ public_key: expect.stringMatching(/^[\w-]{87}$/), devices: [body] });
  });

  it('are switched on once, however often the browser says so', async () => {
    const endpoint = newEndpoint();
    const [one, other] = [await add(customer, endpoint), await add(customer, endpoint)];
    expect(other.body.id).toBe(one.body.id);
    expect(await idsOf(customer)).toEqual([one.body.id]);
  });

  it.each([
    ['unknown-push-service', { endpoint: 'https://evil.example/push', keys }],
    ['unknown-push-service', { endpoint: 'https://127.0.0.1/push', keys }],
    ['unknown-push-service', { endpoint: 'http://fcm.googleapis.com/fcm/send/1', keys }],
    ['unknown-push-service', { endpoint: 'https://fcm.googleapis.com:444/fcm/send/1', keys }],
    ['unusable-push-keys', { endpoint: 'https://fcm.googleapis.com/1', keys: { ...keys, p256dh: 'AAAA' } }],
    ['invalid-input', { endpoint: 'https://fcm.googleapis.com/1', keys: { ...keys, auth: 'ä' } }],
  ])('are refused as %s', async (code, body) => {
    const answer = await customer.put<{ code: string }>('/account/push-devices', body);
    expect(answer.status).toBe(422);
    expect(answer.body.code).toBe(code);
    expect(await idsOf(customer)).toEqual([]);
  });

  it('are on in so many browsers at most: the oldest makes room', async () => {
    const ids: string[] = [];
    for (let number = 0; number <= PUSH_DEVICES_PER_ACCOUNT; number += 1) {
      world.advance(1_000);
      ids.unshift((await add(customer)).body.id);
    }
    expect(await idsOf(customer)).toEqual(ids.slice(0, -1));
  });

  it('belong to whoever switched them on last in this browser', async () => {
    const endpoint = newEndpoint();
    const { body } = await add(customer, endpoint);
    const other = await world.customer(`andere-${people}@beispiel.de`);
    const taken = await add(other, endpoint);
    expect(taken.body.id).not.toBe(body.id);
    expect([await idsOf(customer), await idsOf(other)]).toEqual([[], [taken.body.id]]);
  });

  it('of somebody else are neither renewed nor switched off', async () => {
    const endpoint = newEndpoint();
    const { body } = await add(customer, endpoint);
    const other = await world.customer(`fremd-${people}@beispiel.de`);
    expect((await other.post('/account/push-devices/renewal', { endpoint })).status).toBe(404);
    expect((await other.delete(`/account/push-devices/${body.id}`)).status).toBe(404);
    expect(await idsOf(customer)).toEqual([body.id]);
  });
});

describe('push messages end', () => {
  const otherSession = () => world.login(customer.email);

  it('with the sign-in of their browser, and stay in the others', async () => {
    const second = await otherSession();
    const kept = await add(customer);
    await add(second);
    await second.post('/auth/logout', {});
    expect(await idsOf(customer)).toEqual([kept.body.id]);
  });

  it('when the browser is signed out from elsewhere', async () => {
    const second = await otherSession();
    await add(second);
    const { body: sessions } = await second.get<{ id: string; current: boolean }[]>('/account/sessions');
    await customer.delete(`/account/sessions/${sessions.find(({ current }) => current)?.id}`);
    expect(await idsOf(customer)).toEqual([]);
  });

  it('everywhere else when all other sign-ins are ended, also where they had run out', async () => {
    const second = await otherSession();
    await add(second);
    world.advance(13 * 3_600_000);
    customer = await otherSession();
    const kept = await add(customer);
    expect(await idsOf(customer)).toHaveLength(2);
    await customer.delete('/account/sessions');
    expect(await idsOf(customer)).toEqual([kept.body.id]);
  });

  it('everywhere else with a new password', async () => {
    await add(await otherSession());
    const kept = await add(customer);
    const passwords = { current_password: CUSTOMER_PASSWORD, new_password: 'ein-neues-passwort' };
    expect((await customer.post('/auth/change-password', passwords)).status).toBe(200);
    expect(await idsOf(customer)).toEqual([kept.body.id]);
  });

  it('not when a sign-in runs out; the next one in the same browser takes them over', async () => {
    const endpoint = newEndpoint();
    const { body } = await add(customer, endpoint);
    world.advance(13 * 3_600_000);
    const again = await otherSession();
    expect(await idsOf(again)).toEqual([body.id]);
    expect((await again.post('/account/push-devices/renewal', { endpoint })).body).toEqual(body);
    await again.post('/auth/logout', {});
    expect(await idsOf(await otherSession())).toEqual([]);
  });
});

describe('a sign-in that is over at that very moment', () => {
  const ways = [
    ['by a new password', () => customer.post('/auth/change-password', PASSWORDS)],
    ['by being ended', () => customer.delete('/account/sessions')],
    ['by its time', async () => world.advance(13 * 3_600_000)],
  ] as const;
  const PASSWORDS = { current_password: CUSTOMER_PASSWORD, new_password: 'ein-neues-passwort' };

  it.each(ways)('switches nothing on, nor goes on with what is: %s', async (_, ended) => {
    const { pushDevices } = world.product.accountServices;
    const { accountId } = customer;
    const other = await world.login(customer.email);
    const { body } = await other.get<{ id: string; current: boolean }[]>('/account/sessions');
    const by = { accountId, sessionId: body.find(({ current }) => current)?.id ?? '' };
    const kept = newEndpoint();
    await add(customer, kept);
    expect(await pushDevices.renew(by, kept)).not.toBeNull();
    await add(customer, kept);
    await ended();
    expect(await pushDevices.add(by, { endpoint: newEndpoint(), keys })).toBeNull();
    expect(await pushDevices.renew(by, kept)).toBeNull();
    expect(await pushDevices.idsOf(accountId)).toHaveLength(1);
  });
});

it('the own data have the endpoint, and nothing about push where nobody wanted it', async () => {
  const before = await customer.get<object>('/account/export');
  expect(before.body).not.toHaveProperty('push_devices');
  const endpoint = newEndpoint();
  const { body } = await add(customer, endpoint);
  const after = await customer.get<{ push_devices: unknown }>('/account/export');
  expect(after.body.push_devices).toEqual([{ ...body, endpoint }]);
});

it('an installation without a key sends none, and says so', async () => {
  const without = await world.anotherProcess({ VAPID_PRIVATE_KEY: '' });
  const person = await without.login(customer.email);
  expect((await listOf(person)).public_key).toBeNull();
  const { status, body } = await person.put<{ code: string }>('/account/push-devices', {
    endpoint: newEndpoint(),
    keys,
  });
  expect([status, body.code]).toEqual([409, 'push-is-off']);
  await without.close();
});

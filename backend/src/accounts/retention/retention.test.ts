import type { AdminUser } from '@sternklar/contracts/accounts/account.api';
import { DELETION_REQUEST_WAITS_DAYS, UNVERIFIED_ACCOUNT_KEPT_DAYS } from '@sternklar/contracts/constants';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CUSTOMER_PASSWORD, createTestWorld, type Person, type TestWorld } from '../../testing/test-world.ts';

const DAY_MS = 86_400_000;
const business = { business_name: 'Krone', google_business_link: 'https://maps.example/krone' };
let world: TestWorld;

beforeAll(async () => {
  world = await createTestWorld();
});
afterAll(() => world.close());

const after = async (days: number) => {
  world.advance(days * DAY_MS);
  await world.catchUp();
};
const isErased = async ({ accountId }: Pick<Person, 'accountId'>) =>
  (await (await world.admin()).get<AdminUser>(`/admin/users/${accountId}`)).body.erased_at !== null;
const request = (person: Person) => person.post('/account/deletion-request', { password: CUSTOMER_PASSWORD });

describe('a request to delete the account', () => {
  it('is carried out after two weeks, unless it was taken back', async () => {
    const [goes, stays] = [await world.customer('geht@firma.example'), await world.customer('bleibt@firma.example')];
    await goes.post('/business', business);
    for (const person of [goes, stays]) await request(person);
    await stays.delete('/account/deletion-request');
    await after(DELETION_REQUEST_WAITS_DAYS - 1);
    expect(await isErased(goes)).toBe(false);
    await after(1);
    expect(await isErased(goes)).toBe(true);
    expect(await isErased(stays)).toBe(false);
    expect((await world.visitor.post('/auth/login', { email: goes.email, password: CUSTOMER_PASSWORD })).status).toBe(
      401,
    );
  });

  it('waits for the end of a subscription', async () => {
    const person = await world.customer('gebunden@firma.example');
    await person.post('/subscription/create', { plan_name: 'standard' });
    await person.post('/subscription/notice', {});
    await request(person);
    await after(DELETION_REQUEST_WAITS_DAYS + 1);
    expect(await isErased(person)).toBe(false);
    await after(366);
    // The end of the subscription is recorded by then, after this was looked at.
    await after(0);
    expect(await isErased(person)).toBe(true);
  });
});

describe('an account whose address was never verified', () => {
  it('is erased after a month if it holds nothing; its address is free again', async () => {
    const [empty, busy] = [await world.register('leer@firma.example'), await world.register('fleissig@firma.example')];
    const verified = await world.customer('echt@firma.example');
    await busy.post('/business', business);
    await after(UNVERIFIED_ACCOUNT_KEPT_DAYS - 1);
    expect(await isErased(empty)).toBe(false);
    await after(2);
    expect(await isErased(empty)).toBe(true);
    for (const person of [busy, verified]) expect(await isErased(person)).toBe(false);
    expect((await world.register(empty.email)).accountId).not.toBe(empty.accountId);
  });
});

import type { PasskeyRequestOptions } from '@sternklar/contracts/accounts/passkey.api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CUSTOMER_PASSWORD, createTestWorld, type TestWorld } from '../../testing/test-world.ts';
import { setUpSecondFactors } from '../testing/second-factors.ts';

describe('a customer whom the operator appoints', () => {
  let world: TestWorld;
  beforeAll(async () => {
    world = await createTestWorld();
  });
  afterAll(() => world.close());

  it('is staff under the password of the settings; who knew the one before is out', async () => {
    const { email, get } = await world.customer('chefin@sternklar.example');
    await world.product.accountServices.operators.appoint({ email, password: 'aus-den-einstellungen', role: 'admin' });
    expect((await get('/auth/me')).status).toBe(401);
    expect((await world.visitor.post('/auth/login', { email, password: CUSTOMER_PASSWORD })).status).toBe(401);
    const appointed = await world.login(email, 'aus-den-einstellungen');
    expect((await appointed.get('/admin/users')).status).toBe(200);
  });

  it('is opened by no passkey, app, recovery code or known device of whoever had the account before', async () => {
    const person = await world.customer('vorstand@sternklar.example');
    const { email, accountId } = person;
    const { passkey } = await setUpSecondFactors(world, person);
    await world.product.accountServices.operators.appoint({ email, password: 'aus-den-einstellungen', role: 'admin' });
    const { body: asked } = await world.visitor.post<PasskeyRequestOptions>('/auth/passkey/options');
    expect((await world.visitor.post('/auth/passkey', { credential: passkey.get(asked) })).status).toBe(401);
    const appointed = await world.login(email, 'aus-den-einstellungen');
    expect((await appointed.get('/admin/users')).status).toBe(200);
    const { passkeys, recoveryCodes, knownDevices } = world.product.accountServices;
    expect(await passkeys.of(accountId)).toEqual([]);
    expect(await recoveryCodes.left(accountId)).toBe(0);
    expect(await knownDevices.of(accountId)).toEqual([]);
  });
});

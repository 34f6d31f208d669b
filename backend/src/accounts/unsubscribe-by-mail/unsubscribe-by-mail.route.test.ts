import { randomBytes } from 'node:crypto';
import type { OwnAccount } from '@sternklar/contracts/accounts/account.api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestWorld, type TestWorld } from '../../testing/test-world.ts';
import { createUnsubscribeTokens } from './unsubscribe-tokens.ts';

const ACCOUNT = '0198a000-0000-7000-8000-00000000a001';

describe('tokens for unsubscribing', () => {
  const key = randomBytes(32);
  const tokens = createUnsubscribeTokens(key);
  const token = tokens.tokenOf(ACCOUNT);

  it('name their account, and are the same each time', () => {
    expect(tokens.accountOf(token)).toBe(ACCOUNT);
    expect(createUnsubscribeTokens(key).tokenOf(ACCOUNT)).toBe(token);
  });

  it.each([
    ['another account', token.replace('a001', 'a002')],
    ['no mark', ACCOUNT],
    ['an empty mark', `${ACCOUNT}.`],
    ['nothing', ''],
    ['no id', token.replace(ACCOUNT, 'x')],
    ['another key', createUnsubscribeTokens(randomBytes(32)).tokenOf(ACCOUNT)],
  ])('are nobody’s with %s', (_case, wrong) => {
    expect(tokens.accountOf(wrong)).toBeNull();
  });
});

describe('/abbestellen', () => {
  let world: TestWorld;
  beforeAll(async () => {
    world = await createTestWorld();
  });
  afterAll(() => world.close());

  const click = (token: string, contentType = 'application/x-www-form-urlencoded') =>
    world.app.inject({
      method: 'POST',
      url: `/abbestellen?token=${encodeURIComponent(token)}`,
      headers: { 'content-type': contentType },
      payload: 'List-Unsubscribe=One-Click',
    });

  it('switches the mails off by one click of a mail program, without a session, again and again', async () => {
    const person = await world.customer('anna@firma.example');
    const token = world.product.accountServices.unsubscribeTokens.tokenOf(person.accountId);
    const wanted = async () => (await person.get<OwnAccount>('/account')).body.status_mails;
    expect((await world.app.inject(`/abbestellen?token=${token}`)).headers.location).toBe('/konto#benachrichtigungen');
    expect(await wanted()).toBe(true);
    for (const contentType of ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
      expect((await click(token, contentType)).statusCode).toBe(200);
    }
    await world.catchUp();
    expect(await wanted()).toBe(false);
  });

  it('does not know tokens that are none', async () => {
    for (const token of ['', 'unsinn', `${ACCOUNT}.x`, 'x'.repeat(5_000)]) {
      expect((await click(token)).statusCode).toBe(404);
    }
    const nobody = world.product.accountServices.unsubscribeTokens.tokenOf(ACCOUNT);
    expect((await click(nobody)).statusCode).toBe(404);
  });
});

import { randomBytes } from 'node:crypto';
import type { OwnAccount } from '@sternklar/contracts/accounts/account.api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestWorld, type Person, type TestWorld } from '../../testing/test-world.ts';
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

  const wanted = async (person: Person) => (await person.get<OwnAccount>('/account')).body.status_mails;
  const tokenOf = ({ accountId }: Person) => world.product.accountServices.unsubscribeTokens.tokenOf(accountId);
  const asPerson = (method: 'GET' | 'POST', token: string) =>
    world.app.inject({
      method,
      url: `/abbestellen?token=${encodeURIComponent(token)}`,
      headers: {
        accept: 'text/html,*/*',
        ...(method === 'POST' && { 'content-type': 'application/x-www-form-urlencoded' }),
      },
    });

  it('given a mail program, when it sends what one click sends, then the mails are off, without a session, again and again', async () => {
    const person = await world.customer('anna@firma.example');
    for (const contentType of ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
      expect((await click(tokenOf(person), contentType)).statusCode).toBe(200);
    }
    await world.catchUp();
    expect(await wanted(person)).toBe(false);
  });

  it('given the link in a mail, when anything opens it, then nothing is off; when its page is sent back, then the mails are', async () => {
    const person = await world.customer('berta@firma.example');
    const asked = await asPerson('GET', tokenOf(person));
    expect([asked.statusCode, asked.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(asked.body).toContain('<form method="post"><button type="submit">Abbestellen</button></form>');
    expect((await world.app.inject('/abbestellen.js')).headers['content-type']).toContain('text/javascript');
    await world.catchUp();
    expect(await wanted(person)).toBe(true);
    const done = await asPerson('POST', tokenOf(person));
    expect(done.body).toContain('Diese E-Mails sind abbestellt.');
    await world.catchUp();
    expect(await wanted(person)).toBe(false);
  });

  it('given no token, a wrong one or one of nobody, when a person follows it, then the page says that it is not valid', async () => {
    for (const token of ['', 'unsinn', `${ACCOUNT}.x`]) {
      for (const method of ['GET', 'POST'] as const) {
        const answer = await asPerson(method, token);
        expect(answer.statusCode).toBe(404);
        expect(answer.body).toContain('Dieser Link gilt nicht.');
      }
    }
  });

  it('does not know tokens that are none', async () => {
    for (const token of ['', 'unsinn', `${ACCOUNT}.x`, 'x'.repeat(5_000)]) {
      expect((await click(token)).statusCode).toBe(404);
    }
    const nobody = world.product.accountServices.unsubscribeTokens.tokenOf(ACCOUNT);
    expect((await click(nobody)).statusCode).toBe(404);
  });
});

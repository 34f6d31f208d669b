import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { apiCalls } from '../testing/api-calls.ts';
import { createTestWorld, type Person, type TestWorld } from '../testing/test-world.ts';
import { newPartner, ORIGIN, openSession } from './testing/partner-world.ts';

/** Calls with a new visitor's token. */
const newVisitor = async (world: TestWorld, key: string) => {
  const { body } = await openSession(world, { key });
  return { ...apiCalls(world.app, body.token), id: body.visitor_id, token: body.token };
};

describe('what visitors call', () => {
  let world: TestWorld;
  let admin: Person;
  let partner: Awaited<ReturnType<typeof newPartner>>;
  let visitor: Awaited<ReturnType<typeof newVisitor>>;

  beforeAll(async () => {
    world = await createTestWorld();
  });
  beforeEach(async () => {
    admin = await world.admin();
    partner = await newPartner(admin);
    visitor = await newVisitor(world, partner.key);
  });
  afterAll(() => world.close());

  const fromPage = { origin: ORIGIN };
  const history = (headers: Record<string, string> = fromPage) => visitor.get('/chat/history', headers);
  const write = () => visitor.post('/chat/message', { message: 'Was kostet das?' }, fromPage);

  it('is their own chat, readable by the page', async () => {
    expect((await write()).status).toBe(200);
    const answer = await history();
    expect(answer).toMatchObject({ status: 200, body: [{ sender: 'user' }, { sender: 'assistant' }] });
    expect(answer.headers['access-control-allow-origin']).toBe(ORIGIN);
    const other = await newVisitor(world, partner.key);
    expect((await other.get('/chat/history', fromPage)).body).toEqual([]);
  });

  it('is nothing else', async () => {
    for (const path of ['/auth/me', '/account', '/reviews', '/admin/users', '/chat/admin/all', '/admin/partners']) {
      expect((await visitor.get(path, fromPage)).status, path).toBe(401);
    }
  });

  it('counts only on the partner’s pages', async () => {
    expect((await history({ origin: 'https://boese.example' })).status).toBe(401);
    await admin.put(`/admin/partners/${partner.id}`, { name: 'Musterhotel', origins: ['https://neu.example'] });
    expect((await history()).status).toBe(401);
    expect((await history({ origin: 'https://neu.example' })).status).toBe(200);
  });

  it('ends with the address of the page, a stream that is open too', async () => {
    const other = 'https://neu.example';
    await admin.put(`/admin/partners/${partner.id}`, { name: 'Musterhotel', origins: [ORIGIN, other] });
    const { token } = visitor;
    const url = await world.app.listen({ port: 0, host: '127.0.0.1' });
    const listen = (origin: string) =>
      fetch(`${url}/api/live`, {
        headers: { authorization: `Bearer ${token}`, origin },
        // Looked up every 0.7 s; a busy machine may take longer, but not forever.
        signal: AbortSignal.timeout(20_000),
      });
    const [stream, staying] = [await listen(ORIGIN), await listen(other)];
    expect([stream.status, staying.status]).toEqual([200, 200]);
    await admin.put(`/admin/partners/${partner.id}`, { name: 'Musterhotel', origins: [other] });
    // Its last word comes with the end; nothing else does.
    expect(await stream.text()).toContain('event: opened');
    expect((await listen(ORIGIN)).status).toBe(401);
    const reader = staying.body?.getReader();
    expect((await reader?.read())?.done).toBe(false);
    await reader?.cancel();
  });

  it('ends at once with the key it was got with, and only with that', async () => {
    await admin.post(`/admin/partners/${partner.id}/keys`, { grace_days: 14 });
    expect((await history()).status).toBe(200);
    await admin.delete(`/admin/partners/${partner.id}/keys/${partner.keyId}`);
    expect(await history()).toMatchObject({ status: 401, body: { code: 'not-signed-in' } });
  });

  it('ends with the time of a replaced key', async () => {
    await admin.post(`/admin/partners/${partner.id}/keys`, { grace_days: 1 });
    world.advance(11 * 3_600_000);
    expect((await history()).status).toBe(200);
    visitor = await newVisitor(world, partner.key);
    world.advance(12 * 3_600_000);
    expect((await history()).status).toBe(401);
  });

  it('is refused at once while the partner is paused, and goes on afterwards', async () => {
    await admin.put(`/admin/partners/${partner.id}/pause`, { paused: true });
    expect((await history()).status).toBe(401);
    expect((await write()).status).toBe(401);
    await admin.put(`/admin/partners/${partner.id}/pause`, { paused: false });
    expect((await history()).status).toBe(200);
  });

  it('is over when the token is', async () => {
    world.advance(12 * 3_600_000);
    expect((await history()).status).toBe(401);
  });

  it('is limited for each network', { tags: 'long' }, async () => {
    const writeFrom = async (who: string, address: string) =>
      (
        await world.app.inject({
          method: 'POST',
          url: '/api/chat/message',
          headers: { authorization: `Bearer ${who}`, origin: ORIGIN },
          remoteAddress: address,
          payload: { message: 'Hallo' },
        })
      ).statusCode;
    const visitors = await Promise.all(Array.from({ length: 5 }, () => newVisitor(world, partner.key)));
    for (let number = 0; number < 120; number += 1) {
      const { token } = visitors[number % 4] ?? visitor;
      expect(await writeFrom(token, `2001:db8::${number}`)).toBe(200);
    }
    const fifth = visitors[4]?.token ?? '';
    expect(await writeFrom(fifth, '2001:db8::ffff')).toBe(429);
    expect(await writeFrom(fifth, '2001:db8:0:1::1')).toBe(200);
  });

  it('is limited for each visitor', async () => {
    for (let number = 0; number < 30; number += 1) expect((await write()).status).toBe(200);
    const refused = await write();
    expect(refused).toMatchObject({ status: 429 });
    expect(refused.headers).toMatchObject({ 'access-control-allow-origin': ORIGIN });
    const other = await newVisitor(world, partner.key);
    expect((await other.post('/chat/message', { message: 'Hallo' }, fromPage)).status).toBe(200);
  });
});

import type { AdminConversation } from '@sternklar/contracts/conversations/conversation.api';
import { LANDING_PAGE_KEY, LANDING_PAGE_PARTNER_ID } from '@sternklar/contracts/partners/landing-page';
import type { Partner } from '@sternklar/contracts/partners/partner.api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiCalls } from '../testing/api-calls.ts';
import { createTestWorld, type Person, type TestWorld } from '../testing/test-world.ts';
import { openSession } from './testing/partner-world.ts';

const HOME = { origin: 'https://sternklar.example' };

describe('the chat on the landing page', { shuffle: false }, () => {
  let world: TestWorld;
  let admin: Person;
  beforeAll(async () => {
    world = await createTestWorld({ env: { PUBLIC_URL: HOME.origin } });
    admin = await world.admin();
  });
  afterAll(() => world.close());

  const open = (headers: Record<string, string> = HOME) => openSession(world, { key: LANDING_PAGE_KEY }, headers);
  const partners = async () => (await admin.get<readonly Partner[]>('/admin/partners')).body;
  const partnerPath = `/admin/partners/${LANDING_PAGE_PARTNER_ID}`;

  it('is refused on other pages, which leaves nothing behind', async () => {
    expect(await open({ origin: 'https://boese.example' })).toMatchObject({ status: 404 });
    expect(await open({})).toMatchObject({ status: 404 });
    expect(await partners()).toEqual([]);
  });

  it('needs no set-up: of visitors who come at once the first makes the product a partner of itself', async () => {
    const answers = await Promise.all([open(), open(), open()]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(await partners()).toMatchObject([{ name: 'Startseite', origins: [HOME.origin], keys: [{}] }]);
  });

  it('is answered by the assistant, and the team sees where it comes from', async () => {
    const { body } = await open();
    const visitor = apiCalls(world.app, body.token);
    for (const [question, answer] of [
      ['Was kostet das Abo?', /59,00\s€/],
      ['Welche Gründe kann ich angeben?', /Kein Kundenkontakt/],
      ['Wie lange dauert ein Löschantrag?', /Werktage/],
    ] as const) {
      const { status, body: reply } = await visitor.post<{ message: string }>(
        '/chat/message',
        { message: question },
        HOME,
      );
      expect([status, reply.message]).toEqual([200, expect.stringMatching(answer)]);
    }
    const { body: chats } = await admin.get<readonly AdminConversation[]>('/chat/admin/all');
    expect(chats).toMatchObject([{ user: null, visitor: { partner_name: 'Startseite' } }]);
  });

  it('works under every name by which the product was opened, and on no other page', async () => {
    const { status, body } = await open({ origin: 'http://192.168.1.20:3000', host: '192.168.1.20:3000' });
    expect(status).toBe(201);
    const visitor = apiCalls(world.app, body.token);
    const history = (headers: Record<string, string>) => visitor.get('/chat/history', headers);
    expect((await history({ origin: 'http://192.168.1.20:3000', host: '192.168.1.20:3000' })).status).toBe(200);
    expect((await history({ origin: 'https://boese.example' })).status).toBe(401);
    expect((await open({ origin: 'https://boese.example' })).status).toBe(403);
    expect((await open({ origin: 'null' })).status).toBe(403);
  });

  it('goes on when its key is replaced, and rests while the team pauses it', async () => {
    await admin.post(`${partnerPath}/keys`, { grace_days: 0 });
    expect((await open()).status).toBe(201);
    await admin.put(`${partnerPath}/pause`, { paused: true });
    expect(await open()).toMatchObject({ status: 403, body: { code: 'widget-paused' } });
    await admin.put(`${partnerPath}/pause`, { paused: false });
    expect((await open()).status).toBe(201);
  });
});

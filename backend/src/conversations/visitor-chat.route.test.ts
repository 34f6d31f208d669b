import { CHAT_MAIL_AFTER_MS } from '@sternklar/contracts/constants';
import type { AdminConversation, ChatMessage, ChatState } from '@sternklar/contracts/conversations/conversation.api';
import { v4 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiCalls, apiCalls } from '../testing/api-calls.ts';
import { createTestWorld, type Person, type TestWorld } from '../testing/test-world.ts';

const ORIGIN = 'https://www.musterhotel.example';

/** One story: each test goes on where the one before it ended. */
describe('a visitor of a partner’s page', { shuffle: false }, () => {
  let world: TestWorld;
  let admin: Person;
  let key: string;
  let visitor: ApiCalls;

  const arrive = async (): Promise<ApiCalls> => {
    const { body } = await world.visitor.post<{ token: string }>('/widget/sessions', { key }, { origin: ORIGIN });
    const calls = apiCalls(world.app, body.token);
    // Every request of the widget comes from the partner's page.
    return {
      ...calls,
      get: (path) => calls.get(path, { origin: ORIGIN }),
      post: (path, payload) => calls.post(path, payload, { origin: ORIGIN }),
    };
  };
  const say = (message: string, more: object = {}) => visitor.post<ChatMessage>('/chat/message', { message, ...more });
  const history = async () => (await visitor.get<ChatMessage[]>('/chat/history')).body;
  const shown = async () => (await admin.get<AdminConversation[]>('/chat/admin/all')).body;

  beforeAll(async () => {
    world = await createTestWorld();
    admin = await world.admin();
    const { body } = await admin.post<{ keys: { key: string }[] }>('/admin/partners', {
      name: 'Musterhotel',
      origins: [ORIGIN],
    });
    key = body.keys[0]?.key ?? '';
    visitor = await arrive();
  });
  afterAll(() => world.close());

  it('has a conversation of their own, which begins with the first message', async () => {
    expect(await history()).toEqual([]);
    expect(await shown()).toEqual([]);
    const client_message_id = v4();
    for (const _ of [1, 2]) {
      expect(await say('Was kostet das?', { client_message_id })).toMatchObject({
        status: 200,
        body: { sender: 'assistant', message: expect.stringContaining('59,00') },
      });
    }
    expect((await history()).map(({ sender }) => sender)).toEqual(['user', 'assistant']);
    expect(await (await arrive()).get('/chat/history')).toMatchObject({ status: 200, body: [] });
  });

  it('is shown to admins without a user, with the partner', async () => {
    const [conversation] = await shown();
    expect(conversation).toMatchObject({
      user: null,
      visitor: { id: expect.any(String), partner_name: 'Musterhotel' },
      status: 'assistant',
      unread_count: 1,
    });
  });

  it('is answered by the team, reads it, and gets no mail', async () => {
    const [first] = await history();
    const reply = { message_id: first?.id, reply: 'Hier ist Frau Sommer.' };
    expect((await admin.post('/chat/admin-reply', reply)).status).toBe(200);
    expect((await visitor.get<ChatState>('/chat/state')).body).toEqual({ status: 'person', unread_count: 1 });
    expect((await say('Danke')).body.sender).toBe('system');
    expect((await visitor.post<ChatState>('/chat/read', {})).body.unread_count).toBe(0);
    world.advance(CHAT_MAIL_AFTER_MS);
    expect((await world.mails()).filter(({ text }) => text.includes('Chat öffnen'))).toEqual([]);
  });

  it('reaches neither the list nor anybody else’s conversation', async () => {
    const [conversation] = await shown();
    for (const path of ['/chat/admin/all', `/chat/admin/${conversation?.id}`]) {
      expect((await visitor.get(path)).status).toBe(401);
    }
    const [message] = await history();
    const other = await arrive();
    expect((await other.post('/chat/read', { message_id: message?.id })).status).toBe(404);
  });
});

import type { AdminConversation } from '@sternklar/contracts/conversations/conversation.api';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestWorld, type Person, type TestWorld } from '../testing/test-world.ts';

describe('conversations, listed', () => {
  let world: TestWorld;
  let admin: Person;
  let auditor: Person;
  let first: Person;
  let second: Person;

  beforeAll(async () => {
    world = await createTestWorld();
    first = await world.customer('erste@beispiel.de');
    second = await world.customer('zweite@beispiel.de');
    await first.post('/chat/message', { message: 'Was kostet das?' });
    world.advance(1_000);
    await second.post('/chat/message', { message: 'Mensch bitte' });
    world.advance(1_000);
    await first.post('/chat/message', { message: 'Danke!' });
    admin = await world.admin();
    auditor = await world.auditor();
  });
  afterAll(() => world.close());

  const emails = (rows: readonly AdminConversation[]) => rows.map(({ user }) => user?.email);
  const list = async (query: Record<string, string> = {}) => {
    const parameters = new URLSearchParams(query).toString();
    return admin.get<AdminConversation[]>(`/chat/admin/all${parameters && `?${parameters}`}`);
  };

  describe('GET /api/chat/admin/all', () => {
    it('is the whole list as one array when called bare, the newest activity first', async () => {
      const { status, headers, body } = await list();
      expect(status).toBe(200);
      expect(headers['content-range']).toBeUndefined();
      expect(emails(body)).toEqual(['erste@beispiel.de', 'zweite@beispiel.de']);
      expect(body[0]).toEqual({
        id: expect.any(String),
        user: { id: first.accountId, email: 'erste@beispiel.de' },
        visitor: null,
        status: 'assistant',
        messages: (await first.get('/chat/history')).body,
        message_count: 4,
        unread_count: 2,
        created_at: '2026-03-02T09:00:00.000Z',
        last_activity_at: '2026-03-02T09:00:02.000Z',
      });
      expect(body[1]?.status).toBe('person_requested');
    });

    it('is paged, sorted and filtered on request, by activity if nothing else is said', async () => {
      const page = await list({ range: '[0,0]' });
      expect(emails(page.body)).toEqual(['erste@beispiel.de']);
      expect(page.headers['content-range']).toBe('conversations 0-0/2');
      expect(emails((await list({ sort: '["created_at","DESC"]' })).body)).toEqual([
        'zweite@beispiel.de',
        'erste@beispiel.de',
      ]);
      const waiting = await list({ filter: '{"status":"person_requested"}' });
      expect(emails(waiting.body)).toEqual(['zweite@beispiel.de']);
      expect(waiting.headers['content-range']).toBe('conversations 0-0/1');
      expect(emails((await list({ filter: '{"q":"ERSTE"}' })).body)).toEqual(['erste@beispiel.de']);
    });

    it.each([
      { range: '[0' },
      { sort: '["status","ASC"]' },
      { filter: '{"status":"offen"}' },
      { filter: '{"text":"x"}' },
    ])('refuses %j', async (query) => {
      expect((await list(query)).status).toBe(422);
    });

    it('is for admins alone: what people write to the team is nothing to audit', async () => {
      expect((await auditor.get('/chat/admin/all')).status).toBe(403);
      expect((await first.get('/chat/admin/all')).status).toBe(403);
      expect((await world.visitor.get('/chat/admin/all')).status).toBe(401);
    });
  });

  describe('GET /api/chat/admin/:id', () => {
    it('is one conversation as the list has it', async () => {
      const [newest] = (await list()).body;
      expect((await admin.get(`/chat/admin/${newest?.id}`)).body).toEqual(newest);
    });

    it.each([v7(), 'unsinn'])('answers 404 for the conversation %s', async (id) => {
      expect((await admin.get(`/chat/admin/${id}`)).status).toBe(404);
    });

    it('is for admins alone, also when it is one’s own', async () => {
      const [newest] = (await list()).body;
      expect((await auditor.get(`/chat/admin/${newest?.id}`)).status).toBe(403);
      expect((await auditor.get(`/chat/admin/${newest?.id}/messages`)).status).toBe(403);
      expect((await first.get(`/chat/admin/${newest?.id}`)).status).toBe(403);
    });
  });

  it('is not lost with the sessions of its customer', async () => {
    const again = await world.login('erste@beispiel.de');
    expect((await again.get<unknown[]>('/chat/history')).body).toHaveLength(4);
  });
});

import { eventRegistry } from '@sternklar/contracts/event-definitions';
import { createCommandHandler } from '@sternklar/event-store/command-handler';
import { createInMemoryEventStore } from '@sternklar/event-store/in-memory/in-memory-event-store';
import { createEventCodec } from '@sternklar/event-store/personal-data/event-codec';
import { createInMemorySubjectKeys } from '@sternklar/event-store/personal-data/subject-keys';
import type { FastifyInstance } from 'fastify';
import { v7 } from 'uuid';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRequestKit } from '../platform/http/request-kit.ts';
import { type ApiCalls, apiCalls } from '../testing/api-calls.ts';
import { createBareServer } from '../testing/bare-server.ts';
import { answerTo } from './assistant/assistant.ts';
import { conversationOf } from './conversation-id.ts';
import { resolveConversationRoute } from './resolve-conversation/resolve-conversation.route.ts';
import { sendMessageRoute } from './send-message/send-message.route.ts';

const CUSTOMER = '01968a10-0000-7000-8000-000000000001';
const ADMIN = '01968a10-0000-7000-8000-000000000002';
const { conversationId } = conversationOf({ kind: 'account', id: CUSTOMER });
const now = () => new Date('2026-03-02T09:00:00.000Z');

describe('a conversation', () => {
  const store = createInMemoryEventStore({ now });
  const readStream = vi.spyOn(store, 'readStream');
  let app: FastifyInstance;
  let customer: ApiCalls;
  let admin: ApiCalls;

  beforeEach(async () => {
    const codec = createEventCodec({ registry: eventRegistry, keys: createInMemorySubjectKeys() });
    const commands = createCommandHandler({ store, codec, nextId: v7 });
    const kit = createRequestKit({
      waitFor: async () => true,
      sessions: { keepReadPosition: async () => undefined, settleReadPosition: async () => null },
      nextId: v7,
    });
    const assistant = { answer: async ({ message }: { readonly message: string }) => answerTo(message) };
    app = await createBareServer({
      sessions: {
        [CUSTOMER]: { accountId: CUSTOMER, sessionId: CUSTOMER, isAdmin: false, isAuditor: false },
        [ADMIN]: { accountId: ADMIN, sessionId: ADMIN, isAdmin: true, isAuditor: false },
      },
      routes: async (api) => {
        sendMessageRoute.register(api, { commands, assistant, kit, now, nextId: v7 });
        resolveConversationRoute.register(api, { commands, kit });
      },
    });
    [customer, admin] = [CUSTOMER, ADMIN].map((session) => apiCalls(app, app.sessionTokens.sign(session))) as [
      ApiCalls,
      ApiCalls,
    ];
  });
  afterEach(() => app.close());

  it('is read from its beginning once for a message, and once for a step of the team', async () => {
    await customer.post('/chat/message', { message: 'Was kostet das?' });
    for (const call of [
      () => customer.post('/chat/message', { message: 'Und wie lange läuft der Vertrag?' }),
      () => admin.post(`/chat/admin/${conversationId}/resolve`),
    ]) {
      readStream.mockClear();
      expect((await call()).status).toBe(200);
      expect(readStream.mock.calls.filter(([, options]) => options?.fromVersion === 1)).toHaveLength(1);
    }
  });
});

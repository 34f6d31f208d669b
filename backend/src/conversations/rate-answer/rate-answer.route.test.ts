import type { ChatMessage } from '@sternklar/contracts/conversations/conversation.api';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestWorld, type Person, type TestWorld } from '../../testing/test-world.ts';

const PATH = '/chat/rating';

let world: TestWorld;
let customer: Person;
const history = async () => (await customer.get<ChatMessage[]>('/chat/history')).body;
const rate = (messageId: string | undefined, helpful: unknown, who: Pick<Person, 'post'> = customer) =>
  who.post(PATH, { message_id: messageId, helpful });

beforeAll(async () => {
  world = await createTestWorld();
  customer = await world.customer('kundin@haus.example');
});
afterAll(() => world.close());

describe('rating an answer', { shuffle: false }, () => {
  it('shows in the history at once, and can be thought better of', async () => {
    const { body } = await customer.post<ChatMessage>('/chat/message', { message: 'Was kostet das?' });
    expect((await history()).map(({ helpful }) => helpful)).toEqual([undefined, undefined]);
    for (const helpful of [false, true, true]) {
      expect((await rate(body.id, helpful)).status).toBe(200);
      expect((await history()).map((message) => message.helpful)).toEqual([undefined, helpful]);
    }
  });

  it('stands in the export of one’s own data', async () => {
    const { body } = await customer.get<{ messages: ChatMessage[] }>('/account/export');
    expect(body.messages.map(({ helpful }) => helpful)).toEqual([undefined, true]);
  });

  it('is nobody else’s, and nothing to be said of one’s own words', async () => {
    const [own, answer] = await history();
    const other = await world.customer('anderer@haus.example');
    await other.post('/chat/message', { message: 'Was kostet das?' });
    expect((await rate(answer?.id, true, other)).status).toBe(404);
    expect((await rate(answer?.id, true, await world.admin())).status).toBe(404);
    expect((await rate(answer?.id, true, world.visitor)).status).toBe(401);
    expect((await rate(own?.id, true)).status).toBe(404);
    expect((await rate(v7(), true)).status).toBe(404);
    expect((await rate(answer?.id, 'sehr')).status).toBe(422);
  });
});

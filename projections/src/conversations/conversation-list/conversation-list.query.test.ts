import { MAX_UNREAD_COUNT, WITH_PERSON_MS } from '@sternklar/contracts/constants';
import { adminConversationSchema, chatHistorySchema } from '@sternklar/contracts/conversations/conversation.api';
import { describe, expect, it } from 'vitest';
import {
  accountId,
  accountRegistered,
  conversationId,
  conversationReadByParticipant,
  conversationResolved,
  emailOf,
  messageId,
  messageSent,
  partnerId,
  partnerRegistered,
  partnerRenamed,
  recordedAt,
  visitorConversationId,
  visitorId,
  visitorMessageSent,
} from '../../testing/events.ts';
import { collect, readModelsOf } from '../../testing/read-models.ts';
import { conversationList } from './conversation-list.projection.ts';

const by = (sender: 'assistant' | 'admin') => ({ sender });
const dayAfter = (position: number) => new Date(Date.parse(recordedAt(position)) + WITH_PERSON_MS);
const numbersTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);

describe('conversation list, queries', () => {
  const models = readModelsOf([conversationList]);
  const now = new Date(recordedAt(60));

  it('answers the own history, oldest first, in the shape of the API, the assistant labelled', async () => {
    const own = messageId(11);
    const { queries } = await models.given(
      messageSent(1, 1, { clientMessageId: own }),
      messageSent(2, 1, by('assistant')),
      messageSent(3, 2),
    );
    const history = await queries.conversations.history(conversationId(1));
    expect(chatHistorySchema.parse(history)).toEqual([
      {
        id: messageId(1),
        sender: 'user',
        sender_label: null,
        message: 'Nachricht 1',
        created_at: recordedAt(1),
        client_message_id: own,
      },
      {
        id: messageId(2),
        sender: 'assistant',
        sender_label: 'KI-Assistent',
        message: 'Nachricht 2',
        created_at: recordedAt(2),
        client_message_id: null,
      },
    ]);
    expect(await queries.conversations.history(conversationId(3))).toEqual([]);
    expect(await queries.conversations.history('keine-unterhaltung')).toEqual([]);
  });

  it('cuts a long history to its newest thousand messages', { tags: 'long' }, async () => {
    const { queries } = await models.given(...numbersTo(1_003).map((number) => messageSent(number, 1)));
    const history = await queries.conversations.history(conversationId(1));
    expect(history).toHaveLength(1_000);
    expect(history[0]?.message).toBe('Nachricht 4');
    expect(history.at(-1)?.message).toBe('Nachricht 1003');
  });

  it('reads a long history whole, from its beginning, in batches, and nobody else’s', async () => {
    const numbers = numbersTo(1_003);
    const { queries } = await models.given(...numbers.map((number) => messageSent(number, 1)), messageSent(5_000, 2));
    const batches = await collect(queries.conversations.eachMessage(accountId(1)));
    expect(batches.map(({ length }) => length)).toEqual([500, 500, 3]);
    expect(batches.flat().map(({ id }) => id)).toEqual(numbers.map(messageId));
    const newest = await queries.conversations.history(conversationId(1));
    expect(batches.flat().slice(-newest.length)).toEqual(newest);
    expect(await collect(queries.conversations.eachMessage(accountId(3)))).toEqual([]);
  });

  it('answers one conversation in the shape of the API, or null', async () => {
    const { queries } = await models.given(accountRegistered(1), messageSent(1, 1), messageSent(2, 1, by('admin')));
    const found = await queries.conversations.byId(conversationId(1), now);
    expect(adminConversationSchema.strict().parse(found)).toMatchObject({
      id: conversationId(1),
      user: { id: accountId(1), email: emailOf(1) },
      status: 'person',
      messages: [
        { sender: 'user', message: 'Nachricht 1' },
        { sender: 'admin', sender_label: 'Support-Team', message: 'Nachricht 2' },
      ],
      visitor: null,
      message_count: 2,
      unread_count: 0,
      created_at: recordedAt(2),
      last_activity_at: recordedAt(3),
    });
    expect(await queries.conversations.byId(conversationId(2), now)).toBeNull();
    expect(await queries.conversations.byId('keine-unterhaltung', now)).toBeNull();
  });

  it('gives a conversation back to the assistant a day after the last message of an admin', async () => {
    const { queries } = await models.given(messageSent(1, 1), messageSent(2, 1, by('admin')));
    const statusAt = async (at: Date) => (await queries.conversations.byId(conversationId(1), at))?.status;
    expect(await statusAt(new Date(dayAfter(2).getTime() - 1))).toBe('person');
    expect(await statusAt(dayAfter(2))).toBe('assistant');
  });

  it('shows a visitor instead of a user', async () => {
    const { queries } = await models.given(
      partnerRegistered(1),
      partnerRenamed(1, 'Hotel Stern'),
      visitorMessageSent(1, 1, { partnerId: partnerId(1) }),
    );
    const found = await queries.conversations.byId(visitorConversationId(1), now);
    expect(adminConversationSchema.strict().parse(found)).toMatchObject({
      user: null,
      visitor: { id: visitorId(1), partner_id: partnerId(1), partner_name: 'Hotel Stern' },
    });
    expect(await queries.conversations.history(visitorConversationId(1))).toHaveLength(1);
    expect(await queries.conversations.ofMessage(messageId(1))).toMatchObject({
      participant: { kind: 'visitor', id: visitorId(1), partnerId: partnerId(1) },
    });
  });

  it('counts what the team has not read, and what the customer has not', async () => {
    const { queries } = await models.given(
      messageSent(1, 1),
      messageSent(2, 1, by('assistant')),
      messageSent(3, 1),
      messageSent(4, 2),
      messageSent(5, 2, by('admin')),
      messageSent(6, 2, by('admin')),
      conversationReadByParticipant(2, 2),
    );
    const unread = async (account: number) => [
      (await queries.conversations.byId(conversationId(account), now))?.unread_count,
      (await queries.conversations.stateOf(conversationId(account), now))?.unread_count,
    ];
    expect(await unread(1)).toEqual([2, 0]);
    expect(await unread(2)).toEqual([0, 1]);
    expect(await queries.conversations.stateOf(conversationId(2), now)).toEqual({ status: 'person', unread_count: 1 });
    expect(await queries.conversations.stateOf(conversationId(3), now)).toBeNull();
  });

  it('stops counting at a hundred unread messages', async () => {
    const { queries } = await models.given(...numbersTo(MAX_UNREAD_COUNT + 5).map((number) => messageSent(number, 1)));
    expect((await queries.conversations.byId(conversationId(1), now))?.unread_count).toBe(MAX_UNREAD_COUNT);
  });

  it('pages through the messages of one conversation', async () => {
    const { queries } = await models.given(
      ...numbersTo(7).map((number) => messageSent(number, 1)),
      conversationResolved(1),
      messageSent(8, 2),
    );
    const sort = { field: 'created_at', descending: false };
    const page = async (offset: number) => {
      const found = await queries.conversations.messages(conversationId(1), { offset, limit: 3, sort, filter: {} });
      return [found?.rows.map(({ message }) => message.replace('Nachricht ', '')).join(' '), found?.total];
    };
    expect(await Promise.all([0, 3, 6, 9].map(page))).toEqual([
      ['1 2 3', 7],
      ['4 5 6', 7],
      ['7', 7],
      ['', 7],
    ]);
    const request = { offset: 0, limit: 3, sort, filter: {} };
    expect(await queries.conversations.messages(conversationId(3), request)).toBeNull();
  });

  it('shows no user for an erased account', async () => {
    const { queries } = await models.given(accountRegistered(1, { email: null }), messageSent(1, 1, { text: null }));
    expect(await queries.conversations.byId(conversationId(1), now)).toMatchObject({
      user: null,
      messages: [{ message: '' }],
    });
  });

  it('knows which conversation a message is in', async () => {
    const { queries } = await models.given(messageSent(1, 1), messageSent(2, 2));
    expect(await queries.conversations.ofMessage(messageId(2))).toEqual({
      conversationId: conversationId(2),
      participant: { kind: 'account', id: accountId(2) },
      number: 1,
      sender: 'user',
    });
    expect(await queries.conversations.ofMessage(messageId(3))).toBeNull();
    expect(await queries.conversations.ofMessage('keine-nachricht')).toBeNull();
  });
});

import { CHAT_LIST_MAX_MESSAGES, WITH_PERSON_MS } from '@sternklar/contracts/constants';
import { adminConversationSchema, chatHistorySchema } from '@sternklar/contracts/conversations/conversation.api';
import { describe, expect, it } from 'vitest';
import { schemaOf } from '../../schema-names.ts';
import {
  accountId,
  accountRegistered,
  conversationHandedToPerson,
  conversationId,
  emailOf,
  messageId,
  messageSent,
  personRequested,
  recordedAt,
} from '../../testing/events.ts';
import { projectionSpec } from '../../testing/projection-spec.ts';
import { collect, readModelsOf } from '../../testing/read-models.ts';
import { conversationList } from './conversation-list.projection.ts';

const by = (sender: 'assistant' | 'admin') => ({ sender });
const dayAfter = (position: number) => new Date(Date.parse(recordedAt(position)) + WITH_PERSON_MS);
const numbersTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);

describe('conversation list, given events then rows', () => {
  const spec = projectionSpec(conversationList);

  it('begins a conversation with its first message, and follows who has it', () =>
    spec
      .given(
        accountRegistered(1),
        messageSent(1, 1),
        messageSent(2, 1, by('assistant')),
        personRequested(1),
        messageSent(3, 2),
        messageSent(4, 1, by('admin')),
        conversationHandedToPerson(1),
        messageSent(5, 1),
      )
      .thenRows('select * from conversation order by id', [
        {
          id: conversationId(1),
          account_id: accountId(1),
          with_person_until: dayAfter(7),
          person_requested: false,
          message_count: 4,
          created_at: new Date(recordedAt(2)),
          last_activity_at: new Date(recordedAt(8)),
          version: 6,
        },
        {
          id: conversationId(2),
          account_id: accountId(2),
          with_person_until: null,
          person_requested: false,
          message_count: 1,
          created_at: new Date(recordedAt(5)),
          last_activity_at: new Date(recordedAt(5)),
          version: 1,
        },
      ]));

  it('remembers that a person was asked for, until one replies', () =>
    spec
      .given(
        messageSent(1, 1),
        personRequested(1),
        messageSent(2, 2),
        personRequested(2),
        messageSent(3, 2, by('admin')),
      )
      .thenRows('select person_requested from conversation order by id', [
        { person_requested: true },
        { person_requested: false },
      ]));

  it('counts the day with a person from the last message of an admin', () =>
    spec
      .given(
        messageSent(1, 1),
        messageSent(2, 1, by('admin')),
        conversationHandedToPerson(1),
        messageSent(3, 1, by('admin')),
      )
      .thenRows('select with_person_until from conversation', [{ with_person_until: dayAfter(4) }]));

  it('keeps messages in the order of their stream', () =>
    spec
      .given(messageSent(1, 1), messageSent(2, 1, by('assistant')), personRequested(1), messageSent(3, 1))
      .thenRows('select number, id, sender, text, created_at from message order by number', [
        { number: 1, id: messageId(1), sender: 'user', text: 'Nachricht 1', created_at: new Date(recordedAt(1)) },
        { number: 2, id: messageId(2), sender: 'assistant', text: 'Nachricht 2', created_at: new Date(recordedAt(2)) },
        { number: 4, id: messageId(3), sender: 'user', text: 'Nachricht 3', created_at: new Date(recordedAt(4)) },
      ]));

  it('counts conversations', () =>
    spec
      .given(messageSent(1, 1), messageSent(2, 2), messageSent(3, 1))
      .thenRows('select conversations from conversation_count', [{ conversations: 2 }]));

  it('holds nothing of an erased account, and stores what PostgreSQL cannot hold', () =>
    spec
      .given(
        accountRegistered(1, { email: null }),
        messageSent(1, 1, { text: null }),
        messageSent(2, 1, { text: 'a\u0000b' }),
      )
      .thenRows(`select email, email_key, text from account, message order by number`, [
        { email: null, email_key: '', text: null },
        { email: null, email_key: '', text: 'ab' },
      ]));
});

describe('conversation list, queries', () => {
  const models = readModelsOf([conversationList]);
  const now = new Date(recordedAt(60));
  const newestActivity = { field: 'last_activity_at', descending: true };

  it('answers the own history, oldest first, in the shape of the API, the assistant labelled', async () => {
    const own = messageId(11);
    const { queries } = await models.given(
      messageSent(1, 1, { clientMessageId: own }),
      messageSent(2, 1, by('assistant')),
      messageSent(3, 2),
    );
    const history = await queries.conversations.history(accountId(1));
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
    expect(await queries.conversations.history(accountId(3))).toEqual([]);
    expect(await queries.conversations.history('kein-konto')).toEqual([]);
  });

  it('cuts a long history to its newest thousand messages', async () => {
    const { queries } = await models.given(...numbersTo(1_003).map((number) => messageSent(number, 1)));
    const history = await queries.conversations.history(accountId(1));
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
    const newest = await queries.conversations.history(accountId(1));
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
      message_count: 2,
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
      accountId: accountId(2),
    });
    expect(await queries.conversations.ofMessage(messageId(3))).toBeNull();
    expect(await queries.conversations.ofMessage('keine-nachricht')).toBeNull();
  });

  it('keeps the first five messages and the newest of a long conversation, and tells how many there are', async () => {
    const { queries } = await models.given(
      accountRegistered(1),
      ...numbersTo(CHAT_LIST_MAX_MESSAGES + 3).map((number) => messageSent(number, 1)),
    );
    const request = { offset: 0, limit: 9, sort: newestActivity, filter: {} };
    const { rows } = await queries.conversations.page(request, now);
    const shown = rows[0]?.messages.map(({ message }) => message) ?? [];
    expect(shown).toHaveLength(CHAT_LIST_MAX_MESSAGES);
    expect(shown.slice(0, 6)).toEqual([1, 2, 3, 4, 5, 9].map((number) => `Nachricht ${number}`));
    expect(shown.at(-1)).toBe(`Nachricht ${CHAT_LIST_MAX_MESSAGES + 3}`);
    expect(rows[0]?.message_count).toBe(CHAT_LIST_MAX_MESSAGES + 3);
    expect((await queries.conversations.byId(conversationId(1), now))?.messages).toHaveLength(
      CHAT_LIST_MAX_MESSAGES + 3,
    );
  });

  const four = [
    ...[1, 2, 3, 4].flatMap((account) => [accountRegistered(account), messageSent(account, account)]),
    messageSent(5, 2),
    personRequested(3),
    messageSent(6, 1, by('admin')),
    conversationHandedToPerson(1),
  ];
  const listOf = async (filter: Record<string, unknown>, sort = newestActivity) => {
    const { queries } = await models.given(...four);
    const { rows, total } = await queries.conversations.page({ offset: 0, limit: 99, sort, filter }, now);
    return { numbers: rows.map(({ id }) => [1, 2, 3, 4].find((number) => conversationId(number) === id)), total };
  };

  it.each([
    [{}, [1, 2, 4, 3]],
    [{ status: 'person' }, [1]],
    [{ status: 'person_requested' }, [3]],
    [{ status: 'assistant' }, [2, 4]],
    [{ status: ['person', 'person_requested'] }, [1, 3]],
    [{ user_id: accountId(4) }, [4]],
    [{ id: [conversationId(2), conversationId(3)] }, [2, 3]],
    [{ q: 'KUNDE2' }, [2]],
    [{ q: 'kunde', status: 'assistant' }, [2, 4]],
  ])('filters by %o, the newest activity first, with the total', async (filter, expected) => {
    expect(await listOf(filter)).toEqual({ numbers: expected, total: expected.length });
  });

  it('sorts by its beginning, too', async () => {
    expect((await listOf({}, { field: 'created_at', descending: true })).numbers).toEqual([4, 3, 2, 1]);
  });

  it('refuses fields and filters it does not know', async () => {
    await expect(listOf({}, { field: 'status', descending: true })).rejects.toThrow("cannot be sorted by 'status'");
    await expect(listOf({ status: 'resolved' })).rejects.toThrow("filtered by 'status");
  });

  it('pages without a gap or a repetition', async () => {
    const { queries } = await models.given(...four);
    const pages = await Promise.all(
      [0, 2, 4].map((offset) =>
        queries.conversations.page({ offset, limit: 2, sort: newestActivity, filter: {} }, now),
      ),
    );
    expect(pages.flatMap(({ rows }) => rows.map(({ id }) => id))).toEqual([1, 2, 4, 3].map(conversationId));
    expect(pages.map(({ total }) => total)).toEqual([4, 4, 4]);
  });

  it('gives no more than a hundred conversations at once', async () => {
    const { queries } = await models.given(...numbersTo(101).map((account) => messageSent(account, account)));
    const request = { offset: 0, limit: 1_000, sort: newestActivity, filter: {} };
    const { rows, total } = await queries.conversations.page(request, now);
    expect([rows.length, total]).toEqual([100, 101]);
  });

  it('streams all, the newest activity first, in small batches', async () => {
    const { queries } = await models.given(...numbersTo(60).map((account) => messageSent(account, account)));
    const batches = await collect(queries.conversations.each(now));
    expect(batches.map(({ length }) => length)).toEqual([25, 25, 10]);
    expect(batches.flat().map(({ id }) => id)).toEqual(numbersTo(60).toReversed().map(conversationId));
  });

  it('misses no conversation that somebody writes in meanwhile', async () => {
    const { queries, pool } = await models.given(...numbersTo(30).map((account) => messageSent(account, account)));
    const streamed: string[] = [];
    for await (const batch of queries.conversations.each(now)) {
      streamed.push(...batch.map(({ id }) => id));
      const oldest = conversationId(1);
      await pool.query(`update ${schemaOf(conversationList)}.conversation set last_activity_at = $1 where id = $2`, [
        now,
        oldest,
      ]);
    }
    expect(streamed).toEqual(numbersTo(30).toReversed().map(conversationId));
  });
});

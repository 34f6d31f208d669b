import { CHAT_LIST_MAX_MESSAGES, WITH_PERSON_MS } from '@sternklar/contracts/constants';
import { describe, expect, it } from 'vitest';
import { schemaOf } from '../../engine/read-model/schema-names.ts';
import {
  accountId,
  accountRegistered,
  attentionCalled,
  conversationHandedToPerson,
  conversationId,
  conversationResolved,
  messageSent,
  personRequested,
  recordedAt,
} from '../../testing/events.ts';
import { collect, readModelsOf } from '../../testing/read-models.ts';
import { conversationList } from './conversation-list.projection.ts';

const by = (sender: 'assistant' | 'admin') => ({ sender });
const numbersTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);

describe('conversation list, as a list', () => {
  const models = readModelsOf([conversationList]);
  const now = new Date(recordedAt(60));
  const newestActivity = { field: 'last_activity_at', descending: true };

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

  const five = [
    ...[1, 2, 3, 4].flatMap((account) => [accountRegistered(account), messageSent(account, account)]),
    messageSent(5, 2),
    personRequested(3),
    messageSent(6, 1, by('admin')),
    conversationHandedToPerson(1),
    messageSent(7, 5),
    conversationResolved(5),
  ];
  const listOf = async (filter: Record<string, unknown>, sort = newestActivity) => {
    const { queries } = await models.given(...five);
    const { rows, total } = await queries.conversations.page({ offset: 0, limit: 99, sort, filter }, now);
    return { numbers: rows.map(({ id }) => [1, 2, 3, 4, 5].find((number) => conversationId(number) === id)), total };
  };

  it.each([
    [{}, [5, 1, 2, 4, 3]],
    [{ status: 'resolved' }, [5]],
    [{ status: 'open' }, [1, 2, 4, 3]],
    [{ status: ['person', 'resolved'] }, [5, 1]],
    [{ status: 'person' }, [1]],
    [{ status: 'person_requested' }, [3]],
    [{ status: 'assistant' }, [2, 4]],
    [{ status: ['person', 'person_requested'] }, [1, 3]],
    [{ user_id: accountId(4) }, [4]],
    [{ id: [conversationId(2), conversationId(3)] }, [2, 3]],
    [{ q: 'KUNDE2' }, [2]],
    [{ q: 'kunde', status: 'assistant' }, [2, 4]],
    [{ status: 'waiting' }, [3]],
    [{ attention: 'emergency' }, []],
  ])('filters by %o, the newest activity first, with the total', async (filter, expected) => {
    expect(await listOf(filter)).toEqual({ numbers: expected, total: expected.length });
  });

  it('sorts by its beginning, too', async () => {
    expect((await listOf({}, { field: 'created_at', descending: true })).numbers).toEqual([5, 4, 3, 2, 1]);
  });

  it('has who waits for a person by urgency, then by how long they have waited, and counts them', async () => {
    const { queries } = await models.given(
      ...[1, 2, 3, 4, 5].flatMap((account) => [accountRegistered(account), messageSent(account, account)]),
      personRequested(1),
      messageSent(12, 2, by('admin')),
      conversationHandedToPerson(2),
      messageSent(13, 2),
      attentionCalled(3, 'charge-disputed'),
      attentionCalled(4, 'unanswered'),
      attentionCalled(4, 'emergency'),
      attentionCalled(5, 'emergency'),
      messageSent(14, 5, by('admin')),
    );
    const numbersBy = async (filter: Record<string, unknown>, at = now) => {
      const sort = { field: 'waiting', descending: false };
      const { rows } = await queries.conversations.page({ offset: 0, limit: 99, sort, filter }, at);
      return rows.map(({ id }) => [1, 2, 3, 4, 5].find((number) => conversationId(number) === id));
    };
    expect(await numbersBy({ status: 'waiting' })).toEqual([4, 3, 1, 2]);
    expect(await queries.conversations.countWaiting(now)).toBe(4);
    expect(await numbersBy({ attention: ['emergency', 'charge-disputed'] })).toEqual([4, 3]);
    // Nobody answered for a day: the assistant has the second one again, whose question was for a person all the same.
    const later = new Date(now.getTime() + 2 * WITH_PERSON_MS);
    expect((await queries.conversations.byId(conversationId(2), later))?.status).toBe('assistant');
    expect(await numbersBy({ status: 'waiting' }, later)).toEqual([4, 3, 1, 2]);
    expect(await queries.conversations.countWaiting(later)).toBe(4);
    const waiting = await queries.conversations.byId(conversationId(2), now);
    expect(waiting?.waiting_since).toBe(recordedAt(14));
    expect((await queries.conversations.byId(conversationId(2), later))?.waiting_since).toBe(recordedAt(14));
    expect((await queries.conversations.byId(conversationId(5), now))?.waiting_since).toBeUndefined();
  });

  it('refuses fields and filters it does not know', async () => {
    await expect(listOf({}, { field: 'status', descending: true })).rejects.toThrow("cannot be sorted by 'status'");
    await expect(listOf({ status: 'offen' })).rejects.toThrow("filtered by 'status");
  });

  it('pages without a gap or a repetition', async () => {
    const { queries } = await models.given(...five);
    const pages = await Promise.all(
      [0, 2, 4].map((offset) =>
        queries.conversations.page({ offset, limit: 2, sort: newestActivity, filter: {} }, now),
      ),
    );
    expect(pages.flatMap(({ rows }) => rows.map(({ id }) => id))).toEqual([5, 1, 2, 4, 3].map(conversationId));
    expect(pages.map(({ total }) => total)).toEqual([5, 5, 5]);
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

import type { CountedFigure } from '@sternklar/contracts/back-office/counted';
import { countedSchema } from '@sternklar/contracts/back-office/counted.api';
import { CHAT_HISTORY_MAX_MESSAGES } from '@sternklar/contracts/constants';
import { ATTENTION_REASONS } from '@sternklar/contracts/conversations/attention';
import type { AdminConversation, ChatMessage, ChatState } from '@sternklar/contracts/conversations/conversation.api';
import {
  CONVERSATION_STATUSES,
  type ConversationStatus,
  conversationStatus,
} from '@sternklar/contracts/conversations/conversation-status';
import type { MessageSender } from '@sternklar/contracts/conversations/message-sender';
import type { Participant } from '@sternklar/contracts/conversations/participant';
import type pg from 'pg';
import { z } from 'zod';
import { allOf, type Conditions, containing, type IdsDuring, isAmong, isOneOf } from '../../engine/lists/conditions.ts';
import { filterOf, type ListRequest, type Page, parseFilter } from '../../engine/lists/list-request.ts';
import { countUpToLimit, type KeptTotal, readPage } from '../../engine/lists/listing.ts';
import { isUuid } from '../../engine/lists/uuid.ts';
import {
  type FoundConversation,
  type FoundFacts,
  type FoundMessage,
  type FoundPlace,
  factsOf,
  listingAt,
  messageListing,
  placeOf,
  schema,
  selectWhole,
  toMessage,
  unreadOf,
} from './conversation-rows.ts';

/** Whose conversation a message is in, its number (its stream version) there, and who wrote it. */
export interface MessagePlace {
  readonly conversationId: string;
  readonly participant: Participant;
  readonly number: number;
  readonly sender: MessageSender;
}

/** A visitor's conversation, and whose key its texts are under. */
export interface VisitorConversation {
  readonly conversationId: string;
  readonly visitorId: string;
}

/** `now` decides whose turn it is: a conversation goes back to the assistant without anybody doing anything. */
export interface ConversationQueries {
  /** The messages of a conversation, oldest first; of a long one the newest thousand. */
  history(conversationId: string): Promise<readonly ChatMessage[]>;
  /** How a conversation stands for whose it is; null when there is none. */
  stateOf(conversationId: string, now: Date): Promise<ChatState | null>;
  /** All messages of an account's conversation, oldest first, in batches. */
  eachMessage(accountId: string): AsyncIterable<readonly ChatMessage[]>;
  /** Visitors' conversations in which nobody has written since a moment, the longest quiet first. */
  ofQuietVisitors(
    since: Date,
    which: { readonly limit: number; readonly except: readonly string[] },
  ): Promise<readonly VisitorConversation[]>;
  /** Whether an account ever wrote. */
  hasOne(accountId: string): Promise<boolean>;
  /** One conversation; null when there is none. */
  byId(conversationId: string, now: Date): Promise<AdminConversation | null>;
  /** A page of one conversation's messages, by `created_at`; null when there is no such conversation. */
  messages(conversationId: string, request: ListRequest): Promise<Page<ChatMessage> | null>;
  /** Where a message is; null when there is no such message. */
  ofMessage(messageId: string): Promise<MessagePlace | null>;
  /** How many wait for a person. */
  countWaiting(now: Date): Promise<number>;
  /** Sorts by `last_activity_at`, `created_at` and `waiting` (the most urgent first, then who waits longest); 100 conversations at most. Throws `InvalidListRequest`. */
  page(request: ListRequest, now: Date): Promise<Page<AdminConversation>>;
  /** All conversations, the newest activity first, in batches. */
  each(now: Date): AsyncIterable<readonly AdminConversation[]>;
}

/** Conversations are long rows: few of them are held at once, on a page and of a stream. */
const MAX_CONVERSATIONS_PER_PAGE = 100;
const CONVERSATIONS_PER_BATCH = 25;
const MESSAGES_PER_BATCH = 500;

const filterSchema = z.object({
  id: filterOf.ids.optional(),
  user_id: filterOf.ids.optional(),
  /** 'open' is everything that is not resolved, 'waiting' what waits for a person. */
  status: filterOf.oneOf(z.enum([...CONVERSATION_STATUSES, 'open', 'waiting'])).optional(),
  /** Why a person must see it at once. */
  attention: filterOf.oneOf(z.enum(ATTENTION_REASONS)).optional(),
  /** What a figure of the business counts, row by row. */
  counted: countedSchema('chats').optional(),
  /** Part of the customer's e-mail address. */
  q: filterOf.search.optional(),
});

/** The rule of `conversationStatus` as conditions that indexes serve. */
const statusConditions = (now: Date): Readonly<Record<ConversationStatus, string>> => {
  const withPerson = `with_person_until > '${now.toISOString()}'`;
  return {
    person: `(not resolved and ${withPerson})`,
    person_requested: `(not resolved and person_requested and (${withPerson}) is not true)`,
    assistant: `(not resolved and not person_requested and (${withPerson}) is not true)`,
    resolved: 'resolved',
  };
};

/**
 * In the words of the index that it is found by. Whoever wrote while a person had the conversation was told that one answers,
 * so they wait, too, once the assistant has it again.
 */
const WAITS = 'not resolved and waiting_since is not null';

const withStatus = (statuses: readonly (ConversationStatus | 'open' | 'waiting')[], now: Date): string => {
  const conditions = { ...statusConditions(now), open: 'not resolved', waiting: `(${WAITS})` };
  return statuses.map((status) => conditions[status]).join(' or ') || 'true';
};

type Counted = Readonly<Record<CountedFigure<'chats'>, IdsDuring>>;

const conditionsOf = (filter: z.output<typeof filterSchema>, now: Date, ids: Counted): Conditions => {
  const { id, user_id, status, attention, counted, q } = filter;
  const { sql, values } = allOf([
    isOneOf('id', 'uuid', id),
    isOneOf('account_id', 'uuid', user_id),
    isAmong(counted?.days, counted && ids[counted.figure]),
    [attention, (reasons) => `(${WAITS} and attention && ${reasons}::text[])`],
    [
      containing(q),
      (pattern) =>
        `account_id = any(array(select account.id from ${schema}.account where account.email_key like ${pattern}))`,
    ],
  ]);
  return { sql: status === undefined ? sql : `${sql} and (${withStatus(status, now)})`, values };
};

/**
 * The ids first, in one reading: a conversation that somebody writes in meanwhile moves to the front, and would be
 * missed by reading on from a place.
 */
async function* readAll(pool: pg.Pool, now: Date): AsyncIterable<readonly AdminConversation[]> {
  const { table, select, toRow } = listingAt(now);
  const { rows: ordered } = await pool.query<{ id: string }>(
    `select id from ${table} order by last_activity_at desc, id desc`,
  );
  for (let start = 0; start < ordered.length; start += CONVERSATIONS_PER_BATCH) {
    const ids = ordered.slice(start, start + CONVERSATIONS_PER_BATCH).map(({ id }) => id);
    const { rows } = await pool.query<FoundConversation>(
      `select ${select.columns} from ${table} as item ${select.joins}
       where item.id = any($1::uuid[]) order by array_position($1::uuid[], item.id)`,
      [ids],
    );
    yield rows.map(toRow);
  }
}

async function* readAllMessages(pool: pg.Pool, accountId: string): AsyncIterable<readonly ChatMessage[]> {
  let last: number | undefined = 0;
  while (last !== undefined) {
    const { rows }: { rows: (FoundMessage & { readonly number: number })[] } = await pool.query(
      `select message.number, message.id, message.sender, message.text, message.created_at, message.client_message_id,
              message.helpful
       from ${schema}.message join ${schema}.conversation on conversation.id = message.conversation_id
       where conversation.account_id = $1 and message.number > $2
       order by message.number limit ${MESSAGES_PER_BATCH}`,
      [accountId, last],
    );
    if (rows.length > 0) yield rows.map(toMessage);
    last = rows.length === MESSAGES_PER_BATCH ? rows.at(-1)?.number : undefined;
  }
}

/** All conversations. */
export const CONVERSATIONS_TOTAL: KeptTotal = {
  text: `select conversations as total from ${schema}.conversation_count`,
};

export const createConversationQueries = (pool: pg.Pool, counted: Counted): ConversationQueries => ({
  async history(conversationId) {
    if (!isUuid(conversationId)) return [];
    const { rows } = await pool.query<FoundMessage>({
      name: 'conversations.history',
      text: `select id, sender, text, created_at, client_message_id, helpful from ${schema}.message
             where conversation_id = $1 order by number desc limit ${CHAT_HISTORY_MAX_MESSAGES}`,
      values: [conversationId],
    });
    return rows.reverse().map(toMessage);
  },
  async stateOf(conversationId, now) {
    if (!isUuid(conversationId)) return null;
    const { rows } = await pool.query<FoundFacts & { readonly unread_count: number }>({
      name: 'conversations.stateOf',
      text: `select with_person_until, person_requested, resolved,
                    ${unreadOf('admin', 'item.participant_read_to')} as unread_count
             from ${schema}.conversation as item where id = $1`,
      values: [conversationId],
    });
    return rows[0] ? { status: conversationStatus(factsOf(rows[0]), now), unread_count: rows[0].unread_count } : null;
  },
  eachMessage: (accountId) => readAllMessages(pool, accountId),
  async ofQuietVisitors(since, { limit, except }) {
    const { rows } = await pool.query<VisitorConversation>({
      name: 'conversations.ofQuietVisitors',
      text: `select id as "conversationId", visitor_id as "visitorId" from ${schema}.conversation
             where visitor_id is not null and last_activity_at <= $1 and id <> all($2::uuid[])
             order by last_activity_at, id limit $3`,
      values: [since, except, limit],
    });
    return rows;
  },
  async hasOne(accountId) {
    const { rows } = await pool.query<{ has: boolean }>({
      name: 'conversations.hasOne',
      text: `select exists (select from ${schema}.conversation where account_id = $1) as has`,
      values: [accountId],
    });
    return rows[0]?.has ?? false;
  },
  async byId(conversationId, now) {
    if (!isUuid(conversationId)) return null;
    const { rows } = await pool.query<FoundConversation>({
      name: 'conversations.byId',
      text: `select ${selectWhole.columns} from ${schema}.conversation as item ${selectWhole.joins} where item.id = $1`,
      values: [conversationId],
    });
    return rows[0] ? listingAt(now).toRow(rows[0]) : null;
  },
  async messages(conversationId, request) {
    if (!isUuid(conversationId)) return null;
    const count = 'select message_count as total from';
    const { rows } = await pool.query<{ total: number }>(`${count} ${schema}.conversation where id = $1`, [
      conversationId,
    ]);
    if (!rows[0]) return null;
    const where = { sql: 'conversation_id = $1', values: [conversationId] };
    return readPage(pool, messageListing, { request, where, total: { rows: rows[0].total, exact: true } });
  },
  async ofMessage(messageId) {
    if (!isUuid(messageId)) return null;
    const { rows } = await pool.query<FoundPlace>({
      name: 'conversations.ofMessage',
      text: `select conversation.id, conversation.account_id, conversation.visitor_id, conversation.partner_id,
                    message.number, message.sender
             from ${schema}.message join ${schema}.conversation on conversation.id = message.conversation_id
             where message.id = $1`,
      values: [messageId],
    });
    return rows[0] ? placeOf(rows[0]) : null;
  },
  async page(request, now) {
    const filter = parseFilter(filterSchema, request.filter);
    const listing = listingAt(now);
    const where = conditionsOf(filter, now, counted);
    const everything = where.sql === 'true';
    const total = everything ? CONVERSATIONS_TOTAL : await countUpToLimit(pool, listing.table, where);
    const limit = Math.min(request.limit, MAX_CONVERSATIONS_PER_PAGE);
    return readPage(pool, listing, { request: { ...request, limit }, where, total });
  },
  async countWaiting(now) {
    const { rows } = await countUpToLimit(pool, listingAt(now).table, {
      sql: withStatus(['waiting'], now),
      values: [],
    });
    return rows;
  },
  each: (now) => readAll(pool, now),
});

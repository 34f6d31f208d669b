import { accountRegistered } from '@sternklar/contracts/accounts/account.events';
import { WITH_PERSON_MS } from '@sternklar/contracts/constants';
import {
  type ConversationEvent,
  conversationEvents,
  messageSent,
} from '@sternklar/contracts/conversations/conversation.events';
import type { RecordedEvent } from '@sternklar/contracts/event-envelope';
import { type Projection, type SqlStatement, statement } from '@sternklar/event-store/projection';
import { addSearchableAccountAddresses } from '../../account-addresses.ts';
import { eventsOf } from '../../events-of.ts';
import { sqlFile } from '../../sql-file.ts';
import { storableText } from '../../stored-text.ts';
import { toColumns } from '../../unnest.ts';

/** Conversations with their messages: customers' own histories, and the admins' list. */
export const conversationList: Projection = {
  name: 'conversation-list',
  version: 2,
  tables: sqlFile(new URL('./conversation-list.table.sql', import.meta.url)),
  indexes: sqlFile(new URL('./conversation-list.indexes.sql', import.meta.url)),
  handles: [accountRegistered.type, ...conversationEvents.map(({ type }) => type)],
  apply: (events) => [
    ...addSearchableAccountAddresses(events),
    ...addConversations(events),
    ...changeConversations(events),
    ...addMessages(events),
  ],
};

/** A conversation begins with its first event. */
function addConversations(events: readonly RecordedEvent[]): readonly SqlStatement[] {
  const first = new Map<string, { id: string; accountId: string; createdAt: string }>();
  for (const { data, recordedAt } of conversationEventsIn(events)) {
    const { conversationId: id, accountId } = data;
    if (!first.has(id)) first.set(id, { id, accountId, createdAt: recordedAt });
  }
  if (first.size === 0) return [];
  return statement(
    `with added as (
       insert into conversation (id, account_id, with_person_until, person_requested, message_count, created_at,
                                 last_activity_at, version)
       select id, account_id, null, false, 0, created_at, created_at, 0
       from unnest($1::uuid[], $2::uuid[], $3::timestamptz[]) as new (id, account_id, created_at)
       on conflict (id) do nothing
       returning id
     )
     update conversation_count set conversations = conversations + (select count(*) from added)`,
    toColumns([...first.values()], ['id', 'accountId', 'createdAt']),
  );
}

/** What a batch changes in one conversation; null leaves a column as it is. */
interface ConversationChange {
  readonly id: string;
  readonly withPersonUntil: string | null;
  readonly personRequested: boolean | null;
  readonly lastActivityAt: string | null;
  readonly version: number;
}

function changeConversations(events: readonly RecordedEvent[]): readonly SqlStatement[] {
  const changes = foldChanges(events);
  if (changes.length === 0) return [];
  return statement(
    `update conversation set
       with_person_until = coalesce(change.with_person_until, conversation.with_person_until),
       person_requested = coalesce(change.person_requested, conversation.person_requested),
       last_activity_at = coalesce(change.last_activity_at, conversation.last_activity_at),
       version = change.version
     from unnest($1::uuid[], $2::timestamptz[], $3::boolean[], $4::timestamptz[], $5::integer[])
       as change (id, with_person_until, person_requested, last_activity_at, version)
     where conversation.id = change.id and conversation.version < change.version`,
    toColumns(changes, ['id', 'withPersonUntil', 'personRequested', 'lastActivityAt', 'version']),
  );
}

function foldChanges(events: readonly RecordedEvent[]): readonly ConversationChange[] {
  const changes = new Map<string, ConversationChange>();
  for (const event of conversationEventsIn(events)) {
    const id = event.data.conversationId;
    const earlier = changes.get(id) ?? { id, withPersonUntil: null, personRequested: null, lastActivityAt: null };
    changes.set(id, { ...earlier, ...changeOf(event), version: event.version });
  }
  return [...changes.values()];
}

function changeOf({ type, data, recordedAt }: RecordedEvent<ConversationEvent>): Partial<ConversationChange> {
  switch (type) {
    case 'MessageSent':
      return { lastActivityAt: recordedAt, ...(data.sender === 'admin' && withPersonFrom(recordedAt)) };
    case 'PersonRequested':
      return { personRequested: true };
    case 'ConversationHandedToPerson':
      return withPersonFrom(recordedAt);
  }
}

const conversationEventsIn = (events: readonly RecordedEvent[]) =>
  events.filter((event): event is RecordedEvent<ConversationEvent> =>
    conversationEvents.some(({ type }) => type === event.type),
  );

const withPersonFrom = (recordedAt: string) => ({
  withPersonUntil: new Date(Date.parse(recordedAt) + WITH_PERSON_MS).toISOString(),
  personRequested: false,
});

function addMessages(events: readonly RecordedEvent[]): readonly SqlStatement[] {
  const messages = eventsOf(events, messageSent).map(({ data, recordedAt, version }) => ({
    conversationId: data.conversationId,
    number: version,
    id: data.messageId,
    sender: data.sender,
    text: storableText(data.text),
    createdAt: recordedAt,
    clientMessageId: data.clientMessageId,
  }));
  if (messages.length === 0) return [];
  return statement(
    `with added as (
       insert into message (conversation_id, number, id, sender, text, created_at, client_message_id)
       select * from unnest($1::uuid[], $2::integer[], $3::uuid[], $4::text[], $5::text[], $6::timestamptz[], $7::uuid[])
       on conflict (conversation_id, number) do nothing
       returning conversation_id
     )
     update conversation set message_count = message_count + counted.messages
     from (select conversation_id, count(*) as messages from added group by conversation_id) as counted
     where conversation.id = counted.conversation_id`,
    toColumns(messages, ['conversationId', 'number', 'id', 'sender', 'text', 'createdAt', 'clientMessageId']),
  );
}

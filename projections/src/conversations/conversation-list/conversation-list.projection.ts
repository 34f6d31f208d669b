import {
  accountErased,
  accountRegistered,
  emailChanged,
  emailChangeUndone,
} from '@sternklar/contracts/accounts/account.events';
import { erasedIn, readdressedIn, registeredIn } from '@sternklar/contracts/accounts/accounts-in';
import {
  answerRated,
  attentionCalled,
  conversationEvents,
  conversationHandedToPerson,
  conversationReopened,
  messageSent,
  personRequested,
  visitorConversationErased,
} from '@sternklar/contracts/conversations/conversation.events';
import { taughtAnswerEvents } from '@sternklar/contracts/conversations/taught-answer.events';
import type { RecordedEvent } from '@sternklar/contracts/event-envelope';
import { eventsOf } from '@sternklar/contracts/events-of';
import { partnerRegistered, partnerRenamed } from '@sternklar/contracts/partners/partner.events';
import { type Projection, type SqlStatement, statement } from '@sternklar/event-store/projection';
import {
  addSearchableAccountAddresses,
  changeSearchableAccountAddresses,
} from '../../engine/read-model/account-addresses.ts';
import { ERASE_SEARCHABLE_ADDRESS, ERASED, forErasedAccounts } from '../../engine/read-model/erased-accounts.ts';
import { sqlFile } from '../../engine/read-model/sql-file.ts';
import { storableText } from '../../engine/read-model/stored-text.ts';
import { toColumns } from '../../engine/read-model/unnest.ts';
import { addConversations } from './add-conversations.ts';
import { addMessages } from './add-messages.ts';
import { dropLinksOfErased, followAnswerLinks } from './answer-links.ts';
import { changeConversations } from './change-conversations.ts';

/** Conversations with their messages: customers' own histories, and the admins' list. */
export const conversationList: Projection = {
  name: 'conversation-list',
  version: 15,
  tables: sqlFile(new URL('./conversation-list.table.sql', import.meta.url)),
  indexes: sqlFile(new URL('./conversation-list.indexes.sql', import.meta.url)),
  handles: [
    accountRegistered.type,
    emailChanged.type,
    emailChangeUndone.type,
    accountErased.type,
    partnerRegistered.type,
    partnerRenamed.type,
    ...conversationEvents.map(({ type }) => type),
  ],
  skips: Object.fromEntries(
    taughtAnswerEvents.map(({ type }) => [type, 'the few that there are come from their stream']),
  ),
  apply: (events) => [
    ...addSearchableAccountAddresses(registeredIn(events)),
    ...changeSearchableAccountAddresses(readdressedIn(events)),
    ...namePartners(events),
    ...addConversations(events),
    ...changeConversations(events),
    ...addMessages(events),
    ...rateMessages(events),
    ...followAnswerLinks(events),
    ...forErasedAccounts(events, erasedIn(events), [ERASE_SEARCHABLE_ADDRESS, CLOSE_AND_ERASE_TEXTS]),
    ...dropErased(events),
    ...dropLinksOfErased(events),
  ],
};

/** Nobody waits for an answer any more. */
const CLOSE_AND_ERASE_TEXTS = {
  sql: `
    with closed as (
      update conversation set resolved = true, person_requested = false, with_person_until = null, attention = '{}',
        waiting_since = null
      where account_id = any(${ERASED})
      returning id
    )
    update message set text = null from closed where message.conversation_id = closed.id and message.text is not null`,
  broughtBy: [messageSent, personRequested, attentionCalled, conversationHandedToPerson, conversationReopened],
};

/** Of what is said of an answer in a batch the last word counts. */
function rateMessages(events: readonly RecordedEvent[]): readonly SqlStatement[] {
  const rated = new Map(
    eventsOf(events, answerRated).map(({ data }) => [
      `${data.conversationId} ${data.messageId}`,
      { conversationId: data.conversationId, id: data.messageId, helpful: data.helpful },
    ]),
  );
  if (rated.size === 0) return [];
  return statement(
    `update message set helpful = rating.helpful
     from unnest($1::uuid[], $2::uuid[], $3::boolean[]) as rating (conversation_id, id, helpful)
     where message.conversation_id = rating.conversation_id and message.id = rating.id`,
    toColumns([...rated.values()], ['conversationId', 'id', 'helpful']),
  );
}

/** Nothing follows in such a conversation, so it goes after everything else of a batch. */
function dropErased(events: readonly RecordedEvent[]): readonly SqlStatement[] {
  const ids = eventsOf(events, visitorConversationErased).map(({ data }) => data.conversationId);
  if (ids.length === 0) return [];
  return [
    ...statement('delete from message where conversation_id = any($1::uuid[])', [ids]),
    ...statement(
      `with gone as (delete from conversation where id = any($1::uuid[]) returning id)
       update conversation_count set conversations = conversations - (select count(*) from gone)`,
      [ids],
    ),
  ];
}

/** Of a partner's names in a batch the last one counts. */
function namePartners(events: readonly RecordedEvent[]): readonly SqlStatement[] {
  const named = [...eventsOf(events, partnerRegistered), ...eventsOf(events, partnerRenamed)];
  const names = new Map(
    named.map(({ data }) => [data.partnerId, { id: data.partnerId, name: storableText(data.name) }]),
  );
  if (names.size === 0) return [];
  return statement(
    `insert into partner (id, name) select * from unnest($1::uuid[], $2::text[])
     on conflict (id) do update set name = excluded.name`,
    toColumns([...names.values()], ['id', 'name']),
  );
}

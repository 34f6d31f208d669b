import { ERASED_EMAIL } from '@sternklar/contracts/accounts/erased-email';
import {
  ADMIN_CHAT_CARD_MESSAGES,
  CHAT_HISTORY_MAX_MESSAGES,
  CHAT_LIST_MAX_MESSAGES,
  MAX_UNREAD_COUNT,
} from '@sternklar/contracts/constants';
import { ATTENTION_REASONS, type AttentionReason } from '@sternklar/contracts/conversations/attention';
import type { AdminConversation, ChatMessage } from '@sternklar/contracts/conversations/conversation.api';
import { holderOf } from '@sternklar/contracts/conversations/conversation-holder';
import { type ConversationFacts, conversationStatus } from '@sternklar/contracts/conversations/conversation-status';
import { type MessageSender, SENDER_LABEL } from '@sternklar/contracts/conversations/message-sender';
import type { Participant } from '@sternklar/contracts/conversations/participant';
import type pg from 'pg';
import type { Listing } from '../../engine/lists/listing.ts';
import { schemaOf } from '../../engine/read-model/schema-names.ts';
import { conversationList } from './conversation-list.projection.ts';

export const schema = schemaOf(conversationList);

export interface FoundMessage extends pg.QueryResultRow {
  readonly id: string;
  readonly sender: MessageSender;
  readonly text: string | null;
  /** A text where PostgreSQL made JSON of it. */
  readonly created_at: Date | string;
  readonly client_message_id: string | null;
  readonly helpful: boolean | null;
}

export interface FoundConversation extends pg.QueryResultRow {
  readonly id: string;
  readonly account_id: string | null;
  readonly visitor_id: string | null;
  readonly partner_id: string | null;
  readonly partner_name: string | null;
  readonly email: string | null;
  readonly with_person_until: Date | null;
  readonly person_requested: boolean;
  readonly resolved: boolean;
  readonly visitor_email: string | null;
  readonly visitor_name: string | null;
  readonly visitor_attributes: readonly string[];
  readonly told_at: Date | null;
  readonly told_opened: boolean | null;
  readonly message_count: number;
  readonly attention: readonly AttentionReason[];
  readonly unread_count: number;
  readonly taken_over_by: string | null;
  readonly taken_over_at: Date | null;
  readonly holder_email: string | null;
  readonly waiting_since: Date | null;
  readonly messages: readonly FoundMessage[] | null;
  readonly created_at: Date;
  readonly last_activity_at: Date;
}

export const toMessage = ({ id, sender, text, created_at, client_message_id, helpful }: FoundMessage): ChatMessage => ({
  id,
  sender,
  sender_label: SENDER_LABEL[sender],
  message: text ?? '',
  created_at: new Date(created_at).toISOString(),
  client_message_id,
  ...(helpful !== null && { helpful }),
});

/** The columns that a conversation's status follows from. */
export type FoundFacts = Pick<FoundConversation, 'with_person_until' | 'person_requested' | 'resolved'>;

export const factsOf = ({ with_person_until, person_requested, resolved }: FoundFacts): ConversationFacts => ({
  withPersonUntil: with_person_until,
  personRequested: person_requested,
  resolved,
});

/** How many messages of a sender came after what was read; no more than a hundred are counted. */
export const unreadOf = (sender: MessageSender, readTo: string) => `
  (select count(*)::integer from (
     select from ${schema}.message
     where conversation_id = item.id and number > ${readTo} and sender = '${sender}'
     limit ${MAX_UNREAD_COUNT}
   ) as unread)`;

const attributesIn = (turns: readonly string[]) =>
  turns.flatMap((name, index) => (index % 2 === 0 ? [{ name, value: turns[index + 1] ?? '' }] : []));

const visitorOf = (found: FoundConversation): AdminConversation['visitor'] => {
  const { visitor_id: id, partner_id, partner_name, visitor_email: email, visitor_name: name } = found;
  if (id === null) return null;
  const attributes = attributesIn(found.visitor_attributes);
  return {
    id,
    partner_id,
    partner_name,
    ...(email !== null && { email }),
    ...(name !== null && { name }),
    ...(attributes.length > 0 && { attributes }),
    ...(found.told_at && { told_by_mail: { at: found.told_at.toISOString(), opened: found.told_opened === true } }),
  };
};

const takenOverIn = (found: FoundConversation, now: Date): Pick<AdminConversation, 'taken_over'> => {
  const { taken_over_by: by, taken_over_at: at, holder_email } = found;
  const holder = by === null || at === null ? null : holderOf({ by, at: at.toISOString() }, now.toISOString());
  if (holder === null) return {};
  const email = holder_email ?? ERASED_EMAIL;
  return { taken_over: { user_id: holder.by, email, at: holder.at, until: holder.until } };
};

/** Since when somebody waits for a person; nothing once one has answered, or where none has to. */
const waitingIn = ({ waiting_since: since, resolved }: FoundConversation): Pick<AdminConversation, 'waiting_since'> =>
  since !== null && !resolved ? { waiting_since: since.toISOString() } : {};

const toConversation = (found: FoundConversation, now: Date): AdminConversation => ({
  id: found.id,
  user: found.account_id === null || found.email === null ? null : { id: found.account_id, email: found.email },
  visitor: visitorOf(found),
  status: conversationStatus(factsOf(found), now),
  messages: (found.messages ?? []).map(toMessage),
  message_count: found.message_count,
  unread_count: found.unread_count,
  ...(found.attention.length > 0 && {
    attention: ATTENTION_REASONS.filter((reason) => found.attention.includes(reason)),
  }),
  ...takenOverIn(found, now),
  ...waitingIn(found),
  created_at: found.created_at.toISOString(),
  last_activity_at: found.last_activity_at.toISOString(),
});

/** The first messages of a conversation, as many as the admins' card shows, and the newest up to `most` in all. */
const messagesOf = (most: number) => `
  left join lateral (
    with oldest as (
      select * from ${schema}.message where conversation_id = item.id order by number limit ${ADMIN_CHAT_CARD_MESSAGES}
    ), newest as (
      select * from ${schema}.message
      where conversation_id = item.id and number > (select max(number) from oldest)
      order by number desc limit ${most - ADMIN_CHAT_CARD_MESSAGES}
    )
    select json_agg(json_build_object('id', id, 'sender', sender, 'text', text, 'created_at', created_at,
                                      'client_message_id', client_message_id, 'helpful', helpful)
                    order by number) as messages
    from (select * from oldest union all select * from newest) as shown
  ) as shown on true`;

/** The newest link that was mailed to the address of a conversation `item`, or is about to be. */
export const lastTold = (answerLinks: string) => `
  select link.issued_at, link.used from ${answerLinks} as link
  where link.conversation_id = item.id and link.version > item.contact_since and not link.needless
  order by link.version desc limit 1`;

const selectWith = (mostMessages: number) => ({
  columns: `item.id, item.account_id, item.visitor_id, item.partner_id, item.with_person_until, item.person_requested,
            item.resolved, item.message_count, item.attention, ${unreadOf('user', 'item.team_read_to')} as unread_count,
            item.created_at, item.last_activity_at, account.email, partner.name as partner_name, shown.messages,
            item.visitor_email, item.visitor_name, item.visitor_attributes, told.issued_at as told_at,
            told.used as told_opened,
            item.waiting_since, item.taken_over_by, item.taken_over_at, holder.email as holder_email`,
  joins: `left join ${schema}.account on account.id = item.account_id
          left join ${schema}.account as holder on holder.id = item.taken_over_by
          left join ${schema}.partner on partner.id = item.partner_id ${messagesOf(mostMessages)}
          left join lateral (${lastTold(`${schema}.answer_link`)}) as told on true`,
});

/** One conversation's columns and joins around `item`, with as many messages as a history has. */
export const selectWhole = selectWith(CHAT_HISTORY_MAX_MESSAGES);

export const listingAt = (now: Date): Listing<FoundConversation, AdminConversation> => ({
  table: `${schema}.conversation`,
  sortable: {
    last_activity_at: ['last_activity_at', 'id'],
    created_at: ['created_at', 'id'],
    waiting: ['attention_rank', 'waiting_since', 'id'],
  },
  select: selectWith(CHAT_LIST_MAX_MESSAGES),
  toRow: (found) => toConversation(found, now),
});

export const messageListing: Listing<FoundMessage, ChatMessage> = {
  table: `${schema}.message`,
  sortable: { created_at: ['number'] },
  select: {
    columns: 'item.id, item.sender, item.text, item.created_at, item.client_message_id, item.helpful',
    joins: '',
  },
  toRow: toMessage,
};

export interface FoundPlace extends pg.QueryResultRow {
  readonly id: string;
  readonly account_id: string | null;
  readonly visitor_id: string;
  readonly partner_id: string | null;
  readonly number: number;
  readonly sender: MessageSender;
}

export const placeOf = (found: FoundPlace) => {
  const { id: conversationId, account_id, visitor_id, partner_id, number, sender } = found;
  const participant: Participant =
    account_id === null
      ? { kind: 'visitor', id: visitor_id, partnerId: partner_id }
      : { kind: 'account', id: account_id };
  return { conversationId, participant, number, sender };
};

import { accountErased, accountRegistered } from '@sternklar/contracts/accounts/account.events';
import { erasedIn, registeredIn } from '@sternklar/contracts/accounts/accounts-in';
import { WITH_PERSON_MS } from '@sternklar/contracts/constants';
import {
  type ConversationEvent,
  type ConversationMessage,
  conversationEvents,
  isConversationEvent,
  isMessage,
  participantIn,
  visitorConversationErased,
} from '@sternklar/contracts/conversations/conversation.events';
import type { Participant } from '@sternklar/contracts/conversations/participant';
import type { RecordedEvent } from '@sternklar/contracts/event-envelope';
import { eventsOf } from '@sternklar/contracts/events-of';
import { partnerRegistered, partnerRenamed } from '@sternklar/contracts/partners/partner.events';
import { type Projection, type SqlStatement, statement } from '@sternklar/event-store/projection';
import { addSearchableAccountAddresses } from '../../engine/read-model/account-addresses.ts';
import { ERASE_SEARCHABLE_ADDRESS, forErasedAccounts } from '../../engine/read-model/erased-accounts.ts';
import { sqlFile } from '../../engine/read-model/sql-file.ts';
import { storableText } from '../../engine/read-model/stored-text.ts';
import { toColumns } from '../../engine/read-model/unnest.ts';

/** Conversations with their messages: customers' own histories, and the admins' list. */
export const conversationList: Projection = {
  name: 'conversation-list',
  version: 9,
  tables: sqlFile(new URL('./conversation-list.table.sql', import.meta.url)),
  indexes: sqlFile(new URL('./conversation-list.indexes.sql', import.meta.url)),
  handles: [
    accountRegistered.type,
    accountErased.type,
    partnerRegistered.type,
    partnerRenamed.type,
    ...conversationEvents.map(({ type }) => type),
  ],
  apply: (events) => [
    ...addSearchableAccountAddresses(registeredIn(events)),
    ...namePartners(events),
    ...addConversations(events),
    ...changeConversations(events),
    ...addMessages(events),
    ...forErasedAccounts(erasedIn(events), [ERASE_SEARCHABLE_ADDRESS, ERASE_TEXTS, CLOSE]),
    ...dropErased(events),
  ],
};

const ERASE_TEXTS = `
  update message set text = null
  where conversation_id in (select id from conversation where account_id = any($1::uuid[]))`;
/** Nobody waits for an answer any more. */
const CLOSE = `
  update conversation set resolved = true, person_requested = false, with_person_until = null, attention = '{}',
    waiting_since = null
  where account_id = any($1::uuid[])`;

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

/** A conversation begins with its first event. */
function addConversations(events: readonly RecordedEvent[]): readonly SqlStatement[] {
  const first = new Map<string, Beginning>();
  for (const event of events.filter(isConversationEvent)) {
    const id = event.data.conversationId;
    if (!first.has(id)) first.set(id, { id, ...ownerOf(participantIn(event)), createdAt: event.recordedAt });
  }
  if (first.size === 0) return [];
  return statement(
    `with added as (
       insert into conversation (id, account_id, visitor_id, partner_id, with_person_until, person_requested, resolved,
                                 participant_read_to, team_read_to, message_count, created_at, last_activity_at, attention,
                                 version)
       select id, account_id, visitor_id, partner_id, null, false, false, 0, 0, 0, created_at, created_at, '{}', 0
       from unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::uuid[], $5::timestamptz[])
         as new (id, account_id, visitor_id, partner_id, created_at)
       on conflict (id) do nothing
       returning id
     )
     update conversation_count set conversations = conversations + (select count(*) from added)`,
    toColumns([...first.values()], ['id', 'accountId', 'visitorId', 'partnerId', 'createdAt']),
  );
}

interface Beginning extends Owner {
  readonly id: string;
  readonly createdAt: string;
}

interface Owner {
  readonly accountId: string | null;
  readonly visitorId: string | null;
  readonly partnerId: string | null;
}

const ownerOf = (participant: Participant): Owner =>
  participant.kind === 'account'
    ? { accountId: participant.id, visitorId: null, partnerId: null }
    : { accountId: null, visitorId: participant.id, partnerId: participant.partnerId };

/** What a batch changes in one conversation; null leaves a column as it is. */
interface ConversationChange {
  readonly id: string;
  /** 'infinity' stands for no person: null would leave what is there. */
  readonly withPersonUntil: string | null;
  readonly personRequested: boolean | null;
  readonly resolved: boolean | null;
  readonly participantReadTo: number | null;
  readonly teamReadTo: number | null;
  readonly lastActivityAt: string | null;
  /** Somebody has seen to what was called for before. */
  readonly attentionEnded: boolean;
  /** What was called for since, with commas between. */
  readonly attention: string | null;
  /** Nobody waits for a person any more for what was before. */
  readonly waitingEnded: boolean;
  /** Since when somebody waits, by what is known from the batch. */
  readonly waitingSince: string | null;
  /** When the customer wrote first; whether that is to wait for a person, says who had the conversation before. */
  readonly writtenAt: string | null;
  /** Null for the second is nobody; both null leave it. */
  readonly holderChangedAt: string | null;
  readonly takenOverBy: string | null;
  readonly version: number;
}

function changeConversations(events: readonly RecordedEvent[]): readonly SqlStatement[] {
  const changes = foldChanges(events);
  if (changes.length === 0) return [];
  return statement(
    `update conversation set
       with_person_until = nullif(coalesce(change.with_person_until, conversation.with_person_until), 'infinity'),
       person_requested = coalesce(change.person_requested, conversation.person_requested),
       resolved = coalesce(change.resolved, conversation.resolved),
       participant_read_to = coalesce(change.participant_read_to, conversation.participant_read_to),
       team_read_to = coalesce(change.team_read_to, conversation.team_read_to),
       last_activity_at = coalesce(change.last_activity_at, conversation.last_activity_at),
       attention = (case when change.attention_ended then '{}' else conversation.attention end)
                   || string_to_array(change.attention, ','),
       taken_over_by = case when change.holder_changed_at is null then conversation.taken_over_by else change.taken_over_by end,
       taken_over_at = case when change.holder_changed_at is null then conversation.taken_over_at
                            when change.taken_over_by is null then null else change.holder_changed_at end,
       waiting_since = case
         when change.waiting_ended then change.waiting_since
         else coalesce(
           conversation.waiting_since,
           least(change.waiting_since,
                 case when change.written_at < conversation.with_person_until then change.written_at end))
       end,
       version = change.version
     from unnest($1::uuid[], $2::timestamptz[], $3::boolean[], $4::boolean[], $5::integer[], $6::integer[],
                 $7::timestamptz[], $8::boolean[], $9::text[], $10::timestamptz[], $11::uuid[], $12::boolean[],
                 $13::timestamptz[], $14::timestamptz[], $15::integer[])
       as change (id, with_person_until, person_requested, resolved, participant_read_to, team_read_to,
                  last_activity_at, attention_ended, attention, holder_changed_at, taken_over_by, waiting_ended, waiting_since, written_at,
                  version)
     where conversation.id = change.id and conversation.version < change.version`,
    toColumns(changes, [
      'id',
      'withPersonUntil',
      'personRequested',
      'resolved',
      'participantReadTo',
      'teamReadTo',
      'lastActivityAt',
      'attentionEnded',
      'attention',
      'holderChangedAt',
      'takenOverBy',
      'waitingEnded',
      'waitingSince',
      'writtenAt',
      'version',
    ]),
  );
}

const UNCHANGED = {
  withPersonUntil: null,
  personRequested: null,
  resolved: null,
  participantReadTo: null,
  teamReadTo: null,
  lastActivityAt: null,
  attentionEnded: false,
  attention: null,
  holderChangedAt: null,
  takenOverBy: null,
  waitingEnded: false,
  waitingSince: null,
  writtenAt: null,
};

function foldChanges(events: readonly RecordedEvent[]): readonly ConversationChange[] {
  const changes = new Map<string, ConversationChange>();
  for (const event of events.filter(isConversationEvent)) {
    const id = event.data.conversationId;
    const earlier = changes.get(id) ?? { id, ...UNCHANGED };
    const after = { ...changeOf(event), ...attentionAfter(earlier, event), ...waitingAfter(earlier, event) };
    changes.set(id, { ...earlier, ...after, version: event.version });
  }
  return [...changes.values()];
}

type Known = Omit<ConversationChange, 'version'>;
type Waiting = Pick<ConversationChange, 'waitingEnded' | 'waitingSince' | 'writtenAt'>;
const NOBODY_WAITS: Waiting = { waitingEnded: true, waitingSince: null, writtenAt: null };

/** Who asks for a person or has something that calls for one waits, and who writes to one; until somebody answers or ends it. */
function waitingAfter(earlier: Known, event: RecordedEvent<ConversationEvent>): Waiting {
  const { waitingEnded, waitingSince, writtenAt } = earlier;
  const kept = { waitingEnded, waitingSince, writtenAt };
  const at = event.recordedAt;
  switch (event.type) {
    case 'MessageSent':
    case 'VisitorMessageSent':
      return { user: writtenTo(earlier, at), assistant: kept, admin: NOBODY_WAITS }[event.data.sender];
    case 'PersonRequested':
    case 'AttentionCalled':
      return { ...kept, waitingSince: waitingSince ?? at };
    case 'ConversationHandedBack':
    case 'ConversationResolved':
      return NOBODY_WAITS;
    case 'ConversationHandedToPerson':
    case 'ConversationReopened':
    case 'ConversationTakenOver':
    case 'ConversationLetGo':
    case 'ConversationReadByParticipant':
    case 'ConversationReadByTeam':
    case 'VisitorConversationErased':
      return kept;
  }
}

/** Who had the conversation is known here only since somebody of the team had to do with it in this batch. */
function writtenTo(earlier: Known, at: string): Waiting {
  const { waitingEnded, waitingSince, writtenAt, withPersonUntil } = earlier;
  if (!waitingEnded) return { waitingEnded, waitingSince, writtenAt: writtenAt ?? at };
  const isWithPerson = withPersonUntil !== null && withPersonUntil !== NOBODYS.withPersonUntil && at < withPersonUntil;
  return { waitingEnded, waitingSince: waitingSince ?? (isWithPerson ? at : null), writtenAt };
}

type Attention = Pick<ConversationChange, 'attentionEnded' | 'attention'>;

/** Who answers, gives back or resolves a conversation has seen what it called for. */
function attentionAfter({ attentionEnded, attention }: Attention, event: RecordedEvent<ConversationEvent>): Attention {
  const kept = { attentionEnded, attention };
  const seen = { attentionEnded: true, attention: null };
  switch (event.type) {
    case 'AttentionCalled': {
      const { reason } = event.data;
      return { attentionEnded, attention: attention === null ? reason : `${attention},${reason}` };
    }
    case 'MessageSent':
    case 'VisitorMessageSent':
      return { user: kept, assistant: kept, admin: seen }[event.data.sender];
    case 'ConversationHandedBack':
    case 'ConversationResolved':
      return seen;
    case 'PersonRequested':
    case 'ConversationHandedToPerson':
    case 'ConversationReopened':
    case 'ConversationTakenOver':
    case 'ConversationLetGo':
    case 'ConversationReadByParticipant':
    case 'ConversationReadByTeam':
    case 'VisitorConversationErased':
      return kept;
  }
}

function changeOf(event: RecordedEvent<ConversationEvent>): Partial<ConversationChange> {
  switch (event.type) {
    case 'MessageSent':
    case 'VisitorMessageSent':
      return { lastActivityAt: event.recordedAt, ...changeBySender(event) };
    case 'PersonRequested':
      return { personRequested: true };
    case 'ConversationHandedToPerson':
      return withPersonFrom(event.recordedAt);
    case 'ConversationHandedBack':
      return { ...NOBODYS, ...heldBy(null, event.recordedAt) };
    case 'ConversationResolved':
      return { ...NOBODYS, ...heldBy(null, event.recordedAt), resolved: true };
    case 'ConversationReopened':
      return { ...NOBODYS, resolved: false };
    case 'ConversationTakenOver': {
      const { actor } = event.metadata;
      return heldBy(actor.kind === 'account' ? actor.id : null, event.recordedAt);
    }
    case 'ConversationLetGo':
      return heldBy(null, event.recordedAt);
    case 'ConversationReadByParticipant':
      return { participantReadTo: event.data.upTo };
    case 'ConversationReadByTeam':
      return { teamReadTo: event.data.upTo };
    case 'AttentionCalled':
    case 'VisitorConversationErased':
      return {};
  }
}

/** Who writes has read what the other side wrote before. */
function changeBySender(event: RecordedEvent<ConversationMessage>): Partial<ConversationChange> {
  switch (event.data.sender) {
    case 'user':
      return { participantReadTo: event.version };
    case 'admin':
      return { teamReadTo: event.version, ...withPersonFrom(event.recordedAt) };
    case 'assistant':
      return {};
  }
}

const heldBy = (takenOverBy: string | null, holderChangedAt: string) => ({ takenOverBy, holderChangedAt });

const NOBODYS = { withPersonUntil: 'infinity', personRequested: false };

const withPersonFrom = (recordedAt: string) => ({
  withPersonUntil: new Date(Date.parse(recordedAt) + WITH_PERSON_MS).toISOString(),
  personRequested: false,
});

function addMessages(events: readonly RecordedEvent[]): readonly SqlStatement[] {
  const messages = events.filter(isMessage).map(({ data, recordedAt, version }) => ({
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

import { isConversationEvent, participantIn } from '@sternklar/contracts/conversations/conversation.events';
import type { Participant } from '@sternklar/contracts/conversations/participant';
import type { RecordedEvent } from '@sternklar/contracts/event-envelope';
import { type SqlStatement, statement } from '@sternklar/event-store/projection';
import { toColumns } from '../../engine/read-model/unnest.ts';

/** A conversation begins with its first event. */
export function addConversations(events: readonly RecordedEvent[]): readonly SqlStatement[] {
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

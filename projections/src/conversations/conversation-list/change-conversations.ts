import type { RecordedEvent } from '@sternklar/contracts/event-envelope';
import { type SqlStatement, statement } from '@sternklar/event-store/projection';
import { toColumns } from '../../engine/read-model/unnest.ts';
import { foldChanges } from './fold-changes.ts';

/** What the events of a batch change in conversations that are there. */
export function changeConversations(events: readonly RecordedEvent[]): readonly SqlStatement[] {
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
       visitor_email = case when change.contact_changed then change.visitor_email else conversation.visitor_email end,
       visitor_name = case when change.contact_changed then change.visitor_name else conversation.visitor_name end,
       visitor_attributes = case when change.visitor_attributes is null then conversation.visitor_attributes
                                 else array(select jsonb_array_elements_text(change.visitor_attributes::jsonb)) end,
       contact_since = coalesce(
         change.contact_since,
         case when change.first_address is distinct from lower(conversation.visitor_email) then change.first_address_at end,
         conversation.contact_since),
       version = change.version
     from unnest($1::uuid[], $2::timestamptz[], $3::boolean[], $4::boolean[], $5::integer[], $6::integer[],
                 $7::timestamptz[], $8::boolean[], $9::text[], $10::timestamptz[], $11::uuid[], $12::boolean[],
                 $13::timestamptz[], $14::timestamptz[], $15::boolean[], $16::text[], $17::text[], $18::text[],
                 $19::text[], $20::integer[], $21::integer[], $22::integer[])
       as change (id, with_person_until, person_requested, resolved, participant_read_to, team_read_to,
                  last_activity_at, attention_ended, attention, holder_changed_at, taken_over_by, waiting_ended, waiting_since, written_at,
                  contact_changed, visitor_email, visitor_name, visitor_attributes, first_address, first_address_at,
                  contact_since, version)
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
      'contactChanged',
      'visitorEmail',
      'visitorName',
      'visitorAttributes',
      'firstAddress',
      'firstAddressAt',
      'contactSince',
      'version',
    ]),
  );
}

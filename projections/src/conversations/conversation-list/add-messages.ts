import { isMessage } from '@sternklar/contracts/conversations/conversation.events';
import type { RecordedEvent } from '@sternklar/contracts/event-envelope';
import { type SqlStatement, statement } from '@sternklar/event-store/projection';
import { storableText } from '../../engine/read-model/stored-text.ts';
import { toColumns } from '../../engine/read-model/unnest.ts';

/** What was written, and how much by conversation. */
export function addMessages(events: readonly RecordedEvent[]): readonly SqlStatement[] {
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

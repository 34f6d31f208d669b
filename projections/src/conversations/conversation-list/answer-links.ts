import { CHAT_MAIL_AFTER_MS } from '@sternklar/contracts/constants';
import { answerLinkIssued, answerLinkUsed } from '@sternklar/contracts/conversations/answer-by-mail.events';
import {
  conversationReadByParticipant,
  visitorConversationErased,
  visitorMessageSent,
} from '@sternklar/contracts/conversations/conversation.events';
import type { RecordedEvent } from '@sternklar/contracts/event-envelope';
import { eventsOf } from '@sternklar/contracts/events-of';
import { type SqlStatement, statement } from '@sternklar/event-store/projection';
import { toColumns } from '../../engine/read-model/unnest.ts';

/** Whoever asked for one gets it at once. */
const MAILED_AFTER_MS = { answered: CHAT_MAIL_AFTER_MS, 'asked-again': 0 } as const;

/** The links that visitors are mailed; the order of events is that of their versions, however a batch is cut. */
export const followAnswerLinks = (events: readonly RecordedEvent[]): readonly SqlStatement[] => [
  ...addLinks(events),
  ...useLinks(events),
  ...forgetNeedless(events),
];

function addLinks(events: readonly RecordedEvent[]): readonly SqlStatement[] {
  const links = eventsOf(events, answerLinkIssued).map(({ data, recordedAt, version }) => ({
    conversationId: data.conversationId,
    version,
    id: data.linkId,
    issuedAt: recordedAt,
    mailAt: new Date(Date.parse(recordedAt) + MAILED_AFTER_MS[data.because]).toISOString(),
    used: false,
    needless: false,
  }));
  if (links.length === 0) return [];
  return statement(
    `insert into answer_link (conversation_id, version, id, issued_at, mail_at, used, needless)
     select * from unnest($1::uuid[], $2::integer[], $3::uuid[], $4::timestamptz[], $5::timestamptz[], $6::boolean[],
                          $7::boolean[])
     on conflict (conversation_id, version) do nothing`,
    toColumns(links, ['conversationId', 'version', 'id', 'issuedAt', 'mailAt', 'used', 'needless']),
  );
}

function useLinks(events: readonly RecordedEvent[]): readonly SqlStatement[] {
  const used = eventsOf(events, answerLinkUsed).map(({ data }) => ({
    conversationId: data.conversationId,
    id: data.linkId,
  }));
  if (used.length === 0) return [];
  return statement(
    `update answer_link set used = true
     from unnest($1::uuid[], $2::uuid[]) as opened (conversation_id, id)
     where answer_link.conversation_id = opened.conversation_id and answer_link.id = opened.id`,
    toColumns(used, ['conversationId', 'id']),
  );
}

/** Whoever is seen before the mail was to go gets none. */
function forgetNeedless(events: readonly RecordedEvent[]): readonly SqlStatement[] {
  const seen = [
    ...eventsOf(events, conversationReadByParticipant).filter(({ data }) => data.participant.kind === 'visitor'),
    ...eventsOf(events, visitorMessageSent).filter(({ data }) => data.sender === 'user'),
  ].map(({ data, recordedAt, version }) => ({ conversationId: data.conversationId, version, at: recordedAt }));
  if (seen.length === 0) return [];
  return statement(
    `update answer_link set needless = true
     from unnest($1::uuid[], $2::integer[], $3::timestamptz[]) as seen (conversation_id, version, at)
     where answer_link.conversation_id = seen.conversation_id and answer_link.version < seen.version
       and answer_link.mail_at > seen.at and not answer_link.needless`,
    toColumns(seen, ['conversationId', 'version', 'at']),
  );
}

/** Nothing follows in such a conversation. */
export function dropLinksOfErased(events: readonly RecordedEvent[]): readonly SqlStatement[] {
  const ids = eventsOf(events, visitorConversationErased).map(({ data }) => data.conversationId);
  return ids.length === 0 ? [] : statement('delete from answer_link where conversation_id = any($1::uuid[])', [ids]);
}

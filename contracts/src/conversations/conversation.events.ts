import { z } from 'zod';
import type { RecordedEvent } from '../event-envelope.ts';
import { defineEvent, type EventOf, type Upcaster } from '../event-registry.ts';
import { personal } from '../personal-data.ts';
import { answerByMailEvents } from './answer-by-mail.events.ts';
import { ANSWERED_AS } from './answered-as.ts';
import { ATTENTION_REASONS } from './attention.ts';
import { MESSAGE_SENDERS } from './message-sender.ts';
import { type Participant, participantSchema } from './participant.ts';

const message = {
  messageId: z.uuid(),
  sender: z.enum(MESSAGE_SENDERS),
  /** The sender's own id of the message, by which a repeated sending is known; null when none was given. */
  clientMessageId: z.uuid().nullable(),
  /** With a customer's: how the assistant answered it in the same append. Missing where it did not, and in older events. */
  answered: z.enum(ANSWERED_AS).optional(),
};

/** A message in a customer's conversation, whoever wrote it; which admin is in the metadata. */
export const messageSent = defineEvent(
  'MessageSent',
  z.object({
    conversationId: z.uuid(),
    accountId: z.uuid(),
    ...message,
    text: personal(z.string(), { subject: 'account', purpose: 'Support-Chat' }),
  }),
);
/** The same in a widget visitor's conversation: an event of its own, because a personal field has one kind of subject. */
export const visitorMessageSent = defineEvent(
  'VisitorMessageSent',
  z.object({
    conversationId: z.uuid(),
    visitorId: z.uuid(),
    partnerId: z.uuid().nullable(),
    ...message,
    text: personal(z.string(), { subject: 'visitor', purpose: 'Support-Chat auf Partnerseiten' }),
  }),
);

const ids = { conversationId: z.uuid(), participant: participantSchema };
/** In version 1 only customers had conversations. */
const namesParticipant: Upcaster = ({ accountId, ...data }) => ({
  ...data,
  participant: { kind: 'account', id: accountId },
});

/** The customer or visitor asked for a person; the assistant goes on answering until one replies. */
export const personRequested = defineEvent('PersonRequested', z.object(ids), [namesParticipant]);
/**
 * The assistant saw in a message something that a person must see at once: somebody in distress, a declared end of the
 * contract (it arrived with the message). What it means is the team's to decide.
 */
export const attentionCalled = defineEvent(
  'AttentionCalled',
  z.object({ ...ids, messageId: z.uuid(), reason: z.enum(ATTENTION_REASONS) }),
);
/** An admin replied: from now on the assistant is silent. */
export const conversationHandedToPerson = defineEvent('ConversationHandedToPerson', z.object(ids), [namesParticipant]);
/** An admin gave it back: the assistant answers again. */
export const conversationHandedBack = defineEvent('ConversationHandedBack', z.object(ids));
/** An admin sees nothing more to do; a new message opens it again. */
export const conversationResolved = defineEvent('ConversationResolved', z.object(ids));
/** By an admin, or with a new message; the assistant answers. */
export const conversationReopened = defineEvent('ConversationReopened', z.object(ids));

/** Somebody of the team answers this one, or no longer does: who, says the actor. It runs out, see `holderOf`. */
export const conversationTakenOver = defineEvent('ConversationTakenOver', z.object(ids));
export const conversationLetGo = defineEvent('ConversationLetGo', z.object(ids));

/** `upTo` is the stream version up to which everything was read. */
const reading = z.object({ ...ids, upTo: z.number().int().min(1) });
/** The customer or visitor has seen what the team had told them. */
export const conversationReadByParticipant = defineEvent('ConversationReadByParticipant', reading);
/** Somebody of the team has seen what the customer or visitor had written. */
export const conversationReadByTeam = defineEvent('ConversationReadByTeam', reading);

/** Whoever asked says whether an answer of the assistant helped; the last word counts. */
export const answerRated = defineEvent('AnswerRated', z.object({ ...ids, messageId: z.uuid(), helpful: z.boolean() }));

/** Nobody had written in a visitor's conversation for so long that its texts are erased; nothing follows in the stream. */
export const visitorConversationErased = defineEvent(
  'VisitorConversationErased',
  z.object({ ...ids, lastMessageAt: z.iso.datetime() }),
);

export const conversationEvents = [
  messageSent,
  visitorMessageSent,
  personRequested,
  attentionCalled,
  conversationHandedToPerson,
  conversationHandedBack,
  conversationResolved,
  conversationReopened,
  conversationTakenOver,
  conversationLetGo,
  conversationReadByParticipant,
  conversationReadByTeam,
  answerRated,
  ...answerByMailEvents,
  visitorConversationErased,
] as const;
export type ConversationEvent = EventOf<(typeof conversationEvents)[number]>;

const types: ReadonlySet<string> = new Set(conversationEvents.map(({ type }) => type));
export const isConversationEvent = (event: RecordedEvent): event is RecordedEvent<ConversationEvent> =>
  types.has(event.type);

/** A message, in whoever's conversation. */
export type ConversationMessage = Extract<ConversationEvent, { type: 'MessageSent' | 'VisitorMessageSent' }>;
export const isMessage = (event: RecordedEvent): event is RecordedEvent<ConversationMessage> =>
  event.type === messageSent.type || event.type === visitorMessageSent.type;

/** Whose conversation an event belongs to. */
export const participantIn = ({ data }: ConversationEvent): Participant => {
  if ('participant' in data) return data.participant;
  return 'accountId' in data
    ? { kind: 'account', id: data.accountId }
    : { kind: 'visitor', id: data.visitorId, partnerId: data.partnerId };
};

export const conversationStream = (conversationId: string) => `conversation-${conversationId}`;

import { z } from 'zod';
import { defineEvent, type EventOf } from '../event-registry.ts';
import { personal } from '../personal-data.ts';
import { MESSAGE_SENDERS } from './message-sender.ts';

const ids = { conversationId: z.uuid(), accountId: z.uuid() };

/**
 * A message in a customer's conversation, whoever wrote it; which admin is in the metadata. A widget visitor's will be
 * an event of its own, because a personal field belongs to one kind of subject.
 */
export const messageSent = defineEvent(
  'MessageSent',
  z.object({
    ...ids,
    messageId: z.uuid(),
    sender: z.enum(MESSAGE_SENDERS),
    text: personal(z.string(), { subject: 'account', purpose: 'Support-Chat' }),
    /** The sender's own id of the message, by which a repeated sending is known; null when none was given. */
    clientMessageId: z.uuid().nullable(),
  }),
);
/** The customer asked for a person; the assistant goes on answering until one replies. */
export const personRequested = defineEvent('PersonRequested', z.object(ids));
/** An admin replied: from now on the assistant is silent. */
export const conversationHandedToPerson = defineEvent('ConversationHandedToPerson', z.object(ids));

export const conversationEvents = [messageSent, personRequested, conversationHandedToPerson] as const;
export type ConversationEvent = EventOf<(typeof conversationEvents)[number]>;

export const conversationStream = (conversationId: string) => `conversation-${conversationId}`;

import type { ConversationEvent } from '@sternklar/contracts/conversations/conversation.events';
import type { DataOf } from './data-of.ts';
import { accountId, conversationId, id, messageId, visitorId } from './ids.ts';

const idsOf = (account: number) => ({
  conversationId: conversationId(account),
  participant: { kind: 'account' as const, id: accountId(account) },
});

export const messageSent = (
  message: number,
  account: number,
  data: Partial<DataOf<ConversationEvent, 'MessageSent'>> = {},
): ConversationEvent => ({
  type: 'MessageSent',
  data: {
    conversationId: conversationId(account),
    accountId: accountId(account),
    messageId: messageId(message),
    sender: 'user',
    text: `Nachricht ${message}`,
    clientMessageId: null,
    ...data,
  },
});

export const personRequested = (account: number): ConversationEvent => ({
  type: 'PersonRequested',
  data: idsOf(account),
});

type PlainStep = 'HandedToPerson' | 'HandedBack' | 'Resolved' | 'Reopened';
const step = (name: PlainStep) => (account: number) =>
  ({ type: `Conversation${name}`, data: idsOf(account) }) as ConversationEvent;
export const conversationHandedToPerson = step('HandedToPerson');
export const conversationHandedBack = step('HandedBack');
export const conversationResolved = step('Resolved');
export const conversationReopened = step('Reopened');

export const conversationReadByParticipant = (account: number, upTo: number): ConversationEvent => ({
  type: 'ConversationReadByParticipant',
  data: { ...idsOf(account), upTo },
});
export const conversationReadByTeam = (account: number, upTo: number): ConversationEvent => ({
  type: 'ConversationReadByTeam',
  data: { ...idsOf(account), upTo },
});

/** A visitor's conversation has the number of the visitor, beyond those of accounts. */
export const visitorConversationId = (visitor: number) => id(0xd, 0x8000 + visitor);
export const visitorMessageSent = (
  message: number,
  visitor: number,
  data: Partial<DataOf<ConversationEvent, 'VisitorMessageSent'>> = {},
): ConversationEvent => ({
  type: 'VisitorMessageSent',
  data: {
    conversationId: visitorConversationId(visitor),
    visitorId: visitorId(visitor),
    partnerId: null,
    messageId: messageId(message),
    sender: 'user',
    text: `Nachricht ${message}`,
    clientMessageId: null,
    ...data,
  },
});

export const visitorConversationErased = (
  visitor: number,
  lastMessageAt = '2026-01-01T09:00:00.000Z',
): ConversationEvent => ({
  type: 'VisitorConversationErased',
  data: {
    conversationId: visitorConversationId(visitor),
    participant: { kind: 'visitor', id: visitorId(visitor), partnerId: null },
    lastMessageAt,
  },
});

import type { ConversationEvent } from '@sternklar/contracts/conversations/conversation.events';
import * as build from '@sternklar/contracts/conversations/testing/conversation.builders';
import type { DataOf } from './about.ts';
import { accountId, conversationId, id, messageId, visitorId } from './ids.ts';

const idsOf = (account: number) => ({
  conversationId: conversationId(account),
  participant: { kind: 'account' as const, id: accountId(account) },
});

export const messageSent = (
  message: number,
  account: number,
  data: Partial<DataOf<ConversationEvent, 'MessageSent'>> = {},
): ConversationEvent =>
  build.messageSent({
    conversationId: conversationId(account),
    accountId: accountId(account),
    messageId: messageId(message),
    text: `Nachricht ${message}`,
    ...data,
  });

export const personRequested = (account: number): ConversationEvent => build.personRequested(idsOf(account));
export const attentionCalled = (
  account: number,
  reason: DataOf<ConversationEvent, 'AttentionCalled'>['reason'],
): ConversationEvent => build.attentionCalled(reason, messageId(1), idsOf(account));
export const conversationHandedToPerson = (account: number): ConversationEvent =>
  build.conversationHandedToPerson(idsOf(account));
export const conversationHandedBack = (account: number): ConversationEvent =>
  build.conversationHandedBack(idsOf(account));
export const conversationResolved = (account: number): ConversationEvent => build.conversationResolved(idsOf(account));
export const conversationReopened = (account: number): ConversationEvent => build.conversationReopened(idsOf(account));

export const conversationReadByParticipant = (account: number, upTo: number): ConversationEvent =>
  build.readByParticipant(upTo, idsOf(account));
export const conversationReadByTeam = (account: number, upTo: number): ConversationEvent =>
  build.readByTeam(upTo, idsOf(account));

export const answerRated = (account: number, message: number, helpful: boolean): ConversationEvent =>
  build.answerRated(messageId(message), helpful, idsOf(account));

/** A visitor's conversation has the number of the visitor, beyond those of accounts. */
export const visitorConversationId = (visitor: number) => id(0xd, 0x8000 + visitor);
export const visitorMessageSent = (
  message: number,
  visitor: number,
  data: Partial<DataOf<ConversationEvent, 'VisitorMessageSent'>> = {},
): ConversationEvent =>
  build.visitorMessageSent({
    conversationId: visitorConversationId(visitor),
    visitorId: visitorId(visitor),
    partnerId: null,
    messageId: messageId(message),
    text: `Nachricht ${message}`,
    ...data,
  });

export const visitorConversationErased = (
  visitor: number,
  lastMessageAt = '2026-01-01T09:00:00.000Z',
): ConversationEvent =>
  build.visitorConversationErased(lastMessageAt, {
    conversationId: visitorConversationId(visitor),
    participant: { kind: 'visitor', id: visitorId(visitor), partnerId: null },
  });

const visitorsIds = (visitor: number) => ({
  conversationId: visitorConversationId(visitor),
  participant: { kind: 'visitor' as const, id: visitorId(visitor), partnerId: null },
});
const ofVisitor = (visitor: number) => ({
  conversationId: visitorConversationId(visitor),
  visitorId: visitorId(visitor),
  partnerId: null,
});

export const visitorContactGiven = (visitor: number, name?: string, email?: string): ConversationEvent =>
  build.visitorContactGiven({ ...ofVisitor(visitor), ...(name && { name }), ...(email && { email }) });
export const visitorContactWithdrawn = (visitor: number): ConversationEvent => ({
  type: 'VisitorContactWithdrawn',
  data: { ...visitorsIds(visitor), by: 'chat' },
});
export const visitorAttributesGiven = (visitor: number, attributes: Record<string, string>): ConversationEvent => ({
  type: 'VisitorAttributesGiven',
  data: { ...ofVisitor(visitor), attributes },
});
export const answerLinkIssued = (
  visitor: number,
  link: number,
  at: string,
  because: DataOf<ConversationEvent, 'AnswerLinkIssued'>['because'] = 'answered',
): ConversationEvent => ({
  type: 'AnswerLinkIssued',
  data: { ...visitorsIds(visitor), linkId: build.linkId(link), because, validUntil: at },
});
export const answerLinkUsed = (visitor: number, link: number): ConversationEvent => ({
  type: 'AnswerLinkUsed',
  data: { ...visitorsIds(visitor), linkId: build.linkId(link) },
});
export const visitorReadTo = (visitor: number, upTo: number): ConversationEvent =>
  build.readByParticipant(upTo, visitorsIds(visitor));

import type { AttentionReason } from '../attention.ts';
import type { ConversationEvent } from '../conversation.events.ts';
import type { Participant } from '../participant.ts';

type MessageSent = Extract<ConversationEvent, { type: 'MessageSent' }>;
type VisitorMessageSent = Extract<ConversationEvent, { type: 'VisitorMessageSent' }>;

export const CONVERSATION_ID = '0198a000-0000-7000-8000-00000000d001';
export const CUSTOMER_ID = '0198a000-0000-7000-8000-00000000a001';

export const VISITOR_ID = '0198a000-0000-7000-8000-00000000b001';
export const PARTNER_ID = '0198a000-0000-7000-8000-00000000c001';

interface ConversationIds {
  readonly conversationId: string;
  readonly participant: Participant;
}

/** The conversation of the events below, as commands name it. */
export const conversation: ConversationIds = {
  conversationId: CONVERSATION_ID,
  participant: { kind: 'account', id: CUSTOMER_ID },
};
/** And a widget visitor's. */
export const visitorConversation: ConversationIds = {
  conversationId: CONVERSATION_ID,
  participant: { kind: 'visitor', id: VISITOR_ID, partnerId: PARTNER_ID },
};

/** Ids of messages for tests, by number. */
export const messageId = (number: number) => `0198a000-0000-7000-8000-00000001${String(number).padStart(4, '0')}`;
export const clientMessageId = (number: number) => `0198a000-0000-7000-8000-00000002${String(number).padStart(4, '0')}`;

const firstMessage = {
  conversationId: CONVERSATION_ID,
  messageId: messageId(1),
  sender: 'user' as const,
  text: 'Was kostet das?',
  clientMessageId: null,
};

/** Events for tests: what is not said has a fitting value. */
export const messageSent = (data: Partial<MessageSent['data']> = {}) =>
  ({
    type: 'MessageSent',
    data: { ...firstMessage, accountId: CUSTOMER_ID, ...data },
  }) satisfies ConversationEvent;

export const visitorMessageSent = (data: Partial<VisitorMessageSent['data']> = {}) =>
  ({
    type: 'VisitorMessageSent',
    data: { ...firstMessage, visitorId: VISITOR_ID, partnerId: PARTNER_ID, ...data },
  }) satisfies ConversationEvent;

const step =
  <Type extends string>(type: Type) =>
  (of = conversation) => ({ type, data: of });

export const personRequested = step('PersonRequested');
export const attentionCalled = (reason: AttentionReason, message: string, of = conversation) =>
  ({ type: 'AttentionCalled', data: { ...of, messageId: message, reason } }) satisfies ConversationEvent;
export const conversationHandedToPerson = step('ConversationHandedToPerson');
export const conversationHandedBack = step('ConversationHandedBack');
export const conversationResolved = step('ConversationResolved');
export const conversationReopened = step('ConversationReopened');

export const conversationTakenOver = step('ConversationTakenOver');
export const conversationLetGo = step('ConversationLetGo');

export const answerRated = (message: string, helpful: boolean, of = conversation) =>
  ({ type: 'AnswerRated', data: { ...of, messageId: message, helpful } }) satisfies ConversationEvent;

export const visitorConversationErased = (lastMessageAt: string, of = visitorConversation) =>
  ({ type: 'VisitorConversationErased', data: { ...of, lastMessageAt } }) satisfies ConversationEvent;

export const readByParticipant = (upTo: number, of = conversation) =>
  ({ type: 'ConversationReadByParticipant', data: { ...of, upTo } }) satisfies ConversationEvent;
export const readByTeam = (upTo: number, of = conversation) =>
  ({ type: 'ConversationReadByTeam', data: { ...of, upTo } }) satisfies ConversationEvent;

type Given = Extract<ConversationEvent, { type: 'VisitorContactGiven' }>['data'];

const ofVisitor = { conversationId: CONVERSATION_ID, visitorId: VISITOR_ID, partnerId: PARTNER_ID };
export const VISITORS_EMAIL = 'besuch@beispiel.de';

export const visitorContactGiven = (data: Partial<Given> = {}) =>
  ({
    type: 'VisitorContactGiven',
    data: { ...ofVisitor, language: 'de', email: VISITORS_EMAIL, ...data },
  }) satisfies ConversationEvent;

export const visitorContactWithdrawn = (by: 'chat' | 'mail') =>
  ({ type: 'VisitorContactWithdrawn', data: { ...visitorConversation, by } }) satisfies ConversationEvent;

export const visitorAttributesGiven = (attributes: Record<string, string>) =>
  ({ type: 'VisitorAttributesGiven', data: { ...ofVisitor, attributes } }) satisfies ConversationEvent;

/** Ids of links for tests, by number. */
export const linkId = (number: number) => `0198a000-0000-7000-8000-00000003${String(number).padStart(4, '0')}`;

/** Good for seven days from a moment on. */
export const answerLinkIssued = (id: string, at: string, because: 'answered' | 'asked-again' = 'answered') =>
  ({
    type: 'AnswerLinkIssued',
    data: {
      ...visitorConversation,
      linkId: id,
      because,
      validUntil: new Date(Date.parse(at) + 7 * 86_400_000).toISOString(),
    },
  }) satisfies ConversationEvent;

export const answerLinkUsed = (id: string) =>
  ({ type: 'AnswerLinkUsed', data: { ...visitorConversation, linkId: id } }) satisfies ConversationEvent;

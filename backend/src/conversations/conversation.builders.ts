import type { ConversationEvent } from '@sternklar/contracts/conversations/conversation.events';
import type { MessageSent } from './conversation.ts';

export const CONVERSATION_ID = '0198a000-0000-7000-8000-00000000d001';
export const CUSTOMER_ID = '0198a000-0000-7000-8000-00000000a001';

const ids = { conversationId: CONVERSATION_ID, accountId: CUSTOMER_ID };

/** Ids of messages for tests, by number. */
export const messageId = (number: number) => `0198a000-0000-7000-8000-00000001${String(number).padStart(4, '0')}`;
export const clientMessageId = (number: number) => `0198a000-0000-7000-8000-00000002${String(number).padStart(4, '0')}`;

/** Events for tests: what is not said has a fitting value. */
export const messageSent = (data: Partial<MessageSent['data']> = {}) =>
  ({
    type: 'MessageSent',
    data: { ...ids, messageId: messageId(1), sender: 'user', text: 'Was kostet das?', clientMessageId: null, ...data },
  }) satisfies ConversationEvent;

export const personRequested = () => ({ type: 'PersonRequested', data: ids }) satisfies ConversationEvent;

export const conversationHandedToPerson = () =>
  ({ type: 'ConversationHandedToPerson', data: ids }) satisfies ConversationEvent;

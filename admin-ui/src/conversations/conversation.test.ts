import type { ChatMessage } from '@sternklar/contracts/conversations/conversation.api';
import { describe, expect, it } from 'vitest';
import { replyTarget, senderLabel, stretchesOf, unreadCount } from './conversation.ts';

const message = (sender: ChatMessage['sender'], id: string): ChatMessage => ({
  id,
  sender,
  sender_label: null,
  message: 'Guten Tag',
  created_at: '2026-11-20T12:00:00.000Z',
  client_message_id: null,
});
const messages = (...senders: ChatMessage['sender'][]) => senders.map((sender, index) => message(sender, `m${index}`));

describe('what a reply refers to', () => {
  it("is the customer's first message, whoever wrote before", () => {
    expect(replyTarget({ messages: messages('assistant', 'user', 'assistant', 'user') })).toBe('m1');
  });

  it('is nothing when the customer has written nothing', () => {
    expect(replyTarget({ messages: messages('assistant', 'admin') })).toBeNull();
    expect(replyTarget({ messages: [] })).toBeNull();
  });
});

describe('what waits for a person', () => {
  const unread = (status: 'assistant' | 'person_requested' | 'person', ...senders: ChatMessage['sender'][]) =>
    unreadCount({ status, messages: messages(...senders), message_count: senders.length });

  it("is what the customer wrote after an admin's last message", () => {
    expect(unread('person', 'user', 'admin', 'user', 'user')).toBe(2);
    expect(unread('person', 'user', 'admin')).toBe(0);
    expect(unread('person_requested', 'user', 'assistant', 'user')).toBe(2);
  });

  it('is nothing as long as the assistant answers', () => {
    expect(unread('assistant', 'user', 'assistant', 'user')).toBe(0);
  });
});

describe('who a message is from', () => {
  it('is the customer, an admin, or anybody else: the assistant', () => {
    expect((['user', 'admin', 'assistant', 'system'] as const).map((sender) => senderLabel({ sender }))).toEqual([
      'Benutzer',
      'Admin',
      'KI-Assistent',
      'KI-Assistent',
    ]);
  });
});

describe('what a card shows of a conversation', () => {
  const conversation = (given: number, count = given) => ({
    status: 'assistant' as const,
    messages: messages(...Array.from({ length: given }, () => 'user' as const)),
    message_count: count,
  });
  const idsOf = (...asked: Parameters<typeof stretchesOf>) =>
    stretchesOf(...asked).map(({ messages: shown, leftOut }) => [shown.map(({ id }) => id).join(' '), leftOut]);

  it('is the oldest five, or fewer where there are not more', () => {
    expect(idsOf(conversation(9), false)).toEqual([['m0 m1 m2 m3 m4', 0]]);
    expect(idsOf(conversation(2), false)).toEqual([['m0 m1', 0]]);
  });

  it('is all of it when asked for', () => {
    expect(idsOf(conversation(7), true)).toEqual([['m0 m1 m2 m3 m4 m5 m6', 0]]);
  });

  it('says how many are left out between the oldest and the newest of a very long one', () => {
    expect(idsOf(conversation(7, 1_200), true)).toEqual([
      ['m0 m1 m2 m3 m4', 1_193],
      ['m5 m6', 0],
    ]);
  });
});

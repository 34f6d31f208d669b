import type { ChatMessage } from '@sternklar/contracts/conversations/conversation.api';
import { describe, expect, it } from 'vitest';
import {
  isOfNobody,
  nameOf,
  replyTarget,
  senderLabel,
  stretchesOf,
  visitorMark,
  waitingCount,
} from './conversation.ts';

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

describe('whose a conversation is', () => {
  const visitor = (id: string) => ({ id, partner_id: null, partner_name: null });

  it('is told by the address of an account', () => {
    const user = { id: 'u1', email: 'anna@firma.de' };
    expect(nameOf({ id: 'c1', user, visitor: null }, 'Unknown User')).toBe('anna@firma.de');
  });

  it('is told apart for visitors, whose every conversation has the same mark, and for erased accounts', () => {
    expect(nameOf({ id: 'c1', user: null, visitor: visitor('0198-00af') }, 'Unknown User')).toBe('Unknown User 00AF');
    expect(nameOf({ id: 'c2', user: null, visitor: visitor('0198-00af') }, 'Unknown User')).toBe('Unknown User 00AF');
    expect(nameOf({ id: '0198-1b2c', user: null, visitor: null }, 'Unbekannt')).toBe('Unbekannt 1B2C');
  });
});

describe('a conversation of nobody', () => {
  it('is that of an erased account: neither a customer nor a visitor would read an answer', () => {
    const visitor = { id: 'v', partner_id: null, partner_name: null };
    expect(isOfNobody({ user: null, visitor: null })).toBe(true);
    expect(isOfNobody({ user: null, visitor })).toBe(false);
    expect(isOfNobody({ user: { id: 'u1', email: 'anna@firma.de' }, visitor: null })).toBe(false);
  });
});

describe('what waits for a person', () => {
  it('is what nobody of the team has read', () => {
    expect(waitingCount({ status: 'person', unread_count: 2 })).toBe(2);
    expect(waitingCount({ status: 'person_requested', unread_count: 1 })).toBe(1);
  });

  it('is nothing as long as the assistant answers, or where all is done', () => {
    expect(waitingCount({ status: 'assistant', unread_count: 2 })).toBe(0);
    expect(waitingCount({ status: 'resolved', unread_count: 2 })).toBe(0);
  });
});

describe('whose conversation it is', () => {
  it('is said of visitors, with the partner where that is known', () => {
    const visitor = { id: 'v', partner_id: 'p', partner_name: 'Musterhotel' };
    expect(visitorMark({ visitor })).toBe('Besucher über Musterhotel');
    expect(visitorMark({ visitor: { ...visitor, partner_name: null } })).toBe('Besucher');
    expect(visitorMark({ visitor: null })).toBeNull();
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

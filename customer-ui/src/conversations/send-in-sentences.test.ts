import type { ChatMessage, SaidSentence } from '@sternklar/contracts/conversations/conversation.api';
import { describe, expect, it } from 'vitest';
import { sendInSentences } from './send-in-sentences.ts';

const message = (id: string, sender: ChatMessage['sender'], clientId: string | null = null): ChatMessage => ({
  id,
  sender,
  sender_label: null,
  message: `Text ${id}`,
  created_at: '2026-03-10T09:00:00.000Z',
  client_message_id: clientId,
});
const REPLY = message('reply', 'assistant');
const event = (name: string, data: object) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
const sentence = (text: string): SaidSentence => ({ reply_id: 'reply', text });
const [ONE, TWO] = [sentence('Eins.'), sentence(' Zwei.')];

/** Sends over a line that brings this, with a history that has these messages at one look after another. */
const world = (body: string | Error, histories: readonly (readonly ChatMessage[])[] = []) => {
  const heard: SaidSentence[] = [];
  const pauses: number[] = [];
  const left = [...histories];
  const send = sendInSentences({
    sendAndListen: async () => {
      if (body instanceof Error) throw body;
      return new Response(body);
    },
    history: async () => ({ messages: left.shift() ?? [], status: 'assistant', unread_count: 0 }),
    pause: async (ms) => void pauses.push(ms),
  });
  return { heard, pauses, sent: () => send('Hallo', 'mine', (one) => heard.push(one)) };
};

describe('a message whose answer comes sentence by sentence', () => {
  it('tells them in order, and resolves to the whole', async () => {
    const { heard, pauses, sent } = world(event('sentence', ONE) + event('sentence', TWO) + event('reply', REPLY));
    expect(await sent()).toEqual(REPLY);
    expect(heard).toEqual([ONE, TWO]);
    expect(pauses).toEqual([]);
  });

  it('is looked for in the history when the line breaks, later and later', async () => {
    const own = message('own', 'user', 'mine');
    const { heard, pauses, sent } = world(event('sentence', ONE), [[], [own], [own, REPLY]]);
    expect(await sent()).toEqual(REPLY);
    expect(heard).toEqual([ONE]);
    expect(pauses).toEqual([1_000, 2_000, 4_000]);
  });

  it('has not arrived when it is never found', async () => {
    const { pauses, sent } = world(event('sentence', ONE), [[message('other', 'user', 'another'), REPLY]]);
    await expect(sent()).rejects.toThrow('broke off');
    expect(pauses).toHaveLength(4);
  });

  it('has not arrived when it was refused, and nothing is looked for', async () => {
    const { pauses, sent } = world(new Error('HTTP 503'));
    await expect(sent()).rejects.toThrow('503');
    expect(pauses).toEqual([]);
  });
});

import type { ChatMessage } from '@sternklar/contracts/conversations/conversation.api';
import { describe, expect, it, vi } from 'vitest';
import type { ChatTransport } from './chat-transport.ts';
import { shownMessages } from './conversation-state.ts';
import { message, started } from './testing/chat-world.ts';

type Said = Parameters<ChatTransport['send']>[2];

describe('an answer that comes sentence by sentence', () => {
  /** A message is on its way, whose answer the test tells. */
  const asked = async () => {
    const made = await started();
    const answer = Promise.withResolvers<ChatMessage>();
    let said: Said;
    made.send.mockImplementation(((_text: string, _id: string, tell: Said) => {
      said = tell;
      return answer.promise;
    }) as typeof made.send);
    made.chat.send('Was kostet das?');
    const tell = (text: string) => said?.({ reply_id: 'reply', text });
    const rows = () =>
      shownMessages(made.chat.state()).map(({ id, sender, delivery, sentences }) =>
        sender === 'user' ? [id, delivery] : [id, delivery, ...(sentences ?? []).filter((part) => part !== '')],
      );
    return { ...made, answer, tell, rows };
  };

  it('stands behind its question with what has come so far, and stays the same message when it is whole', async () => {
    const { answer, tell, rows } = await asked();
    expect(rows()).toEqual([['m1', 'sending']]);
    tell('Eins.');
    expect(rows()).toEqual([
      ['m1', 'kept'],
      ['reply', 'sending', 'Eins.'],
    ]);
    tell(' Zwei.');
    answer.resolve(message('reply', 'assistant', { message: 'Eins. Zwei.' }));
    await vi.waitFor(() =>
      expect(rows()).toEqual([
        ['m1', 'kept'],
        ['reply', 'kept', 'Eins.', ' Zwei.'],
      ]),
    );
  });

  it('is whole although only its first sentence came for itself', async () => {
    const { answer, tell, rows } = await asked();
    tell('Eins.');
    answer.resolve(message('reply', 'assistant', { message: 'Eins. Zwei.' }));
    await vi.waitFor(() => expect(rows().at(-1)).toEqual(['reply', 'kept', 'Eins.', ' Zwei.']));
  });

  it('keeps what was shown when it breaks off, until the message is sent again', async () => {
    const { chat, answer, tell, rows } = await asked();
    tell('Eins.');
    answer.reject(new Error('broken'));
    await vi.waitFor(() => expect(rows()[0]).toEqual(['m1', 'failed']));
    expect(rows()[1]).toEqual(['reply', 'kept', 'Eins.']);
    chat.resend('m1');
    expect(rows()).toEqual([['m1', 'sending']]);
  });
});

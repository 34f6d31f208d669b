import type { ChatTransport } from '@sternklar/chat-widget/conversation/chat-transport';
import type { ChatMessage, SaidSentence } from '@sternklar/contracts/conversations/conversation.api';
import { fieldOf, readEvents } from '@sternklar/contracts/live-updates/event-stream';

export interface SendInSentencesDeps {
  readonly sendAndListen: (message: string, clientMessageId: string) => Promise<Response>;
  readonly history: ChatTransport['history'];
  readonly pause: (ms: number) => Promise<void>;
}

/** An answer ends ten seconds after its question at the latest; it is looked for a little longer. */
const LOOKED_FOR_AFTER_MS = [1_000, 2_000, 4_000, 8_000] as const;

/** The reply in the history to the message that this browser gave the id; null while there is none. */
const replyIn = (messages: readonly ChatMessage[], clientMessageId: string): ChatMessage | null => {
  const at = messages.findIndex((message) => message.client_message_id === clientMessageId);
  const reply = at < 0 ? undefined : messages[at + 1];
  return reply?.sender === 'assistant' ? reply : null;
};

/**
 * Sends a message and tells the sentences of its reply as they come. When the line breaks on the way, the server goes on to the
 * end: the reply is then looked for in the history. Rejects when the message did not arrive.
 */
export const sendInSentences =
  ({ sendAndListen, history, pause }: SendInSentencesDeps): ChatTransport['send'] =>
  async (message, clientMessageId, said) => {
    const response = await sendAndListen(message, clientMessageId);
    let reply: ChatMessage | null = null;
    const take = (event: string): boolean => {
      const data = JSON.parse(fieldOf(event, 'data') ?? 'null');
      if (fieldOf(event, 'event') === 'sentence') said?.(data as SaidSentence);
      if (fieldOf(event, 'event') === 'reply') reply = data as ChatMessage;
      return reply === null;
    };
    const broke = await (response.body === null ? Promise.resolve(null) : readEvents(response.body, take)).then(
      () => new Error('The answer broke off.'),
      (error: unknown) => error,
    );
    for (const ms of LOOKED_FOR_AFTER_MS) {
      if (reply !== null) return reply;
      await pause(ms);
      reply = await history().then(
        ({ messages }) => replyIn(messages, clientMessageId),
        () => null,
      );
    }
    if (reply === null) throw broke;
    return reply;
  };

import type { ChatMessage } from '@sternklar/contracts/conversations/conversation.api';
import type { MessageSender } from '@sternklar/contracts/conversations/message-sender';
import type { LiveUpdate } from '@sternklar/contracts/live-updates/live-update.api';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { createChat } from './chat.ts';
import { shownMessages, statusAt } from './chat-state.ts';

const NOW = new Date('2026-11-20T12:00:00.000Z');
const at = NOW.toISOString();
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);

const message = (id: string, sender: ChatMessage['sender'], more: Partial<ChatMessage> = {}): ChatMessage => ({
  id,
  sender,
  sender_label: null,
  message: `Text ${id}`,
  created_at: at,
  client_message_id: null,
  ...more,
});
const heard = (id: string, sender: MessageSender, userId = 'me'): LiveUpdate => ({
  kind: 'chat-message-sent',
  conversation_id: 'c1',
  message_id: id,
  user_id: userId,
  sender,
  at,
});
const refusal = (status: number) => new ApiError({ status, detail: 'x', fieldErrors: {}, retryAfterSeconds: null });

/** A chat on a server with an empty history and an assistant that answers everything; answers can be replaced. */
const world = async () => {
  const toasts: string[] = [];
  const log = vi.fn();
  const sessionOver = vi.fn();
  let ids = 0;
  const history = vi.fn(async (): Promise<readonly ChatMessage[]> => []);
  const send = vi.fn(async (_text: string, clientId: string) => message(`reply-${clientId}`, 'assistant'));
  const chat = createChat({
    conversations: { history, send },
    toasts: { bad: (phrase) => toasts.push(phrase.text) },
    now: () => NOW,
    nextId: () => {
      ids += 1;
      return `m${ids}`;
    },
    ownId: () => 'me',
    log,
    sessionOver,
  });
  const shown = () => shownMessages(chat.state()).map(({ id, delivery }) => `${id} ${delivery}`);
  const settled = () => vi.waitFor(() => expect(chat.state().phase).not.toBe('loading'));
  const start = async () => {
    chat.start();
    await settled();
  };
  return { chat, history, send, toasts, log, sessionOver, shown, settled, start };
};
type World = Awaited<ReturnType<typeof world>>;
const started = async (prepare: (world: World) => void = () => undefined) => {
  const made = await world();
  prepare(made);
  await made.start();
  return made;
};

describe('the history', () => {
  it('is loaded once the dashboard is open', async () => {
    const { chat, shown } = await started(({ history }) =>
      history.mockResolvedValue([message('1', 'user'), message('2', 'assistant')]),
    );
    expect(chat.state().phase).toBe('ready');
    expect(shown()).toEqual(['1 kept', '2 kept']);
  });

  it('that cannot be loaded is only logged, and asked for again when the window is opened', async () => {
    const { chat, history, toasts, log, settled } = await started(({ history: h }) =>
      h.mockRejectedValueOnce(refusal(500)),
    );
    expect(chat.state().phase).toBe('failed');
    expect(log).toHaveBeenCalledTimes(1);
    expect(toasts).toEqual([]);
    chat.open();
    await settled();
    expect(chat.state().phase).toBe('ready');
    expect(history).toHaveBeenCalledTimes(2);
  });

  it('is asked for one at a time, and once more when something was heard meanwhile', async () => {
    const { chat, history } = await started();
    const slow = Promise.withResolvers<readonly ChatMessage[]>();
    history.mockReturnValueOnce(slow.promise).mockResolvedValueOnce([message('a', 'admin'), message('b', 'admin')]);
    chat.liveUpdated(heard('a', 'admin'));
    chat.liveUpdated(heard('b', 'admin'));
    chat.liveUpdated(heard('c', 'admin'));
    expect(history).toHaveBeenCalledTimes(2);
    slow.resolve([message('a', 'admin')]);
    await vi.waitFor(() => expect(chat.state().kept).toHaveLength(2));
    expect(history).toHaveBeenCalledTimes(3);
  });
});

describe('a message', () => {
  it('is shown before it is sent, and followed by the reply', async () => {
    const { chat, send, shown } = await started();
    expect(chat.send('  Was kostet das?\n')).toBe(true);
    expect(shown()).toEqual(['m1 sending']);
    await vi.waitFor(() => expect(shown()).toEqual(['m1 kept', 'reply-m1 kept']));
    expect(send.mock.calls).toEqual([['Was kostet das?', 'm1']]);
  });

  it('that is blank or too long is not sent', async () => {
    const { chat, send } = await started();
    for (const text of ['', '  \n ', '\u200b', 'x'.repeat(4_001)]) expect(chat.send(text)).toBe(false);
    expect(send).not.toHaveBeenCalled();
  });

  it('waits until the one before is answered', async () => {
    const { chat, send, shown } = await started();
    chat.send('eins');
    expect(chat.send('zwei')).toBe(false);
    await vi.waitFor(() => expect(shown()).toHaveLength(2));
    expect(chat.send('zwei')).toBe(true);
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('that does not arrive stays, marked, and can be sent again as the same message, at the end', async () => {
    const { chat, send, toasts, shown } = await started();
    send.mockRejectedValueOnce(refusal(500));
    chat.send('eins');
    await vi.waitFor(() => expect(shown()).toEqual(['m1 failed']));
    expect(toasts).toEqual(['Failed to send message']);
    chat.send('zwei');
    await vi.waitFor(() => expect(shown()).toEqual(['m2 kept', 'reply-m2 kept', 'm1 failed']));
    chat.resend('m1');
    chat.resend('m1');
    await vi.waitFor(() => expect(shown().at(-1)).toBe('reply-m1 kept'));
    expect(send.mock.calls.map(([, id]) => id)).toEqual(['m1', 'm2', 'm1']);
  });

  it('that arrived although its answer got lost is recognised in the history, without a word', async () => {
    const { chat, history, send, toasts, shown } = await started();
    const lost = Promise.withResolvers<ChatMessage>();
    send.mockReturnValueOnce(lost.promise);
    history.mockResolvedValue([message('1', 'user', { client_message_id: 'm1' }), message('2', 'assistant')]);
    chat.send('eins');
    chat.liveUpdated(heard('1', 'user'));
    expect(history).toHaveBeenCalledTimes(1);
    lost.reject(refusal(0));
    await vi.waitFor(() => expect(shown()).toEqual(['1 kept', '2 kept']));
    expect(toasts).toEqual([]);
  });

  it('is not doubled by a history that has it already, nor undone by one that was read too early', async () => {
    const { chat, history, shown } = await started();
    chat.send('eins');
    await vi.waitFor(() => expect(shown()).toEqual(['m1 kept', 'reply-m1 kept']));
    await chat.reload();
    expect(shown()).toEqual(['m1 kept', 'reply-m1 kept']);
    history.mockResolvedValue([
      message('1', 'user', { client_message_id: 'm1' }),
      message('reply-m1', 'assistant'),
      message('3', 'admin', { created_at: later(1).toISOString() }),
    ]);
    await chat.reload();
    expect(shown()).toEqual(['1 kept', 'reply-m1 kept', '3 kept']);
  });

  it('that waits for a person is followed by an acknowledgement, which stays where it was said', async () => {
    const { chat, history, send, shown } = await started();
    send.mockResolvedValueOnce(message('note', 'system'));
    chat.send('eins');
    await vi.waitFor(() => expect(shown()).toEqual(['m1 kept', 'note kept']));
    history.mockResolvedValue([
      message('1', 'user', { client_message_id: 'm1' }),
      message('2', 'admin', { created_at: later(1).toISOString() }),
    ]);
    await chat.reload();
    expect(shown()).toEqual(['1 kept', 'note kept', '2 kept']);
  });

  it('finds out that the session is over', async () => {
    const { chat, send, sessionOver, toasts } = await started();
    send.mockRejectedValueOnce(refusal(401));
    chat.send('eins');
    await vi.waitFor(() => expect(sessionOver).toHaveBeenCalledTimes(1));
    expect(toasts).toEqual([]);
  });

  it('that fails after the page was left says nothing', async () => {
    const { chat, send, toasts } = await started();
    const slow = Promise.withResolvers<ChatMessage>();
    send.mockReturnValueOnce(slow.promise);
    chat.send('eins');
    chat.stop();
    slow.reject(refusal(0));
    await slow.promise.catch(() => undefined);
    await Promise.resolve();
    expect(toasts).toEqual([]);
  });
});

describe('a reply of a person', () => {
  it('is loaded when it is heard live, and counted until the window is opened', async () => {
    const { chat, history, shown } = await started();
    history.mockResolvedValue([message('1', 'admin')]);
    chat.liveUpdated(heard('1', 'admin'));
    await vi.waitFor(() => expect(shown()).toEqual(['1 kept']));
    expect(chat.state().unread.size).toBe(1);
    chat.liveUpdated(heard('1', 'admin'));
    expect(chat.state().unread.size).toBe(1);
    chat.open();
    expect(chat.state().unread.size).toBe(0);
  });

  it('is not counted while the window is open', async () => {
    const { chat } = await started();
    chat.open();
    chat.liveUpdated(heard('1', 'admin'));
    expect(chat.state().unread.size).toBe(0);
  });

  it('to somebody else, which administrators hear of too, is no reply here', async () => {
    const { chat, history } = await started();
    chat.liveUpdated(heard('1', 'admin', 'somebody else'));
    expect(chat.state().unread.size).toBe(0);
    expect(history).toHaveBeenCalledTimes(1);
  });

  it('hands the conversation to a person for a day', async () => {
    const { chat } = await started(({ history }) => history.mockResolvedValue([message('1', 'admin')]));
    expect(statusAt(chat.state(), later(23 * 60))).toBe('person');
    expect(statusAt(chat.state(), later(24 * 60))).toBe('assistant');
  });
});

describe('the wish for a person', () => {
  const statusChanged = (status: 'person_requested' | 'person'): LiveUpdate => ({
    kind: 'conversation-status-changed',
    conversation_id: 'c1',
    user_id: 'me',
    status,
    at,
  });

  it('is known once it is heard, until a person replies', async () => {
    const { chat } = await started();
    chat.liveUpdated(statusChanged('person_requested'));
    expect(statusAt(chat.state(), NOW)).toBe('person_requested');
    chat.liveUpdated(heard('1', 'admin'));
    expect(statusAt(chat.state(), NOW)).toBe('assistant');
  });
});

describe('a live stream that begins anew', () => {
  it('may have missed something: the history is read again', async () => {
    const { chat, history } = await started();
    chat.liveOpened(true);
    expect(history).toHaveBeenCalledTimes(1);
    chat.liveOpened(false);
    expect(history).toHaveBeenCalledTimes(2);
  });
});

import type { ChatMessage } from '@sternklar/contracts/conversations/conversation.api';
import { describe, expect, it, vi } from 'vitest';
import type { ChatUpdate } from './chat-transport.ts';
import { statusAt } from './conversation-state.ts';
import { at, heard, later, message, NOW, started } from './testing/chat-world.ts';

describe('the history', () => {
  it('is loaded once the dashboard is open', async () => {
    const { chat, shown } = await started(({ history }) =>
      history.mockResolvedValue([message('1', 'user'), message('2', 'assistant')]),
    );
    expect(chat.state().phase).toBe('ready');
    expect(shown()).toEqual(['1 kept', '2 kept']);
  });

  it('that cannot be loaded is only logged, and asked for again when the window is opened', async () => {
    const { chat, history, log, settled } = await started(({ history: h }) =>
      h.mockRejectedValueOnce(new Error('500')),
    );
    expect(chat.state().phase).toBe('failed');
    expect(log).toHaveBeenCalledTimes(1);
    chat.open();
    await settled();
    expect(chat.state().phase).toBe('ready');
    expect(history).toHaveBeenCalledTimes(2);
  });

  it('is asked for one at a time, and once more when something was heard meanwhile', async () => {
    const { chat, history, hear } = await started();
    const slow = Promise.withResolvers<readonly ChatMessage[]>();
    history.mockReturnValueOnce(slow.promise).mockResolvedValueOnce([message('a', 'admin'), message('b', 'admin')]);
    hear(heard('a', 'admin'));
    hear(heard('b', 'admin'));
    hear(heard('c', 'admin'));
    expect(history).toHaveBeenCalledTimes(2);
    slow.resolve([message('a', 'admin')]);
    await vi.waitFor(() => expect(chat.state().kept).toHaveLength(2));
    expect(history).toHaveBeenCalledTimes(3);
  });
});

describe('an answer', () => {
  it('is rated with one press, and again; it shows once the server knows', async () => {
    const { chat, rate } = await started(({ history }) =>
      history.mockResolvedValue([message('1', 'user'), message('2', 'assistant')]),
    );
    const said = () => chat.state().kept.map(({ helpful }) => helpful);
    chat.rate('2', false);
    expect(said()).toEqual([undefined, undefined]);
    await vi.waitFor(() => expect(said()).toEqual([undefined, false]));
    chat.rate('2', true);
    await vi.waitFor(() => expect(said()).toEqual([undefined, true]));
    expect(rate.mock.calls).toEqual([
      ['2', false],
      ['2', true],
    ]);
  });

  it('whose rating does not arrive stays as it was, which is only logged', async () => {
    const { chat, rate, log } = await started(({ history }) => history.mockResolvedValue([message('2', 'assistant')]));
    rate.mockRejectedValueOnce(new Error('500'));
    chat.rate('2', true);
    await vi.waitFor(() => expect(log).toHaveBeenCalledTimes(1));
    expect(chat.state().kept[0]?.helpful).toBeUndefined();
  });
});

describe('a page that is opened again', () => {
  it.each(['resolved', 'assistant', 'person_requested'] as const)('knows as the server does: %s', async (status) => {
    const { chat } = await started(({ history, stands }) => {
      history.mockResolvedValue([message('1', 'admin'), message('2', 'admin')]);
      stands.mockReturnValue({ status, unread_count: 1 });
    });
    expect(statusAt(chat.state(), NOW)).toBe(status);
    expect([...chat.state().unread]).toEqual(['2']);
  });
});

describe('what the same reader has seen elsewhere', () => {
  it('is no news here any more', async () => {
    const { chat, seenElsewhere } = await started(({ history, stands }) => {
      history.mockResolvedValue([message('1', 'admin')]);
      stands.mockReturnValue({ status: 'person', unread_count: 1 });
    });
    expect(chat.state().unread.size).toBe(1);
    seenElsewhere();
    expect(chat.state().unread.size).toBe(0);
  });
});

describe('a message', () => {
  it('is shown before it is sent, and followed by the reply', async () => {
    const { chat, send, shown } = await started();
    expect(chat.send('  Was kostet das?\n')).toBe(true);
    expect(shown()).toEqual(['m1 sending']);
    await vi.waitFor(() => expect(shown()).toEqual(['m1 kept', 'reply-m1 kept']));
    expect(send.mock.calls).toEqual([['Was kostet das?', 'm1', expect.any(Function)]]);
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
    const { chat, send, sendFailed, shown } = await started();
    sendFailed.mockReturnValueOnce('Darum.');
    send.mockRejectedValueOnce(new Error('500'));
    chat.send('eins');
    await vi.waitFor(() => expect(shown()).toEqual(['m1 failed']));
    expect(chat.state().written).toMatchObject([{ delivery: 'failed', reason: 'Darum.' }]);
    chat.send('zwei');
    await vi.waitFor(() => expect(shown()).toEqual(['m2 kept', 'reply-m2 kept', 'm1 failed']));
    chat.resend('m1');
    chat.resend('m1');
    await vi.waitFor(() => expect(shown().at(-1)).toBe('reply-m1 kept'));
    expect(send.mock.calls.map(([, id]) => id)).toEqual(['m1', 'm2', 'm1']);
  });

  it('that arrived although its answer got lost is recognised in the history, without a word', async () => {
    const { chat, history, send, sendFailed, shown, hear } = await started();
    const lost = Promise.withResolvers<ChatMessage>();
    send.mockReturnValueOnce(lost.promise);
    history.mockResolvedValue([message('1', 'user', { client_message_id: 'm1' }), message('2', 'assistant')]);
    chat.send('eins');
    hear(heard('1', 'user'));
    expect(history).toHaveBeenCalledTimes(1);
    lost.reject(new Error('no answer'));
    await vi.waitFor(() => expect(shown()).toEqual(['1 kept', '2 kept']));
    expect(sendFailed).not.toHaveBeenCalled();
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

  it('keeps the questions that were offered with its reply when the history is read, which has none', async () => {
    const { chat, history, send } = await started();
    send.mockResolvedValueOnce(message('2', 'assistant', { suggestions: ['Was kostet das?'] }));
    chat.send('google');
    await vi.waitFor(() => expect(chat.state().kept).toHaveLength(2));
    history.mockResolvedValue([message('1', 'user', { client_message_id: 'm1' }), message('2', 'assistant')]);
    await chat.reload();
    expect(chat.state().kept.map(({ suggestions }) => suggestions)).toEqual([undefined, ['Was kostet das?']]);
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

  it('that fails after the page was left says nothing', async () => {
    const { chat, send, sendFailed } = await started();
    const slow = Promise.withResolvers<ChatMessage>();
    send.mockReturnValueOnce(slow.promise);
    chat.send('eins');
    chat.stop();
    slow.reject(new Error('no answer'));
    await slow.promise.catch(() => undefined);
    await Promise.resolve();
    expect(sendFailed).not.toHaveBeenCalled();
  });
});

describe('a reply of a person', () => {
  it('is loaded when it is heard live, and counted until the window is opened', async () => {
    const { chat, history, stands, shown, hear } = await started();
    history.mockResolvedValue([message('1', 'admin')]);
    stands.mockReturnValue({ status: 'person', unread_count: 1 });
    hear(heard('1', 'admin'));
    await vi.waitFor(() => expect(shown()).toEqual(['1 kept']));
    expect(chat.state().unread.size).toBe(1);
    hear(heard('1', 'admin'));
    expect(chat.state().unread.size).toBe(1);
    chat.open();
    expect(chat.state().unread.size).toBe(0);
  });

  it('stays counted when a history arrives that was read before it', async () => {
    const { chat, history, hear } = await started();
    const early = Promise.withResolvers<readonly ChatMessage[]>();
    const late = Promise.withResolvers<readonly ChatMessage[]>();
    history.mockReturnValueOnce(early.promise).mockReturnValueOnce(late.promise);
    hear(heard('a', 'admin'));
    hear(heard('b', 'admin'));
    early.resolve([]);
    await vi.waitFor(() => expect(history).toHaveBeenCalledTimes(3));
    expect([...chat.state().unread]).toEqual(['a', 'b']);
    late.resolve([]);
  });

  it('is not counted while the window is open', async () => {
    const { chat, hear } = await started();
    chat.open();
    hear(heard('1', 'admin'));
    expect(chat.state().unread.size).toBe(0);
  });

  it('hands the conversation to a person for a day', async () => {
    const { chat } = await started(({ history, stands }) => {
      history.mockResolvedValue([message('1', 'admin')]);
      stands.mockReturnValue({ status: 'person', unread_count: 1 });
    });
    expect(statusAt(chat.state(), later(23 * 60))).toBe('person');
    expect(statusAt(chat.state(), later(24 * 60))).toBe('assistant');
  });
});

describe('the wish for a person', () => {
  const statusChanged = (status: 'assistant' | 'person_requested', changedAt = at): ChatUpdate => ({
    kind: 'conversation-status-changed',
    conversation_id: 'c1',
    user_id: 'me',
    visitor_id: null,
    status,
    at: changedAt,
  });

  it('is known once it is heard, until a person replies', async () => {
    const { chat, hear } = await started();
    hear(statusChanged('person_requested'));
    expect(statusAt(chat.state(), NOW)).toBe('person_requested');
    hear(heard('1', 'admin'));
    expect(statusAt(chat.state(), NOW)).toBe('assistant');
  });
});

describe('a conversation that is given back', () => {
  it('is with the assistant again, although a person replied today', async () => {
    const { chat, hear } = await started(({ history }) => history.mockResolvedValue([message('1', 'admin')]));
    hear({
      kind: 'conversation-status-changed',
      conversation_id: 'c1',
      user_id: 'me',
      visitor_id: null,
      status: 'assistant',
      at: later(5).toISOString(),
    });
    expect(statusAt(chat.state(), later(6))).toBe('assistant');
  });
});

describe('what a person replied', () => {
  it('is marked as read once it is seen, and not again', async () => {
    const { chat, history, markRead, hear, shown } = await started(({ history: h }) =>
      h.mockResolvedValue([message('1', 'admin')]),
    );
    expect(markRead).not.toHaveBeenCalled();
    chat.open();
    chat.close();
    chat.open();
    expect(markRead).toHaveBeenCalledTimes(1);
    history.mockResolvedValue([message('1', 'admin'), message('2', 'admin')]);
    hear(heard('2', 'admin'));
    await vi.waitFor(() => expect(shown()).toHaveLength(2));
    expect(markRead.mock.calls).toEqual([['1'], ['2']]);
  });

  it('is marked up to what was shown, although another reply was heard of', async () => {
    const { chat, history, markRead, hear } = await started(({ history: h }) =>
      h.mockResolvedValue([message('1', 'admin')]),
    );
    history.mockReturnValue(Promise.withResolvers<readonly ChatMessage[]>().promise);
    hear(heard('2', 'admin'));
    chat.open();
    expect(markRead.mock.calls).toEqual([['1']]);
  });

  it('stays unread when the mark cannot be set, and nobody is bothered', async () => {
    const { chat, markRead, log } = await started(({ history, markRead: mark }) => {
      history.mockResolvedValue([message('1', 'admin')]);
      mark.mockRejectedValueOnce(new Error('offline'));
    });
    chat.open();
    await vi.waitFor(() => expect(log).toHaveBeenCalledTimes(1));
    expect(markRead).toHaveBeenCalledTimes(1);
  });
});

describe('that a conversation is resolved', () => {
  const resolved: ChatUpdate = {
    kind: 'conversation-status-changed',
    conversation_id: 'c1',
    user_id: 'me',
    visitor_id: null,
    status: 'resolved',
    at,
  };

  it('is read by whoever has the window open, once, with the last message that was shown', async () => {
    const { chat, markRead, hear } = await started(({ history }) =>
      history.mockResolvedValue([message('1', 'admin'), message('2', 'assistant')]),
    );
    chat.open();
    hear(resolved);
    hear(resolved);
    expect(markRead.mock.calls).toEqual([['1'], ['2']]);
  });

  it('is read beside the same reply once more, if there is nothing else', async () => {
    const { chat, markRead, hear } = await started(({ history }) => history.mockResolvedValue([message('1', 'admin')]));
    chat.open();
    hear(resolved);
    expect(markRead.mock.calls).toEqual([['1'], ['1']]);
  });

  it('is read when the window is opened, not before', async () => {
    const { chat, markRead, hear } = await started(({ history }) => history.mockResolvedValue([message('1', 'admin')]));
    hear(resolved);
    expect(markRead).not.toHaveBeenCalled();
    chat.open();
    expect(markRead.mock.calls).toEqual([['1']]);
  });

  it('is read with another message where no person has replied, and with none that only this browser knows', async () => {
    const { chat, markRead, hear } = await started(({ history }) =>
      history.mockResolvedValue([message('1', 'user'), message('2', 'assistant')]),
    );
    chat.open();
    chat.send('Danke');
    await vi.waitFor(() => expect(chat.state().kept).toHaveLength(4));
    expect(markRead).not.toHaveBeenCalled();
    hear(resolved);
    expect(markRead.mock.calls).toEqual([['reply-m1']]);
    chat.send('Noch etwas');
    await vi.waitFor(() => expect(chat.state().kept).toHaveLength(6));
    expect(markRead.mock.calls).toEqual([['reply-m1'], ['reply-m2']]);
  });
});

describe('a live stream that begins anew', () => {
  it('counts the replies of people that came meanwhile, but not those that were read', async () => {
    const { chat, history, stands, liveOpened, shown } = await started(({ history: h }) =>
      h.mockResolvedValue([message('1', 'admin')]),
    );
    expect(chat.state().unread.size).toBe(0);
    history.mockResolvedValue([message('1', 'admin'), message('2', 'admin'), message('3', 'assistant')]);
    stands.mockReturnValue({ status: 'person', unread_count: 1 });
    liveOpened(false);
    await vi.waitFor(() => expect(shown()).toHaveLength(3));
    expect([...chat.state().unread]).toEqual(['2']);
  });

  it('may have missed something: the history is read again', async () => {
    const { history, liveOpened } = await started();
    liveOpened(true);
    expect(history).toHaveBeenCalledTimes(1);
    liveOpened(false);
    expect(history).toHaveBeenCalledTimes(2);
  });
});

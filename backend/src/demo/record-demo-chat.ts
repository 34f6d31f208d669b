import { conversationStream } from '@sternklar/contracts/conversations/conversation.events';
import { reject } from '@sternklar/event-store/decider';
import { v5 as uuidV5 } from 'uuid';
import { answerTo } from '../conversations/assistant/assistant.ts';
import { conversationStreamType } from '../conversations/conversation.ts';
import { conversationOf } from '../conversations/conversation-id.ts';
import { replyAsAdmin } from '../conversations/reply-as-admin/reply-as-admin.ts';
import { sendMessage } from '../conversations/send-message/send-message.ts';
import type { DemoStep } from './demo-plan.ts';
import type { Recording } from './recording.ts';

type ChatLine = Extract<DemoStep, { kind: 'write-in-chat' }>;

/** A line of a conversation; what the assistant says to it is what it would have said. Written once, however often it is asked for. */
export const recordChatLine = async (
  recording: Recording,
  { from, text, lineId, at, afterwards = null }: ChatLine,
): Promise<void> => {
  const { commands, customer, admin, accountId } = recording;
  const conversation = conversationOf({ kind: 'account', id: accountId });
  const line = { conversation, messageId: lineId, text, now: at };
  const stream = { streamType: conversationStreamType, streamId: conversationStream(conversation.conversationId) };
  const once = { commandId: uuidV5('command', lineId), mayRepeat: true } as const;
  if (from === 'customer') {
    const command = { ...line, replyId: uuidV5('reply', lineId), clientMessageId: lineId, answer: answerTo(text) };
    await commands.handle({
      ...stream,
      decide: (state) => sendMessage(state, command),
      context: { ...customer, ...once },
    });
    return;
  }
  await commands.handle({
    ...stream,
    decide: (state) =>
      state.status === 'begun' && state.firstUserMessageId !== null
        ? replyAsAdmin(state, { ...line, repliesTo: state.firstUserMessageId, afterwards, seeing: null })
        : reject('not-first-user-message'),
    context: { ...admin, ...once },
  });
};

import type { AdminConversation, ChatMessage } from '@sternklar/contracts/conversations/conversation.api';
import { createRepeatKeys } from '@sternklar/contracts/repeat-key';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { sentenceOf, statusOf } from '../../data-provider/refusal.ts';
import { useCalls } from '../../data-provider/use-calls.ts';
import { useOneAtATime } from '../../data-provider/use-one-at-a-time.ts';
import { attentionKey } from '../../layout/attention.ts';
import type { Quoted } from '../../texts/quoted.ts';
import { type Afterwards, afterwardsSent } from '../afterwards.ts';
import { replyTarget } from '../conversation.ts';
import { chatKey, createConversationCalls, inboxKey, messagesKey, type Reply } from '../conversation-calls.ts';

interface ReplyingTo {
  readonly conversation: AdminConversation;
  /** Those that are seen, the newest last. */
  readonly messages: readonly ChatMessage[];
  onSent(): void;
}

interface Written {
  readonly text: string;
  readonly afterwards: Afterwards;
  /** Also when somebody else was faster. */
  readonly anyway: boolean;
}

const FASTER = 'Jemand anderes war schneller.';

/** Sends replies, and says who was faster where somebody else was. */
export const useReply = ({ conversation, messages, onSent }: ReplyingTo) => {
  const { replyAsAdmin } = useCalls(createConversationCalls);
  const [keyFor] = useState(() => createRepeatKeys());
  const [refusal, setRefusal] = useState<string | null>(null);
  const queryClient = useQueryClient();
  const notify = useNotify();
  const say = (words: Quoted, type: 'success' | 'error') => notify(words, { type });
  const lookAgain = () => {
    for (const queryKey of [
      inboxKey,
      attentionKey,
      chatKey(conversation.id),
      messagesKey(conversation.id),
      ['chats', 'getList'],
    ])
      void queryClient.invalidateQueries({ queryKey });
  };
  const { send, isPending } = useOneAtATime({
    mutationFn: (sent: Reply) => replyAsAdmin(sent, keyFor(sent)),
    onMutate: () => setRefusal(null),
    onSuccess: () => {
      say('Reply sent!', 'success');
      onSent();
      lookAgain();
    },
    onError: (error) => {
      if (statusOf(error) !== 409) return say('Failed to send reply', 'error');
      setRefusal(sentenceOf(error, FASTER));
      lookAgain();
    },
  });
  return {
    isPending,
    refusal,
    /** `onDone` once it was taken, behind what is always done then. */
    send: ({ text, afterwards, anyway }: Written, onDone: () => void) => {
      const target = replyTarget(conversation);
      if (target === null) return say('No user message to reply to', 'error');
      const sent: Reply = {
        message_id: target,
        reply: text,
        afterwards: afterwardsSent(afterwards),
        seen_reply_id: messages.findLast(({ sender }) => sender === 'admin')?.id ?? null,
        ...(anyway && { anyway }),
      };
      send(sent, { onSuccess: onDone });
    },
  };
};

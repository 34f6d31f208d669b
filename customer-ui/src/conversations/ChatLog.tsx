import { ASSISTANT_LABEL } from '@sternklar/contracts/conversations/message-sender';
import { useLayoutEffect, useRef } from 'react';
import { conversationTexts as texts } from '../texts/conversations.ts';
import { TextButton } from '../ui/Button.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { Message, Typing } from './ChatMessages.tsx';
import { type ChatState, isSending, shownMessages, statusAt } from './chat-state.ts';

interface ChatLogProps {
  readonly state: ChatState;
  readonly now: Date;
  readonly onResend: (clientId: string) => void;
  readonly onReload: () => void;
}

/** Says what answers here, and what becomes of messages, before anything is written. */
const Welcome = () => (
  <div className="chat-welcome">
    <p className="chat-bubble">{texts.welcome}</p>
    <p className="chat-foot">
      <span className="chat-who">{ASSISTANT_LABEL}</span>
    </p>
    <p className="chat-privacy">
      {texts.privacyBefore}
      <a href="/datenschutz" target="_blank" rel="noopener">
        {texts.privacy}
        <span className="visually-hidden"> ({texts.newTab})</span>
      </a>
      {texts.privacyAfter}
    </p>
  </div>
);

/** An own message comes into view wherever somebody was reading; otherwise the end stays in view by itself. */
const useOwnInView = (ownMessages: number) => {
  const ref = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new message is the reason to scroll
  useLayoutEffect(() => {
    // The list runs from its end (chat-message.css), so its end is at 0.
    if (ref.current !== null) ref.current.scrollTop = 0;
  }, [ownMessages]);
  return ref;
};

/** The conversation. What is added is announced; it can be scrolled by keyboard. */
export const ChatLog = ({ state, now, onResend, onReload }: ChatLogProps) => {
  const messages = shownMessages(state);
  const isAnswering = isSending(state) && statusAt(state, now) !== 'person';
  const ref = useOwnInView(messages.filter(({ sender }) => sender === 'user').length);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <div ref={ref} className="chat-log" role="log" aria-label={texts.log} tabIndex={0}>
      <div>
        <Welcome />
        {state.phase === 'loading' && messages.length === 0 && (
          <Skeleton lines={['middle', 'long', 'short']} label={texts.loading} />
        )}
        {state.phase === 'failed' && (
          <p className="chat-privacy">
            {texts.historyFailed} <TextButton onClick={onReload}>{texts.reload}</TextButton>
          </p>
        )}
        <ol className="chat-messages">
          {messages.map((message) => (
            <Message key={message.id} message={message} now={now} onResend={onResend} />
          ))}
          {isAnswering && <Typing />}
        </ol>
      </div>
    </div>
  );
};

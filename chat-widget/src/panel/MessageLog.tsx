/** @jsxImportSource @sternklar/chat-widget/jsx */
import { ASSISTANT_LABEL } from '@sternklar/contracts/conversations/message-sender';
import type { RefObject } from 'preact';
import { type ConversationState, isSending, shownMessages, statusAt } from '../conversation/conversation-state.ts';
import { Message, Typing } from './Messages.tsx';
import { texts } from './texts.ts';

interface MessageLogProps {
  readonly logRef: RefObject<HTMLDivElement>;
  readonly state: ConversationState;
  readonly now: Date;
  readonly privacyUrl: string;
  readonly formatTime: (iso: string) => string;
  readonly onResend: (clientId: string) => void;
  readonly onReload: () => void;
}

/** Says what answers here, and what becomes of messages, before anything is written. */
const Welcome = ({ privacyUrl }: Pick<MessageLogProps, 'privacyUrl'>) => (
  <>
    <p class="chat-bubble">{texts.welcome}</p>
    <p class="foot">
      <b>{ASSISTANT_LABEL}</b>
    </p>
    <p class="small">
      {texts.privacyBefore}
      <a href={privacyUrl} target="_blank" rel="noopener">
        {texts.privacy}
        <span class="visually-hidden"> ({texts.newTab})</span>
      </a>
      {texts.privacyAfter}
    </p>
  </>
);

/** The conversation. What is added is announced; it can be scrolled by keyboard. */
export const MessageLog = ({ logRef, state, now, privacyUrl, formatTime, onResend, onReload }: MessageLogProps) => {
  const messages = shownMessages(state);
  const isAnswering = isSending(state) && statusAt(state, now) !== 'person';
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <div ref={logRef} class="log" role="log" aria-label={texts.log} tabIndex={0}>
      <div>
        <Welcome privacyUrl={privacyUrl} />
        {state.phase === 'loading' && messages.length === 0 && <p class="small">{texts.loading}</p>}
        {state.phase === 'failed' && (
          <p class="small">
            {texts.historyFailed}{' '}
            <button type="button" onClick={onReload}>
              {texts.reload}
            </button>
          </p>
        )}
        <ol>
          {messages.map((message) => (
            <Message key={message.id} message={message} formatTime={formatTime} onResend={onResend} />
          ))}
          {isAnswering && <Typing />}
        </ol>
      </div>
    </div>
  );
};
